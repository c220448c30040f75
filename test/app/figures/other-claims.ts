import type {Model} from '../../../source/explorer/model.js';
import {playBoard} from '../../../source/screens/play-board.js';
import type {Square} from '../../../source/solver/board.js';
import {type Claim, claim, figure} from './claim.js';
import {textbook} from './textbook.js';

/** While solutions are still being counted, their number is only a lower bound. */
const exactly = '(?<!At least [\\d,]*)\\b';

export function ofPlay(model: Model): Claim[] {
	const {size} = model;
	const {queens, cursor} = playBoard.of(model);
	const {solutions} = textbook(size);
	const containing = (squares: typeof queens) =>
		solutions.filter((solution) => squares.every(({row, column}) => solution.queens[row] === column));
	const left = containing(queens);
	const attacks = (a: Square, b: Square) =>
		a.row === b.row || a.column === b.column || Math.abs(a.row - b.row) === Math.abs(a.column - b.column);
	const pairs = queens.flatMap((a, index) => queens.slice(index + 1).filter((b) => attacks(a, b)));
	return [
		claim('placed', `${figure} of ${figure} queens? placed`, () => [queens.length, size]),
		claim('left', `${exactly}Solutions left: ${figure}`, () => [left.length]),
		claim('continuing', `With a queen on \\(${figure}, ${figure}\\), ${figure} solutions? (?:is|are) left`, () => [
			cursor.row,
			cursor.column,
			containing([...queens, cursor]).length,
		]),
		claim('conflicts', `attack each other [^.]+ \\(and ${figure} more pairs?\\)`, () => [pairs.length - 1]),
		claim('solved', `Solved! Solution ${figure} of ${figure}`, () => [
			1 + solutions.indexOf(left[0]!),
			solutions.length,
		]),
	];
}

/** Of N squares among N², and of orders of N, by N. */
const choices = [1, 1, 6, 84, 1820, 53_130, 1_947_792, 85_900_584];
const factorials = [1, 1, 2, 6, 24, 120, 720, 5040];

export function ofGrowth(): Claim[] {
	const totals = (size: number) => textbook(size).accounts.at(-1)!;
	return [
		claim('growth', `^│ +▸?([1-8]) +${figure} +${figure} +(?:×([\\d.]+))?`, ([size]) => {
			const {solutions, tests} = totals(Number(size));
			const factor = size === '1' ? '' : (tests / totals(Number(size) - 1).tests).toFixed(1);
			return [size!, solutions, tests, factor];
		}),
		claim('boards', `any squares +${figure} +C\\((\\d+), (\\d+)\\)`, ([, all = '', some = '']) => [
			choices[Number(some)]!,
			all,
			some,
		]),
		claim('one a row', `one a row +${figure} +(\\d)\\^(\\d) `, ([, size]) => [
			Number(size) ** Number(size),
			size!,
			size!,
		]),
		claim('permutations', `one a row and column +${figure} +(\\d)! `, ([, size]) => [factorials[Number(size)]!, size!]),
		claim('nodes', `(\\d)! [^\\n]+\\n│ backtracking: nodes +${figure}`, ([size]) => [
			size!,
			totals(Number(size)).placements + 1,
		]),
	];
}
