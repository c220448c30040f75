import {Box, Text} from 'ink';
import type {CompareLayout} from '../explorer/layout/compare-layout.js';
import type {Model} from '../explorer/model.js';
import {searchMoment} from '../explorer/travel.js';
import {comparePanel} from '../panels/compare.js';
import type {Display} from '../panels/display.js';
import {narrationLines, timelineLine} from '../panels/progress.js';
import {Groups} from './groups.js';
import {paint} from './theme.js';

export type CompareScreenProps = {readonly model: Model; readonly layout: CompareLayout; readonly display: Display};

/** One step of the search as each of the variants does it: the board is the same, memory and cost are not. */
export function CompareScreen({model, layout, display}: CompareScreenProps) {
	const {direction, groups, narrationHeight} = layout;
	const {glyphs} = display;
	const moment = searchMoment(model);
	const filled = groups.map((group) =>
		group.map((panel) => ({...panel, ...comparePanel(model, moment, layout, panel, display)})),
	);
	return (
		<>
			<Groups direction={direction} groups={filled} glyphs={glyphs} />
			<Box height={narrationHeight}>
				<Text>{narrationLines(model, moment).slice(0, narrationHeight).map(paint).join('\n')}</Text>
			</Box>
			<Text>{paint(timelineLine(model, moment, glyphs))}</Text>
		</>
	);
}
