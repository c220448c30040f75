import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {boardLines} from '../../panels/board.js';
import type {BoardLayout} from '../../panels/board-layout.js';
import type {Display} from '../../panels/display.js';
import {type Mark, type Marks, shown} from '../../panels/marks.js';
import type {PanelContent} from '../../panels/view.js';
import {lineBetween, type Square} from '../../solver/index.js';
import {text} from '../../text/en.js';
import {type Attempt, attempt} from './attempt.js';
import {conflictsOf, hintOf, solutionOf} from './completions.js';

/** Marks the queens of the user, the lines between queens that attack each other, and the hint. */
function attemptMarks(size: number, {queens, isHintShown}: Attempt, knowledge: Knowledge): Marks {
	const conflicts = conflictsOf(queens);
	const isSolved = solutionOf(size, queens) !== undefined;
	const hint = isHintShown ? hintOf(size, queens, knowledge) : undefined;
	const isAt = (square: Square, row: number, column: number) => square.row === row && square.column === column;
	return (row, column): Mark | undefined => {
		if (queens.some((queen) => isAt(queen, row, column))) {
			if (hint?.type === 'remove' && isAt(hint.square, row, column)) {
				return {glyph: 'queen', ground: 'removed'};
			}

			const isInConflict = conflicts.some(({squares}) => squares.some((square) => isAt(square, row, column)));
			const ground = isSolved ? 'good' : undefined;
			return {glyph: 'queen', ...((isInConflict || ground) && {ground: isInConflict ? 'attacked' : 'good'})};
		}

		if (hint?.type === 'place' && isAt(hint.square, row, column)) {
			return {glyph: 'tested', ground: 'tested'};
		}

		const conflict = conflicts.find(({squares: [a, b]}) => isBetween({row, column}, a, b));
		return conflict?.line && {glyph: conflict.line, ground: 'path'};
	};
}

/** Returns the board panel of Play with all marks and the cursor. */
export function attemptContent(model: Model, knowledge: Knowledge, board: BoardLayout, display: Display): PanelContent {
	const {size} = model;
	const current = attempt.of(model);
	const {queens, cursor} = current;
	const marks = shown(model, attemptMarks(size, current, knowledge), queens);
	const lines = boardLines(size, board, cursor.row, marks, display, {cursor, breakpoints: []});
	return {title: text.panels.board, lines, isCentred: true};
}

/** Whether a square lies on the line from `a` to `b`. */
function isBetween(square: Square, a: Square, b: Square): boolean {
	const kind = lineBetween(a, b);
	const isInside = (value: number, one: number, other: number) =>
		value >= Math.min(one, other) && value <= Math.max(one, other);
	return (
		kind === lineBetween(a, square) &&
		kind === lineBetween(square, b) &&
		isInside(square.row, a.row, b.row) &&
		isInside(square.column, a.column, b.column)
	);
}
