import {expect, test} from 'vitest';
import {chapters} from '../../source/screens/lesson/chapters.js';
import {text as en} from '../../source/text/en.js';
import type {LanguageId} from '../../source/text/language.js';
import {text as zh} from '../../source/text/zh/index.js';
import {type Found, textsIn} from './walk.js';

/** What the chapters of the lesson say, by their titles. */
const chaptersIn = (language: LanguageId) =>
	Object.fromEntries(
		chapters.map((each) => [each.en.title, [each[language], ...each.tasks.map((task) => task[language])]]),
	);

const english = textsIn({...en, chapters: chaptersIn('en')});
const chinese = textsIn({...zh, chapters: chaptersIn('zh')}, en);

/** The texts in which the pattern occurs, with their places. */
function matching(found: readonly Found[], pattern: RegExp): readonly string[] {
	return found.filter(({text}) => pattern.test(text)).map(({path, text}) => `${path}: ${text}`);
}

/** Squares, calls and formulas keep the punctuation of code. */
function withoutCode({path, text}: Found): Found {
	return {path, text: text.replaceAll(/place\([^)]*\)|\(\d+, \d+\)|\([a-z]+ \| [a-z]+\)/g, 'code')};
}

test('both languages have the same texts', () => {
	expect(new Set(chinese.map(({path}) => path))).toEqual(new Set(english.map(({path}) => path)));
});

test('every function answers a text, made of its parameters', () => {
	const isBlank = ({path, text}: Found) => text.trim() === '' && !path.startsWith('usage');
	expect([...english, ...chinese].filter(isBlank)).toEqual([]);
	expect(matching([...english, ...chinese], /undefined|null|NaN|\[object/)).toEqual([]);
});

test('English is ASCII only', () => {
	expect(matching(english, /[^ -~]/)).toEqual([]);
});

test('Chinese uses no other characters than ASCII, Chinese ones and punctuation that is always two cells wide', () => {
	expect(matching(chinese, /[^ -~\p{Script=Han}（）「」，。：；、！？]/u)).toEqual([]);
});

test('punctuation beside a Chinese character is Chinese', () => {
	const mixed = /\p{Script=Han} ?[,:;!?()]|[,:;!?(] ?\p{Script=Han}|\p{Script=Han}\.|\.$/u;
	const sentences = chinese.filter(({text}) => /\p{Script=Han}/u.test(text));
	expect(matching(sentences.map(withoutCode), mixed)).toEqual([]);
});

test('a space stands between Chinese and other words, and none beside Chinese punctuation', () => {
	expect(matching(chinese, /\p{Script=Han}[a-z\d{]|[a-z\d}]\p{Script=Han}/iu)).toEqual([]);
	expect(matching(chinese, / [（）「」，。：；、！？]|[（）「」，。：；、！？] /)).toEqual([]);
});

test('no English sentence is left in Chinese', () => {
	expect(matching(chinese.map(withoutCode), /[a-z]{2,}(?:,? [a-z]{2,}){2}/i)).toEqual([]);
	const originals = new Set(english.map(({path, text}) => `${path}: ${text}`));
	const same = chinese.filter(({path, text}) => originals.has(`${path}: ${text}`) && /[a-z]{2}/i.test(text));
	expect(new Set(same.map(({path}) => path.replace(/#.*/, '')))).toEqual(
		new Set([
			// Names of the listings, and a unit.
			'chapters.Three ways to test.options',
			...['columns', 'downs', 'ups', 'attacked', 'bit'].map((id) => `legend.words.${id}.word`),
		]),
	);
});
