import fc from 'fast-check';
import stringWidth from 'string-width';
import {expect, test} from 'vitest';
import {cut, displayWidth, fitting, padEnd, padStart} from '../../source/text/width.js';
import {wrap} from '../../source/text/wrap.js';

/** Text in both languages, with the characters that the screens draw. */
const mixed = fc.string({unit: fc.constantFrom(...'abc 123(),.皇后棋盘，。「」（）♛✗─│·…▸█')});
const width = fc.integer({min: 0, max: 30});

test('every letter, symbol and punctuation mark that the texts may use is measured as Ink measures it', () => {
	const ranges = '20-7e a1-17f 2010-2027 2190-27bf 3000-30ff 4e00-4eff ff01-ff9d'.split(' ');
	const characters = ranges.flatMap((range) => {
		const [first = 0, last = 0] = range.split('-').map((code) => Number.parseInt(code, 16));
		return Array.from({length: last - first + 1}, (_, index) => String.fromCharCode(first + index));
	});
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

test('a word that is too long begins a line, and is broken', () => {
	expect(wrap('incomprehensible words', 8)).toEqual(['incompre', 'hensible', 'words']);
	expect(wrap('an incomprehensible word', 9)).toEqual(['an', 'incompreh', 'ensible', 'word']);
});

test('Chinese breaks between characters, but not beside punctuation that belongs to one of them', () => {
	const lines = wrap('第 3 行的皇后攻击这一格，所以它是死路。', 11);
	expect(lines.join('/')).toBe('第 3 行的皇/后攻击这一/格，所以它/是死路。');
	expect(wrap('这是「死路」之一。', 6)).toEqual(['这是', '「死', '路」', '之一。']);
	expect(wrap('调用 place(row)，再返回', 11)).toEqual(['调用', 'place(row)', '，再返回']);
});

test('a number stays with the Chinese word after it, and a part with its total', () => {
	expect(wrap('已放 0 / 5 个皇后', 13)).toEqual(['已放 0 / 5 个', '皇后']);
	expect(wrap('已放 0 / 5 个皇后', 10)).toEqual(['已放', '0 / 5 个', '皇后']);
	expect(wrap('共有 92 个解', 8)).toEqual(['共有', '92 个解']);
	expect(wrap('同一条斜线 / 上', 10)).toEqual(['同一条斜', '线 / 上']);
	expect(wrap('现在在第 1 行', 9)).toEqual(['现在在', '第 1 行']);
	expect(wrap('起初 n 是 4，再', 11)).toEqual(['起初', 'n 是 4，再']);
	expect(wrap('on (2, 0) and', 6)).toEqual(['on', '(2, 0)', 'and']);
	expect(wrap('is row - 1 in', 8)).toEqual(['is', 'row - 1', 'in']);
	expect(wrap('编号：行 - 列', 9)).toEqual(['编号：', '行 - 列']);
	expect(wrap('a [row + col] b', 11)).toEqual(['a', '[row + col]', 'b']);
	expect(wrap('along / or \\', 9)).toEqual(['along /', 'or \\']);
});

test('a key stays with the words around it', () => {
	expect(wrap('就是第 1 步。按 Enter 继续。', 20)).toEqual(['就是第 1 步。', '按 Enter 继续。']);
	expect(wrap('就是第 1 步。按 → 前进。', 18)).toEqual(['就是第 1 步。', '按 → 前进。']);
});

test('a window without room for a character gets one on each line', () => {
	expect(wrap('皇后', 1)).toEqual(['皇', '后']);
	expect(wrap('ab', 0)).toEqual(['a', 'b']);
});

test('any text is kept, but for the spaces where it breaks, and each line fits', () => {
	const word = fc.oneof(
		fc.stringMatching(/^[a-z]{1,9}$/),
		fc.stringMatching(/^\d{1,6}$/),
		fc.string({unit: fc.constantFrom(...'皇后棋盘，。：、」）！？；「（(),.♛✗'), minLength: 1, maxLength: 8}),
	);
	const mixed = fc
		.array(fc.tuple(word, fc.constantFrom('', ' ')), {minLength: 1, maxLength: 30})
		.map((words) => words.flat().join('').trim());
	fc.assert(
		fc.property(mixed, fc.integer({min: 2, max: 30}), (text, columns) => {
			const lines = wrap(text, columns);
			expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
			expect(lines.filter((line) => displayWidth(line) > columns)).toEqual([]);
		}),
	);
});
