import {expect, test} from 'vitest';
import {text as en} from '../../../source/text/en.js';
import {frameOf} from '../../app/render.js';

test('the list has whole solutions where squares can be smaller instead', () => {
	for (const [size, window] of [
		[8, {columns: 80, rows: 24}],
		[12, {columns: 80, rows: 24}],
		[16, {columns: 120, rows: 40}],
	] as const) {
		expect(frameOf({size, window}).join('\n')).not.toContain('…');
	}
});

test('without a solution the board is empty, no list is shown, and the sentence says why', () => {
	for (const size of [2, 3]) {
		const frame = frameOf({size}).join('\n');
		expect(frame).toContain('─ No solution ─');
		expect(frame).not.toContain(en.listTitle(false));
		expect(frame).toContain(`${size} queens have no solution: all`);
		expect(frame).toContain('No two queens');
	}
});
