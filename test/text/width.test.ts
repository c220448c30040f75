import fc from 'fast-check';
import stringWidth from 'string-width';
import {expect, test} from 'vitest';
import {cut, displayWidth, fitting, padEnd, padStart} from '../../source/text/width.js';

/** Text in both languages, with the characters that the screens draw. */
const mixed = fc.string({unit: fc.constantFrom(...'abc 123(),.皇后棋盘，。「」（）♛✗─│·…▸█')});
const width = fc.integer({min: 0, max: 30});

test('text is measured as Ink measures it', () => {
	fc.assert(fc.property(mixed, (text) => displayWidth(text) === stringWidth(text)));
});

test('every letter, symbol and punctuation mark that the texts may use is, alone', () => {
	const ranges = [
		[0x20, 0x7e],
		[0xa1, 0x17f],
		[0x20_10, 0x20_27],
		[0x21_90, 0x27_bf],
		[0x30_00, 0x30_ff],
		[0x4e_00, 0x4e_ff],
		[0xff_01, 0xff_9d],
	] as const;
	const characters = ranges.flatMap(([first, last]) =>
		Array.from({length: last - first + 1}, (_, index) => String.fromCharCode(first + index)),
	);
	const hasWidth = /[\p{Letter}\p{Number}\p{Punctuation}\p{Symbol}]/u;
	expect(characters.filter((each) => hasWidth.test(each) && displayWidth(each) !== stringWidth(each))).toEqual([]);
});

test('padding fills the width in cells, and leaves longer text', () => {
	expect(`${padEnd('皇后', 6)}|${padStart('行', 4)}|${padEnd('long', 2)}|${padStart('long', 2)}`).toBe(
		'皇后  |  行|long|long',
	);
});

test('cutting keeps as much of the start as fits', () => {
	fc.assert(
		fc.property(mixed, width, (text, columns) => {
			const kept = cut(text, columns);
			const [next = ''] = text.slice(kept.length);
			expect(text.startsWith(kept)).toBe(true);
			expect(displayWidth(kept)).toBeLessThanOrEqual(columns);
			expect(next === '' || displayWidth(kept + next) > columns).toBe(true);
		}),
	);
});

test('the longest wording that fits is taken, in cells, or else the shortest', () => {
	const wordings = ['three queens', '三个皇后', 'three'];
	expect(fitting(wordings, 12)).toBe('three queens');
	expect(fitting(wordings, 11)).toBe('三个皇后');
	expect(fitting(wordings, 7)).toBe('three');
	expect(fitting(wordings, 4)).toBe('three');
});
