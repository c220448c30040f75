import {expect, test} from 'vitest';
import {asciiGlyphs, unicodeGlyphs} from '../../source/components/glyphs.js';
import {keysOf, shortKeysOf, withKeys} from '../../source/components/key-labels.js';
import {arrows, ends, type KeyRow, leftRight, pair, single, upDown} from '../../source/explorer/keymap.js';
import type {Model} from '../../source/explorer/model.js';

const same = (model: Model) => model;
const rows: readonly (readonly [row: KeyRow, label: string, short: string, shortInAscii: string])[] = [
	[{id: 'step', bindings: leftRight(same)}, '← →', '←→', '<-/->'],
	[{id: 'over', bindings: upDown(same)}, '↑ ↓', '↑↓', 'Up/Down'],
	[{id: 'move', bindings: arrows('', same)}, '← → ↑ ↓', '←→↑↓', '<-/->/Up/Down'],
	[{id: 'stop', bindings: pair(['p'], ['n'], same)}, 'p n', 'n', 'n'],
	[{id: 'speed', bindings: pair(['<'], ['>'], same)}, '< >', '<>', '<>'],
	[{id: 'ends-of-list', bindings: ends(same, same)}, 'Home End', 'Home', 'Home'],
	[{id: 'screen', bindings: pair(['tab'], ['shift-tab'], same)}, 'Tab Shift+Tab', 'Tab', 'Tab'],
	[{id: 'help', bindings: single('?', same)}, '?', '?', '?'],
	[{id: 'put', bindings: [{keys: ['space', 'enter'], change: same}]}, 'Space', 'Space', 'Space'],
];

test.each(rows)('$id is written in full and in short', (row, label, short, shortInAscii) => {
	expect(keysOf(row, unicodeGlyphs).join(' ')).toBe(label);
	expect(shortKeysOf(row, unicodeGlyphs)).toBe(short);
	expect(shortKeysOf(row, asciiGlyphs)).toBe(shortInAscii);
});

test('the keys in a sentence are those of the rows that it names', () => {
	const label = (id: string) => ({stop: 'p n', cursor: '$& ←'})[id] ?? '';
	const known = rows.map(([row]) => row);
	expect(withKeys('{stop} go to those that have.', label, known)).toBe('p n go to those that have.');
	expect(withKeys('Choose with {cursor}.', label, [{id: 'cursor', bindings: []}])).toBe('Choose with $& ←.');
	expect(withKeys('{gallery} is no row here.', label, known)).toBe('{gallery} is no row here.');
});
