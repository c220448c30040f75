import {Box} from 'ink';
import {useDisplay, windowLayout} from '../../components/display.js';
import {type Line, runsWidth, StyledText, styled} from '../../components/styled-text.js';
import {hasColours} from '../../components/theme.js';
import type {Knowledge} from '../../explorer/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {variantsFor} from '../../solver/search/variants.js';
import {type Screens, screenOf} from '../screen.js';

type HeaderProps = {readonly screens: Screens; readonly model: Model; readonly knowledge: Knowledge};

export function Header({screens, model, knowledge}: HeaderProps) {
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
	const names = variantsFor(size).map(({id}) => id);
	const [left, right] = hasColours() ? [' ', ' '] : ['[', ']'];
	const [before = '', after = ''] = ` ${names.join(gap)} `.split(` ${variant} `);
	return [styled(before + left, 'line'), styled(variant, variant), styled(right + after, 'line')];
}

function tabRuns(digit: string, name: string, isCurrent: boolean): Line {
	if (isCurrent) {
		return [styled(hasColours() ? ` ${digit} ${name} ` : `[${digit} ${name}]`, 'tab')];
	}

	return [styled(' '), styled(digit, 'line'), styled(` ${name} `)];
}
