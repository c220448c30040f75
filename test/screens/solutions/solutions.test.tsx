import {expect, test} from 'vitest';
import {text as en} from '../../../source/text/en.js';
import {frameOf} from '../../app/render.js';

test('without a solution the board is empty, no list is shown, and the sentence says why', () => {
	for (const size of [2, 3]) {
		const frame = frameOf({size}).join('\n');
		expect(frame).toContain('─ No solution ─');
		expect(frame).not.toContain(en.listTitle(false));
		expect(frame).toContain(`${size} queens have no solution: all`);
		expect(frame).toContain('No two queens');
	}
});
