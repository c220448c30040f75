import type {AttackLine, Square} from '../../solver/index.js';
import {number} from '../numbers.js';
import {onSquare} from '../on-square.js';
import type {SquareContent} from '../square-content.js';
import {puzzle} from './puzzle.js';
import {alternatives, contents, counted} from './words.js';

/** What is said while the solutions that contain the queens on the board are being counted. */
function atLeast(count: number, isEmpty: boolean): string {
	return `At least ${number(count)} solutions ${isEmpty ? 'are possible' : 'contain them'}`;
}

/** A square as `(row, column)`. */
function place({row, column}: Square): string {
	return `(${row}, ${column})`;
}

/** `a`, `a and b`, `a, b and c`. */
function enumerated(words: readonly string[]): string {
	return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and ');
}

const conflictLines: Readonly<Record<AttackLine | 'row', string>> = {
	row: 'same row',
	column: 'same column',
	diagonal: 'diagonal \\',
	antidiagonal: 'diagonal /',
};

export const play = {
	puzzle,
	/** By what the numbers on the board count. */
	titles: {none: 'Play', attackers: 'Play: attackers', solutions: 'Play: solutions'},
	boardTitles: {none: 'Board', attackers: 'Board: attackers', solutions: 'Board: solutions'},
	attackersMeaning: 'Digits: how many queens attack the square.',
	solutionsMeaning: '=4: 4 solutions are left with a queen there.',
	countingMeaning: '4+: at least 4. ?: none found yet.',
	shortMeaning: (sign: string) => `.5k: about 500; 1.2k: about 1,200; ${sign}: too long.`,
	onSquare,
	placed: (count: number, size: number) =>
		count > size
			? `${count} queens placed, ${count - size} too many.`
			: `${count} of ${counted(size, 'queen', 'queens')} placed.`,
	counted: (count: number) =>
		count === 1 ? 'One solution contains them.' : `${number(count)} solutions contain them.`,
	countedEmpty: (count: number) => `${counted(count, 'solution is', 'solutions are')} possible.`,
	none: 'No solution contains them.',
	counting: (count: number, percent: number, isEmpty: boolean) => `${atLeast(count, isEmpty)}; ${percent}% counted.`,
	outOfReach: (count: number, isEmpty: boolean) => `${atLeast(count, isEmpty)}; counting all is out of reach.`,
	blocked: (row: number, by: readonly Square[]) =>
		`Row ${row} has no safe square: ${by.length === 1 ? 'the queen' : 'the queens'} on ${enumerated(by.map(place))} ${by.length === 1 ? 'attacks' : 'attack'} all of them.`,
	alsoBlocked: (rows: readonly number[]) =>
		`No safe square either: ${rows.length === 1 ? 'row' : 'rows'} ${enumerated(rows.map(String))}.`,
	/** No solution contains the queens, and neither a conflict nor a row without a safe square explains it. */
	noWay: (isEmpty: boolean): string =>
		isEmpty
			? 'Wherever the queens stand, two of them attack each other.'
			: 'No two queens attack each other yet, and each row has a safe square. But no way to fill all rows works.',
	/** What the search meets below queens that stand in the first rows and that no solution contains. */
	deadEndsBelow: (deadEnds: number, key: string) =>
		`Each way on fails: below these queens the search meets ${counted(deadEnds, 'dead end', 'dead ends')} and no solution. ${key} watches it.`,
	conflict: (a: Square, b: Square, line: AttackLine | 'row') => `${place(a)} and ${place(b)}  ${conflictLines[line]}`,
	conflictSentence: (a: Square, b: Square, line: AttackLine | 'row', more: number) => {
		const others =
			more === 0 ? '' : `, and so ${more === 1 ? 'does' : 'do'} ${counted(more, 'more pair', 'more pairs')}`;
		return `${place(a)} and ${place(b)} attack each other (${conflictLines[line]})${others}.`;
	},
	conflicts: (count: number) => `${counted(count, 'conflict', 'conflicts')}:`,
	moreConflicts: (count: number) => `and ${number(count)} more`,
	/** What is on the square of the cursor, and which queens attack it. `more` attackers are not listed. */
	cursor: (
		{row, column}: Square,
		content: SquareContent,
		attackers: readonly {readonly square: Square; readonly line: AttackLine | 'row'}[],
		more: number,
	) => {
		const by = attackers.map(({square, line}) => `${place(square)} (${conflictLines[line]})`);
		const all = enumerated([...by, ...(more > 0 ? [`${more} more`] : [])]);
		const attacked = attackers.length > 0 ? `attacked by ${all}` : 'not attacked';
		return `Cursor: row ${row}, column ${column}, ${contents[content]}, ${attacked}.`;
	},
	/** How many solutions continue from the free square of the cursor. */
	continuing: (count: number, isExact: boolean) =>
		`With a queen there, ${isExact ? '' : 'at least '}${counted(count, 'solution is', 'solutions are')} left.`,
	continuingAt: ({row, column}: Square, count: number, isExact: boolean) =>
		`With a queen on row ${row}, column ${column}, ${isExact ? '' : 'at least '}${counted(count, 'solution is', 'solutions are')} left.`,
	/** What the keys do on the square of the cursor. */
	effects: {
		place: (keys: readonly string[]) => `${alternatives(keys)}: place a queen.`,
		remove: (keys: readonly string[]) => `${alternatives(keys)}: remove this queen.`,
		none: () => 'This queen is given: it cannot be removed.',
		'hide-hint': (keys: readonly string[]) => `${alternatives(keys)}: hide the hint; again: remove this queen.`,
	},
	nextTitle: 'What to do next:',
	/** What the keys do on a solved board, by the names of their rows. */
	next: {
		image: 'next solution of this class',
		'hand-over': 'watch the search find it',
		puzzle: 'solve a puzzle',
		clear: 'start with an empty board',
		size: 'a smaller, a larger board',
	},
	/** The same in a sentence. Not every solution has another of its class. */
	nextSentence: (
		image: string | undefined,
		keys: Readonly<Record<'clear' | 'size', string>> & {readonly search: string},
	) => `Next: ${image ? `${image} its class, ` : ''}${keys.clear} clear, ${keys.size} size, ${keys.search} Search.`,
	solved: (solution: string, total: string) => `Solved! This is solution ${solution} of ${total}.`,
	solvedUnknown: 'Solved! The number of this solution is known when the search has been read that far.',
	hints: {
		place: ({row, column}: Square) => `Hint: a queen on row ${row}, column ${column} leads to a solution.`,
		remove: ({row, column}: Square) => `Hint: without the queen on row ${row}, column ${column} there are solutions.`,
		'remove-several': 'Hint: more than one queen must be removed.',
		'no-solution': 'Hint: no solution exists for this many queens.',
		none: 'Hint: nothing is left to do.',
		'given-without-solution': 'Hint: no solution contains the given queens.',
		unknown: 'Hint: not known yet, still searching.',
	},
};
