import fc from 'fast-check';
import {expect, test} from 'vitest';
import {textOf} from '../../../../source/components/styled-text.js';
import {pathTreeLines, type RowsBeside} from '../../../../source/screens/search/tree/path-tree.js';
import {safeColumns} from '../../../../source/solver/index.js';
import {knowledge} from '../../../pressed.js';
import {writing} from '../../../writing.js';

function drawnAt(
	size: number,
	step: number,
	panel: {width: number; height: number},
	isFutureHidden = false,
	board?: RowsBeside,
) {
	const tape = knowledge.tape(size);
	return textOf(pathTreeLines({tape, moment: tape.at(step)!, isFutureHidden}, panel, writing, board)).map((line) =>
		line.trimEnd(),
	);
}

test('each row has the edges to its nodes, between what lies left and right of the path', () => {
	expect(drawnAt(8, 1980, {width: 42, height: 15})).toEqual([
		' 0     0  0 ╭─┬─┬─┬─┬─┬─┬─╮  1,829 88',
		' 1   192  4 ╰───┬─┬─┬─┬─┬─╮      0  0',
		' 2     6  0   ╭───┬─┬─┬───╯     19  0',
		' 3     0  0   ╭───┴─────╮        2  0',
		' 4     0  0   ╰─────────╮        0  0',
		' 5     0  0     ╭───┬───╯        3  0',
		'Left: nodes and solutions before this',
		'path. Right: those still to come.',
	]);
});

test('beside a board each row stands on the line of its call, and the path leads from row to row', () => {
	const board = {first: 1, end: 5, line: 0, distance: 2};
	expect(drawnAt(8, 1980, {width: 42, height: 15}, false, board).slice(0, 8)).toEqual([
		'192 4 ╰─────┬──┬──┬──┬──┬──╮     0 0',
		'                           │',
		'  6 0    ╭─────┬──┬──┬─────╯    19 0',
		'               │',
		'  0 0    ╭─────┴────────╮        2 0',
		'         │',
		'  0 0    ╰──────────────╮        0 0',
		'                        │',
	]);
});

test('where the solutions have no room, the words below name the nodes only', () => {
	const lines = drawnAt(8, 1980, {width: 24, height: 15});
	expect(lines[0]).toBe(' 0     0 ╭┬┬┬┬┬┬╮ 1,829');
	expect(lines.slice(6, 8)).toEqual(['Left: nodes before this', 'path. Right: those still']);
});

test('what follows is unknown while it is hidden', () => {
	expect(drawnAt(8, 1980, {width: 42, height: 15}, true).slice(2, 6)).toEqual([
		' 2   6 0    ╭─────┬───────────╯     ? ?',
		' 3   0 0    ╭─────╯                 ? ?',
		' 4   0 0    ╰──────────────╮        ? ?',
		' 5   0 0                            ? ?',
	]);
});

test('a row without a safe square ends the path', () => {
	const {index} = knowledge.tape(8).deadEnd(1)!;
	expect(drawnAt(8, index, {width: 42, height: 15}).slice(4, 6)).toEqual([
		' 4     0  0   ╰───┬───────╮      1  0',
		' 5     0  0       ⊣              0  0',
	]);
});

test('the edges lead to the safe squares of each row', () => {
	fc.assert(
		fc.property(fc.integer({min: 4, max: 9}), fc.nat(), (size, place) => {
			const tape = knowledge.tape(size);
			const moment = tape.at(place % (tape.end!.index + 1))!;
			const lines = drawnAt(size, moment.index, {width: 100, height: size + 2});
			const start = lines[0]!.indexOf('╭');
			for (let row = 0; row <= Math.min(moment.queens.length, size - 1); row++) {
				const nodes = [...lines[row]!].flatMap((glyph, at) => ('╷╮┤╭├┬┼'.includes(glyph) ? [(at - start) / 4] : []));
				expect(nodes).toEqual(safeColumns(size, moment.queens.slice(0, row)));
			}
		}),
	);
});

test('it fits into any panel', () => {
	const panels = fc.record({width: fc.integer({min: 13, max: 110}), height: fc.integer({min: 3, max: 50})});
	fc.assert(
		fc.property(fc.integer({min: 1, max: 10}), fc.nat(), panels, (size, place, panel) => {
			const {index} = knowledge.tape(size).end!;
			const lines = drawnAt(size, place % (index + 1), {...panel, width: Math.max(panel.width, size + 5)});
			expect(lines.length).toBeLessThanOrEqual(panel.height);
			expect(Math.max(...lines.map(({length}) => length))).toBeLessThanOrEqual(Math.max(panel.width, size + 5));
		}),
	);
});
