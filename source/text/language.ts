import {text as en, type Text} from './en.js';

export type LanguageId = keyof Text['languageHelp'];

/** A language, with its name in that language. */
type Language = {readonly id: LanguageId; readonly name: string; readonly load: () => Promise<Text>};

export const languages: readonly Language[] = [
	{id: 'en', name: 'English', load: async () => en},
	{id: 'zh', name: '中文', load: async () => (await import('./zh/index.js')).text},
];

/** Loads the texts of a language. English is there at once; others are loaded when they are needed. */
export async function loadText(language: LanguageId): Promise<Text> {
	const found = languages.find(({id}) => id === language);
	return found ? found.load() : en;
}

/**
 * The language of the environment: the first of LC_ALL, LC_MESSAGES and LANG that is set and not empty decides. A locale
 * that begins with `zh` is Chinese, unless it names an encoding other than UTF-8; everything else is English.
 */
export function languageOf(environment: Readonly<Record<string, string | undefined>>): LanguageId {
	const locale = ['LC_ALL', 'LC_MESSAGES', 'LANG'].map((name) => environment[name]).find(Boolean) ?? '';
	const isEncodable = !/\./.test(locale) || /\.utf-?8/i.test(locale);
	return /^zh/i.test(locale) && isEncodable ? 'zh' : 'en';
}
