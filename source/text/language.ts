import {commandLine as english} from './en/command-line.js';
import type {Text} from './en.js';
import type {CommandLineText} from './refusal.js';

export type LanguageId = CommandLineText['language'];

type Language = {
	readonly id: LanguageId;
	readonly name: string;
	readonly load: () => Promise<Text>;
	readonly loadCommandLine: () => Promise<CommandLineText>;
};

export const languages: readonly Language[] = [
	{id: 'en', name: 'English', load: async () => (await import('./en.js')).text, loadCommandLine: async () => english},
	{
		id: 'zh',
		name: '中文',
		load: async () => (await import('./zh/index.js')).text,
		loadCommandLine: async () => (await import('./zh/command-line.js')).commandLine,
	},
];

export async function loadText(language: LanguageId): Promise<Text> {
	return languageWith(language).load();
}

/** Only what is said outside the screens: most commands do not need the much larger rest. */
export async function loadCommandLineText(language: LanguageId): Promise<CommandLineText> {
	return languageWith(language).loadCommandLine();
}

function languageWith(language: LanguageId): Language {
	return languages.find(({id}) => id === language)!;
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
