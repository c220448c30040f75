import fc from 'fast-check';
import {expect, test} from 'vitest';
import {Knowledge} from '../../../source/explorer/knowledge.js';
import type {Model} from '../../../source/explorer/model.js';
import {hiding} from '../../../source/screens/screen.js';
import {search} from '../../../source/screens/search/index.js';
import {searchLayout} from '../../../source/screens/search/layout.js';
import {sceneAt} from '../../../source/screens/search/scene.js';
import {treeRoot} from '../../../source/screens/search/tree.js';
import {knownEnd} from '../../../source/solver/tape/known-end.js';
import {textbook} from '../../app/figures/textbook.js';
import {drawn, frameOf, unicode} from '../../app/render.js';
import {atStep, knowledge, modelWith, pressed} from '../../pressed.js';
import {runs} from '../../runs.js';
import {startedWith} from '../started.js';

const window = {columns: 80, rows: 24};

test('in 80 by 24 cells, flags leave out their queens, but no line of the program', () => {
	expect(frameOf(atStep(8, 48, {variant: 'flags'})).join('\n')).not.toMatch(/…|queens 0/);
});

test('every call is visible at every step, in the line of its row', () => {
	fc.assert(
		fc.property(
			fc.integer({min: 0, max: 19_924}),
			fc.constantFrom(window, {columns: 100, rows: 30}, {columns: 120, rows: 40}),
			(step, window) => {
				const {queens, step: last} = knowledge.tape(8).at(step)!;
				const depth = queens.length + (last?.type === 'backtrack' ? 1 : 0);
				const {height} = searchLayout({size: 8}, {width: window.columns, height: window.rows - 2});
				const panels = frameOf(atStep(8, step, {window})).slice(1, 1 + height);
				const names = panels.flatMap((line) => /(?:^│? *|Stack )[ ▸↰]place\((\d)\)/.exec(line)?.[1] ?? []);
				// The call below the last row may stand in the title.
				expect(names.map(Number).toSorted()).toEqual(Array.from({length: depth + 1}, (_, row) => row));
			},
		),
		{numRuns: runs(6)},
	);
});

