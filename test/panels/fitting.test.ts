import {expect, test} from 'vitest';
import {fitting} from '../../source/panels/fitting.js';

test('the longest wording that fits is taken, in cells, or else the shortest', () => {
	const wordings = ['three queens', '三个皇后', 'three'];
	expect(fitting(wordings, 12)).toBe('three queens');
	expect(fitting(wordings, 11)).toBe('三个皇后');
	expect(fitting(wordings, 7)).toBe('three');
	expect(fitting(wordings, 4)).toBe('three');
});
