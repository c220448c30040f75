import type {AttackLine, Square} from '../solver/index.js';
import type {Text} from '../text/en.js';
import {attackLines, type Deviation, flagIndexes, type Index, runProgram, type Sees} from './programs.js';

export type CauseId = keyof Text['check']['mistakes'];

/** Programs with mistakes are run up to this size: larger searches take too long. */
export const largestRun = 8;
/** A program is given up after this many tests. */
export const mostTests = 1_000_000;
/** Of a program that was stopped: after this number of equal boards the rest is taken to be equal. */
const mostCompared = 5000;

const seeing = (...ways: readonly Sees[]): readonly Deviation[] => ways.map((sees) => ({sees}));
const diagonals: readonly AttackLine[] = ['diagonal', 'antidiagonal'];
const someDiagonals: readonly (readonly AttackLine[])[] = [['diagonal'], ['antidiagonal'], diagonals];
const someLines: readonly (readonly AttackLine[])[] = [
	...someDiagonals,
	['column'],
	['column', 'diagonal'],
	['column', 'antidiagonal'],
	attackLines,
];
/** The same for each of these lines. */
const along = <Each>(lines: readonly AttackLine[], each: (line: AttackLine) => Each) =>
	Object.fromEntries(lines.map((line) => [line, each(line)])) as Partial<Record<AttackLine, Each>>;
const from = (first: number, end: number) => Array.from({length: end - first}, (_, index) => first + index);
const firstRow = (round: (half: number) => number) => (size: number, row: number) =>
	from(0, row === 0 ? round(size / 2) : size);
/** Two squares with the same index share a flag. */
const sharing =
	(index: (square: Square, size: number) => number): Sees =>
	({queen, square, size}) =>
		index(queen, size) === index(square, size);
const modulo = {
	diagonal: sharing(({row, column}, size) => (row - column + size) % size),
	antidiagonal: sharing(({row, column}, size) => (row + column) % size),
};

const isBeforeEnd: Sees = ({line, queen, size}) => (line === 'diagonal' ? queen.column > 0 : queen.column < size - 1);
/** Queens that a loop along a diagonal reaches if it stops one too early. */
const ends: readonly Sees[] = [
	({queen}) => queen.column > 0,
	({queen, size}) => queen.column < size - 1,
	({queen}) => queen.column > 0 && queen.row > 0,
	(seen) => seen.queen.row > 0 && isBeforeEnd(seen),
	isBeforeEnd,
];

