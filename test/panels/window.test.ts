import {expect, test} from 'vitest';
import {boardLines} from '../../source/panels/board/board.js';
import {queensOnly} from '../../source/panels/board/marks.js';
import type {Display} from '../../source/panels/display.js';
import {unicodeGlyphs} from '../../source/panels/glyphs.js';
import {line} from '../../source/panels/line.js';
import {bodySize, compactView, isCompact, isTooSmall} from '../../source/panels/window.js';
import {text} from '../../source/text/en.js';
import {modelWith} from '../pressed.js';
import {marked, plain} from './marked.js';

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

const display: Display = {glyphs: unicodeGlyphs, text, hasColour: false, hasHues: false, label: (id) => id};
const model = modelWith({size: 4, window: {columns: 40, rows: 12}});

test('a small window has the board, and below it two lines of a sentence', () => {
	const sentence = 'A queen is placed on row 1, column 3, and row 2 is called, which would be a third line.';
	const view = compactView(model, (layout) => boardLines(4, layout, 0, queensOnly([1, 3]), display), sentence);
	expect({...view, below: []}).toEqual({direction: 'rows', groups: [], below: []});
	expect(plain(view.below)).toEqual([
		'    0  1  2  3',
		' 0  ·  ♛  ·  ·',
		' 1  ·  ·  ·  ♛',
		' 2  ·  ·  ·  ·',
		' 3  ·  ·  ·  ·',
		' A queen is placed on row 1, column 3,',
		' and row 2 is called, which would be a',
	]);
	expect(marked(view.below.at(-1)!)).toBe('«accent: and row 2 is called, which would be a»');
});

test('what is too wide for a small window is cut off', () => {
	const {below} = compactView(model, () => [line('x'.repeat(50))], 'y'.repeat(100));
	expect(plain(below)).toEqual(['x'.repeat(40), ` ${'y'.repeat(39)}`, ` ${'y'.repeat(39)}`]);
});

test('the board is laid out above header, sentence and footer', () => {
	const layouts: unknown[] = [];
	compactView(
		modelWith({size: 27, window: {columns: 40, rows: 12}}),
		(layout) => {
			layouts.push(layout);
			return [];
		},
		'',
	);
	expect(layouts).toEqual([{square: {width: 1, height: 1}, rows: 5}]);
});
