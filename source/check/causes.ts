import type {AttackLine} from '../solver/index.js';
import type {Text} from '../text/en.js';
import {
	comparing,
	comparingRows,
	type Deviation,
	flagging,
	flagIndexes,
	masking,
	measuring,
	runProgram,
	type Seen,
} from './programs.js';

export type CauseId = keyof Text['check']['mistakes'];

/** Programs with mistakes are run up to this size: larger searches take too long. */
export const largestRun = 8;
/** A program is given up after this many tests. */
const mostTests = 1_000_000;

const seeing = (attacks: (queen: Seen, size: number) => boolean): Deviation => ({memory: comparing(attacks)});
const lines: readonly AttackLine[] = ['column', 'diagonal', 'antidiagonal'];
const diagonals: readonly AttackLine[] = ['diagonal', 'antidiagonal'];
const someDiagonals: readonly (readonly AttackLine[])[] = [['diagonal'], ['antidiagonal'], diagonals];
const left = (mask: number, bit: number) => (mask | bit) << 1;
const right = (mask: number, bit: number) => (mask | bit) >>> 1;

/** What a program with each usual mistake does: several ways, if it can be made in several. */
export const mistakes: readonly (readonly [id: CauseId, ways: readonly Deviation[]])[] = [
	['first-only', [{ends: 'solution'}]],
	['no-diagonal', [seeing(({line}) => line !== 'diagonal')]],
	['no-antidiagonal', [seeing(({line}) => line !== 'antidiagonal')]],
	['no-diagonals', [seeing(({line}) => line === 'column')]],
	['no-column', [seeing(({line}) => line !== 'column')]],
	['no-test', [seeing(() => false)]],
	['only-last-queen', [seeing(({rowsBelow}) => rowsBelow === 1)]],
	['only-first-queen', [seeing(({row}) => row === 0)]],
	[
		'not-last-queen',
		[seeing(({rowsBelow}) => rowsBelow > 1), seeing(({rowsBelow, line}) => rowsBelow > 1 || line === 'column')],
	],
	['not-first-queen', [seeing(({row}) => row > 0), seeing(({row, line}) => row > 0 || line === 'column')]],
	[
		'near-diagonals',
		someDiagonals.map((some) => seeing(({line, rowsBelow}) => rowsBelow === 1 || !some.includes(line))),
	],
	[
		'short-diagonal',
		someDiagonals.flatMap((some) => [
			seeing(({line, column}) => !some.includes(line) || column > 0),
			seeing(({line, column}, size) => !some.includes(line) || column < size - 1),
			...(some.length === 1 ? [seeing(({line, column, row}) => !some.includes(line) || (column > 0 && row > 0))] : []),
			seeing(
				({line, column, row}, size) =>
					!some.includes(line) || (line === 'diagonal' ? column > 0 && row > 0 : column < size - 1 && row > 0),
			),
			seeing(({line, column}, size) => !some.includes(line) || (line === 'diagonal' ? column > 0 : column < size - 1)),
		]),
	],
	[
		'wrong-distance',
		[-1, 1].flatMap((by) => [
			{memory: measuring((rows, columns) => columns === 0 || Math.abs(columns) === rows + by)},
			{memory: measuring((rows, columns) => columns === 0 || columns === rows + by || columns === -rows)},
			{memory: measuring((rows, columns) => columns === 0 || columns === rows || -columns === rows + by)},
		]),
	],
	[
		'and-for-or',
		[
			{memory: measuring((rows, columns) => columns === 0 || Math.abs(columns) === rows, true)},
			{memory: flagging({combine: (column, diagonal, antidiagonal) => column && diagonal && antidiagonal})},
			{memory: flagging({combine: (column, diagonal, antidiagonal) => column && (diagonal || antidiagonal)})},
			{memory: flagging({combine: (column, diagonal, antidiagonal) => column || (diagonal && antidiagonal)})},
			{memory: flagging({combine: (column, diagonal, antidiagonal) => (column || diagonal) && antidiagonal})},
			{memory: flagging({combine: (column, diagonal, antidiagonal) => (column && diagonal) || antidiagonal})},
			{memory: masking(left, right, (columns, downs, ups) => columns & downs & ups)},
			{memory: masking(left, right, (columns, downs, ups) => columns & (downs | ups))},
			{memory: masking(left, right, (columns, downs, ups) => (columns | downs) & ups)},
			{memory: masking(left, right, (columns, downs, ups) => columns | (downs & ups))},
		],
	],
	['half', [Math.floor, Math.ceil].map((round) => ({columns: (size, row) => [0, row === 0 ? round(size / 2) : size]}))],
	['not-first-column', [{columns: (size) => [1, size]}, {columns: (size, row) => [row === 0 ? 1 : 0, size]}]],
	['not-last-column', [{columns: (size) => [0, size - 1]}, {columns: (size, row) => [0, row === 0 ? size - 1 : size]}]],
	['column-outside', [{columns: (size) => [0, size + 1]}]],
	['break-at-attack', [{ends: 'attacked-square'}]],
	['return-place', [{ends: 'call'}]],
	[
		'not-removed',
		[
			{memory: comparing(({rowsBelow}) => rowsBelow > 0, 'board')},
			{memory: comparing(() => true, 'list')},
			// Misses queens below the square on its diagonals: their distance in rows is negative.
			{memory: comparing(({line, rowsBelow}) => rowsBelow > 0 || line === 'column', 'list')},
			// Tests as many queens from the start of the list as there are rows above the square.
			{memory: comparing(({row, rowsBelow, index}) => index < row + rowsBelow, 'list')},
			...[
				lines,
				['column'],
				diagonals,
				['diagonal'],
				['antidiagonal'],
				['column', 'diagonal'],
				['column', 'antidiagonal'],
			].map((kept) => ({
				memory: flagging({cleared: Object.fromEntries(kept.map((line) => [line, 'never' as const]))}),
			})),
		],
	],
	[
		'cleared-elsewhere',
		[
			{memory: flagging({cleared: {column: (row) => row}})},
			...[-1, 1].flatMap((by) => [
				{memory: flagging({cleared: {column: (_, column) => column + by}})},
				...someDiagonals.map((some) => ({
					memory: flagging({
						cleared: Object.fromEntries(
							some.map((line) => [line, (row: number, column: number) => flagIndexes[line](row + by, column, 0)]),
						),
					}),
				})),
			]),
			{memory: flagging({cleared: {diagonal: (row, column) => row + column}})},
			{memory: flagging({cleared: {antidiagonal: (row, column) => row - column}})},
			{memory: flagging({cleared: {diagonal: (row, column) => column - row}})},
			{
				memory: flagging({
					cleared: {diagonal: (row, column) => row + column, antidiagonal: (row, column) => row - column},
				}),
			},
		],
	],
	[
		'shared-flag',
		[
			{memory: flagging({indexes: {diagonal: (row, column) => Math.abs(row - column)}})},
			{memory: flagging({indexes: {diagonal: (row, column, size) => (row - column + size) % size}})},
			{memory: flagging({indexes: {antidiagonal: (row, column, size) => (row + column) % size}})},
			{
				memory: flagging({
					indexes: {
						diagonal: (row, column, size) => (row - column + size) % size,
						antidiagonal: (row, column, size) => (row + column) % size,
					},
				}),
			},
		],
	],
	[
		'shifts',
		[
			{
				memory: masking(
					(mask, bit) => mask | (bit << 1),
					(mask, bit) => mask | (bit >>> 1),
				),
			},
			{memory: masking((mask, bit) => mask | (bit << 1), right)},
			{memory: masking(left, (mask, bit) => mask | (bit >>> 1))},
		],
	],
	['mask-without-limit', [{memory: masking(left, right), columns: () => [0, 32]}]],
	[
		'own-row',
		[
			...[0, -1].flatMap((empty) =>
				(['own', 'others', 'all'] as const).flatMap((rows) =>
					[true, false].map((isReset) => ({memory: comparingRows(empty, rows, isReset)})),
				),
			),
			{memory: () => ({isAttacked: () => true, place: () => undefined, remove: () => undefined})},
		],
	],
	['row-too-late', [{tooLate: true}]],
	['row-too-early', [{tooEarly: 'short'}, {tooEarly: 'empty'}, {tooEarly: 'zero'}]],
	[
		'each-placement',
		[false, true].flatMap((leavesQueens) => [
			{reports: 'placements', leavesQueens},
			{reports: 'placements-and-solutions', leavesQueens},
		]),
	],
	['not-copied', [{shares: 'columns'}, {shares: 'reset'}, {shares: 'popped'}]],
	['printed-twice', [{reports: 'twice'}]],
	['no-middle', [{reports: 'mirrored', columns: (size, row) => [0, row === 0 ? Math.floor(size / 2) : size]}]],
	[
		'mirrored-twice',
		[Math.ceil, (half: number) => Math.floor(half) + 1].map((round) => ({
			reports: 'mirrored',
			columns: (size, row) => [0, row === 0 ? round(size / 2) : size],
		})),
	],
];

