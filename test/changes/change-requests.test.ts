import process from 'node:process';
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {Session} from '../program/session.js';
import {Copy} from './copy.js';
import {
	addChineseTexts,
	addFormat,
	addKey,
	addOption,
	addScreen,
	addTexts,
	addVariant,
	changeColour,
} from './requests.js';

/** Makes each common change in a copy of the sources, in as few files as it should take, and runs the copy. */
// RUNS=500 also explores with the changed program, and leaves texts out.
const isLong = 'RUNS' in process.env;
let copy: Copy;
let session: Session | undefined;
let withoutTexts = '';
let withoutChinese = '';
const pageDown = '\u001B[6~';

beforeAll(() => {
	copy = new Copy();
	addVariant(copy);
	addScreen(copy);
	addFormat(copy);
	withoutTexts = isLong ? copy.compile() : '';
	addTexts(copy);
	withoutChinese = isLong ? copy.compile() : '';
	addChineseTexts(copy);
	addKey(copy);
	addOption(copy);
	changeColour(copy);
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

test('a variant, a screen, a format, a key, an option and a colour are added in as few files as they should take', () => {
	expect(copy.compile()).toBe('');
	expect(copy.print('6', '--print', 'list', '--variant', 'table')).toBe(copy.print('6', '--print', 'list'));
	expect(copy.print('4', '--print', 'digits')).toBe('1302\n2031\n');
	expect(copy.print('4', '--print', 'list', '--start-row', '3', '--in-rows')).toBe('1 3 0 2\n2 0 3 1\n');
	expect(copy.print('--help')).toMatch(/--start-row +NUMBER +a number/);
	expect(copy.print('--screen', 'about', '--print', 'screen')).toContain('One line about the program.');
});

describe.runIf(isLong)('in detail', () => {
	test('what is added does not compile without its texts', () => {
		for (const missing of ['table', 'about', 'digits']) {
			expect(withoutTexts).toContain(missing);
		}
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
		expect(copy.print('8', '--print', 'count', '--variant', 'table')).toBe('92\n');
		expect(copy.print('8', '--print', 'compare')).toMatch(/table +92 +12 +15720 +2056 +46752 /);
		expect(copy.print('5', '--print', 'growth', '--variant', 'table')).toMatch(/5 +table +10 +2 +220 +53 +405 /);
		expect(copy.print('--help')).toContain('scan | flags | bitmask | table');
	});

	test('a new variant explains itself in Search and Compare, and is measured', async () => {
		const explorer = await explore(['8', '-s', 'search', '--at', '48', '--variant', 'table'], '8 queens · table');
		await explorer.until(/queens = \[0, 2, 4\][\s\S]*queen 2, column 4 +attacks \\/);
		await explorer.until('if (queens.some((queen');
		explorer.press('V', Session.keys.tab);
		await explorer.until(/table +4,112 ✓/);
		explorer.press('v');
		await explorer.until('8 queens · table');
		explorer.press('e');
		await explorer.until(/table/);
		await explorer.until('N = 5');
		explorer.press(pageDown.repeat(2));
		await explorer.until(/\n│ +4 .* 84 /);
	});

	test('a new screen stands in the tabs, in the menu and in --screen', async () => {
		const explorer = await explore(['--screen', 'about'], 'One line about the program.');
		expect(explorer.lines[0]).toContain('[6 About]');
		explorer.press(Session.keys.tab);
		await explorer.until('[1 Lesson]');
		explorer.press('m');
		await explorer.until(/│[^\n]*About[^\n]*│/);
	});

	test('a new key acts, and help lists it', async () => {
		const explorer = await explore(['-s', 'search', '--at', '48'], 'step 48 of');
		explorer.press('R');
		await explorer.until('step 0 of');
		explorer.press('?');
		await explorer.until(/R +rewind/);
	});

	test('a new colour is drawn', async () => {
		const explorer = await explore([], 'Solution 1 of 92');
		expect(explorer.output).toContain('\u001B[38;2;18;52;86m');
	});
});
