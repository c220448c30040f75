import {expect, test} from 'vitest';
import {insideOf, isWithin} from '../../source/panels/panel-size.js';

test('a panel has its border around its content, and a margin at either side', () => {
	expect(insideOf({width: 80, height: 21})).toEqual({width: 76, height: 19});
});

test('a window is within a least one only in both directions', () => {
	const least = {columns: 40, rows: 12};
	const windows = [least, {columns: 39, rows: 50}, {columns: 200, rows: 11}];
	expect(windows.map((window) => isWithin(least, window))).toEqual([true, false, false]);
});
