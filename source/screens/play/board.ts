import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {boardLines} from '../../panels/board/board.js';
import type {BoardLayout} from '../../panels/board/board-layout.js';
import {type Mark, type Marks, shown} from '../../panels/board/marks.js';
import type {Display} from '../../panels/display.js';
import type {Glyphs} from '../../panels/glyphs.js';
import type {Line} from '../../panels/line.js';
import {attackersOf, type Square} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import {type Conflict, conflictsOf, isAmong, isBetween, isSame, solutionOf} from '../conflicts.js';
import {attempt, givenOf} from './attempt.js';
import {type Completions, continuations, type Hint, hintOf} from './completions.js';
import {shownNumbers} from './numbers.js';

/** Returns the board of Play with all marks and the cursor. */
export function attemptBoard(model: Model, knowledge: Knowledge, board: BoardLayout, display: Display): Line[] {
	const {queens, cursor} = attempt.of(model);
	const isAttackedShown = shownNumbers(model) === 'attackers';
	const marks = shown({...model, isAttackedShown}, attemptMarks(model, knowledge, display.glyphs), queens);
	return boardLines(model.size, board, cursor.row, marks, display, {cursor, breakpoints: []});
}

/** Marks the hint, the queens, the lines between queens that attack each other, and the solutions that continue. */
function attemptMarks(model: Model, knowledge: Knowledge, glyphs: Glyphs): Marks {
	const {size, text} = model;
	const {queens, isHintShown} = attempt.of(model);
	const conflicts = conflictsOf(queens);
	const isSolved = solutionOf(size, queens) !== undefined;
	const given = givenOf(model);
	const hint = isHintShown ? hintOf(size, queens, knowledge, given) : undefined;
	const areSolutionsShown = shownNumbers(model) === 'solutions';
	const continuing = continuations(size, queens, knowledge);
	return (row, column) => {
		const square = {row, column};
		if (isAmong(queens, square)) {
			const glyph = isAmong(given, square) ? 'given' : 'queen';
			return queenMark(glyph, square, conflicts, isSolved, hint, glyphs);
		}

		if (hint?.type === 'place' && isSame(hint.square, square)) {
			return {glyph: 'hint', ground: 'tested'};
		}

		const isFree = areSolutionsShown && attackersOf(queens, square).length === 0;
		return lineMark(square, conflicts) ?? (isFree ? countMark(continuing(square), text) : undefined);
	};
}

/** The sign beside a queen tells without colour that it is in a conflict, or that the hint names it. */
function queenMark(
	glyph: 'queen' | 'given',
	square: Square,
	conflicts: readonly Conflict[],
	isSolved: boolean,
	hint: Hint | undefined,
	glyphs: Glyphs,
): Mark {
	const queen = glyphs[glyph];
	if (hint?.type === 'remove' && isSame(hint.square, square)) {
		return {glyph, texts: [queen + glyphs.hint], ground: 'removed'};
	}

	if (conflicts.some(({squares}) => isAmong(squares, square))) {
		return {glyph, texts: [queen + glyphs.rejected], ground: 'attacked'};
	}

	if (isSolved) {
		return {glyph, ground: 'good'};
	}

	return glyph === 'given' ? {glyph, ground: 'given'} : {glyph};
}

/** The direction of the line through a square. Where lines of several directions cross, a sign says so. */
function lineMark(square: Square, conflicts: readonly Conflict[]): Mark | undefined {
	const [line, ...others] = new Set(conflicts.filter((each) => isBetween(square, each)).map((each) => each.line));
	return line && {glyph: others.length > 0 ? 'crossing' : line, ground: 'path'};
}

/** How many solutions continue from a free square. */
function countMark({type, count}: Completions, text: Text): Mark {
	const {exactly, atLeast} = text.play.onSquare;
	if (type === 'counted') {
		return {glyph: 'long', texts: exactly(count)};
	}

	return count === 0 ? {glyph: 'tested'} : {glyph: 'long', texts: atLeast(count)};
}
