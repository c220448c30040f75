import type {Copy} from './copy.js';

// The common changes, each in as few files as it should take.

/** A file, a line in the table, its colours, and its text: a table made in advance tells which squares attack each other. */
export function addVariant(copy: Copy): void {
	copy.add(
		'source/solver/search/table.ts',
		`
import {type AttackLine, lineFrom} from '../board.js';
import {line} from './listing.js';
import type {Variant} from './variant.js';

const listing = [
	line('function place(row: number): void {'),
	line('  if (row === n) return report(queens);', 'solution'),
	line('  for (let column = 0; column < n; column++) {'),
	line('    if (queens.some((queen, above) => attacks[row - above][queen][column])) continue;', 'test'),
	line('    queens[row] = column;', 'place'),
	line('    place(row + 1);', 'place'),
	line('    queens.pop();', 'backtrack'),
	line('  }'),
	line('}'),
];

export const table = {
	id: 'table',
	// One that is meant to stay has a listing of its own in each language.
	listings: {typescript: listing, java: listing, cpp: listing, python: listing},
	checks: ({comparisons}) => comparisons,
	writes: {place: 1, backtrack: 1},
	memory: (size, queens) => size ** 3 + queens,
	guard(size) {
		const columns = Array.from({length: size}, (_, column) => column);
		const attacks: readonly (readonly (readonly (AttackLine | undefined)[])[])[] = columns.map((distance) =>
			columns.map((queen) => columns.map((column) => lineFrom(queen, column, distance))),
		);
		const queens: number[] = [];
		let lines: (AttackLine | undefined)[] = [];
		const lineTo = (above: number, row: number, column: number) => attacks[row - above]?.[queens[above] ?? 0]?.[column];
		return {
			checks: 0,
			isAttacked(row, column) {
				lines = [];
				return queens.some((_, above) => {
					this.checks++;
					return lines[lines.push(lineTo(above, row, column)) - 1];
				});
			},
			explain() {
				const made = lines.map((line, row) => ({row, column: queens[row] ?? 0, line}));
				return {type: 'comparisons', name: 'queens', made, queens: [...queens]};
			},
			place(_row, column) {
				queens.push(column);
			},
			remove() {
				queens.pop();
			},
		};
	},
} as const satisfies Variant;
`,
	);
	copy.edit(
		'source/solver/search/variants.ts',
		['[scan, flags, bitmask] as const', '[scan, flags, bitmask, table] as const'],
		["import {scan} from './scan.js';", "import {scan} from './scan.js'; import {table} from './table.js';"],
	);
	copy.edit('source/components/theme.ts', [
		"bitmask: colour('#c2458a', 132)",
		"bitmask: colour('#c2458a', 132), table: colour('#767676', 243)",
	]);
}

/** A folder, its name among those of the screens, a line in their table, and its texts. */
export function addScreen(copy: Copy): void {
	copy.add(
		'source/screens/about/index.tsx',
		`
import {Text} from 'ink';
import type {Screen} from '../screen.js';

export const about: Screen = {
	id: 'about',
	keys: [],
	options: [],
	footer: () => ['quit', 'screen'],
	words: [],
	overlays: [],
	counts: undefined,
	pending: () => [],
	isCompact: () => false,
	Component: () => <Text>One line about the program.</Text>,
	marks: () => new Set(),
	where: () => '',
	queens: () => [],
	speech: () => ({place: 'One line about the program.'}),
};
`,
	);
	copy.edit('source/explorer/model.ts', ["'play'] as const", "'play', 'about'] as const"]);
	copy.edit(
		'source/screens/index.ts',
		['compare, play];', 'compare, play, about];'],
		['import {compare}', "import {about} from './about/index.js';\nimport {compare}"],
	);
}

/** A file, a line in the table of formats, and its text. */
export function addFormat(copy: Copy): void {
	copy.add(
		'source/print/digits.ts',
		"import type {Document} from './documents.js';\nexport const digits = (): Document => ({solution: ({queens}) => queens.join('').concat('\\n')});\n",
	);
	copy.edit(
		'source/print/formats.ts',
		['	csv: documentFormat(csv),', '	csv: documentFormat(csv), digits: documentFormat(digits),'],
		["import {list} from './list.js';", "import {digits} from './digits.js';\nimport {list} from './list.js';"],
	);
}

export function addTexts(copy: Copy): void {
	copy.edit(
		'source/text/en/everywhere.ts',
		[
			"		bitmask: 'one AND with the union of three masks',",
			"		bitmask: 'one AND', table: 'looks up one table of attacks',",
		],
		["play: 'Play'},", "play: 'Play', about: 'About'},"],
		[
			"		play: 'place the queens yourself',",
			"		play: 'place the queens yourself', about: 'a line about the program',",
		],
	);
	copy.edit('source/text/en/search.ts', [
		"\tbitmask: [\n\t\t'",
		"\ttable: ['A table.', 'A table.'],\n\tbitmask: [\n\t\t'",
	]);
	copy.edit('source/text/en/keys.ts', ['\tkeys: {\n', "\tkeys: {\n\t\trewind: 'rewind',\n"]);
	copy.edit('source/text/en/command-line.ts', [
		"		trace: 'one line for",
		"		digits: 'one solution per line', trace: 'one line for",
	]);
}

export function addChineseTexts(copy: Copy): void {
	copy.edit(
		'source/text/zh/everywhere.ts',
		["		bitmask: '", "		table: '查一张攻击表', bitmask: '"],
		["play: '自己摆'},", "play: '自己摆', about: '关于'},"],
		["		play: '自己", "		about: '关于本程序的一行', play: '自己"],
	);
	copy.edit('source/text/zh/search.ts', [
		"\t\tbitmask: [\n\t\t\t'",
		"\t\ttable: ['一张表。', '一张表。'],\n\t\tbitmask: [\n\t\t\t'",
	]);
	copy.edit('source/text/zh/keys.ts', ['\tkeys: {\n', "\tkeys: {\n\t\trewind: '重来',\n"]);
	copy.edit('source/text/zh/command-line.ts', ["		trace: '", "		digits: '每行一个解', trace: '"]);
}

/** A row among the keys of the screen; its text is added with the others. */
export function addKey(copy: Copy): void {
	copy.edit('source/screens/search/keys.ts', [
		"	{id: 'skip',",
		"	{id: 'rewind', stopsPlayback: true, bindings: single('R', (model) => ({...model, places: {}}))},\n	{id: 'skip',",
	]);
}

/** A line in the theme. */
export function changeColour(copy: Copy): void {
	copy.edit('source/components/theme.ts', ["accent: colour('#3d8fd1'", "accent: colour('#123456'"]);
}

/** A line in the table of options, and its text. Its name has a hyphen. */
export function addOption(copy: Copy): void {
	copy.edit('source/command-line/options.ts', [
		"{name: 'limit', takes: 'NUMBER'},",
		"{name: 'limit', takes: 'NUMBER'}, {name: 'start-row', takes: 'NUMBER'}, {name: 'in-rows'},",
	]);
	for (const language of ['en', 'zh']) {
		copy.edit(`source/text/${language}/command-line.ts`, [
			"\t\tlimit: '",
			"\t\t'start-row': 'a number', 'in-rows': 'a switch',\n\t\tlimit: '",
		]);
	}
}
