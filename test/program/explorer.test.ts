import {afterEach, describe, expect, test} from 'vitest';
import {screens} from '../../source/explorer/screen.js';
import {Session, type SessionOptions} from './session.js';

const {keys} = Session;
let session: Session | undefined;

async function start(parameters: readonly string[] = [], options: SessionOptions = {}): Promise<Session> {
	session = Session.explore(parameters, options);
	await session.until('queens-tui');
	return session;
}

afterEach(() => {
	if (session && !session.exit) {
		session.kill('SIGKILL');
	}
});

describe('solutions', () => {
	test('the first frame shows solution 1 of 92, on a screen of its own', async () => {
		const {lines, isAlternate} = await start();
		expect(lines[0]).toContain('[Solutions]');
		expect(lines[1]).toContain('Solution 1 of 92');
		expect(isAlternate).toBe(true);
	});

	test('four times to the right stands the fifth solution, at the end the last, and home the first again', async () => {
		const explorer = await start();
		explorer.press(keys.right, keys.right, keys.right, keys.right);
		await explorer.until(/▸ *5 {2}1 3 5 7 2 0 6 4/);
		explorer.press(keys.end);
		await explorer.until('▸92  7 3 0 2 5 1 6 4');
		explorer.press(keys.left.repeat(91));
		await explorer.until(/▸ *1 {2}0 4 7 5 2 6 1 3/);
		explorer.press(keys.right.repeat(91), keys.right);
		await explorer.until(/Solution 92 of 92[\s\S]*This is the last solution\./);
	});

	test('enter watches how a solution was found, and enter goes back to it', async () => {
		const explorer = await start();
		explorer.press(keys.right, keys.right, keys.enter);
		await explorer.until('Solution 3: 0 6 3 5 7 1 4 2.');
		explorer.press(keys.home, 'nnnn', keys.enter);
		await explorer.until('▸4  0 6 4 7 1 3 5 2');
	});
});

describe('search', () => {
	test('two hundred arrows in one write are two hundred steps', async () => {
		const explorer = await start(['--screen', 'search']);
		explorer.press(keys.right.repeat(200));
		await explorer.until('step 200 of 19,924');
		explorer.press(keys.left.repeat(152));
		await explorer.until(/Row 3, column 5 is attacked along \\ by the queen in row 2\.[\s\S]*step 48 of 19,924/);
	});

	test('a number typed after a colon is gone to, a wrong one is refused and can be mended', async () => {
		const explorer = await start(['--screen', 'search']);
		explorer.press(':20000', keys.enter);
		await explorer.until('20000_  not there: 0 to 19,924');
		explorer.press('\u007F', keys.enter);
		await explorer.until('step 2,000 of 19,924');
		explorer.press(':50%', keys.enter);
		await explorer.until('step 9,962 of 19,924');
		explorer.press(':-62', keys.enter);
		await explorer.until('step 9,900 of 19,924');
	});

	test('the search plays, pauses, turns round and stops at its start', async () => {
		const explorer = await start(['--screen', 'search']);
		explorer.press('>'.repeat(20), ' ');
		await explorer.until(/The search is over: 92 solutions[\s\S]*step 19,924 of 19,924/);
		explorer.press('r', '<'.repeat(4), ' ');
		await explorer.until('step 0 of 19,924');
		await explorer.until('paused');
	});

	test('the variants keep the step and say what it cost them', async () => {
		const explorer = await start(['-s', 'search', '--at', '19924']);
		await explorer.until('checks 46,752');
		explorer.press('2');
		await explorer.until('checks 24,648');
		explorer.press('3');
		await explorer.until('checks 15,720');
		explorer.press('v');
		await explorer.until(/8 queens · 1 scan[\s\S]*step 19,924 of 19,924/);
	});

	test('a board of 14 opens at once and is known to its last step soon', async () => {
		const explorer = await start(['14', '-s', 'search']);
		explorer.press(keys.end);
		await explorer.until(/The search is over: 365,596 solutions[\s\S]*step 432,984,098 of 432,984,098/);
	});

	test('a board of 20 answers while it is being read, and a goal out of reach can be given up', async () => {
		const explorer = await start(['20', '-s', 'search']);
		explorer.press(keys.right.repeat(5));
		await explorer.until('step 5 of');
		explorer.press(keys.end);
		await explorer.until('Reading the search');
		explorer.press(keys.right);
		await explorer.until(() => explorer.text.includes('step 6 of') && !explorer.text.includes('Reading the search'));
		explorer.press('n');
		await explorer.until('Solution 1: 0 2 4 1 3 12 14');
	});
});

