import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {usage} from '../source/command-line/options.js';
import {unicodeGlyphs} from '../source/components/glyphs.js';
import {keysOf} from '../source/components/key-labels.js';
import type {KeyId, KeyRow} from '../source/explorer/keymap.js';
import {screens} from '../source/screens/index.js';
import {text as en, type Text} from '../source/text/en.js';
import type {LanguageId} from '../source/text/language.js';
import {longest} from '../source/text/width.js';
import {text as zh} from '../source/text/zh/index.js';
import {frameOf} from './app/render.js';
import {knowledge, modelWith} from './pressed.js';

// `npm run manual` writes the generated parts again.

type Edition = {
	readonly language: LanguageId;
	readonly text: Text;
	readonly readme: string;
	readonly manual: string;
	readonly keyHead: string;
};

const editions: readonly Edition[] = [
	{
		language: 'en',
		text: en,
		readme: 'readme.md',
		manual: 'docs/manual.md',
		keyHead: '| where | keys | what they do |',
	},
	{
		language: 'zh',
		text: zh,
		readme: 'readme.zh.md',
		manual: 'docs/manual.zh.md',
		keyHead: '| 界面 | 按键 | 作用 |',
	},
];

/** In the readme. */
const firstKeys: readonly KeyId[] = [
	'neighbour',
	'to-search',
	'step',
	'over',
	'stop',
	'play',
	'put',
	'screen',
	'variant',
	'menu',
];

type PlacedRow = {readonly where: string; readonly row: KeyRow};

function namesOf(text: Text, isWanted: (screen: (typeof screens.screens)[number]) => boolean): string {
	return text.joined.names(screens.screens.filter(isWanted).map(({id}) => text.screens[id]));
}

function whereActive({isActive}: KeyRow, text: Text): string {
	const names = namesOf(text, ({id}) => isActive?.(modelWith({screen: id}), knowledge) ?? true);
	return names === namesOf(text, () => true) ? text.everywhere : names;
}

/** Rows with equal keys and words stand there once, with all their places. */
function keyRows({text}: Edition): readonly PlacedRow[] {
	// The lesson also has the keys of the screens that it shows.
	const isHosted = ({id}: KeyRow) =>
		screens.screens.some(({id: screen, keys}) => screen !== 'lesson' && keys.some((row) => row.id === id));
	const all: readonly PlacedRow[] = [
		...screens.screens.flatMap(({id, keys}) =>
			keys.filter((row) => id !== 'lesson' || !isHosted(row)).map((row) => ({where: text.screens[id], row})),
		),
		...screens.everywhere.map((row) => ({where: whereActive(row, text), row})),
	];
	const groups = new Map<string, readonly PlacedRow[]>();
	for (const placed of all) {
		const words = wordsOf(placed.row, text);
		groups.set(words, [...(groups.get(words) ?? []), placed]);
	}

	return [...groups.values()].flatMap((group) => {
		const places = [...new Set(group.map(({where}) => where))];
		const where = places.includes(text.everywhere) ? text.everywhere : text.joined.names(places);
		return group.slice(0, 1).map(({row}) => ({where, row}));
	});
}

function wordsOf(row: KeyRow, text: Text): string {
	const keys = keysOf(row, unicodeGlyphs).map((key) => `\`${key}\``);
	return `${keys.join(' ')} | ${longest(text.keys[row.id])} |`;
}

function keyTable({text, keyHead}: Edition, rows: readonly PlacedRow[]): string {
	const lines = rows.map(({where, row}) => `| ${where} | ${wordsOf(row, text)}`);
	return [keyHead, '|---|---|---|', ...lines].join('\n');
}

const fenced = (lines: string) => `\`\`\`\n${lines}\n\`\`\``;

/** Between `<!-- name -->` and `<!-- /name -->`; throws if the document has no such place. */
function withGenerated(document: string, contents: Readonly<Record<string, string>>): string {
	return Object.entries(contents).reduce((current, [name, content]) => {
		const place = new RegExp(`(<!-- ${name} -->\n).*?(<!-- /${name} -->\n)`, 's');
		expect(current).toMatch(place);
		return current.replace(place, (_, start, end) => `${start}\n${content}\n\n${end}`);
	}, document);
}

describe.each(editions)('in $language', (edition) => {
	const {language, text, readme, manual} = edition;

	test('the readme has ten of the keys, as the screens have them', async () => {
		const rows = keyRows(edition);
		const first = firstKeys.flatMap((id) => rows.find(({row}) => row.id === id) ?? []);
		expect(first).toHaveLength(firstKeys.length);
		const document = readFileSync(readme, 'utf8');
		await expect(withGenerated(document, {keys: keyTable(edition, first)})).toMatchFileSnapshot(`../${readme}`);
	});

	test('the manual has every key of the screens, the usage and the picture of a step, as the program has them', async () => {
		const frame = frameOf({screen: 'search', places: {8: {step: 48, solution: 1}}, language, text});
		const generated = withGenerated(readFileSync(manual, 'utf8'), {
			keys: keyTable(edition, keyRows(edition)),
			usage: fenced(usage(text).trimEnd()),
			frame: fenced(frame.join('\n')),
		});
		await expect(generated).toMatchFileSnapshot(`../${manual}`);
	});
});

const documents = [
	['readme.md', 'readme.zh.md'],
	['docs/manual.md', 'docs/manual.zh.md'],
	['docs/contributing.md', 'docs/contributing.zh.md'],
] as const;

describe.each(documents)('%s and %s', (...files) => {
	const [english, chinese] = files.map((file) => readFileSync(file, 'utf8'));
	const count = (document = '', pattern: RegExp) => document.match(pattern)?.length;
	const commands = (document = '') =>
		document.split('\n').flatMap((line) => (/^ {4,6}[a-z]+ /.test(line) ? [line.replace(/ *#.*/, '')] : []));

	test('have the same sections, pictures and commands', () => {
		expect(count(chinese, /^#+ /gm)).toBe(count(english, /^#+ /gm));
		expect(count(chinese, /!\[/g)).toBe(count(english, /!\[/g));
		expect(commands(chinese)).toEqual(commands(english));
	});

	test('link to each other in their first lines', () => {
		const names = files.map((file) => file.replace(/.*\//, ''));
		expect(english?.split('\n').slice(0, 5).join('\n')).toContain(`(${names[1]})`);
		expect(chinese?.split('\n').slice(0, 5).join('\n')).toContain(`(${names[0]})`);
	});
});
