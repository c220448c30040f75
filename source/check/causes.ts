import type {AttackLine, Square} from '../solver/index.js';
import type {Text} from '../text/en.js';
import {attackLines, type Deviation, isAttack, runProgram, type Sees, slopes} from './programs.js';

export type CauseId = keyof Text['check']['mistakes'];

/** Programs with mistakes are run up to this size: larger searches take too long. */
export const largestRun = 8;
/** A program is given up after this many tests. */
export const mostTests = 1_000_000;
/** Of a program that was stopped: after this number of equal boards the rest is taken to be equal. */
const mostCompared = 5000;

const diagonals: readonly AttackLine[] = ['diagonal', 'antidiagonal'];
const someDiagonals: readonly (readonly AttackLine[])[] = [['diagonal'], ['antidiagonal'], diagonals];
/** Only these of the true attacks are seen. */
const seeing = (...ways: readonly Sees[]): readonly Deviation[] =>
	ways.map((sees) => ({attacks: (seen) => isAttack(seen) && sees(seen)}));
/** On the squares of these lines, something else is taken for an attack. */
const instead = (lines: readonly AttackLine[], ...ways: readonly Sees[]): readonly Deviation[] =>
	ways.map((sees) => ({attacks: (seen) => (lines.includes(seen.line) ? sees(seen) : isAttack(seen))}));
/** The squares of a line have the same. */
const indexOf = (line: AttackLine, {row, column}: Square) => column - slopes[line] * row;
/** On these lines a removal clears the flag at another index, in the usual order of rows and columns. */
const clearing = (
	lines: readonly AttackLine[],
	index: (removed: Square, size: number, line: AttackLine) => number,
): Deviation => ({
	clears: (line, queen, removed, size) =>
		indexOf(line, queen) === (lines.includes(line) ? index(removed, size, line) : indexOf(line, removed)),
});
const otherDiagonal = {column: 'column', diagonal: 'antidiagonal', antidiagonal: 'diagonal'} as const;
const isOppositeDifference: Sees = ({queen, square}) => queen.row - queen.column === square.column - square.row;
const isInLoop: Sees = ({line, queen, size}) => (line === 'diagonal' ? queen.column > 0 : queen.column < size - 1);

