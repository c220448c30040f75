import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {questionsAt} from '../../../source/explorer/prediction/question.js';
import {layoutIn} from '../../../source/screens/search/layout.js';
import {prediction} from '../../../source/screens/search/prediction.js';
import {stepLayout} from '../../../source/screens/steps/layout.js';
import {frameOf} from '../../app/render.js';
import {atStep, knowledge, modelWith, pressed} from '../../pressed.js';
import {runs} from '../../runs.js';

const window = {columns: 80, rows: 24};

test('the last call reports a solution', () => {
	const {index, queens} = knowledge.tape(8).solution(1)!;
	expect(frameOf(atStep(8, index, {window}))[queens.length + 2]).toMatch(/^│▸place\(8\) {2}solution 1 +│/);
});

test('every call is visible at every step, in the line of its row', () => {
	fc.assert(
		fc.property(
			fc.integer({min: 0, max: 19_924}),
			fc.constantFrom(window, {columns: 100, rows: 30}, {columns: 120, rows: 40}),
			(step, window) => {
				const {queens, step: last} = knowledge.tape(8).at(step)!;
				const depth = queens.length + (last?.type === 'backtrack' ? 1 : 0);
				const names = frameOf(atStep(8, step, {window})).flatMap(
					(line) => /^[│├╰].place\((\d)\)/.exec(line)?.[1] ?? [],
				);
				expect(names.map(Number)).toEqual(Array.from({length: depth + 1}, (_, row) => row));
			},
		),
		{numRuns: runs(6)},
	);
});

test('all rows of up to 15 queens stand beside their calls; of more, the title says how many are above', () => {
	for (let size = 1; size <= 15; size++) {
		const {board} = stepLayout({size, window: {...window, isPart: false}}, {width: 80, height: 21});
		expect(board.rows).toBe(size);
	}

	const tape = knowledge.tape(20);
	while (tape.horizon.index < 1000) {
		tape.advance(10);
	}

	const deepest = tape.at(1000)!;
	const frame = frameOf(atStep(20, 1000, {window}));
	const [, hidden] = /Stack ↑ (\d+)/.exec(frame[1]!) ?? [];
	expect(frame[2]).toContain(`place(${hidden})`);
	expect(frame.some((line) => line.includes(`▸place(${deepest.queens.length})`))).toBe(true);
});

describe('in 80 by 24 cells', () => {
	test('t goes round the views, and T back', () => {
		const titles = (...keys: readonly string[]) => frameOf(pressed(atStep(8, 48, {window}), ...keys))[1]?.slice(37);
		expect(titles()).toContain('Program');
		expect(titles('t')).toContain('Tree');
		expect(titles('t', 't')).toContain('Nodes');
		expect(titles('t', 't', 't')).toBe(titles());
		expect(titles('T')).toBe(titles('t', 't'));
	});

	test('from 11 queens on the memory is a view of its own', () => {
		const frame = frameOf(pressed(atStep(11, 48, {window}), 't')).join('\n');
		expect(frame).toMatch(/╭─ Memory: .* t: tree ─╮/);
	});
});

test('what has room stands together', () => {
	const titles = (size: number, columns: number, rows: number) =>
		frameOf(atStep(size, 48, {window: {columns, rows}}))
			.join('\n')
			.match(/(?<=[├╭]─ )[A-Z]\w+/g);
	expect(titles(8, 100, 30)).toEqual(['Stack', 'Program', 'Memory']);
	expect(titles(20, 100, 30)).toEqual(['Stack', 'Program', 'Memory']);
	expect(titles(8, 120, 40)).toEqual(['Stack', 'Program', 'Nodes', 'Memory']);
	expect(titles(4, 120, 40)).toEqual(['Stack', 'Program', 'Nodes', 'Tree', 'Memory']);
	expect(titles(8, 200, 60)).toEqual(['Stack', 'Program', 'Nodes', 'Tree', 'Memory']);
});

test('a board that scrolls in a smaller window says how many calls are above', () => {
	const frame = frameOf(atStep(9, 48, {window: {columns: 60, rows: 14}}));
	expect(frame.slice(1, 3)).toEqual([
		expect.stringMatching(/^ +↑ 1 +0 {2}1 {2}2/),
		expect.stringMatching(/^ +place\(1\) col 2 {2}✗/),
	]);
});

test('both boxes fill the window, with room for the program beside every board', () => {
	fc.assert(
		fc.property(
			fc.integer({min: 1, max: 27}),
			fc.integer({min: 80, max: 210}),
			fc.integer({min: 15, max: 60}),
			(size, width, height) => {
				const window = {columns: width, rows: height + 3, isPart: false};
				const {left, right, below, views, board, height: panels} = layoutIn(modelWith({size, window}), {width, height});
				expect(left + right).toBe(width);
				expect(right).toBeGreaterThanOrEqual(size <= 24 ? 43 : 40);
				expect(below === 0 || board.rows === size).toBe(true);
				for (const sections of Object.values(views)) {
					expect(sections.reduce((sum, {rows}) => sum + rows + 1, 1)).toBe(panels);
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
		' Wrong: row 3, column 5 is attacked along \\ by the queen in row 2.',
		" Row 3, column 5 is attacked. Row 3, column 6: safe (s), or attacker's row? _",
		' 3 of 5 right · 39 tests · 6 placements · 0 of ? solutions · 2 of ? dead ends',
		expect.stringMatching(/^ ● +waiting for your answer · step 48 of 19,924$/),
	]);
	expect(frame[5]).toContain('✗  ?  · ');
	expect(frame.join('\n')).not.toContain('▹');
});