describe('compare', () => {
	test('shows what the three variants pay for the same step, and for all of them', async () => {
		const explorer = await start(['--screen', 'compare', '--at', '19924']);
		await explorer.until(/so far +46,752 +24,648 +15,720/);
		explorer.press(':48', keys.enter);
		await explorer.until(/this step +3 +2 +1/);
	});

	test('counts the work ladder, also of a board that takes a while', async () => {
		const explorer = await start(['-s', 'compare']);
		explorer.press('w');
		await explorer.until(
			/any 8 of 64 squares +4,426,165,368[\s\S]*without columns +85,875[\s\S]*with one diagonal +12,757/,
		);
		explorer.press('++');
		await explorer.until(/without columns +7,847,431[\s\S]*with one diagonal +520,276/);
		explorer.press('w');
		await explorer.until('10 queens');
	});

	test('measures size after size in the background, and stops', async () => {
		const explorer = await start(['-s', 'compare']);
		explorer.press('e');
		await explorer.until(/checks[\s\S]* 9 +243,009 +x5.2 +110,963 +x4.5 +72,378 +x4.6/);
		explorer.press('e');
		await explorer.until('Stopped.');
		explorer.press(keys.escape);
		await explorer.until(/step 0 of 19,924/);
	});
});

describe('play', () => {
	test('places queens, names conflicts, counts solutions, gives hints and hands over to Search', async () => {
		const explorer = await start(['4', '--screen', 'play']);
		await explorer.until('2 solutions are possible.');
		explorer.press(' ');
		await explorer.until('No solution contains them.');
		explorer.press('i');
		await explorer.until('Hint: without the queen');
		explorer.press(' ', keys.right, ' ');
		await explorer.until('One solution contains them.');
		explorer.press(keys.down, keys.right, keys.right, ' ', keys.down, 'hhh', ' ', keys.down, 'll', keys.enter);
		await explorer.until('Solved! This is solution 1 of');
		explorer.press('u', 's');
		await explorer.until(/A queen is placed on row 2, column 0[\s\S]*step \d+ of 94/);
	});
});

