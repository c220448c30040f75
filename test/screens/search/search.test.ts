import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {questionsAt} from '../../../source/explorer/prediction/question.js';
import {searchView} from '../../../source/explorer/step-views.js';
import {searchLayout} from '../../../source/screens/search/layout.js';
import {prediction} from '../../../source/screens/search/prediction.js';
import {frameOf} from '../../app/render.js';
import {atStep, knowledge, pressed} from '../../pressed.js';

const window = {columns: 80, rows: 24};

describe('in 80 by 24 cells', () => {
	const board = [
		'│    0  1  2  3  4  5  6  7  │',
		'│ 0  ♛  ·  ·  ·  ·  ·  ·  ·  │',
		'│ 1  ·  ·  ♛  ·  ·  ·  ·  ·  │',
		'│ 2  ·  ·  ·  ·  ♛! ·  ·  ·  │',
		'│ 3  ·  ·  ·  ·  ·  ✗  ·  ·  │',
		'│ 4  ·  ·  ·  ·  ·  ·  ·  ·  │',
		'│ 5  ·  ·  ·  ·  ·  ·  ·  ·  │',
		'│ 6  ·  ·  ·  ·  ·  ·  ·  ·  │',
		'│ 7  ·  ·  ·  ·  ·  ·  ·  ·  │',
		'├─ Recursion stack ──────────┤',
		'│ place(0) ♛ · · · · · · ·   │',
		'│ place(1) ✗ ✗ ♛ · · · · ·   │',
		'│ place(2) ✗ ✗ ✗ ✗ ♛ · · ·   │',
		'│ place(3) ✗ ◦ ✗ ✗ ✗ ? · ·   │',
		'│                            │',
		'╰────────────────────────────╯',
	];
	const below = [
		' Row 3, column 5 is attacked along \\ by the queen in row 2.',
		' The loop goes on with column 6.',
		' 39 tests · 6 placements · 0 of 92 solutions · 2 of 644 dead ends · 82 checks',
	];

	test.each([
		{
			view: 'program',
			right: [
				'╭─ Program: row = 3, col = 5 ──────── t: memory ─╮',
				'│ function place(row: number): void {            │',
				'│   if (row === n) return report();              │',
				'│▹  for (let col = 0; col < n; col++) {          │',
				'│▸    if (!isSafe(row, col)) continue;           │',
				'│     queens[row] = col;                         │',
				'│     place(row + 1);                            │',
				'│     queens.pop();                              │',
				'│   }                                            │',
				'│ }                                              │',
				'│ function isSafe(row: number,                   │',
				'│                 col: number): boolean {        │',
				'│   return queens.every((q, r) =>                │',
				'│     q !== col &&                               │',
				'│▸    row - r !== Math.abs(q - col));            │',
				'│ }                                              │',
				'╰────────────────────────────────────────────────╯',
			],
		},
		{
			view: 'memory',
			right: [
				'╭─ Memory of scan ───────────────────── t: tree ─╮',
				'│ queens = [0, 2, 4]                             │',
				'│ queen 0, column 0  no attack                   │',
				'│ queen 1, column 2  no attack                   │',
				'│ queen 2, column 4  attacks \\                   │',
				'│ This test: 3 checks, 82 so far                 │',
				'├─ Nodes visited, by depth ──────────────────────┤',
				'│ 0   1 of   1  █                                │',
				'│ 1   1 of   8  ▒                                │',
				'│ 2   1 of  42  ▒░                               │',
				'│ 3   1 of 140  ▒░░░░░░░                         │',
				'│ 4   1 of 344  ▒░░░░░░░░░░░░░░░░░░              │',
				'│ 5   2 of 568  ▒░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ │',
				'│ 6   0 of 550  ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░  │',
				'│ 7   0 of 312  ░░░░░░░░░░░░░░░░░░               │',
				'│ 8   0 of  92  ░░░░░                            │',
				'╰────────────────────────────────────────────────╯',
			],
		},
		{
			view: 'tree',
			right: [
				'╭─ Tree: 7 of 2,057 nodes ────────── t: program ─╮',
				'│ row nodes sol.  0 1 2 3 4 5 6 7  nodes sol.    │',
				'│   0     0    0  ♛ · · · · · · ·  1,829   88    │',
				'│                 ╰───┬─┬─┬─┬─┬─╮                │',
				'│   1     0    0  ✗ ✗ ♛ · · · · ·    188    4    │',
				'│                     ╰───┬─┬─┬─╮                │',
				'│   2     0    0  ✗ ✗ ✗ ✗ ♛ · · ·     23    0    │',
				'│                   ╭─────┴───┬─╮                │',
				'│   3     3    0  ✗ ◦ ✗ ✗ ✗ ? · ·     10    0    │',
				...Array.from({length: 7}, () => '│                                                │'),
				'╰────────────────────────────────────────────────╯',
			],
		},
	] as const)('shows board and stack beside the $view, whole', ({view, right}) => {
		const frame = frameOf(searchView.with(atStep(8, 48, {window}), {shown: view}));
		const left = ['╭─ Board ────────────────────╮', ...board];
		expect(frame.slice(1, 18)).toEqual(left.map((line, index) => line + right[index]));
		expect(frame.slice(18, 21)).toEqual(below);
		expect(frame).toHaveLength(23);
	});

	test('t goes round the views, and T back', () => {
		const titles = (...keys: readonly string[]) => frameOf(pressed(atStep(8, 48, {window}), ...keys))[1]?.slice(30);
		expect(titles()).toContain('Program');
		expect(titles('t')).toContain('Memory');
		expect(titles('t', 't')).toContain('Tree');
		expect(titles('t', 't', 't')).toBe(titles());
		expect(titles('T')).toBe(titles('t', 't'));
	});

	test('from 11 queens on the stack is a view of its own', () => {
		const frame = frameOf(pressed(atStep(11, 48, {window}), 'T'));
		expect(frame[1]).toMatch(/Recursion stack ─+ t: program ─╮$/);
		expect(frame.join('\n')).not.toContain('├─ Recursion stack');
	});
});