/** Those with which a program prints just this, and the search does not. */
export function causesOf(size: number, printed: Printed): readonly CauseId[] {
	return size > largestRun || printed.isEmpty || explains(size, {}, printed)
		? []
		: mistakes.filter(([, ways]) => ways.some((way) => explains(size, way, printed))).map(([id]) => id);
}

function explains(size: number, deviation: Deviation, printed: Printed): boolean {
	const other = new Printed();
	let tests = 0;
	runProgram(size, deviation, {
		test(row, column, isSafe) {
			if (printed.tests === 0) {
				return ++tests <= mostTests;
			}

			other.addTest(row, column, isSafe);
			return printed.canHaveTests(other) && !(printed.isCut && other.tests === printed.tests);
		},
		board(masks) {
			other.addBoard(masks);
			return printed.canHaveBoards(other, masks) && !printed.isEnough(other);
		},
	});
	return tests <= mostTests && printed.isExplainedBy(other);
}

/** The first ones are kept, too, so that most programs can be given up early. */
const mostFirst = 200;
const mostKnown = 20_000;
const mostCompared = 5000;

/** A hash of all tests in their order, and one of the boards in any order. */
export class Printed {
	tests = 0;
	boards = 0;
	/** It was stopped: a program that explains it goes on. */
	isCut = false;
	#tests = 0;
	#boards = 0;
	#transposed = 0;
	#ordered = 0;
	readonly #firstTests: number[] = [];
	readonly #known = new Set<number>();
	readonly #knownTransposed = new Set<number>();
	#isPlain = true;
	#isTransposed = true;

