import {pins} from '../explorer/breakpoints.js';
import type {Model} from '../explorer/model.js';
import {type Moment, type Square, squaresOf, variantOf} from '../solver/index.js';
import {text} from '../text/en.js';
import {boardLines, focusOf} from './board.js';
import type {BoardLayout} from './board-layout.js';
import type {Display} from './display.js';
import {askedMarks, marksOf, shown} from './marks.js';
import type {PanelContent} from './view.js';

/**
 * Returns the board panel at a moment of the search, with all marks and pins. The `asked` square shows a question mark.
 */
export function boardContent(
	model: Model,
	moment: Moment,
	board: BoardLayout,
	display: Display,
	asked?: Square,
): PanelContent {
	const atMoment = marksOf(moment, variantOf(model.variant));
	const marks = shown(model, asked ? askedMarks(asked, atMoment) : atMoment, squaresOf(moment.queens));
	const lines = boardLines(model.size, board, focusOf(moment), marks, display, pins.of(model));
	return {title: text.panels.board, lines, isCentred: true};
}
