import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {pins} from '../../source/explorer/breakpoints.js';
import type {Model} from '../../source/explorer/model.js';
import {questionsAt} from '../../source/explorer/prediction/question.js';
import {tree} from '../../source/explorer/tree-shown.js';
import {screens} from '../../source/screens/index.js';
import {prediction} from '../../source/screens/search/prediction.js';
import {text as english} from '../../source/text/en.js';
import {cells} from '../../source/text/width.js';
import {text as chinese} from '../../source/text/zh/index.js';
import {atStep, knowledge, modelWith, pressed} from '../pressed.js';
import {ascii, frameOf, unicode} from './render.js';

const frame = (model: Model, display = unicode) => frameOf(model, display).join('\n');

describe('the search screen', () => {
	test('draws the line between a square and the queen that attacks it', () => {
		const lines = frameOf(atStep(8, 37));
		expect(lines.slice(3, 11).map((line) => line.slice(1, 28))).toEqual([
			' 0  ♛  ·  ·  ·  ·  ·  ·  · ',
			' 1  ·  ·  ♛  ·  ·  ·  ·  · ',
			' 2  ·  ·  │  ·  ♛  ·  ·  · ',
			' 3  ·  ♛  │  ·  ·  ·  ·  · ',
			' 4  ·  ·  │  ·  ·  ·  ·  ♛ ',
			' 5  ·  ·  ✗  ·  ·  ·  ·  · ',
			' 6  ·  ·  ·  ·  ·  ·  ·  · ',
			' 7  ·  ·  ·  ·  ·  ·  ·  · ',
		]);
	});

	const board = (model: Model) =>
		frameOf({...model, window: {columns: 60, rows: 16}})
			.slice(4, 8)
			.map((line) => line.slice(8, 22).trimEnd());

	test('names, on each square of a dead end, the queen that rules it out', () => {
		expect(board(atStep(4, 10))).toEqual(['0  ♛  ·  ·  ·', '1  ·  ·  ♛  ·', '2  │0 /1 \\0 \\1', '3  ·  ·  ·  ·']);
		expect(frame(atStep(4, 10))).toContain(
			'Dead end: every square of row 2 is attacked, the last along \\ by the queen in',
		);
	});

	test('shows how many queens attack each square when asked', () => {
		const attacked = {...atStep(4, 6), isAttackedShown: true};
		expect(board(attacked)).toEqual(['0  ♛  2  2  2', '1  2  2  ♛  1', '2  1  1  2  1', '3  2  ·  1  1']);
	});

	test('shows the cursor and the breakpoints, on the board and the stack', () => {
		const breakpoints = [
			{row: 0, column: 0},
			{row: 1, column: undefined},
			{row: 3, column: 3},
		];
		const withCursor = (row: number, column: number | undefined) =>
			pins.with(atStep(4, 6), {breakpoints, cursor: {row, column}});
		const pinned = withCursor(3, 3);
		expect(board(pinned)).toEqual(['0  ♛◆ ·  ·  ·', '1  ·  ·  ♛  ·', '2  ·  ·  ·  ·', '3  ·  ·  · [◆]']);
		const drawn = frame({...pinned, window: {columns: 60, rows: 16}});
		expect(drawn).toContain('◆1  ·  ·  ♛  · ');
		expect(drawn).toContain('· [◆]');
		expect(drawn).toContain('place(1)◆✗ ✗ ♛ ·');
		expect(frame(withCursor(2, 1))).toContain('[·]');
		expect(frame(withCursor(2, undefined))).toContain('▸2  ');
	});

	test('asks about the next test while predicting, and says how the last answer was', () => {
		const model = atStep(8, 48);
		const [question] = questionsAt(knowledge.tape(8), knowledge.tape(8).at(47)!);
		const last = question && {question, outcome: 'wrong' as const, keys: ['s'], places: model.places};
		const drawn = frameOf(prediction.with(model, {isOn: true, right: 3, asked: 5, last}));
		expect(drawn.slice(-5).join('\n')).toBe(
			[
				' Row 3, column 5 is attacked.                                      3 of 5 right',
				' Row 3, column 6: safe (s), or attacked by the queen of which row (0 to 2)? _',
				' tests     39 · placements     6 · solutions  0 of  ? · dead ends   2 of   ?',
				' ●?????????????????????????????┤ waiting for your answer      step 48 of 19,924',
				' Last answer wrong: row 3, column 5 is attacked along \\ by the queen in row 2.',
			].join('\n'),
		);
		expect(drawn[6]).toContain('✗  ?  · ');
		expect(drawn.join('\n')).not.toContain('▹');
	});

	test('marks a queen placed, a queen removed, and a solution', () => {
		expect(frame(atStep(8, 2))).toContain(
			'A queen is placed on row 0, column 0. place(1) is called: it looks at row 1,',
		);
		expect(frame(atStep(4, 25))).toContain(
			'All 4 columns of row 1 have failed (2 explored), so place(1) returns. place(0)',
		);
		expect(frame(atStep(4, 94))).toContain(
			'Row 1 has tried all columns, so place(1) returns. place(0) removes its queen',
		);
		expect(frame(atStep(4, 94))).toContain('from column 3, its last, and returns. The search is over: 2 solutions.');
	});

	test('says when the board is empty, a square is safe, all rows are filled and a solution is found', () => {
		expect(frame(atStep(1, 0))).toContain('The board is empty. place(0) is called: it tries the columns');
		expect(frame(atStep(1, 1))).toContain('Row 0, column 0 is safe: no queen above attacks it.');
		expect(frame(atStep(1, 2))).toContain('A queen is placed on row 0, column 0. place(1) is called: it');
		expect(frame(atStep(1, 3))).toContain('Solution 1: 0. place(1) reports it and returns.');
		expect(frame(atStep(1, 4))).toContain('The search is over: 1 solution.');
	});

	test.each([
		['scan', ['│ queens = [0, 2, 4] ', '│ queen 2, column 4  attacks \\ ', 'if (!isSafe(row, column)) continue;']],
		[
			'flags',
			['│ columns 5  free  10101000 ', '│ downs 5    set   000001110000000 ', '│ ups 8      ·     100100100000000 '],
		],
		['bitmask', ['│ columns  10101000 ', '│ union 10111100  bit 00000100 ']],
	] as const)('shows how %s decides about row 3, column 5', (variant, shown) => {
		const drawn = frame({...atStep(8, 48), variant});
		for (const each of shown) {
			expect(drawn).toContain(each);
		}
	});

	test('shows the last of more comparisons than there is room for', () => {
		// The queens of rows 0 to 6 stand, and row 7, column 2 is compared with all seven.
		const {index} = knowledge.tape(8).solution(1)!;
		const drawn = frame(atStep(8, index - 2));
		expect(drawn).toContain('│ ↑ 5 comparisons, no attack ');
		expect(drawn).toContain('│ queen 6, column 1  no attack ');
	});

	test('counts the nodes visited at each depth, and ends with all of them', () => {
		const drawn = frameOf(atStep(8, 19_924)).slice(2, 11);
		const counts = drawn.map((line) => /(?<visited>\d+)\/ *(?<all>\d+)/.exec(line)?.groups);
		// Placements by row, and the root: their sum is OEIS A319284(8) = 2,057.
		const nodes = ['1', '8', '42', '140', '344', '568', '550', '312', '92'];
		expect(counts).toEqual(nodes.map((count) => ({visited: count, all: count})));
		expect(drawn.every((line) => !line.includes('░'))).toBe(true);
	});

	test.each([
		{size: 4, step: 45, window: {columns: 80, rows: 24}, leaf: ' ├─1♛───3♛───0◉───2✶ '},
		{size: 5, step: 100, window: {columns: 120, rows: 40}, leaf: ' ├─1♛─┬─3◉───0◉───2◉───4✶ '},
		{size: 6, step: 600, window: {columns: 120, rows: 40}, leaf: ' ╰─5◉┬─1◉──4◉──0◉──3✶ '},
	])('shows the whole tree of $size queens beside the program', ({size, step, window, leaf}) => {
		const drawn = frame(tree.with(atStep(size, step, {window}), {isShown: true}));
		expect(drawn).toContain(leaf);
		expect(drawn).toContain('scan: row = ');
	});

	test.each([
		{columns: 80, rows: 24},
		{columns: 120, rows: 40},
	])('shows the tree around the current node beside the program, in $columns columns', (window) => {
		const drawn = frame(tree.with(atStep(8, 12_048, {window}), {isShown: true}));
		expect(drawn).toContain('scan: row = ');
		expect(drawn).toMatch(/│ +3 +7 +0 +✗ +✗ +◦ +♛ +· +· +· +· +6 +0 /);
	});

	test('lays its panels in two columns in a large window, with larger squares and the whole program', () => {
		const drawn = frameOf({...atStep(8, 48), window: {columns: 120, rows: 40}});
		expect(drawn[4]).toMatch(/^│ 0 {4}♛ {6}· /);
		expect(drawn.slice(13, 27).map((line) => line.slice(63, 115).trimEnd())).toEqual([
			'  function place(row: number): void {',
			'    if (row === n) return report(queens);',
			' ▹  for (let column = 0; column < n; column++) {',
			' ▸    if (!isSafe(row, column)) continue;',
			'      queens[row] = column;',
			'      place(row + 1);',
			'      queens.pop();',
			'    }',
			'  }',
			'  function isSafe(row: number, column: number) {',
			'    return queens.every((queen, above) =>',
			'      queen !== column',
			' ▸    && Math.abs(queen - column) !== row - above);',
			'  }',
		]);
	});

	test('shows how it is being played', () => {
		expect(frame({...atStep(8, 48), isPlaying: true, direction: -1, speed: 1_000_000})).toContain('◀ 1,000,000/s');
	});
});