test('program, memory and nodes stand together in 120 by 40 cells, and the tree too in 200 by 60', () => {
	const titles = (columns: number, rows: number) =>
		frameOf(atStep(8, 48, {window: {columns, rows}}))
			.join('\n')
			.match(/(?<=[├╭]─ )[A-Z]\w+/g);
	expect(titles(100, 30)).toEqual(['Board', 'Program', 'Memory', 'Recursion']);
	expect(titles(120, 40)).toEqual(['Board', 'Program', 'Memory', 'Nodes', 'Recursion']);
	expect(titles(200, 60)).toEqual(['Board', 'Program', 'Memory', 'Nodes', 'Tree', 'Recursion']);
});

test('a smaller window has the board, the stack beside it where there is room, and a sentence', () => {
	expect(frameOf(atStep(8, 48, {window: {columns: 60, rows: 16}})).slice(1)).toEqual([
		'       0  1  2  3  4  5  6  7    place(0) ♛ · · · · · · ·',
		'    0  ♛  ·  ·  ·  ·  ·  ·  ·    place(1) ✗ ✗ ♛ · · · · ·',
		'    1  ·  ·  ♛  ·  ·  ·  ·  ·    place(2) ✗ ✗ ✗ ✗ ♛ · · ·',
		'    2  ·  ·  ·  ·  ♛! ·  ·  ·    place(3) ✗ ◦ ✗ ✗ ✗ ? · ·',
		'    3  ·  ·  ·  ·  ·  ✗  ·  ·',
		'    4  ·  ·  ·  ·  ·  ·  ·  ·',
		'    5  ·  ·  ·  ·  ·  ·  ·  ·',
		'    6  ·  ·  ·  ·  ·  ·  ·  ·',
		'    7  ·  ·  ·  ·  ·  ·  ·  ·',
		'',
		'',
		' Row 3, column 5 is attacked along \\ by the queen in row 2.',
		' The loop goes on with column 6.',
		expect.stringContaining('step'),
	]);
	expect(frameOf(atStep(8, 48, {window: {columns: 40, rows: 12}})).join('\n')).not.toContain('place(0)');
});

test('both boxes fill the window, with room for the program beside every board', () => {
	fc.assert(
		fc.property(
			fc.integer({min: 1, max: 27}),
			fc.integer({min: 80, max: 210}),
			fc.integer({min: 11, max: 60}),
			(size, width, height) => {
				const {left, right, below, views, board} = searchLayout(size, {width, height});
				expect(left + right).toBe(width);
				expect(right).toBeGreaterThanOrEqual(43);
				expect(below === 0 || board.rows === size).toBe(true);
				for (const sections of Object.values(views)) {
					expect(sections.reduce((sum, {rows}) => sum + rows + 1, 1)).toBe(height);
				}
			},
		),
	);
});

test('asks about the next test while predicting, and says how the last answer was', () => {
	const model = atStep(8, 48, {window});
	const [question] = questionsAt(knowledge.tape(8), knowledge.tape(8).at(47)!);
	const last = question && {question, outcome: 'wrong' as const, keys: ['s'], places: model.places};
	const frame = frameOf(prediction.with(model, {isOn: true, right: 3, asked: 5, last}));
	expect(frame.slice(18, 22)).toEqual([
		' Last answer wrong: row 3, column 5 is attacked along \\ by the queen in row 2.',
		' Row 3, column 6: safe (s), or attacked by the queen of which row (0 to 2)? _',
		' 3 of 5 right · 39 tests · 6 placements · 0 of ? solutions · 2 of ? dead ends',
		expect.stringMatching(/^ ● +waiting for your answer · step 48 of 19,924$/),
	]);
	expect(frame[6]).toContain('✗  ?  · ');
	expect(frame.join('\n')).not.toContain('▹');
});
