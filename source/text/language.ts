import {commandLine as english} from './en/command-line.js';
import type {Text} from './en.js';
import type {CommandLineText} from './refusal.js';

export type LanguageId = CommandLineText['language'];

export const languages: readonly {readonly id: LanguageId; readonly name: string}[] = [
	{id: 'en', name: 'English'},
	{id: 'zh', name: '中文'},
];

export async function loadText(language: LanguageId): Promise<Text> {
	return language === 'zh' ? (await import('./zh/index.js')).text : (await import('./en.js')).text;
}

/** Only what is said outside the screens: most commands do not need the much larger rest. */
export async function loadCommandLineText(language: LanguageId): Promise<CommandLineText> {
	return language === 'zh' ? (await import('./zh/command-line.js')).commandLine : english;
}

/**
 * By the first of LC_ALL, LC_MESSAGES and LANG that is set and not empty, else, as on Windows, by the locale of the system:
 * Chinese if it begins with `zh`, unless it names an encoding other than UTF-8; else English.
 */
export function languageOf(
	environment: Readonly<Record<string, string | undefined>>,
	ofSystem = () => Intl.DateTimeFormat().resolvedOptions().locale,
): LanguageId {
	const locale = ['LC_ALL', 'LC_MESSAGES', 'LANG'].map((name) => environment[name]).find(Boolean) ?? ofSystem();
	const isEncodable = !/\./.test(locale) || /\.utf-?8/i.test(locale);
	return /^zh/i.test(locale) && isEncodable ? 'zh' : 'en';
}
