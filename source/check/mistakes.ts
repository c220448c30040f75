import type {AttackLine, Square} from '../solver/index.js';
import {attackLines, type Deviation, isAttack, type Sees, slopes} from './programs.js';

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
const isInLoop: Sees = ({line, queen, size}) => (line === 'diagonal' ? queen.column > 0 : queen.column < size - 1);
const trying = (tries: NonNullable<Deviation['tries']>): Deviation => ({
	tries: (column, row, size) => column < size && tries(column, row, size),
});
/** When all queens are placed. */
const printing = (boards: (queens: readonly number[]) => readonly (readonly number[])[]): Deviation => ({
	prints: (queens, _, isComplete) => (isComplete ? boards(queens) : []),
});
const mirror = (queens: readonly number[]) => queens.map((column) => queens.length - 1 - column);
/** Half of the columns in the first row; each solution is printed with its mirror image. */
const mirroringHalf = (round: (half: number) => number): Deviation => ({
	...trying((column, row, size) => row > 0 || column < round(size / 2)),
	...printing((queens) => [queens, mirror(queens)]),
});
/** The first of each pair of images. */
const withoutImages = (image: (queens: readonly number[]) => readonly number[]): Deviation => ({
	printsAtEnd: (found) =>
		found.filter((queens, at) => !found.slice(0, at).some((each) => each.join() === image(queens).join())),
});
type Joins = NonNullable<Deviation['joins']>;
const joins: readonly Joins[] = [
	(column, diagonal, antidiagonal) => column && diagonal && antidiagonal,
	(column, diagonal, antidiagonal) => column && (diagonal || antidiagonal),
	(column, diagonal, antidiagonal) => column || (diagonal && antidiagonal),
	(column, diagonal, antidiagonal) => (column || diagonal) && antidiagonal,
	(column, diagonal, antidiagonal) => (column && diagonal) || antidiagonal,
];