/** What a program with each usual mistake does: several ways, if it can be made in several. */
export const mistakes: readonly (readonly [id: CauseId, ways: readonly Deviation[]])[] = [
	['first-only', [{ends: 'solution'}]],
	['no-diagonal', seeing(({line}) => line !== 'diagonal')],
	['no-antidiagonal', seeing(({line}) => line !== 'antidiagonal')],
	['no-diagonals', seeing(({line}) => line === 'column')],
	['no-column', seeing(({line}) => line !== 'column')],
	['no-test', seeing(() => false)],
	['only-last-queen', seeing(({rows}) => rows === 1)],
	['only-first-queen', seeing(({queen}) => queen.row === 0)],
	[
		'not-last-queen',
		seeing(
			({rows}) => rows > 1,
			({rows, line}) => rows > 1 || line === 'column',
		),
	],
	[
		'not-first-queen',
		seeing(
			({queen}) => queen.row > 0,
			({queen, line}) => queen.row > 0 || line === 'column',
		),
	],
	['not-last-row', seeing(({square, size}) => square.row < size - 1)],
	[
		'near-diagonals',
		someDiagonals.flatMap((some) =>
			seeing(
				...[1, 2, 3].map(
					(most): Sees =>
						({line, rows}) =>
							rows <= most || !some.includes(line),
				),
			),
		),
	],
	[
		'short-diagonal',
		someDiagonals.flatMap((some) =>
			seeing(
				...ends.map(
					(sees): Sees =>
						(seen) =>
							!some.includes(seen.line) || sees(seen),
				),
			),
		),
	],
	[
		'wrong-distance',
		[-1, 1].flatMap((by) => [
			{attacks: {diagonal: ({rows, columns}) => Math.abs(columns) === rows + by, antidiagonal: () => false}},
			{attacks: {diagonal: ({rows, columns}) => columns === rows + by}},
			{attacks: {antidiagonal: ({rows, columns}) => -columns === rows + by}},
		]),
	],
	[
		'row-for-column',
		[
			{attacks: {column: ({queen, square}) => queen.column === square.row}},
			{attacks: {column: ({queen, square}) => queen.row === square.column}},
			{attacks: {diagonal: ({queen, square}) => queen.row - queen.column === square.column - square.row}},
			{attacks: {antidiagonal: ({queen, square}) => queen.row + queen.column === square.column - square.row}},
			{attacks: {antidiagonal: ({queen, square}) => queen.row + queen.column === square.row - square.column}},
			{attacks: {antidiagonal: ({queen, square}) => queen.row + square.row === queen.column + square.column}},
			{
				attacks: {
					diagonal: ({queen, square}) => queen.column - queen.row === square.column - square.row,
					antidiagonal: ({queen, square}) => queen.column - queen.row === square.row - square.column,
				},
			},
		],
	],
	[
		'and-for-or',
		[
			{needsAll: true},
			...[
				(column: boolean, diagonal: boolean, antidiagonal: boolean) => column && diagonal && antidiagonal,
				(column: boolean, diagonal: boolean, antidiagonal: boolean) => column && (diagonal || antidiagonal),
				(column: boolean, diagonal: boolean, antidiagonal: boolean) => column || (diagonal && antidiagonal),
				(column: boolean, diagonal: boolean, antidiagonal: boolean) => (column || diagonal) && antidiagonal,
				(column: boolean, diagonal: boolean, antidiagonal: boolean) => (column && diagonal) || antidiagonal,
			].flatMap((combine) => [{combine}, {combine, clears: {}}]),
		],
	],
	['half', [Math.floor, Math.ceil].map((round) => ({columns: firstRow(round)}))],
	['first-column-only', [{columns: (size, row) => from(0, row === 0 ? 1 : size)}]],
	['not-first-column', [{columns: (size) => from(1, size)}, {columns: (size, row) => from(row === 0 ? 1 : 0, size)}]],
	[
		'not-last-column',
		[{columns: (size) => from(0, size - 1)}, {columns: (size, row) => from(0, row === 0 ? size - 1 : size)}],
	],
	[
		'columns-left-out',
		[
			...from(1, largestRun - 1).map(
				(left): Deviation => ({
					columns: (size) => from(0, size).filter((column) => column !== left || left >= size - 1),
				}),
			),
			{columns: (size, row) => from(row, size)},
			{columns: (size, row) => from(0, size).slice(0, row + 1)},
			...[0, 1].map((first): Deviation => ({columns: (size) => from(0, size).filter((each) => each % 2 === first)})),
		],
	],
	['column-outside', [{columns: (size) => from(0, size + 1)}]],
	['break-at-attack', [{ends: 'attacked-square'}]],
	['return-place', [{ends: 'call'}]],
	[
		'not-removed',
		[
			{keeps: 'board', sees: ({rows}) => rows > 0},
			{keeps: 'list'},
			// Misses queens below the square on its diagonals: their distance in rows is negative.
			{keeps: 'list', sees: ({line, rows}) => rows > 0 || line === 'column'},
			// Tests as many queens from the start of the list as there are rows above the square.
			{keeps: 'list', sees: ({index, square}) => index < square.row},
			...someLines.map((kept): Deviation => ({clears: along(kept, () => 'never')})),
		],
	],
	[
		'cleared-elsewhere',
		[
			{clears: {column: (row) => row}},
			...[-1, 1].flatMap((by): readonly Deviation[] => [
				{clears: {column: (_, column) => column + by}},
				...someDiagonals.map((some) => ({
					clears: along(
						some,
						(line): Index =>
							(row, column) =>
								flagIndexes[line](row + by, column, 0),
					),
				})),
			]),
			{clears: {diagonal: flagIndexes.antidiagonal}},
			{clears: {antidiagonal: flagIndexes.diagonal}},
			{clears: {diagonal: (row, column) => column - row}},
			{clears: {diagonal: flagIndexes.antidiagonal, antidiagonal: flagIndexes.diagonal}},
			// With n - 1 added to row - column.
			{
				clears: {
					diagonal: (row, column, size) => row + column - size + 1,
					antidiagonal: (row, column, size) => row - column + size - 1,
				},
			},
		],
	],
	[
		'shared-flag',
		[
			{attacks: {diagonal: sharing(({row, column}) => Math.abs(row - column))}},
			{attacks: {diagonal: modulo.diagonal}},
			{attacks: {antidiagonal: modulo.antidiagonal}},
			{attacks: modulo},
		],
	],
	[
		'shifts',
		[(_: number) => 1, (rows: number) => 2 * rows].flatMap((shift) =>
			someDiagonals.map((some) => ({
				attacks: along(
					some,
					(line): Sees =>
						({rows, columns}) =>
							columns === (line === 'diagonal' ? shift(rows) : -shift(rows)),
				),
			})),
		),
	],
	['mask-without-limit', [{columns: () => from(0, 32)}]],
	[
		'own-row',
		[
			...([0, -1] as const).flatMap((empty) =>
				[true, false].flatMap((isReset) =>
					([({rows}) => rows >= 0, ({rows}) => rows !== 0, () => true] satisfies Sees[]).map((sees) => ({
						array: {empty, isReset},
						sees,
					})),
				),
			),
			{combine: () => true},
		],
	],
	['row-too-late', [{queens: (size) => size + 1}]],
	[
		'row-too-early',
		([undefined, -1, 0] as const).flatMap((rest) =>
			[(size: number) => size - 1, (size: number) => size - 2, (size: number) => size >> 1].map((queens) => ({
				queens,
				...(rest !== undefined && {rest}),
			})),
		),
	],
	[
		'each-placement',
		(['placements', 'placements-and-solutions'] as const).flatMap((prints) =>
			[false, true].map((leavesQueens) => ({prints, leavesQueens})),
		),
	],
	['not-copied', (['columns', 'reset', 'popped'] as const).map((shares) => ({shares}))],
	['row-not-printed', (['left-out', 'empty'] as const).map((lastRow) => ({lastRow}))],
	['rows-jumped', [{step: 2}]],
	['printed-twice', [2, 3, 4, 8, 24, 120, 720].map((times) => ({times}))],
	['end-missing', (['all-but-last', 'all-but-first'] as const).map((prints) => ({prints}))],
	['no-middle', [{prints: 'mirrored', columns: firstRow(Math.floor)}]],
	[
		'mirrored-twice',
		[Math.ceil, (half: number) => Math.floor(half) + 1].map((round) => ({
			prints: 'mirrored',
			columns: firstRow(round),
		})),
	],
];

