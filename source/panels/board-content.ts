import type {BoardLayout} from '../explorer/layout/board-layout.js';
import {type Model, pinsOf} from '../explorer/model.js';
import {type Moment, squaresOf} from '../solver/index.js';
import {text} from '../text/en.js';
import {boardLines, focusOf} from './board.js';
import type {Display} from './display.js';
import {marksOf, shown} from './marks.js';
import type {PanelContent} from './panel-content.js';

/** The board at a moment of the search, with all that is marked on it. */
export function boardContent(model: Model, moment: Moment, board: BoardLayout, display: Display): PanelContent {
	// One kind of numbers at a time.
	const marks = shown(model, marksOf(model.size, moment, !model.isAttackedShown), squaresOf(moment.queens));
	const lines = boardLines(model.size, board, focusOf(moment), marks, display, pinsOf(model));
	return {title: text.panels.board, lines, isCentred: true};
}
