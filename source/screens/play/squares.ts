import {type BoardRow, rowsOf} from '../../components/board.js';
import type {Square as ShownSquare, ThinLine} from '../../components/square.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {diagonalNumbersOf} from '../../explorer/square-numbers.js';
import {attackersOf, type Square} from '../../solver/index.js';
import {type Conflict, conflictsOf, isAmong, isBetween, isSame, solutionOf} from '../placed-queens.js';
import {attempt, givenOf, leftCount} from './attempt.js';
import {type Hint, hintOf} from './hint.js';
import {onSquare, shownNumbers} from './numbers.js';

export function attemptRows(model: Model, knowledge: Knowledge): readonly BoardRow[] {
	const {size, text} = model;
	const {queens, cursor} = attempt.of(model);
	const given = givenOf(model);
	const conflicts = conflictsOf(queens);
	const isSolved = solutionOf(size, queens) !== undefined;
	const hint = hintOf(model, knowledge);
	const shown = shownNumbers(model);
	const left = shown === 'solutions' ? leftCount(model, knowledge) : undefined;

	function textsOn(square: Square): readonly string[] | undefined {
		const attackers = attackersOf(queens, square).length;
		if (shown === 'attackers') {
			return attackers > 0 ? [text.number(attackers)] : undefined;
		}

		if (!left || attackers > 0) {
			return undefined;
		}

		const count = left.boardsOn(square);
		if (left.isDone) {
			return onSquare.exactly(count);
		}

		return count === 0 ? [text.unknown] : onSquare.atLeast(count);
	}

	function squareAt(square: Square): ShownSquare {
		if (isSolved && isAmong(queens, square)) {
			return {hasQueen: true, role: 'solution', sign: isAmong(given, square) ? 'given' : undefined};
		}

		if (isAmong(queens, square)) {
			return queenOn(square, conflicts, hint, given);
		}

		if (hint?.type === 'place' && isSame(hint.square, square)) {
			return {hasQueen: true, role: 'hint', sign: 'hint'};
		}

		const lines = linesThrough(square, conflicts);
		return {...(lines.length > 0 && {role: 'conflict', lines}), texts: textsOn(square)};
	}

	const diagonal = diagonalNumbersOf(model, cursor);
	return rowsOf(size, (row, column) => ({
		...squareAt({row, column}),
		diagonal: diagonal?.(row, column),
		...(isSame(cursor, {row, column}) && {hasCursor: true}),
	}));
}

function queenOn(
	square: Square,
	conflicts: readonly Conflict[],
	hint: Hint | undefined,
	given: readonly Square[],
): ShownSquare {
	if (hint?.type === 'remove' && isSame(hint.square, square)) {
		return {hasQueen: true, role: 'hint', sign: 'remove'};
	}

	if (conflicts.some(({squares}) => isAmong(squares, square))) {
		return {hasQueen: true, role: 'conflict', sign: 'attacker'};
	}

	return {hasQueen: true, sign: isAmong(given, square) ? 'given' : undefined};
}

function linesThrough(square: Square, conflicts: readonly Conflict[]): readonly ThinLine[] {
	return [...new Set(conflicts.filter((each) => isBetween(square, each)).map(({line}) => line))];
}
