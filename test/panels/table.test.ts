import fc from 'fast-check';
import {expect, test} from 'vitest';
import {widthOf} from '../../source/panels/line.js';
import {type TableCell, tableLines} from '../../source/panels/table.js';
import {marked, plain} from './marked.js';

const number = (text: string): TableCell => ({text, isNumber: true});

test('sets words left and numbers right, two spaces apart', () => {
	const rows: TableCell[][] = [
		[{text: 'variant'}, {text: 'checks', isNumber: true}],
		[{text: 'scan'}, number('46,752')],
		[{text: 'bitmask'}, number('1')],
	];
	expect(plain(tableLines(rows))).toEqual(['variant  checks', 'scan     46,752', 'bitmask       1']);
});

test('keeps the role of each cell', () => {
	expect(tableLines([[{text: 'queen'}, {text: 'attacks \\', role: 'warning'}]]).map(marked)).toEqual([
		'queen«warning:  attacks \\»',
	]);
});

test('a row may have fewer cells, and a table no rows', () => {
	const rows = [[number('1'), {text: 'one'}], [number('10')]];
	expect(plain(tableLines(rows))).toEqual([' 1  one', '10']);
	expect(tableLines([])).toEqual([]);
});

test('full rows are equally wide, and nothing of a cell is lost', () => {
	const cell = fc.record({text: fc.stringMatching(/^[a-z]{0,6}$/), isNumber: fc.boolean()});
	const rows = fc.integer({min: 1, max: 4}).chain((columns) => {
		const row = fc.array(cell, {minLength: columns, maxLength: columns});
		return fc.array(row, {minLength: 1, maxLength: 5});
	});
	fc.assert(
		fc.property(rows, (given) => {
			const lines = tableLines(given);
			expect(new Set(lines.map(widthOf)).size).toBe(1);
			expect(lines.map((spans) => spans.map(({text}) => text.trim()))).toEqual(
				given.map((row) => row.map(({text}) => text)),
			);
		}),
	);
});
