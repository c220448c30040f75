import {expect, test} from 'vitest';
import {text as en} from '../../source/text/en.js';
import {languageOf, languages, loadText} from '../../source/text/language.js';
import {text as zh} from '../../source/text/zh/index.js';

// Manual: of the first that is set of LC_ALL, LC_MESSAGES and LANG, else of the system
test.each([
	[{LC_ALL: 'zh_CN.UTF-8', LANG: 'en_US.UTF-8'}, 'zh'],
	[{LC_ALL: 'C', LC_MESSAGES: 'zh_CN.UTF-8', LANG: 'zh_CN.UTF-8'}, 'en'],
	[{LC_ALL: '', LC_MESSAGES: 'zh_TW', LANG: 'de_DE'}, 'zh'],
	[{LANG: 'zh'}, 'zh'],
	[{LANG: 'zh_CN.utf8'}, 'zh'],
	[{LANG: 'zh_CN.GB18030'}, 'en'],
	[{LANG: 'de_ZH.UTF-8'}, 'en'],
	[{LANG: 'C'}, 'en'],
	[{}, 'zh'],
] as const)('on a Chinese system the environment %j speaks %s', (environment, language) => {
	expect(languageOf(environment, () => 'zh-Hans-CN')).toBe(language);
	expect(languageOf({}, () => 'en-US')).toBe('en');
});

// Readme: The texts are in English or Chinese
test('each language has texts of its own', async () => {
	expect(await Promise.all(languages.map(({id}) => loadText(id)))).toEqual([en, zh]);
});

test.each([
	[999_999_999_999_999_999n, '999,999,999,999,999,999'],
	[1_000_000_000_000_000_000n, '1.00 * 10^18'],
	[8_805_000_000_000_000_000n, '8.81 * 10^18'],
	[880_530_516_383_349_192_480n, '8.81 * 10^20'],
	[9_996_000_000_000_000_000_000n, '1.00 * 10^22'],
])('the number %s is shown as %s', (count, expected) => {
	expect(en.large(count)).toBe(expected);
});

test('alternatives and lists have no space beside Chinese punctuation', () => {
	expect(zh.notAllowed('--lang', 'de', zh.allowed.words(['en', 'zh']))).toBe('--lang 应为：en 或 zh，不能是「de」');
	expect(zh.notAllowed(undefined, 'x', zh.allowed.words(['1', '2', '3']))).toBe('皇后个数应为：1、2 或 3，不能是「x」');
	expect(zh.moreThanOne('--at', ['1', '2', '3'])).toBe('--at 只能给一次，这里给了「1」、「2」和「3」');
});

test('what the system says is said in Chinese, without its code', () => {
	expect(zh.notWritten('a', 'ENOENT: no such file or directory')).toBe('没有写入「a」：没有这个文件或目录');
	expect(zh.failure("EACCES: permission denied, open '/x'")).toBe("出错了：没有权限：open '/x'");
	expect(zh.failure('EXYZ: unheard of, open')).toBe('出错了：unheard of：open');
});
