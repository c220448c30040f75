import {Box, Text} from 'ink';
import type {CompareLayout} from '../explorer/layout/compare-layout.js';
import type {SearchLayout} from '../explorer/layout/search-layout.js';
import type {Model} from '../explorer/model.js';
import {searchMoment} from '../explorer/travel.js';
import {comparePanel} from '../panels/compare.js';
import {counterLine} from '../panels/counters.js';
import type {Display} from '../panels/display.js';
import {narrationLines, timelineLine} from '../panels/progress.js';
import {searchPanel} from '../panels/search-panel.js';
import {Groups} from './groups.js';
import {paint} from './theme.js';

export type StepScreenProps = {
	readonly model: Model;
	readonly layout: SearchLayout | CompareLayout;
	readonly display: Display;
};

/**
 * One step of the search: in panels, in a sentence, and where in the whole it lies. Search shows it as one variant does it,
 * with figures; Compare as each of them does, whose figures have a panel.
 */
export function StepScreen({model, layout, display}: StepScreenProps) {
	const {direction, narrationHeight} = layout;
	const {glyphs} = display;
	const moment = searchMoment(model);
	const groups =
		layout.type === 'search'
			? filled(layout.groups, (panel) => searchPanel(model, moment, layout, panel, display))
			: filled(layout.groups, (panel) => comparePanel(model, moment, layout, panel, display));
	const counters = layout.type === 'search' && counterLine(model, moment, glyphs);
	return (
		<>
			<Groups direction={direction} groups={groups} glyphs={glyphs} />
			<Box height={narrationHeight}>
				<Text>{narrationLines(model, moment).slice(0, narrationHeight).map(paint).join('\n')}</Text>
			</Box>
			{counters && <Text>{paint(counters)}</Text>}
			<Text>{paint(timelineLine(model, moment, glyphs))}</Text>
		</>
	);
}

function filled<Panel, Content>(groups: readonly (readonly Panel[])[], contentOf: (panel: Panel) => Content) {
	return groups.map((group) => group.map((panel) => ({...panel, ...contentOf(panel)})));
}
