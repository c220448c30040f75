import type {Attack, Square, Step} from '../../solver/index.js';
import {number} from '../numbers.js';
import {lines} from './words.js';

/** A range of rows or columns. */
function span(first: number, last: number): string {
	return first === last ? String(first) : `${first} to ${last}`;
}

/** The questions of the prediction mode. Where there are several wordings, the longest stands first. */
export const prediction = {
	beginning: 'The board is empty.',
	situation: (step: Step) => {
		switch (step.type) {
			case 'test': {
				return `Row ${step.row}, column ${step.column} is ${step.attack ? 'attacked' : 'safe'}.`;
			}

			case 'place': {
				return `A queen is placed on row ${step.row}, column ${step.column}.`;
			}

			case 'solution': {
				return `Solution ${number(step.number)} is reported.`;
			}

			case 'backtrack': {
				return `The queen is removed from row ${step.row}, column ${step.column}.`;
			}
		}
	},
	test: ({row, column}: Square, rowsAbove: number, keys: {safe: string}, typed: string): readonly string[] => {
		const square = `Row ${row}, column ${column}`;
		if (rowsAbove === 0) {
			return [
				`${square}, without a queen above it: is it safe (${keys.safe})?`,
				`${square}: is it safe (${keys.safe})?`,
			];
		}

		const rows = span(0, rowsAbove - 1);
		return [
			`${square}: safe (${keys.safe}), or attacked by the queen of which row (${rows})? ${typed}_`,
			`${square}: safe (${keys.safe}), or the row that attacks (${rows})? ${typed}_`,
			`${square}: safe (${keys.safe}), or which row attacks? ${typed}_`,
		];
	},
	next: (keys: {test: string; place: string; return: string; solution: string}): readonly string[] => {
		const types = `a test (${keys.test}), a placement (${keys.place}), a return (${keys.return}) or a solution (${keys.solution})`;
		return [
			`What happens next: ${types}?`,
			`Next: test (${keys.test}), placement (${keys.place}), return (${keys.return}), solution (${keys.solution})?`,
		];
	},
	testOf: (typed: string) => `A test: of which row and column? ${typed}`,
	placeOn: (typed: string) => `A placement: on which row and column? ${typed}`,
	returnTo: (size: number, typed: string): readonly string[] => [
		`A return: which row goes on, and with which column (${size}: none is left)? ${typed}`,
		`A return: to which row, and column (${size}: none)? ${typed}`,
	],
	noTestAnswer: (rowsAbove: number, keys: {safe: string}) =>
		rowsAbove === 0
			? `That is no answer. Type ${keys.safe}: there is no queen that could attack.`
			: `That is no answer. Type ${keys.safe} for safe, or the row of a queen: ${span(0, rowsAbove - 1)}.`,
	noNextAnswer: (keys: {test: string; place: string; return: string; solution: string}) =>
		`That is no answer. Type ${keys.test}, ${keys.place}, ${keys.return} or ${keys.solution}.`,
	noNumber: (what: 'row' | 'column', most: number) => `That is no answer. Type a ${what}: ${span(0, most)}.`,
	isTested: ({row, column}: Square, attack: Attack | undefined): readonly string[] =>
		attack
			? [
					`row ${row}, column ${column} is attacked along ${lines[attack.line]} by the queen in row ${attack.row}.`,
					`(${row}, ${column}) is attacked by row ${attack.row}.`,
				]
			: [`row ${row}, column ${column} is safe: no queen above attacks it.`, `(${row}, ${column}) is safe.`],
	comesTest: ({row, column}: Square) => `place(${row}) is called, and tests column ${column} first.`,
	comesPlacement: ({row, column}: Square) => `row ${row}, column ${column} is safe, so a queen is placed there.`,
	comesSolution: (size: number, solution: number) =>
		`${size === 1 ? 'the row has its queen' : `all ${size} rows have their queen`}: solution ${number(solution)}.`,
	/** The queen of this square is removed, and its loop goes on, if a column is left. */
	comesReturn: (size: number, {row, column}: Square): readonly string[] => {
		const call = `place(${row + 1})`;
		const isReported = row + 1 === size;
		const why = isReported ? 'the solution is reported' : `${call} has no column left`;
		const returns = isReported ? `${why}: ${call} returns` : `${why} and returns`;
		const then =
			column + 1 === size ? `row ${row} has none left either` : `row ${row} goes on with column ${column + 1}`;
		const last = column + 1 === size ? `row ${row} has no column left` : then;
		const goesOn = isReported ? last : then;
		return [`${returns}; ${goesOn}.`, `${why}; ${goesOn}.`, `${call} returns; ${last}.`];
	},
	outcomes: {
		right: (explanation: string) => `Last answer right: ${explanation}`,
		wrong: (explanation: string) => `Last answer wrong: ${explanation}`,
		skipped: (explanation: string) => `Skipped: ${explanation}`,
	},
	score: (right: number, asked: number) => `${number(right)} of ${number(asked)} right`,
	waiting: 'waiting for your answer',
	hidden: 'Shown after your answer.',
};
