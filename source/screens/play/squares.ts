import {type BoardRow, rowsOf} from '../../components/board.js';
import type {DrawnSquare as ShownSquare} from '../../components/square.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model, NumberKind} from '../../explorer/model.js';
import {hiding} from '../../explorer/prediction/asking.js';
import {diagonalNumbersOf, numbersOn} from '../../explorer/square-numbers.js';
import {attackersOf, type Square} from '../../solver/index.js';
import {conflictsOf, isAmong, isBetween, isSame, solutionOf} from '../placed-queens.js';
import {givenOf, playBoard, solutionsLeft} from '../play-board.js';
import {hintOf} from './hint.js';

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

/** The number of solutions left: the user of a puzzle has not asked for it on the squares, or a page hides it. */
export function isConcealed(model: Model): boolean {
	const isUnasked = playBoard.of(model).puzzle !== undefined && numbersOn(model) !== 'solutions';
	return hiding.of(model).hidden !== undefined || isUnasked;
}

export function shownNumbers(model: Model): NumberKind | 'none' {
	const shown = numbersOn(model);
	return shown === 'solutions' && isConcealed(model) ? 'none' : shown;
}

/** The best first, in every language alike. From a hundred on also in thousands: `.5k`, `1.2k`, `1k`. */
export function onSquare(count: number): readonly string[] {
	if (count < 100) {
		return [`=${count}`, ...(count < 10 ? [String(count)] : [])];
	}

	const thousands = (count / 1000).toFixed(1).replace(/^0/, '');
	return [`=${count}`, `${thousands}k`, ...(thousands.startsWith('.') ? [] : [`${Math.round(count / 1000)}k`])];
}
