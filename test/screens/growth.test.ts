import {expect, test} from 'vitest';
import {drawn} from '../app/render.js';
import {knowledge, modelWith, pressed} from '../pressed.js';

test('the charts fill the window but for fewer lines than they have rows, and this size is marked', () => {
	for (const [columns, rows] of [
		[80, 24],
		[120, 40],
		[160, 50],
		[200, 60],
	] as const) {
		for (const size of [1, 4, 8, 12, 20]) {
			const frame = drawn(pressed(modelWith({size, screen: 'compare', window: {columns, rows}}), 'e'), knowledge);
			const lines = frame.split('\n');
			const height =
				lines.findIndex((line) => line.startsWith('╰')) - lines.findIndex((line) => line.startsWith('╭─ How'));
			expect(height).toBeGreaterThan(rows - 2 - 16);
			expect(frame).toMatch(new RegExp(`▸${size} `));
		}
	}
});

test('in the smallest window each chart has all its counts, for any size', () => {
	for (let size = 1; size <= 27; size++) {
		const window = {columns: 40, rows: 12};
		const frame = drawn(pressed(modelWith({size, screen: 'compare', window}), 'e'), knowledge);
		expect(
			frame.match(/^│ (?:any squares|one a row|one a row and column|backtracking: nodes) .*[\d?] /gm),
		).toHaveLength(4);
		expect(frame).toMatch(/^│ +N +solutions +tests /m);
	}
});
