import chalk from 'chalk';
import {Box, renderToString, Text} from 'ink';
import {useMemo} from 'react';
import {bodySize, DisplayContext, sentenceRows, useDisplay, windowLayout} from '../components/display.js';
import {Sentence, sentenceColumns} from '../components/sentence.js';
import {type Line, runsWidth, StyledText, styled} from '../components/styled-text.js';
import {hasColours} from '../components/theme.js';
import type {Knowledge} from '../explorer/knowledge.js';
import {leastWindow, type Model} from '../explorer/model.js';
import {Footer, messageNow} from '../screens/everywhere/footer.js';
import {displayOf} from '../screens/press.js';
import {overlayOf, type ScreenProps, type Screens, screenOf} from '../screens/screen.js';
import {variantsFor} from '../solver/search/variants.js';
import type {ColourLevel} from '../terminal/capabilities.js';
import {programName} from '../text/program.js';
import {cut} from '../text/width.js';
import {wrap} from '../text/wrap.js';

export type FrameProps = {
	readonly model: Model;
	readonly knowledge: Knowledge;
	readonly screens: Screens;
	readonly onChange?: ScreenProps['onChange'];
};

export function Frame(props: FrameProps) {
	const {model, knowledge, screens} = props;
	const {isAscii, ground, text} = model;
	const display = useMemo(() => displayOf(screens, {isAscii, ground, text}), [screens, isAscii, ground, text]);
	const {columns, rows} = model.window;
	if (windowLayout(model) === 'too-small') {
		const lines = wrap(text.tooSmall(programName, leastWindow, columns, rows), Math.max(1, columns - 1));
		const shown = lines.slice(0, Math.max(1, rows)).map((line) => cut(line, columns - 1));
		return <Text>{shown.map((line) => ` ${line}`).join('\n')}</Text>;
	}

	return (
		<DisplayContext value={display}>
			<Box flexDirection="column" width={columns} height={rows}>
				<Header screens={screens} model={model} knowledge={knowledge} />
				<Box flexDirection="column" height={bodySize(model).height}>
					<Shown {...props} />
				</Box>
				<Footer screens={screens} model={model} knowledge={knowledge} />
			</Box>
		</DisplayContext>
	);
}

function Shown({model, knowledge, screens, onChange}: FrameProps) {
	const message = messageNow(screens, model, knowledge);
	const room = bodySize(model);
	const Over = overlayOf(screens, model)?.Component;
	if (!Over) {
		const {Component} = screenOf(screens, model);
		return <Component model={model} knowledge={knowledge} room={room} message={message} />;
	}

	// A screen says the message in the place of its sentence; an overlay leaves rows for it.
	const rows = message === undefined ? 0 : Math.min(sentenceRows, wrap(message, sentenceColumns(room.width)).length);
	const left = {...room, height: room.height - rows};
	return (
		<>
			<Over model={model} knowledge={knowledge} room={left} message={undefined} onChange={onChange} />
			{rows > 0 && <Sentence words="" columns={room.width} rows={rows} message={message} />}
		</>
	);
}

export function drawFrame(props: FrameProps, level: ColourLevel): readonly string[] {
	const own = chalk.level;
	chalk.level = level;
	try {
		return renderToString(<Frame {...props} />, {columns: props.model.window.columns}).split('\n');
	} finally {
		chalk.level = own;
	}
}

function Header({screens, model, knowledge}: FrameProps) {
	const {glyphs, label, text} = useDisplay();
	const {size, variant, window} = model;
	const screen = screenOf(screens, model);
	const isCompact = windowLayout(model) === 'compact';
	const place = isCompact ? screen.where(model, knowledge) : '';
	const allTabs = screens.screens.flatMap(({id}, index) =>
		id === model.screen || !isCompact ? tabRuns(`${index + 1}`, text.screens[id], id === model.screen) : [],
	);
	const tabs = isCompact && runsWidth([...allTabs, styled(` ${place}`)]) >= window.columns ? [] : allTabs;
	const crown = isCompact ? [] : [styled(` ${glyphs.queen} `, 'solution')];
	const here = place === '' ? [] : [styled(tabs.length === 0 ? `${place}  ` : ` ${place}  `)];
	const left = [...crown, styled(' '), ...tabs, ...here];
	const right = window.columns - runsWidth(left);
	const board = styled(text.queens(size));
	const key = [styled(` ${label('variant').split(' ').at(-1)}`, 'accent'), styled(':', 'line')];
	const ofSearch = [
		[board, styled(` ${glyphs.dash} `, 'line'), ...variantRuns(model, '  ')],
		[...key, ...variantRuns(model, ' ')],
		[board, styled(` ${glyphs.dash} `, 'line'), styled(variant, variant), styled(' ')],
	];
	const all = [...(screen.variants === 'current' ? ofSearch : []), [board, styled(' ')]];
	const about = all.find((runs) => runsWidth(runs) <= right);
	return (
		<Box height={1} justifyContent="space-between">
			<StyledText runs={left} />
			{about && <StyledText runs={about} />}
		</Box>
	);
}

/** All variants are named, so that one sees what the key changes. */
function variantRuns({size, variant}: Model, gap: string): Line {
	const [left, right] = hasColours() ? [' ', ' '] : ['[', ']'];
	const names = variantsFor(size).map(({id}) => id);
	const [before = '', after = ''] = ` ${names.join(gap)} `.split(` ${variant} `);
	return [styled(before + left, 'line'), styled(variant, variant), styled(right + after, 'line')];
}

function tabRuns(digit: string, name: string, isCurrent: boolean): Line {
	const current = styled(hasColours() ? ` ${digit} ${name} ` : `[${digit} ${name}]`, 'tab');
	return isCurrent ? [current] : [styled(' '), styled(digit, 'line'), styled(` ${name} `)];
}
