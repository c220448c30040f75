import process from 'node:process';
import {afterAll, afterEach, beforeAll, expect, test} from 'vitest';
import {Session} from '../program/session.js';
import {Copy} from './copy.js';

/** Makes each common change in a copy of the sources, in as few files as it should take, and runs the copy. */
let copy: Copy;
let session: Session | undefined;
let withoutTexts = '';
let withoutChinese = '';
const pageDown = '\u001B[6~';

beforeAll(() => {
	copy = new Copy();
	addVariant();
	addScreen();
	addFormat();
	withoutTexts = copy.compile();
	addTexts();
	withoutChinese = copy.compile();
	addChineseTexts();
	addKey();
	changeColour();
	copy.build();
}, 60_000);

afterEach(() => {
	session?.kill('SIGKILL');
	session = undefined;
});

afterAll(() => {
	copy.remove();
});

async function explore(parameters: readonly string[], awaited: string | RegExp): Promise<Session> {
	session = new Session(process.execPath, [copy.program, ...parameters], {columns: 120, rows: 40});
	await session.until(awaited);
	return session;
}

/** A file, a line in the table, and its text: a table made in advance tells which squares attack each other. */
function addVariant(): void {
	copy.add(
		'source/solver/search/table.ts',
		`
import {type AttackLine, lineFrom} from '../board.js';
import {code} from './listing.js';
import type {Variant} from './variant.js';

export const table = {
	id: 'table',
	listing: [
		code('function place(row: number): void {'),
		code('  if (row === n) return report(queens);', 'solution'),
		code('  for (let column = 0; column < n; column++) {'),
		code('    if (queens.some((queen, above) => attacks[row - above][queen][column])) continue;', 'test'),
		code('    queens[row] = column;', 'place'),
		code('    place(row + 1);', 'place'),
		code('    queens.pop();', 'backtrack'),
		code('  }'),
		code('}'),
	],
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
}

/** A folder, a line in the table of screens, and its texts. */
function addScreen(): void {
	copy.add(
		'source/screens/about/index.ts',
		`
import {line} from '../../panels/line.js';
import {bodySize, isCompact} from '../../panels/window.js';
import {wholePanel} from '../../panels/view.js';
import type {Screen} from '../screen.js';

export const about: Screen = {
	id: 'about',
	keys: [],
	options: [],
	footer: ['help', 'quit', 'screen'],
	legend: {marks: [], words: []},
	overlays: [],
	counts: undefined,
	pending: () => [],
	isCompact,
	view: (model) => wholePanel(bodySize(model), {title: 'About', lines: [line('One line about the program.')]}),
	where: () => '',
	queens: () => [],
	speech: () => ({place: 'One line about the program.'}),
};
`,
	);
	copy.edit(
		'source/screens/index.ts',
		['compare, play])', 'compare, play, about])'],
		['import {compare}', "import {about} from './about/index.js';\nimport {compare}"],
	);
}

/** A file, a line in the table of formats, and its text. */
function addFormat(): void {
	copy.add(
		'source/print/digits.ts',
		"import type {Document} from './document.js';\nexport const digits = (): Document => ({solution: ({queens}) => queens.join('').concat('\\n')});\n",
	);
	copy.edit(
		'source/print/formats.ts',
		['	csv: documentFormat(csv),', '	csv: documentFormat(csv), digits: documentFormat(digits),'],
		["import {csv} from './csv.js';", "import {csv} from './csv.js'; import {digits} from './digits.js';"],
	);
}

function addTexts(): void {
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
	copy.edit('source/text/en/keys.ts', [
		"		tree: 'the search tree instead of the recursion stack',",
		"		tree: 'the search tree', rewind: 'rewind',",
	]);
	copy.edit('source/text/en/command-line.ts', [
		"		trace: 'one line for",
		"		digits: 'one solution per line', trace: 'one line for",
	]);
}

function addChineseTexts(): void {
	copy.edit(
		'source/text/zh/everywhere.ts',
		["		bitmask: '", "		table: '查一张攻击表', bitmask: '"],
		["play: '自己摆'},", "play: '自己摆', about: '关于'},"],
		["		play: '自己", "		about: '关于本程序的一行', play: '自己"],
	);
	copy.edit('source/text/zh/keys.ts', ["		tree: '用", "		rewind: '重来', tree: '用"]);
	copy.edit('source/text/zh/command-line.ts', ["		trace: '", "		digits: '每行一个解', trace: '"]);
}

/** A row among the keys of the screen; its text is added with the others. */
function addKey(): void {
	copy.edit('source/screens/search/keys.ts', [
		"	{id: 'tree',",
		"	{id: 'rewind', stopsPlayback: true, bindings: single('R', (model) => ({...model, places: {}}))},\n	{id: 'tree',",
	]);
}

/** A line in the theme. */
function changeColour(): void {
	copy.edit('source/app/theme.ts', ["accent: bold.hex('#3a8bcd')", "accent: bold.hex('#123456')"]);
}

test('what is added does not compile without its texts, and compiles with them', () => {
	for (const missing of ['table', 'about', 'digits']) {
		expect(withoutTexts).toContain(missing);
	}

	expect(copy.compile()).toBe('');
});

test('a text that is missing in Chinese does not compile, and neither does one that English does not have', () => {
	for (const missing of ['table', 'about', 'rewind', 'digits']) {
		expect(withoutChinese).toContain(`'${missing}' is missing`);
	}

	copy.edit('source/text/zh/everywhere.ts', ["about: '关于'},", "about: '关于', extra: ''},"]);
	const withExtra = copy.compile();
	copy.edit('source/text/zh/everywhere.ts', [", extra: ''}", '}']);
	expect(withExtra).toMatch(/^source\/text\/zh\/everywhere\.ts.*'extra' does not exist/m);
});

test('a new variant prints, counts and is compared', () => {
	expect(copy.print('6', '--print', 'list', '--variant', 'table')).toBe(copy.print('6', '--print', 'list'));
	expect(copy.print('8', '--print', 'count', '--variant', 'table')).toBe('92\n');
	expect(copy.print('8', '--print', 'compare')).toMatch(/table +92 +12 +15720 +2056 +46752 /);
	expect(copy.print('5', '--print', 'growth', '--variant', 'table')).toMatch(/5 +table +10 +2 +220 +53 +405 /);
	expect(copy.print('--help')).toContain('scan | flags | bitmask | table');
});

test('a new variant explains itself in Search and Compare, and is measured', async () => {
	const explorer = await explore(['8', '-s', 'search', '--at', '48', '--variant', 'table'], '8 queens · 4 table');
	await explorer.until(/queens = \[0, 2, 4\][\s\S]*queen 2, column 4 +attacks \\/);
	await explorer.until('if (queens.some((queen');
	explorer.press('1', Session.keys.tab);
	await explorer.until(/this step +3 +2 +1 +3/);
	explorer.press('4');
	await explorer.until('8 queens · 4 table');
	explorer.press('e');
	await explorer.until(/4 table/);
	await explorer.until('N = 5');
	explorer.press(pageDown.repeat(2));
	await explorer.until(/\n│ +4 .* 84 /);
});

test('a new screen stands in the tabs, in the menu and in --screen', async () => {
	const explorer = await explore(['--screen', 'about'], 'One line about the program.');
	expect(explorer.lines[0]).toContain('[About]');
	explorer.press(Session.keys.tab);
	await explorer.until('[Lesson]');
	explorer.press('m');
	await explorer.until('a line about the program');
});

test('a new format prints', () => {
	expect(copy.print('4', '--print', 'digits')).toBe('1302\n2031\n');
});

test('a new key acts, and help lists it', async () => {
	const explorer = await explore(['-s', 'search', '--at', '48'], 'step 48 of');
	explorer.press('R');
	await explorer.until('step 0 of');
	explorer.press('?');
	await explorer.until('On the screen now');
	explorer.press(pageDown.repeat(4));
	await explorer.until(/R +rewind/);
});

test('a new colour is drawn', async () => {
	const explorer = await explore([], 'Solution 1 of 92');
	expect(explorer.output).toContain('\u001B[38;2;18;52;86m');
});
