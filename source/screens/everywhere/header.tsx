import {Box} from 'ink';
import {useDisplay} from '../../components/display.js';
import {type Line, runsWidth, StyledText, styled} from '../../components/styled-text.js';
import {hasColours} from '../../components/theme.js';
import {layoutOf} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {displayWidth} from '../../text/width.js';
import {type Screens, screenOf} from '../screen.js';

type HeaderProps = {
	readonly screens: Screens;
	readonly model: Model;
	readonly knowledge: Knowledge;
};

export function Header({screens, model, knowledge}: HeaderProps) {
	const {glyphs, text} = useDisplay();
	const {size, variant, window} = model;
	const screen = screenOf(screens, model);
	const isCompact = layoutOf(model) === 'compact';
	const place = isCompact ? screen.where(model, knowledge) : '';
	const all = screens.screens.flatMap(({id}, index) =>
		id === model.screen || !isCompact ? [{runs: tabRuns(`${index + 1}`, text.screens[id], id === model.screen)}] : [],
	);
	const widthWith = (tabs: typeof all) => runsWidth(tabs.flatMap(({runs}) => runs)) + displayWidth(` ${place}`);
	const tabs = isCompact && widthWith(all) >= window.columns ? [] : all;
	const crown = isCompact ? [] : [styled(` ${glyphs.queen} `, 'solution'), styled(' ')];
	const right = window.columns - 1 - runsWidth([styled(' '), ...crown]) - widthWith(tabs);
	const board = styled(text.queens(size));
	const withVariant = [board, styled(` ${glyphs.dash} `, 'line'), styled(variant, variant)];
	const about = [model.screen === 'search' ? withVariant : [board], [board]].find((runs) => runsWidth(runs) < right);
	return (
		<Box height={1} justifyContent="space-between">
			<Box flexShrink={0}>
				<StyledText runs={[styled(' '), ...crown]} />
				<StyledText runs={tabs.flatMap(({runs}) => runs)} />
				{place !== '' && <StyledText runs={[styled(tabs.length === 0 ? place : ` ${place}`)]} />}
			</Box>
			{about && <StyledText runs={[...about, styled(' ')]} />}
		</Box>
	);
}

function tabRuns(digit: string, name: string, isCurrent: boolean): Line {
	if (isCurrent) {
		return [styled(hasColours() ? ` ${digit} ${name} ` : `[${digit} ${name}]`, 'tab')];
	}

	return [styled(' '), styled(digit, 'line'), styled(` ${name} `)];
}
