import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {Knowledge} from '../../../source/explorer/knowledge/knowledge.js';
import {searchView, searchViews} from '../../../source/explorer/search-view.js';
import {panelsLayout, searchLayout} from '../../../source/screens/search/layout.js';
import {reportRows} from '../../../source/screens/steps/report.js';
import {knownEnd} from '../../../source/solver/tape/known-end.js';
import {drawn, frameOf} from '../../app/render.js';
import {atStep, knowledge, modelWith, pressed} from '../../pressed.js';
import {runs} from '../../runs.js';
import {startedWith} from '../started.js';

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
					(line) => /^│ *[ ▸]place\((\d)\)/.exec(line)?.[1] ?? [],
				);
				expect(names.map(Number)).toEqual(Array.from({length: depth + 1}, (_, row) => row));
			},
		),
		{numRuns: runs(6)},
	);
});

test('all rows of up to 15 queens stand beside their calls; of more, the title says how many are above', () => {
	for (let size = 1; size <= 15; size++) {
		const {board} = panelsLayout(size, {width: 80, height: 18});
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

describe('while playback is fast', () => {
	const playing = (step: number) => atStep(8, step, {window, isPlaying: true, speed: 1000});

	test('the board has queens alone, and program and memory stand still', () => {
		const frame = frameOf(playing(3499)).join('\n');
		const {queens} = knowledge.tape(8).at(3499)!;
		const board = frame
			.split('\n')
			.flatMap((line) => /^│.place\(\d\)(.*?)│/.exec(line)?.[1]?.replaceAll(' ', '') ?? []);
		expect(board.slice(0, queens.length)).toEqual(
			queens.map((column) => `${'·'.repeat(column)}♛${'·'.repeat(7 - column)}`),
		);
		expect(frame).toMatch(/─ Program ─/);
		expect(frame).toMatch(/Memory of scan ─[^│]*│[^│]*│\n│ … +│/);
	});

	test('all figures but the number of the step change four times a second, together', () => {
		const figures = (step: number) => frameOf(playing(step)).filter((line) => /tests|a second/.test(line));
		expect(figures(3250)).toEqual(figures(3499));
		expect(figures(3499)).not.toEqual(figures(3500));
	});
});

describe('in 80 by 24 cells', () => {
	test('the memory and the program come first; t turns to the tree below the board, and back', () => {
		const frame = (...keys: readonly string[]) => frameOf(pressed(atStep(8, 48, {window}), ...keys)).join('\n');
		expect(frame()).toMatch(/Program: .* t: tree ─╮[\s\S]*Memory/);
		expect(frame('t')).toMatch(/Program.* t: [\s\S]*─ Zoom: /);
		expect(frame('t')).not.toContain('Memory');
		expect(frame(...searchViews.map(() => 't'))).toBe(frame());
	});

	test('the tree of more than 8 queens stands at the right, in the lines of the board', () => {
		const frame = frameOf(pressed(atStep(12, 48, {window}), 't'));
		expect(frame[1]).toMatch(/─ Zoom ─+ t: /);
		expect(frame.join('\n')).toMatch(/ has solutions[^▓]* in vain/);
	});
});

test('from 80 by 30 on memory, program and tree stand together; a large board comes first', () => {
	const titles = (size: number, columns: number, rows: number) =>
		frameOf(atStep(size, 48, {window: {columns, rows}}))
			.join('\n')

			.match(/(?<=(?:[├╭]|^)─ )[A-Z]\w+/gm);
	expect(titles(8, 80, 28)).toEqual(['Stack', 'Program', 'Memory']);
	for (const [size, columns, rows] of [
		[8, 80, 30],
		[8, 100, 30],
		[12, 120, 40],
		[8, 200, 60],
	] as const) {
		expect(titles(size, columns, rows)).toEqual(['Stack', 'Program', 'Memory', expect.stringMatching(/Zoom|Whole/)]);
	}

	expect(titles(20, 100, 30)).toEqual(['Stack', 'Program', 'Memory']);
	expect(titles(20, 80, 30)).toEqual(['Stack', 'Program']);
});

test('a board that scrolls in a smaller window says how many calls are above', () => {
	const frame = frameOf(atStep(9, 48, {window: {columns: 60, rows: 13}}));
	expect(frame.slice(1, 3)).toEqual([
		expect.stringMatching(/^ +↑ 1 +0 {2}1 {2}2/),
		expect.stringMatching(/^ +place\(1\) col 2 {4}✗/),
	]);
});

test('the panels fill the width of the window, with room for the program beside every board', () => {
	fc.assert(
		fc.property(
			fc.integer({min: 1, max: 27}),
			fc.integer({min: 80, max: 210}),
			fc.integer({min: 21, max: 60}),
			fc.constantFrom(...searchViews),
			(size, width, height, view) => {
				const model = searchView.with(modelWith({size, window: {columns: width, rows: height + 3}}), {shown: view});
				const layout = searchLayout(model, {width, height});
				const {left, right, third, memory, board, height: panels, tree, hasMap} = layout;
				expect(left + right + third).toBe(width);
				expect(right).toBeGreaterThanOrEqual(size <= 24 ? 43 : 40);
				expect((memory === undefined && tree === 0) || board.rows === size).toBe(true);
				expect(third > 0).toBe(memory === 'beside');
				const rows = panels + reportRows + tree + Number(hasMap);
				expect(hasMap || tree > 0 ? rows : Math.max(rows, height)).toBe(height);
			},
		),
	);
});

test.each([13, 14, 15, 16, 17])(
	'the totals of %i queens stand there while the search is read, if they are known',
	(size) => {
		const fresh = new Knowledge();
		const end = knownEnd(size);
		const total = (count: number | undefined) => count?.toLocaleString('en') ?? '[\\d,]+\\+';
		const model = modelWith({size, screen: 'search', window: {columns: 100, rows: 24}});
		const found = end ? `0 of ${total(end.solutions)}` : '0';
		expect(drawn(model, fresh)).toMatch(new RegExp(`step 0 of ${total(end?.index)} · ${found} solutions · `));
		expect(drawn({...model, screen: 'solutions'}, fresh)).toMatch(
			new RegExp(`Solution 1 of ${total(end?.solutions)} `),
		);
		const grown = drawn(pressed(model, 'e'), fresh);
		expect(grown).toMatch(new RegExp(`▸${size} +[\\d,]+ +${end ? total(end.tests) : '\\?'} `));
		const beyond = () => startedWith([String(size), '--screen', 'search', '--at', '99999999999']);
		if (end) {
			expect(beyond).toThrow(`the search for ${size} queens has ${total(end.index)}`);
		} else {
			expect(beyond().sought).toBeDefined();
		}
	},
);
