import {pins} from '../../explorer/breakpoints.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {type Moment, type Square, squaresOf, type Tape} from '../../solver/index.js';
import type {Display} from '../display.js';
import type {PanelContent} from '../view.js';
import {withAttackLines} from './attack-lines.js';
import {boardLines, focusOf} from './board.js';
import type {BoardLayout} from './board-layout.js';
import {isFruitful} from './fruitful.js';
import {askedMarks, marksOf, shown} from './marks.js';

/**
 * Returns the board panel at a moment of the search, with all marks and pins. While something is `asked`, nothing shows that
 * this is a dead end; a square that is asked about shows a question mark. The tape says what was below a queen just removed.
 */
export function boardContent(
	model: Model,
	knowledge: Knowledge,
	moment: Moment,
	board: BoardLayout,
	display: Display,
	asked?: Square | 'next',
): PanelContent {
	const work = knowledge.runs.at(model.variant, moment);
	const removed = removedGlyph(knowledge.tape(model.size), moment);
	const atMoment = marksOf(moment, work, asked === undefined, removed);
	// The lines of attack would answer the question about the square.
	const isSquareAsked = asked !== undefined && asked !== 'next';
	const asMarked = isSquareAsked ? askedMarks(asked, atMoment) : withAttackLines(model, moment, atMoment);
	const marks = shown(model, asMarked, squaresOf(moment.queens));
	const lines = boardLines(model.size, board, focusOf(moment), marks, display, pins.of(model));
	return {title: display.text.panels.board, lines, isCentred: true};
}

/** The same glyph as in the stack and in the tree. */
function removedGlyph(tape: Tape, {queens, step}: Moment): 'explored' | 'fruitful' {
	return step?.type === 'backtrack' && isFruitful(tape, [...queens, step.column]) ? 'fruitful' : 'explored';
}
