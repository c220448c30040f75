import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest';
import {Session, type SessionOptions} from './session.js';

const {keys} = Session;
let session: Session | undefined;

async function start(parameters: readonly string[] = [], options: SessionOptions = {}): Promise<Session> {
	session = Session.explore(parameters, options);
	await session.until(/1 (?:Lesson|课程)/);
	return session;
}

afterEach(() => {
	if (session && !session.exit) {
		session.kill('SIGKILL');
	}
});

describe('in one session', () => {
	let shared: Session | undefined;
	const explorer = () => shared!;
	beforeAll(async () => {
		shared = Session.explore();
		await shared.until(/1 (?:Lesson|课程)/);
	});
	afterAll(() => {
		shared?.kill('SIGKILL');
	});

	test('the first frame shows solution 1 of 92, on the alternate screen, and says where to begin until the first key', async () => {
		await explorer().until('Solution 1 of 92');
		await explorer().until('New here? 1 teaches');
		const {lines, isAlternate} = explorer();
		expect(lines[0]).toMatch(/1 Lesson +2 Solutions +3 Search/);
		expect(lines[1]).toContain('Solution 1 of 92');
		expect(isAlternate).toBe(true);
	});

	test('Escape never quits, and pasted text and terminal reports are ignored', async () => {
		explorer().press(keys.escape, keys.right);
		await explorer().until('Solution 2 of 92');
		expect(explorer().text).not.toContain('New here?');
		explorer().press(
			'\u001B[200~q\u001B[201~',
			'\u001B[<0;10;10M',
			'\u001B[M !!',
			'\u001B[I',
			'\u001B]11;rgb:0/0/0\u0007',
			keys.right,
		);
		await explorer().until('Solution 3 of 92');
		expect(explorer().exit).toBeUndefined();
	});

	test('the menu handles keys that arrive at once', async () => {
		explorer().press('m', keys.down.repeat(4), keys.enter, keys.down, keys.enter, keys.tab);
		await explorer().until('8 queens · flags');
	});

	test('200 arrow keys in one write are 200 steps', async () => {
		explorer().press(keys.right.repeat(200));
		await explorer().until('step 200 of 19,924');
		explorer().press(keys.left.repeat(152));
		await explorer().until(/Row 3, column 5 is attacked along \\ by the queen in row 2\.[\s\S]*step 48 of 19,924/);
	});

	test('a key sequence may arrive in two parts', async () => {
		explorer().press('\u001B[');
		await explorer().quiet(100);
		explorer().press('C');
		await explorer().until('step 49 of');
	});

	test('measures one size after another in the background, and stops', async () => {
		explorer().press(keys.tab, 'e');
		await explorer().until(/ 5 +405 +x4.8 .* 393 +x3.4 .* 220 +x3.7 /);
		explorer().press(' ');
		await explorer().until('Stopped.');
		explorer().press(keys.escape);
		await explorer().until(/step 49 of 19,924/);
	});
});

describe('large boards', () => {
	test('for 14 queens, End goes to the last step within seconds', async () => {
		const explorer = await start(['14', '-s', 'search']);
		explorer.press(keys.end);
		await explorer.until(/The search is over: 365,596 solutions[\s\S]*step 432,984,098 of 432,984,098/);
	});

	test('for 20 queens, keys work while the search is read, and any key stops going to a step', async () => {
		const explorer = await start(['20', '-s', 'search']);
		explorer.press(keys.right.repeat(5));
		await explorer.until('step 5 of');
		explorer.press(':10000000000', keys.enter);
		await explorer.until('Reading the search');
		explorer.press(keys.right);
		await explorer.until(() => explorer.text.includes('step 6 of') && !explorer.text.includes('Reading the search'));
		explorer.press('n');
		await explorer.until('Solution 1: 0 2 4 1 3 12 14');
	});
});

