import {type AttackLine, attackOn, type Queens, type Square} from '../solver/index.js';
import {type Board, outermost} from './units.js';

export type Base = 0 | 1;

export type Attack = {readonly one: Square; readonly other: Square; readonly line: AttackLine};
type Fault =
	| (Attack & {readonly type: 'attack'})
	| {readonly type: 'no-queen' | 'several' | 'outside'; readonly row: number; readonly columns: readonly number[]};

type Printed = {
	readonly isDrawn: boolean;
	readonly line: number;
	readonly lastLine: number;
	readonly masks: readonly number[];
};
export type Wrong = Printed & {readonly fault: Fault};
/** The size is another one, or the line `at` has an unknown sign. */
export type Broken = Printed & {
	readonly type: 'broken';
	readonly what: 'rows' | 'numbers' | 'unread';
	/** Rows of a drawing, or queens of a list. */
	readonly found: number;
	readonly width: number;
	readonly at: number | undefined;
};

/** By rows from the top; columns that are not on the board share a bit, and -1 or one before the first is no queen. */
export function masksOf({masks, columns = [], rows}: Board, size: number, base: Base): readonly number[] {
	const maskOf = (column: number) => {
		const index = column - base;
		const bit = index >= 0 && index < outermost ? 1 << index : 1 << outermost;
		return column === -1 || index === -1 ? 0 : bit;
	};
	if (masks || !rows) {
		return masks ?? columns.map(maskOf);
	}

	const rowBase = Math.min(...rows) === 1 ? 1 : 0;
	const length = Math.min(Math.max(size, ...rows.map((row) => row - rowBase + 1)), outermost);
	const result = Array.from({length}, () => 0);
	for (const [at, row] of rows.entries()) {
		const place = Math.min(row - rowBase, length - 1);
		result[place] = (result[place] ?? 0) | maskOf(columns[at]!);
	}

	return result;
}

export function solutionIn(masks: readonly number[], size: number): Queens | undefined {
	const queens = queensOf(masks);
	const isSolution =
		masks.length === size &&
		queens.every((column, row) => column < size && masks[row] === 1 << column && !attackOn(queens, row, column));
	return isSolution ? queens : undefined;
}

/** The last one of each row. */
function queensOf(masks: readonly number[]): Queens {
	return masks.map((mask) => 31 - Math.clz32(mask));
}

export function columnsIn(mask: number): readonly number[] {
	return Array.from({length: outermost + 1}, (_, column) => column).filter((column) => (mask >>> column) & 1);
}

export function isOfSize({found, width}: Board, size: number): boolean {
	return found === size && width === size;
}

/** Filled from the first row on. */
export function isPartial(masks: readonly number[], size: number): boolean {
	const filled = masks.findLastIndex((mask) => mask !== 0) + 1;
	return filled < size && masks.slice(0, filled).every((mask) => mask > 0 && (mask & (mask - 1)) === 0);
}

export function wrongOf(board: Board, masks: readonly number[], size: number): Wrong {
	return {...printedOf(board, masks), fault: faultIn(masks, size)};
}

export function brokenOf(board: Board, masks: readonly number[], size: number): Broken {
	const {line, last, found, width} = board;
	const odd = masks.findIndex((mask) => mask < 0);
	const isUnread = isOfSize(board, size) && odd >= 0;
	const ofSize = board.masks ? 'rows' : 'numbers';
	// Else other lines stand between the rows.
	const at = isUnread && last - line + 1 === found ? line + odd : undefined;
	return {type: 'broken', ...printedOf(board, masks), what: isUnread ? 'unread' : ofSize, found, width, at};
}

function printedOf({line, last, masks: drawn}: Board, masks: readonly number[]): Printed {
	return {isDrawn: drawn !== undefined, line, lastLine: last, masks};
}

/** The first thing wrong with a board that is no solution. */
function faultIn(masks: readonly number[], size: number): Fault {
	for (const [row, mask] of masks.entries()) {
		const columns = columnsIn(mask);
		if (row >= size || columns.length !== 1 || columns[0]! >= size) {
			const isOutside = row >= size || columns.some((column) => column >= size);
			const type = columns.length === 0 ? 'no-queen' : 'several';
			return {type: isOutside ? 'outside' : type, row, columns};
		}
	}

	const queens = queensOf(masks);
	const row = queens.findIndex((column, at) => attackOn(queens, at, column));
	const attack = attackOn(queens, row, queens[row]!)!;
	const one = {row: attack.row, column: queens[attack.row]!};
	return {type: 'attack', one, other: {row, column: queens[row]!}, line: attack.line};
}

/** The one with which more boards are right; if both are equal, 0 unless no number is 0. */
export function baseOf(boards: readonly Board[], size: number): Base {
	const [fromZero = 0, fromOne = 0] = ([0, 1] as const).map((base) => {
		const queens = boards.slice(0, 1000).map((board) => solutionIn(masksOf(board, size, base), size));
		return queens.filter((each) => each !== undefined).length;
	});
	const has = (number: number) => boards.some(({columns}) => columns?.slice(0, -1).includes(number));
	return fromOne > fromZero || (fromOne === fromZero && !has(0) && has(size)) ? 1 : 0;
}
