import {type BoardRow, rowsOf} from '../../components/board.js';
import type {DrawnSquare as ShownSquare} from '../../components/square.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model, NumberKind} from '../../explorer/model.js';
import {numbersOn, squareNumbers} from '../../explorer/square-numbers.js';
import {isAmong, isSame, type Square} from '../../solver/board.js';
import {hiding} from '../hiding.js';
import {conflictsOf, isBetween, solutionOf} from '../placed-queens.js';
import {playBoard, solutionsLeft} from '../play-board.js';
import {hintOf} from './hint.js';

export function playRows(model: Model, knowledge: Knowledge): readonly BoardRow[] {
	const {size} = model;
	const {queens, cursor} = playBoard.of(model);
	const conflicts = conflictsOf(queens);
	const isSolved = solutionOf(size, queens) !== undefined;
	const hint = hintOf(model, knowledge);
	const numbers = shownNumbers(model);
	const solutions = numbers === 'solutions' ? solutionsLeft(model, knowledge) : undefined;
	const numberOn = squareNumbers({...model, numbers}, {queens, atWork: cursor, solutions});

	function squareAt(square: Square): ShownSquare {
		if (hint && 'square' in hint && isSame(hint.square, square)) {
			return {hasQueen: true, role: 'hint', sign: hint.type === 'place' ? 'hint' : 'remove'};
		}

		if (conflicts.some(({squares}) => isAmong(squares, square))) {
			return {hasQueen: true, role: 'conflict', sign: 'attacker'};
		}

		if (isAmong(queens, square)) {
			return {hasQueen: true, role: isSolved ? 'solution' : undefined};
		}

		const lines = new Set(conflicts.filter((conflict) => isBetween(square, conflict)).map(({line}) => line));
		return lines.size > 0 ? {role: 'conflict', lines: [...lines]} : {};
	}

	return rowsOf(size, (row, column) => ({
		...squareAt({row, column}),
		number: numberOn({row, column}),
		...(isSame(cursor, {row, column}) && {hasCursor: true}),
	}));
}

export function shownNumbers(model: Model): NumberKind | 'none' {
	const shown = numbersOn(model);
	return shown === 'solutions' && hiding.of(model).isTask ? 'none' : shown;
}