/** What a program with each usual mistake does: several ways, if it can be made in several. */
export const mistakes: readonly (readonly [id: CauseId, ways: readonly Deviation[]])[] = [
	['first-only', [{ends: 'solution'}]],
	['no-diagonal', seeing(({line}) => line !== 'diagonal')],
	['no-antidiagonal', seeing(({line}) => line !== 'antidiagonal')],
	['no-diagonals', seeing(({line}) => line === 'column')],
	['no-column', seeing(({line}) => line !== 'column')],
	['only-last-queen', seeing(({rows}) => rows === 1)],
	['only-first-queen', seeing(({queen}) => queen.row === 0)],
	['not-last-queen', seeing(({rows}) => rows > 1)],
	['not-first-queen', seeing(({queen}) => queen.row > 0)],
	[
		'near-diagonals',
		someDiagonals.flatMap((lines) =>
			[1, 2, 3].flatMap((most) => seeing(({line, rows}) => rows <= most || !lines.includes(line))),
		),
	],
	[
		'short-diagonal',
		someDiagonals.flatMap((lines) =>
			[0, -1].flatMap((upper) => instead(lines, (seen) => isAttack(seen) && isInLoop(seen) && seen.queen.row > upper)),
		),
	],
	[
		'wrong-distance',
		someDiagonals.flatMap((lines) =>
			[-1, 1].flatMap((by) => instead(lines, ({line, rows, columns}) => columns === slopes[line] * (rows + by))),
		),
	],
	[
		'row-for-column',
		[
			...instead(
				['column'],
				({queen, square}) => queen.column === square.row,
				({queen, square}) => queen.row === square.column,
			),
			...someDiagonals.flatMap((lines) => instead(lines, isOppositeDifference)),
		],
	],
	[
		'and-for-or',
		[
			...seeing(() => false),
			...(
				[
					(column, diagonal, antidiagonal) => column && diagonal && antidiagonal,
					(column, diagonal, antidiagonal) => column && (diagonal || antidiagonal),
					(column, diagonal, antidiagonal) => column || (diagonal && antidiagonal),
					(column, diagonal, antidiagonal) => (column || diagonal) && antidiagonal,
					(column, diagonal, antidiagonal) => (column && diagonal) || antidiagonal,
				] satisfies Deviation['joins'][]
			).flatMap((joins) => [{joins}, {joins, ...clearing([], () => 0)}]),
		],
	],
	[
		'half',
		[Math.floor, Math.ceil].map((round) => ({tries: (column, row, size) => row > 0 || column < round(size / 2)})),
	],
	['first-column-only', [{tries: (column, row) => row > 0 || column === 0}]],
	['not-first-column', [{tries: (column) => column > 0}, {tries: (column, row) => row > 0 || column > 0}]],
	[
		'not-last-column',
		[{tries: (column, _, size) => column < size - 1}, {tries: (column, row, size) => row > 0 || column < size - 1}],
	],
	[
		'columns-left-out',
		[
			{tries: (column, row) => column >= row},
			{tries: (column, row) => column <= row},
			{tries: (column) => column % 2 === 0},
			{tries: (column) => column % 2 === 1},
			...[1, 2, 3, 4, 5, 6].map(
				(left): Deviation => ({tries: (column, _, size) => column !== left || column === size - 1}),
			),
		],
	],
	['column-outside', [{width: (size) => size + 1}]],
	['break-at-attack', [{ends: 'attacked-square'}]],
	['return-place', [{ends: 'call'}]],
	[
		'not-removed',
		[
			{clears: () => false, ...seeing(({rows}) => rows > 0)[0]},
			{isList: true},
			// It misses queens below the square on its diagonals: their distance in rows is negative.
			{isList: true, ...seeing(({rows, line}) => rows > 0 || line === 'column')[0]},
			// It tests as many queens from the start of the list as there are rows above the square.
			{isList: true, ...seeing(({rows}) => rows > 0)[0]},
			...[...someDiagonals, ['column'] as const, attackLines].map((lines) => clearing(lines, () => Number.NaN)),
		],
	],
	[
		'cleared-elsewhere',
		[
			clearing(['column'], ({row}) => row),
			...[-1, 1].flatMap((by) => [
				clearing(['column'], ({column}) => column + by),
				...someDiagonals.map((lines) =>
					clearing(lines, ({row, column}, _, line) => indexOf(line, {row: row + by, column})),
				),
			]),
			...someDiagonals.map((lines) => clearing(lines, (removed, _, line) => indexOf(otherDiagonal[line], removed))),
			clearing(['diagonal'], ({row, column}) => row - column),
			// With n - 1 added to row - column.
			clearing(diagonals, ({row, column}, size, line) =>
				line === 'diagonal' ? size - 1 - row - column : row - column + size - 1,
			),
		],
	],
	[
		'shared-flag',
		[
			...instead(
				['diagonal'],
				({line, queen, square}) => Math.abs(indexOf(line, queen)) === Math.abs(indexOf(line, square)),
			),
			...someDiagonals.flatMap((lines) =>
				instead(lines, ({line, queen, square, size}) => (indexOf(line, queen) - indexOf(line, square)) % size === 0),
			),
		],
	],
	[
		'shifts',
		someDiagonals.flatMap((lines) =>
			instead(
				lines,
				({line, columns}) => columns === slopes[line],
				({line, rows, columns}) => columns === slopes[line] * 2 * rows,
			),
		),
	],
	['mask-without-limit', [{width: () => 32}]],
	[
		'own-row',
		[
			...([0, -1] as const).flatMap((empty) =>
				[true, false].flatMap((isReset) =>
					seeing(
						({rows}) => rows >= 0,
						({rows}) => rows !== 0,
						() => true,
					).map((way) => ({...way, array: {empty, isReset}})),
				),
			),
			{joins: () => true},
		],
	],
	[
		'row-too-early',
		[[], [-1], [0]].map((rest) => ({
			rows: (size) => size - 1,
			prints: (queens, _, isComplete) => (isComplete ? [[...queens.slice(0, -1), ...rest]] : []),
		})),
	],
	[
		'each-placement',
		[1, 2].flatMap((times): readonly Deviation[] => [
			{
				prints: (queens, row, isComplete) => {
					const board = queens.map((column, each) => (each <= row ? column : -1));
					return isComplete && times > 1 ? [board, board] : [board];
				},
			},
			// With the queens in lower rows that the search has left.
			{prints: (queens, _, isComplete) => (isComplete && times > 1 ? [queens, queens] : [queens])},
		]),
	],
	[
		'not-copied',
		[
			{printsAtEnd: (found, left) => found.map(() => left)},
			{printsAtEnd: (found, left) => found.map(() => left.map(() => -1))},
			{printsAtEnd: (found) => found.map(() => [])},
		],
	],
	[
		'row-not-printed',
		[[], [-1]].map((last) => ({
			prints: (queens, _, isComplete) => (isComplete ? [[...queens.slice(0, -1), ...last]] : []),
		})),
	],
	['rows-jumped', [{step: 2}]],
	[
		'printed-twice',
		[2, 3, 4, 8, 24, 120, 720].map((times) => ({
			prints: (queens, _, isComplete) => (isComplete ? Array.from({length: times}, () => queens) : []),
		})),
	],
	['end-missing', [{printsAtEnd: (found) => found.slice(0, -1)}, {printsAtEnd: (found) => found.slice(1)}]],
	['no-middle', [mirroringHalf(Math.floor)]],
	['mirrored-twice', [Math.ceil, (half: number) => Math.floor(half) + 1].map(mirroringHalf)],
];

