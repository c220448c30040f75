import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {usage} from '../../source/command-line/options.js';
import {variants} from '../../source/solver/search/variants.js';
import {text as en} from '../../source/text/en.js';
import {text as zh} from '../../source/text/zh/index.js';

/** Without comments. In a template, `~` stands for what is filled in, and `code` for a square. */
function filesIn(folder: string): Readonly<Record<string, string>> {
	const names = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) => /\.tsx?$/.test(name));
	return Object.fromEntries(
		names.map((name) => [
			path.join(folder, name),
			readFileSync(path.join(folder, name), 'utf8')
				.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, '')
				.replaceAll(/\$\{(?:[^{}`]|\{[^{}`]*\})*\}/g, '~')
				.replaceAll(/\(\d, \d\)/g, 'code'),
		]),
	);
}

const english = filesIn('source/text/en');
const chinese = filesIn('source/text/zh');

/** Where the pattern occurs, with what is around it. */
function matching(files: Readonly<Record<string, string>>, pattern: RegExp): readonly string[] {
	return Object.entries(files).flatMap(([file, code]) =>
		[...code.matchAll(pattern)].map(({index}) => `${file}: ${code.slice(Math.max(0, index - 20), index + 20)}`),
	);
}

test('English is ASCII only', () => {
	expect(matching(english, /[^\t\n -~]/g)).toEqual([]);
});

test('Chinese uses no other characters than ASCII, Chinese ones and punctuation that is always two cells wide', () => {
	expect(matching(chinese, /[^\t\n -~\p{Script=Han}（）「」，。：；、！？]/gu)).toEqual([]);
});

test('punctuation beside a Chinese character is Chinese', () => {
	// The names of a table are no sentences.
	expect(matching(chinese, /\p{Script=Han} ?(?!:\s+')[,:;!?()]|[,:;!?(] ?\p{Script=Han}|\p{Script=Han}\./gu)).toEqual(
		[],
	);
});

test('a space stands between Chinese and other words, and none beside Chinese punctuation', () => {
	expect(matching(chinese, /\p{Script=Han}[a-z\d{]|[a-z\d}]\p{Script=Han}/giu)).toEqual([]);
	expect(matching(chinese, / [（）「」，。：；、！？]|[（）「」，。：；、！？] /g)).toEqual([]);
});

test('no words of people stand in other code', () => {
	const others = ['app', 'components', 'explorer', 'screens'].flatMap((folder) =>
		Object.entries(filesIn(`source/${folder}`)).filter(([file]) => !/chapters|theme/.test(file)),
	);
	expect(matching(Object.fromEntries(others), /\p{Script=Han}|['>][A-Z]?[a-z]{2,},?(?: [a-z]{2,}){2}/gu)).toEqual([]);
});

const square = {row: 11, column: 22, line: 'column'};
/** What sentences are filled with; each takes those that it understands. */
const fillings = [[11, 22, 33, 44, 55], [1, 1, 1], [0, 0], ['a', 'b', 'c', 'd'], [square, square], [[square]]];

function filled(sentence: (...values: readonly unknown[]) => unknown): readonly string[] {
	const all = fillings.flatMap((values) => {
		try {
			return [String(sentence(...values))];
		} catch {
			return [];
		}
	});
	return [...new Set(all)].filter((words) => !/undefined|NaN|object|=>/.test(words));
}

function stringsIn(value: unknown, at = ''): readonly string[] {
	const isObject = typeof value === 'object' && value !== null;
	const words = value instanceof Function ? filled(value as never) : [typeof value === 'string' ? value : ''];
	return isObject
		? Object.entries(value).flatMap(([key, each]) => stringsIn(each, `${at}.${key}`))
		: words.map((each) => `${at}: ${each}`);
}

// What sentences must say is the matter of the other tests: this one notices what none of them names.
test('texts and programs are as they were when they were last read', async () => {
	const listings = variants.map((variant) => variant.listings);
	const texts = [en, zh, listings, [usage(en), usage(zh)]].flatMap((text) => stringsIn(text));
	await expect(`${texts.join('\n')}\n`).toMatchFileSnapshot('texts.txt');
});

test('no English word is left in Chinese', () => {
	const originals = new Set(stringsIn(en));
	const same = stringsIn(zh).filter((each) => originals.has(each) && /: .*[a-z]{2}/i.test(each));
	expect(same).toEqual([]);
});

// Manual: a check is one queen compared (column and diagonals), or one flag looked up
test.each([
	['en', 'manual', 'one queen compared (column and diagonals)'],
	['zh', 'manual.zh', '与一个皇后比较（列和斜线）'],
])('in %s a check has one definition in help, lesson and %s: %s', (language, manual, definition) => {
	const files = [`source/text/${language}/legend.ts`, `source/text/${language}/part-two.ts`, `docs/${manual}.md`];
	expect(files.filter((file) => !readFileSync(file, 'utf8').includes(definition))).toEqual([]);
});
