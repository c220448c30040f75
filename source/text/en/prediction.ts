import type {Attack, Square, Step} from '../../solver/index.js';
import {number} from '../numbers.js';
import type {Wordings} from '../width.js';
import {capitalised, counted, found, lines, span, squareName} from './words.js';

type NextKeys = {readonly test: string; readonly place: string; readonly return: string; readonly solution: string};

function call(row: number): string {
	return `place(${row})`;
}

function beside(square: Square, queen: Square): string {
	const across = Math.abs(square.column - queen.column);
	return `from the queen in row ${queen.row} it is ${counted(square.row - queen.row, 'row', 'rows')} down but ${counted(across, 'column', 'columns')} across: no diagonal`;
}

export const prediction = {
	beginning: 'The board is empty.',
	situation: (step: Step) => {
		if (step.type === 'solution') {
			return `Solution ${number(step.number)} is reported.`;
		}

		return {
			test: `Row ${step.row}, column ${step.column} is ${step.type === 'test' && step.attack ? 'attacked' : 'safe'}.`,
			place: `A queen is placed on ${squareName(step)}.`,
			backtrack: `The queen is removed from ${squareName(step)}.`,
		}[step.type];
	},
	/** One line of 60 columns, or two of 40. */
	asks: {
		test: ({row, column}: Square, keys: {readonly safe: string}, typed: string) =>
			`Row ${row}, column ${column}: safe (${keys.safe}), or attacker's row? ${typed}`,
		next: (keys: NextKeys) =>
			`Next: ${keys.test} test, ${keys.place} placement, ${keys.return} return, ${keys.solution} found solution?`,
		/** And where: the numbers typed so far. */
		where: {
			test: (typed: string) => `A test: of which row and column? ${typed}`,
			place: (typed: string) => `A placement: on which row and column? ${typed}`,
			return: (typed: string, size: number) => `A return: to which row, with which column (${size}: none)? ${typed}`,
			solution: (_typed: string) => 'A found solution.',
		},
	},
	typed: (numbers: readonly string[]) => numbers.join(', '),
	chosen: (question: string, key: string) => `${question} [${key}]`,
	refused: {
		test: (keys: {readonly safe: string}) => `Type ${keys.safe}, or the row of a queen above.`,
		next: (keys: NextKeys) => `Type ${keys.test}, ${keys.place}, ${keys.return} or ${keys.solution}.`,
		number: (what: 'row' | 'column', most: number) => `Type a ${what}: ${span(0, most)}.`,
	},
	right: {
		found: (square: Square, attack: Attack | undefined): Wordings => [
			`${found(square, attack)}.`,
			`(${square.row}, ${square.column}): ${attack ? `attacked by row ${attack.row}` : 'safe'}.`,
		],
		test: ({row, column}: Square): Wordings => [
			`${call(row)} is called, and tests column ${column} first.`,
			`${call(row)} tests column ${column}.`,
		],
		place: (square: Square): Wordings => [
			`${squareName(square)} is safe, so a queen is placed there.`,
			`(${square.row}, ${square.column}) gets a queen.`,
		],
		solution: (solution: number): Wordings => [
			`every row has its queen: solution ${number(solution)}.`,
			`solution ${number(solution)}.`,
		],
		/** The queen of this square is removed, and its loop goes on, if a column is left. */
		return: (size: number, {row, column}: Square): Wordings => {
			const isReported = row + 1 === size;
			const why = isReported ? 'the solution is reported' : `${call(row + 1)} has no column left`;
			const then =
				column + 1 === size
					? `row ${row} has none left${isReported ? '' : ' either'}.`
					: `row ${row} goes on with column ${column + 1}.`;
			return [`${why}; ${then}`, then];
		},
	},
	/** Without the right answer. `row`: that of the running call. */
	wrong: {
		saidSafe: (square: Square, {row, line}: Attack) =>
			`the queen in row ${row} attacks ${squareName(square)} along ${lines[line]}.`,
		noAttack: (square: Square, queen: Square) => `${beside(square, queen)}.`,
		unfilled: (row: number) => `a solution has a queen in every row, and row ${row} has none.`,
		full: (row: number) => `for ${call(row)} there is no row ${row}: every row has its queen.`,
		unreported: (row: number) => `before ${call(row)} ends, it has something to report.`,
		called: (row: number) =>
			`${call(row)} has just been called: its loop has not begun, and it has no safe square yet.`,
		foundSafe: (row: number) => `${call(row)} has just found a safe square, and uses it first.`,
		reported: (row: number) => `${call(row)} has reported the solution, and reporting ends the call.`,
		over: (row: number) => `${call(row)} has no column left: it must end first.`,
		notFirst: (square: Square) =>
			`the running call does not begin with ${squareName(square)}, but with the first column of its own row.`,
		notTested: (square: Square) => `${squareName(square)} is not the square that the last test has found safe.`,
		notCaller: (row: number) =>
			`${call(row)} returns to the row above: its loop goes on with the column after its queen.`,
	},
	explained: (wrong: string, right: string) => `${wrong} ${capitalised(right)}`,
	outcomes: {
		right: (why: string) => `Right: ${why}`,
		wrong: (why: string) => `Wrong: ${why}`,
		skipped: (why: string) => `Skipped: ${why}`,
	},
	scored: (right: number, asked: number) => ({count: `${number(right)} of ${number(asked)}`, name: 'right'}),
	waiting: 'waiting for your answer',
	hidden: 'Shown after your answer.',
};
