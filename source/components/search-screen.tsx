import {Box, Text} from 'ink';
import type {Layout} from '../explorer/layout.js';
import {panelColumns, panelRows} from '../explorer/layout.js';
import type {Model} from '../explorer/model.js';
import {tapeOf} from '../explorer/tapes.js';
import {searchMoment} from '../explorer/travel.js';
import {boardLines, focusOf} from '../panels/board.js';
import {checkLines, counterLine, counterLines} from '../panels/counters.js';
import type {Display} from '../panels/display.js';
import {marksOf, shown} from '../panels/marks.js';
import {narrationLines, timelineLine} from '../panels/progress.js';
import {stackLines} from '../panels/stack.js';
import {text} from '../text/en.js';
import {Panel} from './panel.js';
import {paint} from './theme.js';

export type SearchScreenProps = {
	readonly model: Model;
	readonly layout: Extract<Layout, {type: 'search'}>;
	readonly display: Display;
};

/** One step of the search: the board, the recursion stack, a sentence, the counters, and where in the whole it lies. */
export function SearchScreen({model, layout, display}: SearchScreenProps) {
	const {size, variant, window} = model;
	const {board, boardWidth, sideWidth, topHeight, narrationHeight, countersHeight} = layout;
	const {glyphs} = display;
	const tape = tapeOf(size);
	const moment = searchMoment(model);
	const stack = stackLines(size, moment, sideWidth - panelColumns, topHeight - panelRows, glyphs);
	const leftWidth = Math.ceil(window.columns / 2);
	return (
		<>
			<Box>
				<Panel
					title={text.panels.board}
					lines={boardLines(size, board, focusOf(moment), shown(model, marksOf(size, moment), moment.queens), display)}
					width={boardWidth}
					height={topHeight}
					glyphs={glyphs}
					isCentred
				/>
				{sideWidth > 0 && (
					<Panel title={text.panels.stack} lines={stack} width={sideWidth} height={topHeight} glyphs={glyphs} />
				)}
			</Box>
			<Box height={narrationHeight}>
				<Text>{narrationLines(model, moment).slice(0, narrationHeight).map(paint).join('\n')}</Text>
			</Box>
			{countersHeight === 0 ? (
				<Text>{paint([{text: ' '}, ...counterLine(moment, variant, window.columns - 2, glyphs)])}</Text>
			) : (
				<Box>
					<Panel
						title={text.panels.soFar}
						lines={counterLines(moment, tape, variant)}
						width={leftWidth}
						height={countersHeight}
						glyphs={glyphs}
					/>
					<Panel
						title={text.panels.checks}
						lines={checkLines(moment, tape.before(moment), variant, glyphs)}
						width={window.columns - leftWidth}
						height={countersHeight}
						glyphs={glyphs}
					/>
				</Box>
			)}
			<Text>{paint(timelineLine(model, moment, glyphs))}</Text>
		</>
	);
}
