import {Box, Text} from 'ink';
import {pinsOf} from '../explorer/breakpoints.js';
import {insideOf, type Layout} from '../explorer/layout.js';
import type {Model} from '../explorer/model.js';
import {tapeOf} from '../explorer/tapes.js';
import {searchMoment} from '../explorer/travel.js';
import {boardLines, focusOf} from '../panels/board.js';
import {counterLine} from '../panels/counters.js';
import type {Display} from '../panels/display.js';
import {explanationLines, explanationTitle} from '../panels/explanation.js';
import {span} from '../panels/line.js';
import {listingLines, listingTitle} from '../panels/listing.js';
import {marksOf, shown} from '../panels/marks.js';
import {narrationLines, timelineLine} from '../panels/progress.js';
import {stackAndShapeLines} from '../panels/shape.js';
import {treeLines} from '../panels/tree.js';
import {type Moment, variants} from '../solver/index.js';
import {text} from '../text/en.js';
import {Panel} from './panel.js';
import {paint} from './theme.js';

export type SearchScreenProps = {
	readonly model: Model;
	readonly layout: Extract<Layout, {type: 'search'}>;
	readonly display: Display;
};

/** One step of the search: in panels, in a sentence, in numbers, and where in the whole it lies. */
export function SearchScreen({model, layout, display}: SearchScreenProps) {
	const {variant, window} = model;
	const {narrationHeight} = layout;
	const {glyphs} = display;
	const moment = searchMoment(model);
	const counters = counterLine(moment, tapeOf(model.size), variant, window.columns - 2, glyphs);
	return (
		<>
			<Panels model={model} layout={layout} display={display} moment={moment} />
			<Box height={narrationHeight}>
				<Text>{narrationLines(model, moment).slice(0, narrationHeight).map(paint).join('\n')}</Text>
			</Box>
			<Text>{paint([span(' '), ...counters])}</Text>
			<Text>{paint(timelineLine(model, moment, glyphs))}</Text>
		</>
	);
}

/** Board and stack, program and test: in two rows, or in two columns. */
function Panels({model, layout, display, moment}: SearchScreenProps & {readonly moment: Moment}) {
	const {size, isTreeShown} = model;
	const {glyphs} = display;
	const {isWide, boardPanel, stackPanel, listingPanel, testPanel} = layout;
	const variant = variants.find(({id}) => id === model.variant)!;
	const marks = shown(model, marksOf(size, moment), moment.queens);
	const lines = boardLines(size, layout.board, focusOf(moment), marks, display, pinsOf(model));
	const board = <Panel title={text.panels.board} lines={lines} {...boardPanel} glyphs={glyphs} isCentred />;
	const calls = stackPanel && stackAndShapeLines(model, moment, insideOf(stackPanel), glyphs);
	const stack = calls && (
		<Panel title={text.stackTitle(calls.hasShape)} lines={calls.lines} {...stackPanel} glyphs={glyphs} />
	);
	const program = listingPanel && (
		<Panel
			title={isTreeShown ? text.treeTitle : listingTitle(variant, moment)}
			lines={
				isTreeShown
					? treeLines(size, moment, tapeOf(size), insideOf(listingPanel), glyphs)
					: listingLines(variant, moment, insideOf(listingPanel).height, glyphs)
			}
			{...listingPanel}
			glyphs={glyphs}
		/>
	);
	const test = testPanel && (
		<Panel
			title={explanationTitle(tapeOf(size), variant, moment)}
			lines={explanationLines(size, variant, moment, insideOf(testPanel), glyphs)}
			{...testPanel}
			glyphs={glyphs}
		/>
	);
	return (
		<Box flexDirection={isWide ? 'row' : 'column'}>
			<Box flexDirection={isWide ? 'column' : 'row'}>
				{board}
				{isWide ? test : stack}
			</Box>
			<Box flexDirection={isWide ? 'column' : 'row'}>
				{isWide ? stack : program}
				{isWide ? program : test}
			</Box>
		</Box>
	);
}
