import type {AttackLine} from '../solver/index.js';
import type {Text} from '../text/en.js';
import {type Deviation, searchMistaken} from './mistaken-search.js';
import {Seen} from './seen.js';

/** The name of a mistake, under which the text describes it. */
export type MistakeId = keyof Text['check']['mistakes'];

/** Guesses are made up to this size: larger searches take too long. */
const largestGuessed = 10;
/** A guess is given up after so many tests. */
const mostTests = 20_000_000;

const half =
	(round: (half: number) => number): NonNullable<Deviation['columns']> =>
	(size, row) => [0, row === 0 ? round(size / 2) : size];
const keepsFlags = (...keeps: readonly AttackLine[]): Deviation => ({keeps});

/** The usual mistakes, and what a program with each of them does: several ways, if it can be made in several. */
const mistakes: readonly (readonly [id: MistakeId, ways: readonly Deviation[]])[] = [
	['first-only', [{stops: 'solution'}]],
	['no-diagonal', [{ignores: ['diagonal']}]],
	['no-antidiagonal', [{ignores: ['antidiagonal']}]],
	['no-diagonals', [{ignores: ['diagonal', 'antidiagonal']}]],
	['no-column', [{ignores: ['column']}]],
	['exchanged', [{isTransposed: true}]],
	['half', [{columns: half(Math.floor)}, {columns: half(Math.ceil)}]],
	[
		'mirrored-middle',
		[
			{columns: half(Math.floor), isMirrored: true},
			{columns: half(Math.ceil), isMirrored: true},
		],
	],
	['not-first-column', [{columns: (size) => [1, size]}, {columns: (size, row) => [row === 0 ? 1 : 0, size]}]],
	['not-last-column', [{columns: (size) => [0, size - 1]}, {columns: (size, row) => [0, row === 0 ? size - 1 : size]}]],
	['first-column-only', [{columns: (size, row) => [0, row === 0 ? 1 : size]}]],
	['not-removed', [{keeps: 'board'}, {keeps: 'list'}, {keeps: 'list-signed'}, {keeps: 'list-above'}]],
	[
		'not-cleared',
		[
			keepsFlags('column', 'diagonal', 'antidiagonal'),
			keepsFlags('column'),
			keepsFlags('diagonal'),
			keepsFlags('antidiagonal'),
			keepsFlags('diagonal', 'antidiagonal'),
			keepsFlags('column', 'diagonal'),
			keepsFlags('column', 'antidiagonal'),
		],
	],
	['not-first-queen', [{compares: 'not-first'}]],
	['not-last-queen', [{compares: 'not-last'}]],
	['only-last-queen', [{compares: 'only-last'}]],
	['row-too-early', [{ends: 'short'}, {ends: 'empty'}, {ends: 'zero'}]],
	['not-copied', [{shares: 'columns'}, {shares: 'board'}]],
	['first-safe-only', [{stops: 'safe'}]],
	['stops-at-attack', [{stops: 'attacked'}]],
];

/** The mistakes that explain all that has been seen: a program that makes one of them prints just this. */
export function mistakesFor(size: number, seen: Seen): readonly MistakeId[] {
	if (size > largestGuessed || !seen.isWhole) {
		return [];
	}

	const isVisible = ({isMirrored, shares}: Deviation) => seen.hasBoards || !(isMirrored || shares);
	return mistakes
		.filter(([, ways]) => ways.some((way) => isVisible(way) && explains(size, way, seen)))
		.map(([id]) => id);
}

function explains(size: number, deviation: Deviation, seen: Seen): boolean {
	const printed = new Seen();
	let isLike = true;
	let tests = 0;
	searchMistaken(size, deviation, {
		test(row, column, isSafe) {
			isLike &&= ++tests <= mostTests && (!seen.hasTests || printed.isNextTest(seen, row, column, isSafe));
			return isLike;
		},
		board(masks) {
			printed.addBoard(masks);
			isLike &&= !seen.hasBoards || printed.boards <= seen.boards;
			return isLike;
		},
	});
	return isLike && printed.equals(seen);
}
