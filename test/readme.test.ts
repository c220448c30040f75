import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {usage} from '../source/command-line/options.js';
import type {KeyRow} from '../source/explorer/keymap.js';
import {unicodeGlyphs} from '../source/panels/glyphs.js';
import {keysOf} from '../source/panels/key-labels.js';
import {screens} from '../source/screens/index.js';
import {text} from '../source/text/en.js';
import {frameOf} from './components/render.js';
import {knowledge, modelWith} from './pressed.js';

const readme = readFileSync('readme.md', 'utf8');

const tableHead = ['| where | keys | what they do |', '|---|---|---|'];

function tableRow(where: string, row: KeyRow): string {
	const keys = keysOf(row, unicodeGlyphs).map((key) => `\`${key}\``);
	return `| ${where} | ${keys.join(' ')} | ${text.keys[row.id]} |`;
}

/** The names of the screens for which this holds. */
function namesOf(isWanted: (screen: (typeof screens.screens)[number]) => boolean): string {
	return screens.screens
		.filter(isWanted)
		.map(({id}) => text.screens[id])
		.join(', ');
}

/** The screens on which a row of all screens acts, if not all. */
function whereActive({isActive}: KeyRow): string {
	const names = namesOf(({id}) => isActive?.(modelWith({screen: id}), knowledge) ?? true);
	return names === namesOf(() => true) ? text.everywhere : names;
}

/** The rows of each screen, those that screens share once; then the rows of all screens, and of what is shown over them. */
function keyTable(): readonly string[] {
	// The lesson also has the keys of the screens that it shows, which act on the task's screen only.
	const isHosted = ({id}: KeyRow) =>
		screens.screens.some(({id: screen, keys}) => screen !== 'lesson' && keys.some((row) => row.id === id));
	const own = new Set(
		screens.screens.flatMap(({id, keys}) => (id === 'lesson' ? keys.filter((row) => !isHosted(row)) : keys)),
	);
	return [
		...tableHead,
		...[...own].map((row) =>
			tableRow(
				namesOf(({keys}) => keys.includes(row)),
				row,
			),
		),
		...screens.everywhere.map((row) => tableRow(whereActive(row), row)),
		...screens.overlays.flatMap(({id, keys}) => keys.map((row) => tableRow(text.overlays[id], row))),
	];
}

/** The lines of the table that begins with the head of the key table. */
function tableIn(document: string): readonly string[] {
	const lines = document.split('\n');
	const first = lines.indexOf(tableHead[0]!);
	const length = first < 0 ? 0 : lines.slice(first).findIndex((line) => !line.startsWith('|'));
	return lines.slice(first, first + length);
}

test('the readme lists every key as the screens have it, and no other', () => {
	const expected = keyTable();
	expect(tableIn(readme), `The table of keys in readme.md must be:\n\n${expected.join('\n')}\n`).toEqual(expected);
});

test('the readme shows the usage as --help prints it', () => {
	expect(readme).toContain(`\`\`\`\n${usage(text)}\`\`\``);
});

test('the picture in the readme is what the program draws', () => {
	const picture = frameOf({screen: 'search', places: {8: {step: 48, solution: 1}}});
	expect(readme).toContain(`\`\`\`\n${picture.join('\n')}\n\`\`\``);
});