/** Those with which a program prints just this, and the search does not. */
export function causesOf(size: number, printed: Printed): readonly CauseId[] {
	return size > largestRun || printed.isEmpty || explains(size, {}, printed)
		? []
		: mistakes.filter(([, ways]) => ways.some((way) => explains(size, way, printed))).map(([id]) => id);
}

function explains(size: number, deviation: Deviation, {tests, boards, boardCount, isCut}: Printed): boolean {
	let tested = 0;
	let drawn = 0;
	// Solutions may be printed column by column.
	let isPlain = true;
	let isTransposed = true;
	const used = new Map<string, number>();
	const usedTransposed = new Map<string, number>();
	const isKnown = (counts: Map<string, number>, masks: readonly number[]) => {
		const key = keyOf(masks);
		const count = (counts.get(key) ?? 0) + 1;
		counts.set(key, count);
		return count <= (boards.get(key) ?? 0);
	};
	const enough = isCut && tests.length === 0 ? Math.min(boardCount, mostCompared) : boardCount;
	const isEnough = () => isCut && tested >= tests.length && drawn >= enough;
	runProgram(size, deviation, {
		test(row, column, isSafe) {
			if (isEnough() || tested === mostTests) {
				return false;
			}

			const isEqual = tests.length === 0 || tests[tested] === codeOf(row, column, isSafe);
			tested++;
			isPlain &&= isEqual;
			isTransposed &&= isEqual;
			return isEqual;
		},
		board(masks) {
			if (boardCount === 0 || (isCut && drawn === enough)) {
				return !isEnough();
			}

			drawn++;
			isPlain &&= isKnown(used, masks);
			isTransposed &&= isKnown(usedTransposed, transposedOf(masks));
			return isPlain || isTransposed;
		},
	});
	return (
		(isPlain || isTransposed) &&
		tested < mostTests &&
		(tests.length === 0 || tested === tests.length) &&
		drawn === enough
	);
}

/** Tests in their order, and how often each board was printed. */
export class Printed {
	readonly tests: readonly number[];
	readonly boards = new Map<string, number>();
	boardCount = 0;
	/** It was stopped: a program that explains it goes on. */
	isCut = false;

	constructor(tests: readonly number[]) {
		this.tests = tests;
	}

	get isEmpty(): boolean {
		return this.tests.length + this.boardCount === 0;
	}

	addBoard(masks: readonly number[]): void {
		const key = keyOf(masks);
		this.boardCount++;
		this.boards.set(key, (this.boards.get(key) ?? 0) + 1);
	}
}

export function codeOf(row: number, column: number, isSafe: boolean): number {
	return row * 64 + column * 2 + Number(isSafe);
}

function keyOf(masks: readonly number[]): string {
	return masks.join(' ');
}

function transposedOf(masks: readonly number[]): readonly number[] {
	return masks.map((_, column) => masks.reduce((mask, each, row) => mask | (((each >>> column) & 1) << row), 0));
}
