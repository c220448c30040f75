import type {AttackLine, Square} from '../../solver/board.js';
import {number} from '../numbers.js';
import {squareNumbers} from './legend.js';
import {along, counted, listed} from './words.js';

function place({row, column}: Square): string {
	return `(${row}, ${column})`;
}

type ShownNumbers = 'none' | keyof typeof squareNumbers;

export const play = {
	titles: {queens: 'Queens', why: 'Why', hint: 'Hint', solved: 'Solved', next: 'Next'},
	title: (shown: ShownNumbers) => (shown === 'none' ? 'Board' : `Board: ${squareNumbers[shown].name}`),
	placed: (count: number, size: number) => `${count} of ${counted(size, 'queen', 'queens')} placed.`,
	/** With the queens on the board. */
	left: (count: number) => `Solutions left: ${number(count)}.`,
	blocked: (row: number, by: readonly Square[]) =>
		`Row ${row} has no safe square: all are attacked from ${listed(by.map(place))}.`,
	/** No solution, though neither a conflict nor a blocked row explains it. */
	noWay: 'No two queens attack each other yet, and each row has a safe square. But there is no way to fill all rows.',
	/** Below queens in the first rows that no solution contains. */
	deadEndsBelow: (deadEnds: number, key: string) =>
		`Each way on fails: below these queens the search meets ${counted(deadEnds, 'dead end', 'dead ends')} and no solution. ${key} watches it.`,
	conflictSentence: (a: Square, b: Square, line: AttackLine | 'row', more: number) => {
		const others = more === 0 ? '' : ` (and ${counted(more, 'more pair', 'more pairs')})`;
		return `${place(a)} and ${place(b)} attack each other ${along(line, a)}${others}.`;
	},
	continuingAt: (square: Square, count: number) =>
		`With a queen on ${place(square)}, ${counted(count, 'solution is', 'solutions are')} left.`,
	solved: (solution: string) => `Solved! ${solution}.`,
	next: (key: string) => `${key} shows how the search finds it.`,
	hints: {
		place: (square: Square) => `A queen on ${place(square)} leads to a solution.`,
		remove: (square: Square) => `From the top, the first queen that leaves no solution is on ${place(square)}.`,
		'no-solution': 'No solution exists for this many queens.',
		unknown: 'Not known: the search for a solution takes too long.',
	},
};
