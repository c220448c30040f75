import {expect, test} from 'vitest';
import {text as en} from '../../source/text/en.js';
import {languageOf, languages, loadText} from '../../source/text/language.js';

test.each([
	[{LC_ALL: 'zh_CN.UTF-8', LANG: 'en_US.UTF-8'}, 'zh'],
	[{LC_ALL: 'C', LC_MESSAGES: 'zh_CN.UTF-8', LANG: 'zh_CN.UTF-8'}, 'en'],
	[{LC_ALL: '', LC_MESSAGES: 'zh_TW', LANG: 'de_DE'}, 'zh'],
	[{LANG: 'zh'}, 'zh'],
	[{LANG: 'zh_CN.utf8'}, 'zh'],
	[{LANG: 'zh_CN.GB18030'}, 'en'],
	[{LANG: 'de_DE.UTF-8'}, 'en'],
	[{LANG: 'C'}, 'en'],
	[{}, 'zh'],
] as const)('on a Chinese system the environment %j speaks %s', (environment, language) => {
	expect(languageOf(environment, () => 'zh-Hans-CN')).toBe(language);
	expect(languageOf({}, () => 'en-US')).toBe('en');
});

test('each language has texts of its own', async () => {
	const texts = await Promise.all(languages.map(({id}) => loadText(id)));
	expect(texts[0]).toBe(en);
	expect(new Set(texts.map(({screens}) => screens.search)).size).toBe(languages.length);
});
