import {type AttackLine, attackOn, type Queens, type Square} from '../solver/board.js';
import {classCounts, publishedCount} from '../solver/counting/known.js';
import {solutions} from '../solver/counting/solutions.js';
import {canonicalOf} from '../solver/symmetry.js';
import type {Board, Exercise} from './units.js';

export type AttackingPair = {readonly one: Square; readonly other: Square; readonly line: AttackLine};
type BoardFault =
	| (AttackingPair & {readonly type: 'attack'})
	| {readonly type: 'no-queen' | 'several'; readonly row: number; readonly columns: readonly number[]}
	| {readonly type: 'rows'; readonly found: number};
export type Wrong = Board & {readonly fault: BoardFault};
type Twice = {readonly queens: Queens; readonly lines: readonly [earlier: number, later: number]};

/** Compares what was printed with the solutions for the size. */
export function verdictOnSolutions(boards: Iterable<Board>, size: number, exercise: Exercise) {
	const {isFundamentalOnly, limit} = exercise;
	const keyIn = isFundamentalOnly ? classOf : keyOf;
	const {keys, twice, wrong} = sorted(boards, size, keyIn);
	const count = Number(publishedCount(size));
	const expected = Math.min(isFundamentalOnly ? (classCounts[size - 1] ?? count) : count, limit ?? count);
	const right = keys.size;
	const missing = right < expected ? firstOf(size, (queens) => !keys.has(keyIn(queens))) : undefined;
	const isClean = wrong.count + twice.count === 0;
	const isPlain = limit === undefined && !isFundamentalOnly && right < expected && isClean;
	// The first solutions, or one only, may be what was asked for.
	const isStart = right === 1 || missing?.number === right + 1;
	const isOfEach = isPlain && right > 1 && isOneOfEach(keys, size);
	return {
		/** Different ones; with `--fundamental` one of each class. */
		right,
		expected,
		/** Of those that are missing, repeated or wrong, the first is told. */
		missing,
		twice,
		wrong,
		asks:
			isPlain && (isStart || isOfEach)
				? {option: isOfEach ? ('fundamental' as const) : ('limit' as const), limit: right}
				: undefined,
		isComplete: isClean && right === expected,
	};
}

type Found<Item> = {count: number; first: Item | undefined};

/** The keys of all that are solutions, those that come again, and those that are none. */
function sorted(boards: Iterable<Board>, size: number, keyIn: (queens: Queens) => string) {
	const lines = new Map<string, number>();
	const wrong: Found<Wrong> = {count: 0, first: undefined};
	const twice: Found<Twice> = {count: 0, first: undefined};
	for (const board of boards) {
		const fault = boardFault(board.masks, size);
		if (fault) {
			wrong.count++;
			wrong.first ??= {...board, fault};
			continue;
		}

		const queens = queensOf(board.masks);
		const key = keyIn(queens);
		const earlier = lines.get(key);
		if (earlier === undefined) {
			lines.set(key, board.line);
		} else {
			twice.count++;
			twice.first ??= {queens, lines: [earlier, board.line]};
		}
	}

	return {keys: lines as ReadonlyMap<string, number>, wrong, twice};
}

function isOneOfEach(keys: ReadonlyMap<string, number>, size: number): boolean {
	const classIn = (key: string) => classOf([...key].map((column) => column.charCodeAt(0)));
	return keys.size === classCounts[size - 1] && new Set([...keys.keys()].map(classIn)).size === keys.size;
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

/** The last one of each row. */
function queensOf(masks: readonly number[]): Queens {
	return masks.map((mask) => 31 - Math.clz32(mask));
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
