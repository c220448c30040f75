import fc from 'fast-check';
import {expect, test} from 'vitest';
import {narration, narrationLines, narrationRows} from '../../source/panels/narration.js';
import type {Moment} from '../../source/solver/index.js';
import {atStep, knowledge} from '../pressed.js';
import {marked} from './marked.js';

const window = {columns: 60, rows: 16};
const lines = (size: number, step: number, question?: string) =>
	narrationLines(atStep(size, step, {window}), knowledge, knowledge.tape(size).at(step)!, question).map(marked);

test.each([
	{step: 0, said: 'The board is empty. The search begins with row 0, column 0.', role: 'accent'},
	{step: 1, said: 'Row 0, column 0 is safe: no queen above attacks it.', role: 'good'},
	{step: 8, said: 'Row 2, column 1 is attacked along / by the queen in row 1.', role: 'warning'},
	{step: 38, said: 'A queen is placed on row 3, column 2: all rows are filled.', role: 'accent'},
	{step: 39, said: 'Solution 1: 1 3 0 2.', role: 'good'},
])('says at step $step: $said', ({step, said, role}) => {
	expect(lines(4, step)).toEqual([`«${role}: ${said}»`]);
	expect(narration(atStep(4, step), knowledge, knowledge.tape(4).at(step)!)).toBe(said);
});

test('a sentence that is too long continues in the next line, also after a space', () => {
	expect(lines(4, 10)).toEqual([
		'«warning: Dead end: row 2, column 3 is attacked along \\ by the queen»',
		'«warning: in row 1.»',
	]);
});

test('a question takes the place of the sentence', () => {
	expect(lines(4, 1, 'Safe, or attacked?')).toEqual(['«accent: Safe, or attacked?»']);
});

const columns = fc.integer({min: 60, max: 160});

test('there is room for every sentence about small boards', () => {
	fc.assert(
		fc.property(
			fc.integer({min: 1, max: 11}),
			fc.double({min: 0, max: 1, noNaN: true}),
			columns,
			(size, share, width) => {
				const tape = knowledge.tape(size);
				const moment = tape.at(Math.round(share * tape.end!.index))!;
				const model = atStep(size, moment.index, {window: {columns: width, rows: 40}});
				expect(narrationLines(model, knowledge, moment).length).toBeLessThanOrEqual(narrationRows(size, width));
			},
		),
	);
});

test('there is room for the longest sentence about any board: the last test of a row, and a solution', () => {
	fc.assert(
		fc.property(fc.integer({min: 4, max: 27}), columns, (size, width) => {
			const model = atStep(size, 1, {window: {columns: width, rows: 40}});
			const row = size - 1;
			const queens = Array.from({length: size}, (_, index) => index);
			const start: Moment = knowledge.tape(4).at(0)!;
			const moments: Moment[] = [
				{...start, index: 1, queens, step: {type: 'solution', number: Math.min(234_907_967_154_122, 10 ** row)}},
				{
					...start,
					index: 1,
					queens: queens.slice(0, -1),
					step: {type: 'test', row, column: row, attack: {row: row - 1, line: 'column'}},
				},
			];
			for (const moment of moments) {
				expect(narrationLines(model, knowledge, moment).length).toBeLessThanOrEqual(narrationRows(size, width));
			}
		}),
	);
});
