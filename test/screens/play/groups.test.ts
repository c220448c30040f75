import fc from 'fast-check';
import {expect, test} from 'vitest';
import {line, textOf} from '../../../source/panels/line.js';
import {type Group, stacked} from '../../../source/screens/play/groups.js';

const lines = (name: string, rows: number) => Array.from({length: rows}, (_, index) => line(`${name}${index}`));
const drawn = (groups: readonly Group[], height: number) => stacked(groups, height, '~').map(textOf);

test('groups have an empty line between them if there is room, and the least important one goes first', () => {
	const groups = [
		{rank: 1, lines: lines('a', 2)},
		{rank: 0, lines: lines('b', 1)},
		{rank: 2, lines: []},
		{rank: 3, lines: lines('c', 2)},
	];
	expect(drawn(groups, 7)).toEqual(['a0', 'a1', '', 'b0', '', 'c0', 'c1']);
	expect(drawn(groups, 6)).toEqual(['a0', 'a1', 'b0', 'c0', 'c1']);
	expect(drawn(groups, 4)).toEqual(['a0', 'a1', 'b0', '~']);
	expect(drawn(groups, 3)).toEqual(['b0', '~']);
});

test('never has more lines than there is room for, and shortens what can be shorter before it leaves out anything', () => {
	const sizes = fc.record({fixed: fc.integer({min: 1, max: 6}), list: fc.integer({min: 0, max: 12})});
	fc.assert(
		fc.property(sizes, fc.integer({min: 6, max: 20}), ({fixed, list}, height) => {
			const to = (rows: number) => [...lines('list', rows - 1), line('more')];
			const groups = [
				{rank: 0, lines: lines('fixed', fixed)},
				{rank: 1, lines: lines('list', list), shortened: {least: 2, to}},
			];
			const shown = drawn(groups, height);
			expect(shown.length).toBeLessThanOrEqual(height);
			const isWhole = fixed + list <= height;
			const isCut = fixed + Math.min(2, list) > height;
			expect(shown.includes('~')).toBe(isCut);
			const hasGap = list > 0 && fixed + 1 + Math.min(2, list) <= height;
			expect(shown.includes('')).toBe(hasGap);
			expect(shown.includes('more')).toBe(!isCut && (!isWhole || fixed + Number(hasGap) + list > height));
		}),
	);
});
