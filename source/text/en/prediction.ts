import type {Attack, AttackLine, Square, Step} from '../../solver/index.js';
import {number} from '../numbers.js';
import {alternatives, counted, lines, squareName} from './words.js';

export const prediction = {
	beginning: 'The board is empty.',
	situation: (step: Step) => {
		if (step.type === 'solution') {
			return `Solution ${number(step.number)} is reported.`;
		}

		return {
			test: `Row ${step.row}, column ${step.column} is ${step.type === 'test' && step.attack ? 'attacked' : 'safe'}.`,
			place: `A queen is placed on ${squareName(step)}.`,
			backtrack: `place(${step.row}) is done with column ${step.column}.`,
		}[step.type];
	},
	/** One line of 60 columns, or two of 40. `given`: what has been answered so far. */
	asks: {
		test: ({row, column}: Square, safe: string, given: string) =>
			`Row ${row}, column ${column}: safe (${safe}), or attacker's row? ${given}`,
		next: (keys: Readonly<Record<Step['type'], string>>, given: string) =>
			`Next: ${keys.test} test, ${keys.place} placement, ${keys.backtrack} return, ${keys.solution} found solution? ${given}`,
		where: {
			test: (given: string) => `A test: of which row and column? ${given}`,
			place: (given: string) => `A placement: on which row and column? ${given}`,
			backtrack: (given: string, size: number) => `A return: to which row, with which column (${size}: none)? ${given}`,
		},
	},
	refused: (keys: readonly string[]) => `Type ${alternatives(keys)}.`,
	right: {
		found: ({row, column}: Square, attack: Attack | undefined) =>
			attack
				? `(${row}, ${column}) is attacked along ${lines[attack.line]} by the queen in row ${attack.row}.`
				: `(${row}, ${column}) is safe: no queen above attacks it.`,
		test: ({row, column}: Square) => `place(${row}) is called, and tests column ${column} first.`,
		place: ({row, column}: Square) => `(${row}, ${column}) is safe, so a queen is placed there.`,
		solution: (solution: number) => `every row has its queen: solution ${number(solution)}.`,
		/** The call with its queen on this square goes on with its loop, if a column is left. */
		return: (size: number, {row, column}: Square) => {
			const isReported = row + 1 === size;
			const why = isReported ? 'the solution is reported' : `place(${row + 1}) has no column left`;
			const none = `row ${row} has none left${isReported ? '' : ' either'}`;
			return `${why}; ${column + 1 === size ? none : `row ${row} goes on with column ${column + 1}`}.`;
		},
	},
	/** Without the right answer. `row`: that of the running call. */
	wrong: {
		/** Not which diagonal: that would tell the queen. */
		saidSafe: (square: Square, line: AttackLine) =>
			`one of the queens reaches ${squareName(square)} along ${line === 'column' ? 'its column' : 'a diagonal'}.`,
		noAttack: (square: Square, queen: Square) =>
			`from the queen in row ${queen.row} it is ${counted(square.row - queen.row, 'row', 'rows')} down but ${counted(Math.abs(square.column - queen.column), 'column', 'columns')} across: no diagonal.`,
		unfilled: (row: number) => `a solution has a queen in every row, and row ${row} has none.`,
		reported: (row: number) => `place(${row}) has reported the solution, and reporting ends the call.`,
		/** By what comes first. */
		before: {
			test: (row: number) => `place(${row}) has just been called: its loop has not begun.`,
			place: (row: number) => `place(${row}) has just found a safe square, and uses it first.`,
			backtrack: (row: number) => `place(${row}) has no column left: it must end first.`,
			solution: (row: number) => `every row has its queen, and place(${row}) first reports that.`,
		},
		/** Of a row or a column. */
		where: {
			test: 'the running call begins with the first column of its own row.',
			place: 'the queen goes on the square that the last test has found safe.',
			backtrack: 'the row above goes on, with the column after its queen.',
		},
	},
	outcomes: {
		right: (why: string) => `Right: ${why}`,
		wrong: (why: string) => `Wrong: ${why}`,
	},
	hidden: 'Shown after your answer.',
};
