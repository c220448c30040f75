import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {usage} from '../source/command-line/options.js';
import {keymap} from '../source/explorer/keymap.js';
import {keysOf} from '../source/panels/footer.js';
import {unicodeGlyphs} from '../source/panels/glyphs.js';
import {text} from '../source/text/en.js';
import {frameOf} from './components/render.js';

const readme = readFileSync('readme.md', 'utf8');

test('the readme lists every key as the keymap has it, and no other', () => {
	const rows = keymap.map((row) => {
		const keys = keysOf(row, unicodeGlyphs)
			.map((key) => `\`${key}\``)
			.join(' ');
		return `| ${row.screens?.map((screen) => text.screens[screen]).join(', ') ?? text.everywhere} | ${keys} | ${text.keyRows[row.id]} |`;
	});
	const table = readme
		.split('\n')
		.filter((line) => /^\| (?:Solutions|Search|Compare|Play|Everywhere)[^|]* \|/.test(line));
	expect(table).toEqual(rows);
});

test('the readme shows the usage as --help prints it', () => {
	expect(readme).toContain(`\`\`\`\n${usage()}\`\`\``);
});

test('the picture in the readme is what the program draws', () => {
	const picture = frameOf({screen: 'search', places: {8: {step: 48, solution: 1}}});
	expect(readme).toContain(`\`\`\`\n${picture.join('\n')}\n\`\`\``);
});