	get isEmpty(): boolean {
		return this.tests + this.boards === 0;
	}

	addTest(row: number, column: number, isSafe: boolean): void {
		const code = row * 64 + column * 2 + Number(isSafe) + 1;
		this.tests++;
		this.#tests = mixed(this.#tests + code);
		if (this.tests <= mostFirst) {
			this.#firstTests.push(code);
		}
	}

	takeTests(other: Printed): void {
		this.tests = other.tests;
		this.#tests = other.#tests;
		this.#firstTests.push(...other.#firstTests);
	}

	addBoard(masks: readonly number[]): void {
		const hash = hashOf(masks);
		const transposed = hashOf(transposedOf(masks));
		this.boards++;
		this.#boards = (this.#boards + hash) | 0;
		this.#transposed = (this.#transposed + transposed) | 0;
		if (this.boards <= mostCompared) {
			this.#ordered = mixed(this.#ordered + hash);
		}

		if (this.#known.size < mostKnown) {
			this.#known.add(hash);
			this.#knownTransposed.add(transposed);
		}
	}

	canHaveTests(other: Printed): boolean {
		const index = other.tests - 1;
		return other.tests <= this.tests && (index >= mostFirst || other.#firstTests[index] === this.#firstTests[index]);
	}

	canHaveBoards(other: Printed, masks: readonly number[]): boolean {
		const hash = hashOf(masks);
		const isKnown = this.#known.size >= mostKnown;
		this.boards === 0 || isKnown || other.#compare(this, hash);
		return this.boards === 0 || (other.boards <= this.boards && (isKnown || other.#isPlain || other.#isTransposed));
	}

	/** After this number of equal boards the rest is taken to be equal. */
	isEnough(other: Printed): boolean {
		return this.isCut && this.tests === 0 && other.boards === Math.min(this.boards, mostCompared);
	}

	#compare(printed: Printed, hash: number): void {
		this.#isPlain &&= printed.#known.has(hash);
		this.#isTransposed &&= printed.#knownTransposed.has(hash);
	}

	/** Without boards, a program may print its solutions elsewhere. */
	isExplainedBy(other: Printed): boolean {
		const hasTests = this.tests === 0 || (other.tests === this.tests && other.#tests === this.#tests);
		const hasBoards =
			this.boards === 0 ||
			(this.isCut
				? other.boards >= Math.min(this.boards, mostCompared) && other.#ordered === this.#ordered
				: other.boards === this.boards && (other.#boards === this.#boards || other.#boards === this.#transposed));
		return hasTests && hasBoards;
	}
}

function hashOf(masks: readonly number[]): number {
	let hash = masks.length;
	for (const mask of masks) {
		hash = mixed(hash + mask);
	}

	return hash;
}

function transposedOf(masks: readonly number[]): readonly number[] {
	return masks.map((_, column) => {
		let mask = 0;
		for (let row = 0; row < masks.length; row++) {
			mask |= ((masks[row]! >>> column) & 1) << row;
		}

		return mask;
	});
}

function mixed(value: number): number {
	const high = Math.imul(value ^ (value >>> 16), 0x85eb_ca6b);
	const low = Math.imul(high ^ (high >>> 13), 0xc2b2_ae35);
	return low ^ (low >>> 16);
}
