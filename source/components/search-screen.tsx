import {Box, Text} from 'ink';
import type {SearchLayout} from '../explorer/layout/search-layout.js';
import type {Model} from '../explorer/model.js';
import {tapeOf} from '../explorer/tapes.js';
import {searchMoment} from '../explorer/travel.js';
import {counterLine} from '../panels/counters.js';
import type {Display} from '../panels/display.js';
import {span} from '../panels/line.js';
import {narrationLines, timelineLine} from '../panels/progress.js';
import {searchPanel} from '../panels/search-panel.js';
import {Groups} from './groups.js';
import {paint} from './theme.js';

export type SearchScreenProps = {
	readonly model: Model;
	readonly layout: SearchLayout;
	readonly display: Display;
};

/** One step of the search: in panels, in a sentence, in numbers, and where in the whole it lies. */
export function SearchScreen({model, layout, display}: SearchScreenProps) {
	const {variant, window} = model;
	const {direction, groups, narrationHeight} = layout;
	const {glyphs} = display;
	const moment = searchMoment(model);
	const counters = counterLine(moment, tapeOf(model.size), variant, window.columns - 2, glyphs);
	const filled = groups.map((group) =>
		group.map((panel) => ({...panel, ...searchPanel(model, moment, layout, panel, display)})),
	);
	return (
		<>
			<Groups direction={direction} groups={filled} glyphs={glyphs} />
			<Box height={narrationHeight}>
				<Text>{narrationLines(model, moment).slice(0, narrationHeight).map(paint).join('\n')}</Text>
			</Box>
			<Text>{paint([span(' '), ...counters])}</Text>
			<Text>{paint(timelineLine(model, moment, glyphs))}</Text>
		</>
	);
}
