import {Box} from 'ink';
import {useDisplay} from '../../components/display.js';
import {type Line, run, runsWidth, StyledText} from '../../components/styled-text.js';
import {hasColours} from '../../components/theme.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {cells} from '../../text/width.js';
import {type Screens, screenOf} from '../screen.js';

type HeaderProps = {
	readonly screens: Screens;
	readonly model: Model;
	readonly knowledge: Knowledge;
	readonly stamp: string;
};

export function Header({screens, model, knowledge, stamp}: HeaderProps) {
	const {glyphs, text} = useDisplay();
	const {size, variant, window} = model;
	const screen = screenOf(screens, model);
	const isCompact = screen.isCompact(model);
	const place = isCompact ? screen.where(model, knowledge) : '';
	const all = screens.screens.flatMap(({id}, index) =>
		id === model.screen || !isCompact ? [{runs: tabRuns(`${index + 1}`, text.screens[id], id === model.screen)}] : [],
	);
	const widthWith = (tabs: typeof all) => runsWidth(tabs.flatMap(({runs}) => runs)) + cells(` ${place}`);
	const tabs = isCompact && widthWith(all) >= window.columns ? [] : all;
	const crown = isCompact ? [] : [run(` ${glyphs.queen} `, 'solution'), run(' ')];
	const right = window.columns - 1 - runsWidth([run(' '), ...crown]) - widthWith(tabs);
	const board = run(text.queens(size));
	const withVariant = [board, run(` ${glyphs.dash} `, 'line'), run(variant, variant)];
	const about = [screen.counts === 'steps' ? withVariant : [board], [board]].find((runs) => runsWidth(runs) < right);
	return (
		<Box height={1} justifyContent="space-between">
			<Box flexShrink={0}>
				<StyledText runs={[run(stamp), ...crown]} />
				<StyledText runs={tabs.flatMap(({runs}) => runs)} />
				{place !== '' && <StyledText runs={[run(tabs.length === 0 ? place : ` ${place}`)]} />}
			</Box>
			{about && <StyledText runs={[...about, run(' ')]} />}
		</Box>
	);
}

function tabRuns(digit: string, name: string, isCurrent: boolean): Line {
	if (isCurrent) {
		return [run(hasColours() ? ` ${digit} ${name} ` : `[${digit} ${name}]`, 'tab')];
	}

	return [run(' '), run(digit, 'line'), run(` ${name} `)];
}
