import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {usage} from '../source/command-line/options.js';
import type {KeyRow} from '../source/explorer/keymap.js';
import {unicodeGlyphs} from '../source/panels/glyphs.js';
import {keysOf} from '../source/panels/key-labels.js';
import {screens} from '../source/screens/index.js';
import {text as en, type Text} from '../source/text/en.js';
import type {LanguageId} from '../source/text/language.js';
import {text as zh} from '../source/text/zh/index.js';
import {frameOf} from './components/render.js';
import {knowledge, modelWith} from './pressed.js';

/** The readme of a language: its file, that of the other language, and the head of its key table. */
type Readme = {
	readonly language: LanguageId;
	readonly text: Text;
	readonly file: string;
	readonly other: string;
	readonly tableHead: string;
};

const readmes: readonly Readme[] = [
	{language: 'en', text: en, file: 'readme.md', other: 'readme.zh.md', tableHead: '| where | keys | what they do |'},
	{language: 'zh', text: zh, file: 'readme.zh.md', other: 'readme.md', tableHead: '| 界面 | 按键 | 作用 |'},
];

function tableRow(where: string, row: KeyRow, text: Text): string {
	const keys = keysOf(row, unicodeGlyphs).map((key) => `\`${key}\``);
	return `| ${where} | ${keys.join(' ')} | ${text.keys[row.id]} |`;
}

/** The names of the screens for which this holds. */
function namesOf(text: Text, isWanted: (screen: (typeof screens.screens)[number]) => boolean): string {
	return text.joined.names(screens.screens.filter(isWanted).map(({id}) => text.screens[id]));
}

/** The screens on which a row of all screens acts, if not all. */
function whereActive({isActive}: KeyRow, text: Text): string {
	const names = namesOf(text, ({id}) => isActive?.(modelWith({screen: id}), knowledge) ?? true);
	return names === namesOf(text, () => true) ? text.everywhere : names;
}

/** The rows of each screen, those that screens share once; then the rows of all screens, and of what is shown over them. */
function keyTable({text, tableHead}: Readme): readonly string[] {
	// The lesson also has the keys of the screens that it shows.
	const isHosted = ({id}: KeyRow) =>
		screens.screens.some(({id: screen, keys}) => screen !== 'lesson' && keys.some((row) => row.id === id));
	const own = new Set(
		screens.screens.flatMap(({id, keys}) => (id === 'lesson' ? keys.filter((row) => !isHosted(row)) : keys)),
	);
	const namesWith = (row: KeyRow) => namesOf(text, ({keys}) => keys.includes(row));
	return [
		tableHead,
		'|---|---|---|',
		...[...own].map((row) => tableRow(namesWith(row), row, text)),
		...screens.everywhere.map((row) => tableRow(whereActive(row, text), row, text)),
		...screens.overlays.flatMap(({id, keys}) => keys.map((row) => tableRow(text.overlays[id], row, text))),
	];
}

/** The lines of the table that begins with this head. */
function tableIn(document: string, head: string): readonly string[] {
	const lines = document.split('\n');
	const first = lines.indexOf(head);
	const length = first < 0 ? 0 : lines.slice(first).findIndex((line) => !line.startsWith('|'));
	return lines.slice(first, first + length);
}

describe.each(readmes)('$file', (readme) => {
	const {file, other, text, language, tableHead} = readme;
	const document = readFileSync(file, 'utf8');

	test('lists every key as the screens have it, and no other', () => {
		const expected = keyTable(readme);
		const found = tableIn(document, tableHead);
		expect(found, `The table of keys in ${file} must be:\n\n${expected.join('\n')}\n`).toEqual(expected);
	});

	test('shows the usage as --help prints it', () => {
		expect(document).toContain(`\`\`\`\n${usage(text)}\`\`\``);
	});

	test('shows what the program draws', () => {
		const picture = frameOf({screen: 'search', places: {8: {step: 48, solution: 1}}, language, text});
		expect(document).toContain(`\`\`\`\n${picture.join('\n')}\n\`\`\``);
	});

	test('links to the other language in its first lines', () => {
		expect(document.split('\n').slice(0, 5).join('\n')).toContain(`(${other})`);
	});
});

test('both readmes have the same sections, commands and code', () => {
	const commands = ({file}: Readme) => {
		const lines = readFileSync(file, 'utf8').split('\n');
		return lines.filter((line) => line.startsWith('    ')).map((line) => line.replace(/ *#.*/, ''));
	};
	const headings = ({file}: Readme) => readFileSync(file, 'utf8').match(/^##? /gm)?.length;
	expect(new Set(readmes.map(headings)).size).toBe(1);
	const [english = [], chinese = []] = readmes.map(commands);
	expect(chinese.filter((line) => /^ {4}[a-z]+ /.test(line))).toEqual(
		english.filter((line) => /^ {4}[a-z]+ /.test(line)),
	);
});