/** What a program with each usual mistake does: several ways, if it can be made in several. */
const programs = {
	'first-only': [{ends: 'solution'}],
	'no-diagonal': seeing(({line}) => line !== 'diagonal'),
	'no-antidiagonal': seeing(({line}) => line !== 'antidiagonal'),
	'no-diagonals': seeing(({line}) => line === 'column'),
	'no-column': seeing(({line}) => line !== 'column'),
	'only-last-queen': seeing(({rows}) => rows === 1),
	'only-first-queen': seeing(({queen}) => queen.row === 0),
	'not-last-queen': seeing(({rows}) => rows > 1),
	'not-first-queen': seeing(({queen}) => queen.row > 0),
	'near-diagonals': someDiagonals.flatMap((lines) =>
		[1, 2, 3].flatMap((most) => seeing(({line, rows}) => rows <= most || !lines.includes(line))),
	),
	'short-diagonal': someDiagonals.flatMap((lines) =>
		[0, -1].flatMap((upper) => instead(lines, (seen) => isAttack(seen) && isInLoop(seen) && seen.queen.row > upper)),
	),
	'wrong-distance': someDiagonals.flatMap((lines) =>
		[-1, 1].flatMap((by) => instead(lines, ({line, rows, columns}) => columns === slopes[line] * (rows + by))),
	),
	'row-for-column': [
		...instead(
			['column'],
			({queen, square}) => queen.column === square.row,
			({queen, square}) => queen.row === square.column,
		),
		...someDiagonals.flatMap((lines) =>
			instead(lines, ({queen, square}) => queen.row - queen.column === square.column - square.row),
		),
	],
	'and-for-or': [
		...seeing(() => false),
		...joins.flatMap((each) => [{joins: each}, {joins: each, ...clearing([], () => 0)}]),
	],
	'cleared-early': seeing(() => false),
	half: [
		...[Math.floor, Math.ceil].map((round) => trying((column, row, size) => row > 0 || column < round(size / 2))),
		withoutImages(mirror),
		withoutImages((queens) => queens.toReversed()),
	],
	'first-column-only': [trying((column, row) => row > 0 || column === 0)],
	'not-first-column': [trying((column) => column > 0), trying((column, row) => row > 0 || column > 0)],
	'not-last-column': [
		trying((column, _, size) => column < size - 1),
		trying((column, row, size) => row > 0 || column < size - 1),
	],
	'columns-left-out': [
		trying((column, row) => column >= row),
		trying((column, row) => column <= row),
		trying((column) => column % 2 === 0),
		trying((column) => column % 2 === 1),
	],
	'column-outside': [{tries: (column, _, size) => column <= size}],
	'break-at-attack': [{ends: 'attacked-square'}],
	'return-place': [{ends: 'call'}],
	'not-removed': [
		{clears: () => false, ...seeing(({rows}) => rows > 0)[0]},
		{isList: true},
		// It misses queens below the square on its diagonals: their distance in rows is negative.
		{isList: true, ...seeing(({rows, line}) => rows > 0 || line === 'column')[0]},
		// It tests as many queens from the start of the list as there are rows above the square.
		{isList: true, ...seeing(({rows}) => rows > 0)[0]},
		...[...someDiagonals, ['column'] as const, attackLines].map((lines) => clearing(lines, () => Number.NaN)),
	],
	'cleared-elsewhere': [
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
	'shared-flag': [
		...instead(
			['diagonal'],
			({line, queen, square}) => Math.abs(indexOf(line, queen)) === Math.abs(indexOf(line, square)),
		),
		...someDiagonals.flatMap((lines) =>
			instead(lines, ({line, queen, square, size}) => (indexOf(line, queen) - indexOf(line, square)) % size === 0),
		),
	],
	shifts: someDiagonals.flatMap((lines) =>
		instead(
			lines,
			({line, columns}) => columns === slopes[line],
			({line, rows, columns}) => columns === slopes[line] * 2 * rows,
		),
	),
	'mask-without-limit': [{tries: () => true}],
	'own-row': [
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
	'row-too-early': [[], [-1], [0]].map((rest) => ({
		rows: (size) => size - 1,
		...printing((queens) => [[...queens.slice(0, -1), ...rest]]),
	})),
	'each-placement': [1, 2].flatMap((times): readonly Deviation[] => [
		{
			prints: (queens, row, isComplete) => {
				const board = queens.map((column, each) => (each <= row ? column : -1));
				return isComplete && times > 1 ? [board, board] : [board];
			},
		},
		// With the queens in lower rows that the search has left.
		{prints: (queens, _, isComplete) => (isComplete && times > 1 ? [queens, queens] : [queens])},
	]),
	'not-copied': [
		{printsAtEnd: (found, left) => found.map(() => left)},
		{printsAtEnd: (found, left) => found.map(() => left.map(() => -1))},
		{printsAtEnd: (found) => found.map(() => [])},
	],
	'shared-rows': [{isRowShared: true}],
	'row-not-printed': [[], [-1]].map((last) => printing((queens) => [[...queens.slice(0, -1), ...last]])),
	'column-for-row': [printing((queens) => [queens.map((_, row) => row)])],
	'rows-jumped': [
		{step: 2},
		{
			step: 2,
			array: {empty: 0, isReset: false},
			...seeing(({rows}) => rows > 0)[0],
			...printing((queens) => [queens.map((column) => Math.max(column, 0))]),
		},
	],
	'printed-twice': [2, 3, 4, 8, 24, 120, 720].map((times) =>
		printing((queens) => Array.from({length: times}, () => queens)),
	),
	'end-missing': [{printsAtEnd: (found) => found.slice(0, -1)}, {printsAtEnd: (found) => found.slice(1)}],
	'no-middle': [mirroringHalf(Math.floor)],
	'mirrored-twice': [Math.ceil, (half: number) => Math.floor(half) + 1].map(mirroringHalf),
} satisfies Readonly<Record<string, readonly Deviation[]>>;

export type CauseId = keyof typeof programs | 'miscounted';

export const mistakes = Object.keys(programs)
	.filter((id): id is keyof typeof programs => id in programs)
	.map((id): {readonly id: keyof typeof programs; readonly ways: readonly Deviation[]} => ({id, ways: programs[id]}));
