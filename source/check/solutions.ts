import {type AttackLine, attackOn, type Queens, type Square} from '../solver/board.js';
import {publishedCount} from '../solver/counting/known.js';
import {solutions} from '../solver/counting/solutions.js';
import {canonicalOf} from '../solver/symmetry.js';
import {type Board, type Exercise, queensOf} from './units.js';

export type SolutionsVerdict = ReturnType<typeof verdictOnSolutions>;

export type AttackingPair = {readonly one: Square; readonly other: Square; readonly line: AttackLine};
type BoardFault =
	| (AttackingPair & {readonly type: 'attack'})
	| {readonly type: 'no-queen' | 'several'; readonly row: number; readonly columns: readonly number[]}
	| {readonly type: 'rows'; readonly found: number};
export type Wrong = Omit<Board, 'isDrawn'> & {readonly fault: BoardFault};
type Twice = {readonly queens: Queens; readonly lines: readonly [earlier: number, later: number]};

/** From 1 to 14 queens (OEIS A002562). */
export const classCounts: readonly number[] = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233, 45_752];

/** Compares what was printed with the solutions for the size. */
export function verdictOnSolutions(boards: readonly Board[], size: number, {isFundamentalOnly, limit}: Exercise) {
	const judged = boards.map(({masks, line, last}) => ({line, last, masks, fault: boardFault(masks, size)}));
	const wrong = judged.filter((board): board is Wrong => board.fault !== undefined);
	const printed = judged.flatMap(({masks, line, fault}) => (fault ? [] : [{line, queens: queensOf(masks)}]));
	const keyIn = isFundamentalOnly ? classOf : keyOf;
	const {first, twice} = distinct(printed, keyIn);
	const count = Number(publishedCount(size));
	const expected = Math.min(isFundamentalOnly ? (classCounts[size - 1] ?? count) : count, limit ?? count);
	const right = first.size;
	const missing = right < expected ? firstOf(size, (queens) => !first.has(keyIn(queens))) : undefined;
	const isClean = wrong.length + twice.length === 0;
	// The first solutions, or one only, may be what was asked for.
	const isStart = right === 1 || missing?.number === right + 1;
	const isOfEach =
		right > 1 && right === classCounts[size - 1] && new Set(printed.map(({queens}) => classOf(queens))).size === right;
	const isPlain = limit === undefined && !isFundamentalOnly && right < expected && isClean && right > 0;
	const option: 'fundamental' | 'limit' = isOfEach ? 'fundamental' : 'limit';
	return {
		/** Different ones; with `--fundamental` one of each class. */
		right,
		expected,
		/** Of those that are missing, repeated or wrong, the first is told. */
		missing,
		twice: {count: twice.length, first: twice[0]},
		wrong: {count: wrong.length, first: wrong[0]},
		asks: isPlain && (isStart || isOfEach) ? {option, limit: right} : undefined,
		isComplete: isClean && right === expected,
	};
}

/** The first thing wrong with a board, if it is no solution. */
function boardFault(masks: readonly number[], size: number): BoardFault | undefined {
	if (masks.length !== size) {
		return {type: 'rows', found: masks.length};
	}

	const odd = masks.findIndex((mask) => mask === 0 || (mask & (mask - 1)) > 0);
	if (odd >= 0) {
		const columns = Array.from({length: size}, (_, column) => column).filter((column) => (masks[odd]! >>> column) & 1);
		return {type: columns.length === 0 ? 'no-queen' : 'several', row: odd, columns};
	}

	const queens = queensOf(masks);
	for (const [row, column] of queens.entries()) {
		const attack = attackOn(queens, row, column);
		if (attack) {
			const one = {row: attack.row, column: queens[attack.row]!};
			return {type: 'attack', one, other: {row, column}, line: attack.line};
		}
	}

	return undefined;
}

/** The line of the first of each key, and those that come again. */
function distinct(
	printed: readonly {readonly line: number; readonly queens: Queens}[],
	keyIn: (queens: Queens) => string,
) {
	const first = new Map<string, number>();
	const twice: Twice[] = [];
	for (const {line, queens} of printed) {
		const key = keyIn(queens);
		const earlier = first.get(key);
		if (earlier === undefined) {
			first.set(key, line);
		} else {
			twice.push({queens, lines: [earlier, line]});
		}
	}

	return {first, twice};
}

function firstOf(size: number, isMissing: (queens: Queens) => boolean) {
	let number = 0;
	for (const queens of solutions(size)) {
		number++;
		if (isMissing(queens)) {
			return {number, queens};
		}
	}

	return undefined;
}

function classOf(queens: Queens): string {
	return keyOf(canonicalOf(queens));
}

function keyOf(queens: Queens): string {
	return String.fromCharCode(...queens);
}
