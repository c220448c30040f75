import {type BoardRow, rowsOf} from '../../components/board.js';
import type {DrawnSquare as ShownSquare} from '../../components/square.js';
import type {Knowledge} from '../../explorer/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {numbersOn, squareNumbers} from '../../explorer/square-numbers.js';
import {isAmong, isSame, type Square, squaresOf} from '../../solver/board.js';
import {publishedCount} from '../../solver/counting/known.js';
import {conflictsOf, fromTheTop, isBetween, playBoard, solutionOf, solutionsLeft} from '../play-board.js';

export function playRows(model: Model, knowledge: Knowledge): readonly BoardRow[] {
	const {size} = model;
	const {queens, cursor} = playBoard.of(model);
	const conflicts = conflictsOf(queens);
	const isSolved = solutionOf(size, queens) !== undefined;
	const hint = hintOf(model, knowledge);
	const solutions = numbersOn(model) === 'solutions' ? solutionsLeft(model, knowledge) : undefined;
	const numberOn = squareNumbers(model, {queens, atWork: cursor, solutions});

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

		const conflict = conflicts.find((queens) => isBetween(square, queens));
		return conflict ? {role: 'conflict', line: conflict.line} : {};
	}

	return rowsOf(size, (row, column) => ({
		...squareAt({row, column}),
		number: numberOn({row, column}),
		...(isSame(cursor, {row, column}) && {hasCursor: true}),
	}));
}

/**
 * `place`: a solution contains the queens and one here. `remove`: of the user's queens, the first from the top with
 * which none is left. `unknown`: the search for one takes long.
 */
type Hint = {readonly type: 'place' | 'remove'; readonly square: Square} | {readonly type: 'no-solution' | 'unknown'};

export function hintOf(model: Model, knowledge: Knowledge): Hint | undefined {
	const {size} = model;
	const {queens, isHintShown} = playBoard.of(model);
	if (!isHintShown || solutionOf(size, queens)) {
		return undefined;
	}

	if (publishedCount(size) === 0n) {
		return {type: 'no-solution'};
	}

	const all = knowledge.completion(size, queens);
	if (typeof all === 'object') {
		const square = squaresOf(all).find(({row}) => queens.every((queen) => queen.row !== row));
		return square && {type: 'place', square};
	}

	const sorted = fromTheTop(queens);
	const withUpper = (count: number) => knowledge.completion(size, sorted.slice(0, count));
	const count = [...sorted.keys(), sorted.length].find((upper) => typeof withUpper(upper) !== 'object')!;
	return withUpper(count) === 'unknown' ? {type: 'unknown'} : {type: 'remove', square: sorted[count - 1]!};
}
