import {expect, test} from 'vitest';
import {bodySize, isCompact, isTooSmall} from '../../source/components/window.js';

test.each([
	{columns: 40, rows: 12, tooSmall: false, compact: true},
	{columns: 39, rows: 12, tooSmall: true, compact: true},
	{columns: 40, rows: 11, tooSmall: true, compact: true},
	{columns: 60, rows: 16, tooSmall: false, compact: false},
	{columns: 59, rows: 16, tooSmall: false, compact: true},
	{columns: 60, rows: 15, tooSmall: false, compact: true},
])('$columns by $rows cells are too small: $tooSmall, have no room for panels: $compact', (each) => {
	const model = {window: {columns: each.columns, rows: each.rows}};
	expect(isTooSmall(model)).toBe(each.tooSmall);
	expect(isCompact(model)).toBe(each.compact);
});

test('the header, the footer and a free row are no part of the body', () => {
	expect(bodySize({window: {columns: 80, rows: 24}})).toEqual({width: 80, height: 21});
});
