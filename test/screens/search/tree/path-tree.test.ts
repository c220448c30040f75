import fc from 'fast-check';
import {expect, test} from 'vitest';
import {textOf} from '../../../../source/components/styled-text.js';
import {pathTreeLines} from '../../../../source/screens/search/tree/path-tree.js';
import {knowledge} from '../../../pressed.js';
import {writing} from '../../../writing.js';

function drawnAt(size: number, step: number, panel: {width: number; height: number}, isFutureHidden = false) {
	const tape = knowledge.tape(size);
	return textOf(pathTreeLines(tape, tape.at(step)!, isFutureHidden, panel, writing)).map((line) => line.trimEnd());
}

test('the part around the current node has edges and what lies beside the path', () => {
	expect(drawnAt(8, 1980, {width: 46, height: 13}).join('\n')).toBe(
		[
			'row nodes sol.  0 1 2 3 4 5 6 7  nodes sol.',
			'  0     0    0  ♛ · · · · · · ·  1,829   88',
			'                ╰───┬─┬─┬─┬─┬─╮',
			'  1   192    4  ✗ ✗ ◦ ◦ ◉ ◉ ◉ ♛      0    0',
			'                  ╭───┬─┬─┬───╯',
			'  2     6    0  ✗ ◦ ✗ ♛ · · · ·     19    0',
			'                  ╭───┴─────╮',
			'  3     0    0  ✗ ♛ · · · · · ·      2    0',
			'                  ╰─────────╮',
			'  4     0    0  ✗ ✗ ✗ ✗ ✗ ✗ ♛ ·      0    0',
			'                    ╭───┬───╯',
			'  5     0    0  ? · · · · · · ·      3    0',
		].join('\n'),
	);
});

test('where lines are few, fewer rows are shown with their edges, with a sign', () => {
	expect(drawnAt(8, 1980, {width: 30, height: 5}).join('\n')).toBe(
		[
			'row nodes           nodes',
			'            ╰────╮',
			'↑ 4     0  ✗✗✗✗✗✗♛·     0',
			'             ╭─┬─╯',
			'  5     0  ?·······     3',
		].join('\n'),
	);
});

test('what follows is unknown while it is hidden', () => {
	expect(drawnAt(8, 1980, {width: 46, height: 5}, true).join('\n')).toBe(
		[
			'row nodes sol.  0 1 2 3 4 5 6 7  nodes sol.',
			'↑ 3     0    0  ✗ ♛ · · · · · ·      ?    ?',
			'                  ╰─────────╮',
			'  4     0    0  ✗ ✗ ✗ ✗ ✗ ✗ ♛ ·      ?    ?',
			'  5     0    0  ? · · · · · · ·      ?    ?',
		].join('\n'),
	);
});

test('the last row of a board does without edges where the whole path fits only so', () => {
	const {index} = knowledge.tape(8).solution(1)!;
	expect(drawnAt(8, index, {width: 46, height: 15}).join('\n')).toBe(
		[
			'row nodes sol.  0 1 2 3 4 5 6 7  nodes sol.',
			'  0     0    0  ♛ · · · · · · ·  1,829   88',
			'                ╰───┬─┬─┬─┬─┬─╮',
			'  1    79    0  ✗ ✗ ◦ ◦ ♛ · · ·    111    3',
			'                  ╭─────┴───┬─╮',
			'  2    19    0  ✗ ◦ ✗ ✗ ✗ ✗ ◦ ♛      0    0',
			'                  ╭───────┬───╯',
			'  3     7    0  ✗ ◦ ✗ ✗ ✗ ♛ · ·      0    0',
			'                    ╭─┬───╯',
			'  4     0    0  ✗ ✗ ♛ · · · · ·      3    0',
			'                    ╰───────╮',
			'  5     0    0  ✗ ✗ ✗ ✗ ✗ ✗ ♛ ·      0    0',
			'                  ╭─────────╯',
			'  6     0    0  ✗ ♛ · · · · · ·      0    0',
			'  7     0    0  ✗ ✗ ✗ ✶ · · · ·      0    0',
		].join('\n'),
	);
});

test('at the start and at the end the children of the root stand alone', () => {
	expect(drawnAt(8, 0, {width: 46, height: 9})).toEqual([
		'row nodes sol.  0 1 2 3 4 5 6 7  nodes sol.',
		'  0     0    0  · · · · · · · ·  2,056   92',
	]);
	const {index} = knowledge.tape(8).end!;
	expect(drawnAt(8, index, {width: 46, height: 9}).slice(1)).toEqual(['  0 2,056   92  ◉ ◉ ◉ ◉ ◉ ◉ ◉ ◉      0    0']);
});

test('no edge leads to a row without nodes', () => {
	const {index} = knowledge.tape(8).deadEnd(1)!;
	expect(drawnAt(8, index, {width: 46, height: 9}).slice(-2)).toEqual([
		'  4     0    0  ✗ ✗ ✗ ⊣ · · · ·      1    0',
		'  5     0    0  ✗ ✗ ✗ ✗ ✗ ✗ ✗ ?      0    0',
	]);
});

test('it fits into any panel, and shows the current call', () => {
	const panels = fc.record({width: fc.integer({min: 13, max: 110}), height: fc.integer({min: 3, max: 50})});
	fc.assert(
		fc.property(fc.integer({min: 1, max: 12}), fc.nat(), panels, (size, place, panel) => {
			const {index} = knowledge.tape(size).end!;
			const lines = drawnAt(size, place % (index + 1), {...panel, width: Math.max(panel.width, size + 5)});
			expect(lines.length).toBeLessThanOrEqual(panel.height);
			expect(Math.max(...lines.map(({length}) => length))).toBeLessThanOrEqual(Math.max(panel.width, size + 5));
			const {queens} = knowledge.tape(size).at(place % (index + 1))!;
			expect(
				lines
					.at(-1)!
					.replace('↑', ' ')
					.trim()
					.startsWith(`${Math.min(queens.length, size - 1)} `),
			).toBe(true);
		}),
		{numRuns: 50},
	);
});

test('a last row without nodes leaves no more room, since it has no edges', () => {
	const {index} = knowledge.tape(3).end!;
	const heights = Array.from({length: index + 1}, (_, step) => drawnAt(3, step, {width: 13, height: 4}).length);
	expect(Math.max(...heights)).toBe(4);
});
