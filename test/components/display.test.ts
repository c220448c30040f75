import {expect, test} from 'vitest';
import {asciiGlyphs, keysOf, shortKeysOf, unicodeGlyphs, withKeys} from '../../source/components/display.js';
import {arrows, ends, type KeyRow, leftRight, pair, single, upDown} from '../../source/explorer/keymap.js';
import type {Model} from '../../source/explorer/model.js';
import {text} from '../../source/text/en.js';

const same = (model: Model) => model;
const rows: readonly (readonly [row: KeyRow, label: string, short: string, shortInAscii: string])[] = [
	[{id: 'step', bindings: leftRight(same)}, '← →', '←→', '<-/->'],
	[{id: 'over', bindings: upDown(same)}, '↑ ↓', '↑↓', 'Up/Down'],
	[{id: 'move', bindings: arrows(same)}, '← → ↑ ↓', '←→↑↓', '<-/->/Up/Down'],
	[{id: 'stop', bindings: pair(['p'], ['n'], same)}, 'p n', 'n', 'n'],
	[{id: 'speed', bindings: pair(['<'], ['>'], same)}, '< >', '<>', '<>'],
	[{id: 'ends', bindings: ends(same, same)}, 'Home End', 'Home', 'Home'],
	[{id: 'screen', bindings: pair(['tab'], ['shift-tab'], same)}, 'Tab Shift+Tab', 'Tab', 'Tab'],
	[{id: 'page', bindings: pair(['pageup'], ['pagedown'], same)}, 'PgUp PgDn', 'PgUp', 'PgUp'],
	[{id: 'help', bindings: single('?', same)}, '?', '?', '?'],
	[{id: 'put', bindings: [{keys: ['space', 'enter'], change: same}]}, 'Space', 'Space', 'Space'],
];

test.each(rows)('$id is written in full and in short', (row, label, short, shortInAscii) => {
	expect(keysOf(row, unicodeGlyphs).join(' ')).toBe(label);
	expect(shortKeysOf(row, unicodeGlyphs)).toBe(short);
	expect(shortKeysOf(row, asciiGlyphs)).toBe(shortInAscii);
});

test('the keys in a sentence are those of the rows that it names', () => {
	const label = (id: string) => ({stop: 'p n', hint: '$& ←'})[id] ?? '';
	expect(withKeys('{stop}: {-stop} goes back, {+stop} forth.', {label, text})).toBe('p n: p goes back, n forth.');
	expect(withKeys('Choose with {hint}.', {label, text})).toBe('Choose with $& ←.');
	expect(withKeys('{nodes8} is no row.', {label, text})).toBe('{nodes8} is no row.');
});
