import type {AttackLine, Square} from '../solver/board.js';
import {attackLines, type Deviation, isAttack, Program, type Seen, type Sees, slopes} from './programs.js';

const someDiagonals: readonly (readonly AttackLine[])[] = [
	['diagonal'],
	['antidiagonal'],
	['diagonal', 'antidiagonal'],
];
/** Only these of the true attacks are seen. */
const seeing = (sees: Sees): Deviation => ({attacks: (seen) => isAttack(seen) && sees(seen)});
/** On the squares of these lines, something else is taken for an attack. */
const instead = (lines: readonly AttackLine[], sees: Sees): Deviation => ({
	attacks: (seen) => (lines.includes(seen.line) ? sees(seen) : isAttack(seen)),
});
/** Instead of all lines. */
const seeingAll = (sees: Sees): Deviation => ({attacks: sees});
const onDiagonals = (sees: Sees): readonly Deviation[] => someDiagonals.map((lines) => instead(lines, sees));
/** When all queens are placed. */
const printing = (boards: (queens: readonly number[]) => readonly (readonly number[])[]): Deviation => ({
	prints: (queens, _, isComplete) => (isComplete ? boards(queens) : []),
});
type Stores = NonNullable<NonNullable<Deviation['array']>['stores']>;
const storing = (stores: Stores, filledWith?: number): Deviation => ({array: {rows: (row) => row, filledWith, stores}});
const mirror = (queens: readonly number[]) => queens.map((column) => queens.length - 1 - column);
const inFirstRow = (columns: (size: number) => number): Deviation => ({
	tries: (column, row, size) => row > 0 || column < columns(size),
});
const [column, row] = [(square: Square) => square.column, (square: Square) => square.row];
const [difference, opposite, sum] = [
	(square: Square) => column(square) - row(square),
	(square: Square) => row(square) - column(square),
	(square: Square) => column(square) + row(square),
];
/** Of the queen and of the square, where both should be differences, or both sums. */
const mixed = [
	[difference, opposite],
	[difference, sum],
	[sum, difference],
	[sum, opposite],
] as const;
const isBelowFirst: Sees = ({queen}) => queen.row > 0;
const isInLoop: Sees = ({line, queen, size}) => (line === 'diagonal' ? queen.column > 0 : queen.column < size - 1);

/** Flags are those of all queens on a line. */
function isOnLine(line: AttackLine, {row, column}: Square, removed: Square): boolean {
	return column - slopes[line] * row === removed.column - slopes[line] * removed.row;
}

