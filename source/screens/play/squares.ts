import {type BoardRow, rowsOf} from '../../components/board.js';
import type {DrawnSquare as ShownSquare} from '../../components/square.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {diagonalNumbersOf} from '../../explorer/square-numbers.js';
import {attackersOf, type Square} from '../../solver/index.js';
import {conflictsOf, isAmong, isBetween, isSame, solutionOf} from '../placed-queens.js';
import {givenOf, playBoard, solutionsLeft} from '../play-board.js';
import {hintOf} from './hint.js';
import {onSquare, shownNumbers} from './numbers.js';

export function playRows(model: Model, knowledge: Knowledge): readonly BoardRow[] {
	const {size, text} = model;
	const {queens, cursor} = playBoard.of(model);
	const given = givenOf(model);
	const conflicts = conflictsOf(queens);
	const isSolved = solutionOf(size, queens) !== undefined;
	const hint = hintOf(model, knowledge);
	const shown = shownNumbers(model);
	const left = shown === 'solutions' ? solutionsLeft(model, knowledge) : undefined;

	function textsOn(square: Square): readonly string[] | undefined {
		const attackers = attackersOf(queens, square).length;
		if (shown === 'attackers') {
			return attackers > 0 ? [text.number(attackers)] : undefined;
		}

		if (!left || attackers > 0) {
			return undefined;
		}

		return onSquare(left.filter((solution) => solution[square.row] === square.column).length);
	}

	function squareAt(square: Square): ShownSquare {
		if (hint && 'square' in hint && isSame(hint.square, square)) {
			return {hasQueen: true, role: 'hint', sign: hint.type === 'place' ? 'hint' : 'remove'};
		}

		if (conflicts.some(({squares}) => isAmong(squares, square))) {
			return {hasQueen: true, role: 'conflict', sign: 'attacker'};
		}

		if (isAmong(queens, square)) {
			const sign = isAmong(given, square) ? 'given' : undefined;
			return {hasQueen: true, role: isSolved ? 'solution' : undefined, sign};
		}

		const lines = new Set(conflicts.filter((each) => isBetween(square, each)).map(({line}) => line));
		return {...(lines.size > 0 && {role: 'conflict', lines: [...lines]}), texts: textsOn(square)};
	}

	const diagonal = diagonalNumbersOf(model, cursor);
	return rowsOf(size, (row, column) => ({
		...squareAt({row, column}),
		diagonal: diagonal?.(row, column),
		...(isSame(cursor, {row, column}) && {hasCursor: true}),
	}));
}