/** Half of the columns in the first row; each solution is printed with its mirror image. */
function mirroringHalf(round: (half: number) => number): Deviation {
	return {
		tries: (column, row, size) => row > 0 || column < round(size / 2),
		prints: (queens, _, isComplete) => (isComplete ? [queens, queens.map((column) => queens.length - 1 - column)] : []),
	};
}

/** Tests in their order, and how often each board was printed. */
export type Printed = {
	readonly tests: readonly number[];
	readonly boards: ReadonlyMap<string, number>;
	/** It was stopped: a program that explains it goes on. */
	readonly isCut: boolean;
};

/** Those with which a program prints just this, and the search does not. */
export function causesOf(size: number, printed: Printed): readonly CauseId[] {
	return size > largestRun || printed.tests.length + printed.boards.size === 0 || explains(size, {}, printed)
		? []
		: mistakes.filter(([, ways]) => ways.some((way) => explains(size, way, printed))).map(([id]) => id);
}

/** Whether a program prints the same tests, and each board as often: row by row, or all of them column by column. */
function explains(size: number, deviation: Deviation, {tests, boards, isCut}: Printed): boolean {
	const count = [...boards.values()].reduce((sum, each) => sum + each, 0);
	const enough = isCut ? Math.min(count, mostCompared) : count;
	let tested = 0;
	let drawn = 0;
	let isSame = true;
	let views = [keyOf, transposedKeyOf].map((view) => {
		const used = new Map<string, number>();
		return (masks: readonly number[]) => countBoard(used, masks, view) <= (boards.get(view(masks)) ?? 0);
	});
	const isEnough = () => isCut && tested >= tests.length && drawn === enough;
	runProgram(size, deviation, {
		test(row, column, isSafe) {
			if (isEnough()) {
				return false;
			}

			isSame = (tests.length === 0 || tests[tested] === codeOf(row, column, isSafe)) && tested < mostTests;
			tested++;
			return isSame;
		},
		board(masks) {
			if (enough > 0 && !(isCut && drawn === enough)) {
				drawn++;
				views = views.filter((isPrinted) => isPrinted(masks));
			}

			return views.length > 0;
		},
	});
	return isSame && views.length > 0 && tested >= tests.length && drawn === enough;
}

/** Returns how often it was printed. */
export function countBoard(boards: Map<string, number>, masks: readonly number[], view = keyOf): number {
	const key = view(masks);
	const count = (boards.get(key) ?? 0) + 1;
	boards.set(key, count);
	return count;
}

export function codeOf(row: number, column: number, isSafe: boolean): number {
	return row * 64 + column * 2 + Number(isSafe);
}

function keyOf(masks: readonly number[]): string {
	return masks.join(' ');
}

function transposedKeyOf(masks: readonly number[]): string {
	return keyOf(masks.map((_, column) => masks.reduce((mask, each, row) => mask | (((each >>> column) & 1) << row), 0)));
}