test('all rows of up to 17 queens stand beside their calls; of more, the title says how many are above', () => {
	for (let size = 1; size <= 17; size++) {
		expect(searchLayout({size}, {width: 80, height: 22}).board.rows).toBe(size);
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

const playing = (step: number) => atStep(8, step, {window, isPlaying: true, speed: 1000});

test('while playback is fast, the board has queens alone, the program stands still, and the memory is that of the last quarter of a second', () => {
	const frame = frameOf({...playing(3499), isAscii: true});
	const {queens} = knowledge.tape(8).at(3499)!;
	const rows = frame.flatMap((line) => /^.place\(\d\)(.{33})/.exec(line)?.[1]?.replaceAll(' ', '') ?? []);
	expect(rows.slice(0, queens.length)).toEqual(
		queens.map((column) => `${'.'.repeat(column)}Q${'.'.repeat(7 - column)}`),
	);
	expect(frame[1]).toMatch(/ Program -+$/);
	const read = knowledge.tape(8).at(3250)!.queens.join(' ');
	expect(frame.join('\n')).toMatch(new RegExp(` Memory at step 3,250 -+\\n.{43}queens ${read}\\b`));
});

test('while playback is fast, the sentence counts what the steps of the last second met', () => {
	const {accounts} = textbook(8);
	const said = (step: number) => frameOf(playing(step)).join('\n');
	const met = (from: number, to: number) => {
		const [before, now] = [accounts[from]!, accounts[to]!];
		return `${now.deadEnds - before.deadEnds} dead ends and ${now.solutions - before.solutions} solution`;
	};
	expect(said(3499)).toContain(`1,000 steps a second. The last 1,000 met ${met(2250, 3250)}`);
	expect(said(600)).toContain(`1,000 steps a second. The last 500 met ${met(0, 500)}`);
	expect(said(249)).toContain('The board is empty.');
});

test('while playback is fast, all figures change four times a second, together: those of one step', () => {
	const figures = (step: number) => frameOf(playing(step)).filter((line) => /of 92|a second/.test(line));
	expect(figures(3250)).toContainEqual(expect.stringContaining('step 3,250'));
	expect(figures(3250)).toEqual(figures(3499));
	expect(figures(3499)).not.toEqual(figures(3500));
});

test.each([
	[80, 24, {4: '8x4', 5: '6x3', 6: '5x2', 7: '4x2', 8: '4x2', 9: '3x1', 10: '3x1', 12: '2x1', 16: '2x1'}],
	[87, 24, {8: '5x2'}],
	[100, 30, {4: '13x6', 8: '6x3', 12: '4x2'}],
	[110, 36, {8: '7x3', 20: '3x1'}],
	[120, 40, {8: '7x3', 12: '5x2'}],
	[200, 60, {4: '26x12', 8: '11x5', 12: '7x3', 20: '5x2'}],
])('in %i by %i cells, squares are as large as the program leaves room for', (columns, rows, squares) => {
	const squareOf = (size: number) => searchLayout({size}, {width: columns, height: rows - 2}).board.square;
	const sizes = Object.keys(squares).map(Number);
	const found = sizes.map((size) => [size, `${squareOf(size).width}x${squareOf(size).height}`]);
	expect(Object.fromEntries(found)).toEqual(squares);
});

const titlesOf = (model: Model) =>
	frameOf(model)
		.join('\n')
		.match(/(?<=[ ─]) ?(?:Stack|Stack of frames|Program|Memory|Zoom|Whole search)(?=: [r\d░▓]| ─| ▸)/g)
		?.map((title) => title.trim());

// Manual: stands below in windows of 40 rows and more
test('below 40 rows t turns program and memory to the tree, and the board stays; from 40 on, or 150 columns, all are shown', () => {
	const wide = {columns: 150, rows: 30};
	for (const [size, small] of [
		[8, window],
		[8, {columns: 100, rows: 30}],
		[12, window],
	] as const) {
		const {board} = searchLayout({size}, {width: small.columns, height: small.rows - 2});
		const left = board.calls.width + size * board.square.width;
		const [before, after] = [[], ['t']].map((keys) => frameOf(pressed(atStep(size, 48, {window: small}), ...keys)));
		const boardOf = (frame: readonly string[] = []) => frame.slice(1, 18).map((line) => line.slice(0, left).trimEnd());
		expect(boardOf(after)).toEqual(boardOf(before));
		expect(before!.join('\n')).toMatch(/ Program: .*─\n/);
		expect(after!.join('\n')).toMatch(/ (?:Zoom|Whole search) ─+\n/);
	}

	for (const window of [{columns: 80, rows: 40}, {columns: 120, rows: 40}, wide]) {
		const shown = atStep(8, 48, {window});
		expect(new Set(titlesOf(shown))).toEqual(new Set([expect.stringMatching(/tack/), 'Program', 'Memory', 'Zoom']));
		expect(pressed(shown, 't').notice).toBe('all-shown');
	}
});

// Manual: in the lines of the board
test.each([
	[8, 2, 2, /^ 0 › 2 › {2}1.9% of the search$/],
	[12, 2, 1, /^ … 2 › 4 › 1 › {2}<? ?[\d.]+% of the search$/],
])('a row of the tree of %i queens is beside that row of the board, below the way to it', (size, first, high, way) => {
	const model = pressed(atStep(size, 48, {window}), 't');
	const {board} = searchLayout({size}, {width: 80, height: 22});
	const left = board.calls.width + size * board.square.width;
	const lines = frameOf(model).map((line) => line.slice(left));
	const root = treeRoot(sceneAt(model, knowledge)).length;
	expect(lines[first + root * high - 1]).toMatch(way);
	expect(lines.slice(2, first + root * high - 1).filter((line) => line.trim() !== '')).toEqual([]);
	expect(lines[first + root * high]).toMatch(/[█:]/);
});

// Manual: a map of the whole search stands below a sentence of one row
test('the map of the whole search gives its row to a sentence that needs two', () => {
	const below = (step: number) => frameOf(atStep(8, step, {window})).slice(-4, -1);
	expect(below(0)[1]).toMatch(/^ Whole search: /);
	expect(below(50)[1]).toMatch(/^ place\(4\) is called/);
	expect(below(50)[2]).toMatch(/^ paused /);
});

test('a board that scrolls in a smaller window says how many calls are above', () => {
	const frame = frameOf(atStep(9, 48, {window: {columns: 60, rows: 13}}));
	expect(frame[1]).toMatch(/^ +↑ 1 +0 {2}1 {2}2/);
	expect(frame[2]).toMatch(/^ +place\(1\) col 2 {3}✗/);
});

test('the panels fill the window, with room for the program beside every board, and one cell more takes nothing but rows for the tree', () => {
	fc.assert(
		fc.property(
			fc.integer({min: 1, max: 27}),
			fc.integer({min: 80, max: 210}),
			fc.integer({min: 22, max: 60}),
			(size, width, height) => {
				const {left, right, third, board, height: panels, tree} = searchLayout({size}, {width, height});
				expect(left + right + third).toBe(width);
				expect(right).toBeGreaterThanOrEqual(38);
				expect(board.calls.width + size * board.square.width).toBeLessThanOrEqual(left);
				expect(panels + 3 + tree).toBe(height);
				expect(tree === 0 || board.rows === size).toBe(true);
				const wider = searchLayout({size}, {width: width + 1, height});
				expect(wider.board.square.width).toBeGreaterThanOrEqual(board.square.width);
				const higher = searchLayout({size}, {width, height: height + 1});
				expect(higher.tree > tree || higher.board.square.width >= board.square.width).toBe(true);
			},
		),
	);
});

// Manual: Beyond 16 queens the totals are not known
test.each([13, 14, 15, 16, 17])('the totals of %i queens, if known, stand there while the search is read', (size) => {
	const fresh = new Knowledge();
	const end = knownEnd(size);
	const total = (count: number | undefined) => count?.toLocaleString('en') ?? '[\\d,]+\\+';
	const model = modelWith({size, screen: 'search', window: {columns: 100, rows: 24}});
	const found = end ? `0 of ${total(end.solutions)}` : '0';
	expect(drawn(model, fresh)).toMatch(new RegExp(`step 0 of ${total(end?.index)} · ${found} solutions · `));
	expect(drawn({...model, screen: 'solutions'}, fresh)).toMatch(new RegExp(`Solution 1 of ${total(end?.solutions)} `));
	const grown = drawn(pressed(model, 'e'), fresh);
	expect(grown).toMatch(new RegExp(`▸${size} +[\\d,]+ +${end ? total(end.tests) : '\\?'} `));
	const beyond = () => startedWith([String(size), '--screen', 'search', '--at', '99999999999']);
	if (end) {
		expect(beyond).toThrow(`the steps for ${size} queens end at ${total(end.index)}`);
	} else {
		expect(beyond().sought).toBeDefined();
	}
});

/** N = 8: the first step that completes a dead end, and the step after which the board is full for the first time. */
const deadEnd = knowledge.tape(8).deadEnd(1)!.index;
const fullBoard = knowledge.tape(8).solution(1)!.index - 1;

test.each([
	[13, /▹/],
	[deadEnd, /col 7 +[│\\/][0-4] /],
	[fullBoard, /full board/],
])('after step %i nothing says what follows while a question hides it', (step, sign) => {
	const model = atStep(8, step, {window: {columns: 120, rows: 40}});
	const asked = hiding.with(model, {isTask: true, nextLine: true, future: true, asked: []});
	const seen = (shown: typeof model) =>
		frameOf(shown)
			.filter((line) => /^[│╭]/.test(line))
			.join('\n');
	const said = (shown: typeof model) => Object.values(search.speech(shown, knowledge, unicode)).join('\n');
	expect(seen(model)).toMatch(sign);
	expect(seen(asked)).not.toMatch(sign);
	expect(said(asked).length).toBeLessThan(said(model).length);
});