describe('in lines of text', () => {
	test.each([
		[['--accessible'], {}],
		[[], {INK_SCREEN_READER: 'true'}],
	] as const)(
		'%j %j says each step, without a picture and without moving by itself',
		async (parameters, environment) => {
			const explorer = Session.explore(['4', ...parameters], {environment, columns: 200});
			session = explorer;
			await explorer.until(/Solution 1 of 2, class 1[\s\S]*\nrow 0: column 1\nrow 1: column 3/);
			explorer.press(keys.tab, keys.right);
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

	test('with reduced motion playing goes to the next stop at once', async () => {
		const explorer = await start(['-s', 'search'], {environment: {REDUCED_MOTION: '1'}});
		explorer.press(' ');
		await explorer.until(/Solution 1: 0 4 7 5 2 6 1 3[\s\S]*paused/);
	});
});

describe('everywhere', () => {
	test('plus and minus change the size, and each size keeps its place', async () => {
		const explorer = await start();
		explorer.press(keys.right, keys.right, '+');
		await explorer.until('Solution 1 of 352');
		explorer.press('-');
		await explorer.until('Solution 3 of 92');
	});

	test.each([
		[2, 6],
		[3, 18],
	])('%i queens have no solution, and the screen says what proves it', async (size, tests) => {
		const explorer = await start([`${size}`]);
		await explorer.until(`${size} queens have no solution: all ${tests} tests have been made`);
		explorer.press(keys.right, keys.end, keys.enter, 't', 'f', keys.tab);
		await explorer.until('step 0 of');
	});

	test('the menu chooses a variant, however fast the keys come', async () => {
		const explorer = await start();
		explorer.press('m', ...screens.map(() => keys.down), keys.down, keys.enter);
		await explorer.until('8 queens · 2 flags');
	});

	test('help names the keys and goes away again', async () => {
		const explorer = await start();
		explorer.press('?');
		await explorer.until('watch how it was found');
		explorer.press('q');
		await explorer.until('Solution 1 of 92');
	});

	test('a window too small says so, and recovers', async () => {
		const explorer = await start();
		explorer.resize(30, 8);
		// It is said again when the screen has been cleared and drawn anew.
		const sinceClear = () => explorer.output.split('\u001B[2J').slice(2).at(-1) ?? '';
		await explorer.until(() => sinceClear().includes('please') && explorer.text.includes('please'));
		explorer.resize(120, 40);
		await explorer.until('Solution 1 of 92');
		explorer.resize(50, 14);
		await explorer.until('[Solutions] 1 of 92');
	});

	test('after a storm of sizes the screen is what a fresh program would draw', async () => {
		const explorer = await start();
		for (let round = 0; round < 60; round++) {
			explorer.resize(1 + ((round * 37) % 200), 1 + ((round * 23) % 60));
		}

		explorer.resize(100, 30);
		const fresh = Session.explore([], {columns: 100, rows: 30});
		await fresh.until('Solution 1 of 92');
		await explorer.until(() => explorer.text === fresh.text);
		fresh.press('q');
		await fresh.ended();
	});

	test.each([
		['Ctrl+L', (explorer: Session) => explorer.press('\u000C')],
		['resizing', (explorer: Session) => explorer.resize(90, 30)],
	])('after %s the screen is drawn anew, also without colours', async (_, act) => {
		const explorer = await start(['--no-color'], {columns: 100, rows: 30});
		act(explorer);
		const sinceClear = () => explorer.output.split('\u001B[2J').slice(2).at(-1) ?? '';
		await explorer.until(() => sinceClear().includes('Solution 1 of 92') && explorer.text.includes('Solution 1 of 92'));
	});

	test('a digit in the menu chooses once', async () => {
		const explorer = await start();
		explorer.press('m', String(screens.length + 1), keys.right);
		await explorer.until(
			() => explorer.text.includes('Solution 2 of 92') && explorer.text.includes('8 queens · 1 scan'),
		);
	});

	test('nothing pasted acts, and no report of the mouse', async () => {
		const explorer = await start();
		explorer.press(
			'\u001B[200~q\u001B[201~',
			'\u001B[<0;10;10M',
			'\u001B[M !!',
			'\u001B[I',
			'\u001B]11;rgb:0/0/0\u0007',
			keys.right,
		);
		await explorer.until('Solution 2 of 92');
		expect(explorer.exit).toBeUndefined();
	});

	test('a key that comes in two parts, a moment apart, is that key', async () => {
		const explorer = await start(['-s', 'search']);
		explorer.press('\u001B[');
		await explorer.quiet(100);
		explorer.press('C');
		await explorer.until('step 1 of');
	});

	test('it draws in a terminal of a CI machine, and without UTF-8 in ASCII', async () => {
		const explorer = await start([], {environment: {CI: 'true', LANG: 'C'}});
		expect(explorer.text).toContain('Solution 1 of 92');
		expect(explorer.text).toMatch(/^[ -~\n]*$/);
	});
});

describe('the ways out', () => {
	const cleanedUp = (explorer: Session) => {
		expect(explorer.isAlternate).toBe(false);
		expect(explorer.output.lastIndexOf('\u001B[?25h')).toBeGreaterThan(explorer.output.lastIndexOf('\u001B[?25l'));
		expect(explorer.output.lastIndexOf('\u001B[?2004l')).toBeGreaterThan(explorer.output.lastIndexOf('\u001B[?2004h'));
	};

	test('q leaves with status 0 and the terminal as it was', async () => {
		const explorer = await start();
		explorer.press('q');
		expect(await explorer.ended()).toBe(0);
		cleanedUp(explorer);
	});

	test('Ctrl+C leaves with status 130, even amid other keys and while playing', async () => {
		const explorer = await start(['-s', 'search']);
		explorer.press(' ', keys.right, keys.interrupt, keys.right);
		expect(await explorer.ended()).toBe(130);
		cleanedUp(explorer);
	});

	test.each([
		['SIGTERM', 15],
		['SIGHUP', 1],
		['SIGINT', 2],
		['SIGQUIT', 3],
	])('%s restores the terminal before it kills', async (name, number) => {
		const explorer = await start();
		explorer.kill(name);
		await explorer.ended();
		expect(explorer.exit?.signal).toBe(number);
		cleanedUp(explorer);
	});

	test.each([
		[['--at', '93'], 'queens-tui: --at 93 is beyond the last solution: 8 queens have 92'],
		[
			['-s', 'search', '--at', '19925'],
			'queens-tui: --at 19925 is beyond the last step: the search for 8 queens has 19,924',
		],
		[['2', '--at', '1'], 'queens-tui: --at 1 is beyond the last solution: 2 queens have 0'],
	])('%j is refused with status 2 before anything is drawn', async (parameters, message) => {
		session = Session.explore(parameters, {columns: 120});
		expect(await session.ended()).toBe(2);
		expect(session.text.trim()).toBe(message);
		expect(session.output).not.toContain('\u001B[?1049h');
	});

	test('what is typed before the first frame is neither lost nor echoed', async () => {
		session = Session.explore();
		session.press(keys.right, 'l', keys.right);
		await session.until('Solution 4 of 92');
		expect(session.lines[0]).toMatch(/^ ♛ queens-tui {2}\[Solutions\]/);
	});

	test('Escape never quits', async () => {
		const explorer = await start();
		explorer.press(keys.escape);
		explorer.press(keys.right);
		await explorer.until(/Solution [12] of 92/);
		expect(explorer.exit).toBeUndefined();
	});
});