/** What a program with each mistake of beginners does: several ways, if it can be made in several. */
const ways = {
	'first-only': [{ends: 'solution'}],
	'never-attacked': [seeing(() => false), {needs: [attackLines]}],
	'no-diagonal': [seeing(({line}) => line !== 'diagonal')],
	'no-antidiagonal': [seeing(({line}) => line !== 'antidiagonal')],
	'no-diagonals': [seeing(({line}) => line === 'column')],
	'no-column': [seeing(({line}) => line !== 'column')],
	'only-last-queen': [seeing(({rows}) => rows === 1)],
	'only-first-queen': [seeing(({queen}) => queen.row === 0)],
	'not-last-queen': [attackLines, ['column'] as const, ...someDiagonals].map((lines) =>
		seeing(({line, rows}) => rows > 1 || !lines.includes(line)),
	),
	'not-first-queen': [attackLines, ['column'] as const].map((lines) =>
		seeing(({line, queen}) => queen.row > 0 || !lines.includes(line)),
	),
	'short-diagonal': [isInLoop, isBelowFirst, (seen: Seen) => isInLoop(seen) && isBelowFirst(seen)].flatMap((isSeen) =>
		onDiagonals((seen) => isAttack(seen) && isSeen(seen)),
	),
	'one-row-up': onDiagonals((seen) => isAttack(seen) && seen.rows === 1),
	'wrong-distance': [-1, 1].flatMap((by) =>
		onDiagonals(({line, rows, columns}) => columns === slopes[line] * (rows + by)),
	),
	'wrong-formula': [
		...[[column, row] as const, [row, column] as const, ...mixed].flatMap(([of, to], at) =>
			(at < 2 ? [['column'] as const] : someDiagonals)
				.map((lines) => instead(lines, ({queen, square}) => of(queen) === to(square)))
				.flatMap((way): readonly Deviation[] => [way, {...way, clears: isOnLine}]),
		),
		{
			...instead(['column'], ({queen, square}) => queen.row === square.column),
			clears: (line, queen, removed) =>
				line === 'column' ? queen.row === removed.column : isOnLine(line, queen, removed),
		},
		...onDiagonals(({line, columns}) => columns === slopes[line]),
		instead(
			['diagonal'],
			({queen, square}) => Math.abs(queen.row - queen.column) === Math.abs(square.row - square.column),
		),
		// Without n - 1, negative indices count from the end of n flags.
		instead(['diagonal'], ({queen, square, size}) => (difference(queen) - difference(square)) % size === 0),
		// One array for the flags of both diagonals.
		...[0, 1].map((isMoved) =>
			seeingAll(({queen, square, columns, size}) => {
				const flags = (of: Square) => [sum(of), opposite(of) + isMoved * (size - 1)];
				return columns === 0 || flags(queen).some((flag) => flags(square).includes(flag));
			}),
		),
	],
	'and-for-or': attackLines
		.map((line) => [[line], attackLines.filter((other) => other !== line)])
		.flatMap((needs): readonly Deviation[] => [{needs}, {needs, clears: isOnLine}]),
	'compares-below': [-1, 0].flatMap((filledWith) =>
		[(row: number) => row + 1, (_: number, size: number) => size].map(
			(rows): Deviation => ({array: {rows, filledWith}}),
		),
	),
	swapped: [
		...[-1, 0].map((filledWith) => storing((row, column) => [column, row], filledWith)),
		{array: {rows: (row) => row, isSwapped: true}},
		seeingAll(({queen, square: {row, column}}) => {
			return queen.column === row || Math.abs(queen.column - row) === column - queen.row;
		}),
		instead(attackLines, ({line, queen, square: {row, column}}) => {
			return line === 'column'
				? queen.column === row
				: queen.column - slopes[line] * queen.row === row - slopes[line] * column;
		}),
	],
	'row-stored': [storing((row) => [row, row]), printing((queens) => [queens.map((_, row) => row)])],
	'not-stored': [
		...[-1, 0].map((filledWith) => storing((row) => [row, filledWith], filledWith)),
		printing((queens) => [queens.map(() => 0)]),
	],
	'no-call': [{rows: () => 1, prints: () => []}],
	misprinted: [{says: () => true}, {says: () => false}, {says: (isSafe) => !isSafe}],
	negated: [{negates: 'answer'}, {negates: 'placement'}],
	'row-kept': [{isRowKept: true, array: {rows: (row) => row}}, {isRowKept: true}],
	'columns-from': [
		{tries: (column, row) => column >= row},
		{tries: (column, row, _, queens) => row === 0 || column > queens[row - 1]!},
	],
	half: [
		...[Math.floor, Math.ceil].map((round) => inFirstRow((size) => round(size / 2))),
		{
			printsAtEnd: (kept) =>
				kept.filter((queens, at) => !kept.slice(0, at).some((other) => `${other}` === `${mirror(queens)}`)),
		},
	],
	'mirrored-twice': [Math.ceil, (half: number) => Math.floor(half) + 1].map((round) => ({
		...inFirstRow((size) => round(size / 2)),
		...printing((queens) => [queens, mirror(queens)]),
	})),
	'not-first-column': [{tries: (column) => column > 0}, {tries: (column, row) => row > 0 || column > 0}],
	'not-last-column': [
		{tries: (column, _, size) => column < size - 1},
		{tries: (column, row, size) => column < size - row},
		inFirstRow((size) => size - 1),
	],
	'break-at-attack': [{ends: 'attacked-square'}],
	'return-place': [{ends: 'call'}, {ends: 'call-below'}],
	'not-removed': [
		...attackLines.flatMap((beside) =>
			[-1, 1].map(
				(by): Deviation => ({
					clears: (line, queen, removed) =>
						isOnLine(line, queen, line === beside ? {...removed, column: removed.column + by} : removed),
				}),
			),
		),
		{clears: () => false, ...seeing(({rows}) => rows > 0)},
		{list: 'kept'},
		// It misses queens below the square on its diagonals: their distance in rows is negative.
		{list: 'kept', ...seeing(({rows, line}) => rows > 0 || line === 'column')},
		// It tests as many queens from the start of the list as there are rows above the square.
		{list: 'kept', ...seeing(({rows}) => rows > 0)},
		...[...someDiagonals, ['column'] as const, attackLines].map(
			(lines): Deviation => ({
				clears: (line, queen, removed) => !lines.includes(line) && isOnLine(line, queen, removed),
			}),
		),
		{
			clears: (line, queen, removed) =>
				line === 'column' ? queen.column === removed.row : isOnLine(line, queen, removed),
		},
	],
	'popped-elsewhere': [{list: 'popped-after-loop'}, {list: 'popped-each-time'}],
	'first-removed': [{list: 'shifted'}],
	'row-too-early': [[], [-1], [0]].map((rest) => ({
		rows: (size: number) => size - 1,
		...printing((queens) => [[...queens.slice(0, -1), ...rest]]),
	})),
	'no-return': [{rows: (size) => size + 1, prints: (queens, row) => (row === queens.length - 1 ? [queens] : [])}],
	'row-not-printed': [[], [-1]].map((last) => printing((queens) => [[...queens.slice(0, -1), ...last]])),
	// Complete boards once or twice; with the queens in lower rows that the search has left, or without.
	'each-placement': [1, 2].flatMap((times) =>
		[false, true].map(
			(isLeft): Deviation => ({
				prints: (queens, row, isComplete) => {
					const board = queens.map((column, at) => (isLeft || at <= row ? column : -1));
					return Array.from({length: isComplete ? times : 1}, () => board);
				},
			}),
		),
	),
	'not-copied': [
		{printsAtEnd: (kept, left) => kept.map(() => left)},
		{printsAtEnd: (kept, left) => kept.map(() => left.map(() => -1))},
	],
	'shared-rows': [
		{isRowShared: true},
		{isRowShared: true, attacks: ({columns, square}) => Math.abs(columns) <= square.row},
	],
	'printed-twice': [2, 3, 4, 8].map((times) => printing((queens) => Array.from({length: times}, () => queens))),
} satisfies Readonly<Record<string, readonly Deviation[]>>;

export type CauseId = keyof typeof ways | 'miscounted' | 'no-verdict';

/** With the programs that have it. */
export const mistakes = Object.keys(ways)
	.filter((id): id is keyof typeof ways => id in ways)
	.map((id) => ({id, programs: ways[id].map((way) => new Program(way))}));