describe('accessible mode', () => {
	test.each([
		[['--accessible'], {}],
		[[], {INK_SCREEN_READER: 'true'}],
	] as const)(
		'%j %j prints lines of text, without the alternate screen and without animation',
		async (parameters, environment) => {
			const explorer = Session.explore(['4', ...parameters], {environment, columns: 200});
			session = explorer;
			await explorer.until(/Solution 1 of 2, class 1[\s\S]*\nrow 0: column 1\nrow 1: column 3/);
			explorer.press('m', keys.down);
			await explorer.until(/^Search: watch/m);
			explorer.press(keys.enter);
			await explorer.until('Search: 4 queens, variant scan.');
			explorer.press(keys.right);
			await explorer.until('step 1 of 94.');
			explorer.press(' ');
			await explorer.until('Solution 1: 1 3 0 2.');
			explorer.press(':', '9', '4', keys.enter);
			await explorer.until('The search is over: 2 solutions.');
			explorer.press('q');
			expect(await explorer.ended()).toBe(0);
			expect(explorer.output).not.toContain('\u001B[?1049h');
			expect(explorer.output).not.toContain('\u001B[2J');
		},
	);
});

describe('all screens', () => {
	test('a window that is too small shows a message until it is enlarged, and the screen is cleared and drawn again', async () => {
		const explorer = await start(['--no-color']);
		const sinceClears = () => explorer.output.split('\u001B[2J').slice(2);
		const isCleared = (times: number, words: string) =>
			sinceClears().length >= times && sinceClears().at(-1)!.includes(words) && explorer.text.includes(words);
		explorer.resize(30, 8);
		await explorer.until(() => isCleared(1, 'please'));
		for (let round = 0; round < 20; round++) {
			explorer.resize(1 + ((round * 37) % 200), 1 + ((round * 23) % 60));
		}

		explorer.resize(100, 30);
		const fresh = Session.explore(['--no-color'], {columns: 100, rows: 30});
		await fresh.until('Solution 1 of 92');
		await explorer.until(() => explorer.text === fresh.text);
		fresh.press('q');
		await fresh.ended();
		await explorer.quiet();
		const before = sinceClears().length;
		explorer.press('\u000C');
		await explorer.until(() => isCleared(before + 1, 'Solution 1 of 92'));
	});

	test('it draws although CI is set, in ASCII if the locale is not UTF-8, and with REDUCED_MOTION plays in jumps', async () => {
		const environment = {CI: 'true', LANG: 'C', REDUCED_MOTION: '1'};
		const explorer = await start(['-s', 'search'], {environment});
		expect(explorer.text).toMatch(/^[ -~\n]*$/);
		explorer.press(' ');
		await explorer.until(/Solution 1: 0 4 7 5 2 6 1 3[\s\S]*paused/);
	});
});

describe('quitting', () => {
	test('a place that does not exist is refused with status 2 before anything is drawn', async () => {
		session = Session.explore(['--at', '93'], {columns: 120});
		expect(await session.ended()).toBe(2);
		expect(session.text.trim()).toBe('queens-tui: --at 93 is beyond the last solution: 8 queens have 92');
		expect(session.output).not.toContain('\u001B[?1049h');
	});

	test('keys typed before the first frame are handled and not echoed', async () => {
		session = Session.explore();
		session.press(keys.right, 'l', keys.right);
		await session.until('Solution 4 of 92');
		expect(session.lines[0]).toMatch(/^ +♛ +1 Lesson +2 Solutions/);
	});

	test('quitting within the lesson says the command that goes on with it, in the same language', async () => {
		const explorer = await start(['--lesson', '6.2', '--lang', 'zh']);
		await explorer.until('第 6/10 课');
		explorer.press('q');
		await explorer.until(() => explorer.exit !== undefined);
		expect(explorer.exit?.exitCode).toBe(0);
		const afterwards = explorer.output.slice(explorer.output.lastIndexOf('\u001B[?1049l'));
		expect(afterwards).toContain('继续课程：queens-tui --lesson 6.2 --lang zh');
	});

	test('the title of the window says where one is, and c sends the command that leads back there to the clipboard', async () => {
		const explorer = await start(['8', '--screen', 'search', '--at', '48', '--lang', 'en']);
		await explorer.until(() =>
			explorer.output.includes('\u001B]2;queens-tui: Search, 8 queens, step 48 of 19,924\u001B\\'),
		);
		explorer.press('c');
		const command = 'queens-tui 8 --screen search --at 48 --lang en';
		await explorer.until(` Sent to the clipboard: ${command}`);
		expect(explorer.output).toContain(`\u001B]52;c;${Buffer.from(command).toString('base64')}\u0007`);
	});
});