/** Chinese characters and their punctuation. */
const wide = /[\u3000-\u303F\u4E00-\u9FFF\uFF00-\uFFEF]/g;

describe('any frame', () => {
	const models = fc.record({
		screen: fc.constantFrom(...screens.screens.map(({id}) => id)),
		size: fc.integer({min: 1, max: 27}),
		step: fc.integer({min: 0, max: 3000}),
		solution: fc.integer({min: 1, max: 40}),
		columns: fc.integer({min: 1, max: 160}),
		rows: fc.integer({min: 1, max: 60}),
		isFundamentalOnly: fc.boolean(),
		keys: fc.constantFrom(
			[],
			['?', 'down', 'down', 'down'],
			['m'],
			[':', '1', '2'],
			['z'],
			['a', 'space', 'a', 'i'],
			['n', 'a', 'space', 'i', 'r'],
			['s'],
		),
		text: fc.constantFrom(english, chinese),
		notice: fc.constantFrom(undefined, 'no-solution-here' as const, 'no-such-number' as const),
	});

	test('fits its window, with a row to spare, and in ASCII is ASCII', () => {
		fc.assert(
			fc.property(models, ({step, solution, columns, rows, keys, notice, size, ...rest}) => {
				const place = {size, places: {[size]: {step, solution}}, window: {columns, rows}};
				const model = {...pressed(modelWith({...rest, ...place}), ...keys), notice};
				const drawn = frameOf(model);
				expect(drawn.length).toBeLessThanOrEqual(Math.max(1, rows - 1));
				expect(Math.max(...drawn.map(cells))).toBeLessThanOrEqual(columns);
				// Chinese is not written in ASCII, but its marks are.
				const inAscii = frame(model, ascii);
				expect(rest.text === english ? inAscii : inAscii.replaceAll(wide, '')).toMatch(/^[ -~\n]*$/);
			}),
			{numRuns: 80},
		);
	});

	test('tells any two steps in a row apart without colour, above the figures', () => {
		const above = (step: number) => frameOf(atStep(8, step)).slice(0, 15).join('\n');
		for (let step = 0; step < 60; step++) {
			expect(above(step + 1)).not.toBe(above(step));
		}
	});
});
