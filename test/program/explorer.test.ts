import {readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../temporary-folder.js';
import {Session} from './session.js';
import {openSessions} from './shell.js';

const {keys} = Session;
const home = temporaryFolder();
const {explore, start} = openSessions();

// Readme: Browse them with the arrow keys
test.concurrent('a session: solutions, menu, steps, costs', async () => {
	const explorer = await explore();
	await explorer.until('New here? Press 1');
	expect(explorer.lines[0]).toMatch(/1 Lesson +2 Solutions +3 Search/);
	expect(explorer.isAlternate).toBe(true);
	// It has asked for the ground of the terminal.
	expect(explorer.output).toContain('\u001B]11;?\u001B\\');

	// Escape never quits; pasted text and reports are ignored.
	explorer.press(keys.escape, keys.right);
	await explorer.until('Solution 2 of 92');
	await explorer.until(() => !explorer.text.includes('New here?'));
	explorer.press('\u001B[200~q\u001B[201~', '\u001B[<0;10;10M', '\u001B[I');
	explorer.press('\u001B]11;rgb:0000/0000/0000\u0007', keys.right);
	await explorer.until('Solution 3 of 92');
	// The labels of a dark ground.
	await explorer.until(() => explorer.output.includes('\u001B[38;2;139;148;158m'));

	// Keys that arrive at once.
	explorer.press('m', keys.down.repeat(5), keys.enter, 'm', keys.tab);
	await explorer.until('cols  00000000');
	explorer.press(keys.right.repeat(60));
	await explorer.until('step 60 of 19,924');
	explorer.press(keys.left.repeat(12));
	await explorer.until(/Row 3, column 5 is attacked along \\ by the queen in row 2\.[\s\S]*step 48 of 19,924/);

	// A sequence in two parts.
	explorer.press('\u001B[');
	await explorer.quiet(100);
	explorer.press('C');
	await explorer.until('step 49 of');
	await explorer.quiet();

	const {text} = explorer;
	const clears = explorer.output.split('\u001B[2J').length;
	explorer.press(keys['ctrl-l']);
	await explorer.until(() => explorer.output.split('\u001B[2J').length > clears && explorer.text === text);

	explorer.press(keys.tab);
	await explorer.until('bitmask');
	explorer.press(keys.escape);
	await explorer.until(/step 49 of 19,924/);
});

test.concurrent('keys typed before the first frame act and are not echoed; c copies the command', async () => {
	const position = ['8', '--screen', 'search', '--at', '46', '--lang', 'en'];
	const explorer = start(position, {environment: {npm_command: 'exec'}});
	explorer.press(keys.right, 'l');
	await explorer.until('step 48 of');
	expect(explorer.lines[0]).toMatch(/^ +♛ +1 Lesson +2 Solutions/);
	explorer.press('c');
	// Who came by npx has no other command.
	const command = 'npx queens-tui 8 --screen search --at 48 --lang en';
	await explorer.until(` Copied if possible: ${command}`);
	expect(explorer.output).toContain(`\u001B]52;c;${Buffer.from(command).toString('base64')}\u0007`);
});

// Manual: quitting says the command that goes on later
// Manual: Nothing is timed or stored
test.concurrent.each([
	['C', ' --code java --lang zh'],
	['zh_CN.UTF-8', ''],
])(
	'quitting within the lesson in %s says the command that goes on with it; --no-ascii asks the terminal nothing',
	async (locale, options) => {
		const parameters = ['--lesson', '6.1', ...options.split(' ').filter(Boolean), '--no-ascii'];
		const explorer = await explore(parameters, {environment: {LC_ALL: locale, HOME: home}});
		await explorer.until(/╭─.*第 6\/\d+ 课/);
		expect(explorer.output).not.toContain('\u001B[6n');
		explorer.press('q');
		expect(await explorer.ended()).toBe(0);
		const afterwards = explorer.output.slice(explorer.output.lastIndexOf('\u001B[?1049l'));
		expect(afterwards).toContain(`继续课程：queens-tui --lesson 6.1${options}\r\n`);
		expect(readdirSync(home)).toEqual([]);
	},
);

// Manual: each step as a sentence, the board as `row 1: column 5`
test.concurrent('--accessible prints lines of text, without the alternate screen and without animation', async () => {
	const explorer = start(['4', '--accessible'], {columns: 200});
	await explorer.until(/Solution 1 of 2, class 1[\s\S]*\nrow 0: column 1\nrow 1: column 3/);
	explorer.press('m', keys.down);
	await explorer.until(/^Search: watch/m);
	explorer.press(keys.enter);
	await explorer.until('Search: 4 queens, variant scan.');
	explorer.press(keys.right);
	await explorer.until('step 1 of 94.');
	explorer.press(' ');
	await explorer.until('reports 1 3 0 2 and returns.');
	expect(explorer.output).not.toContain('step 2 of');
	explorer.press(':', '9', '4', keys.enter);
	await explorer.until('The search is over: 2 solutions.');
	// Manual: Ctrl+L repeats everything.
	explorer.press(keys['ctrl-l']);
	await explorer.until(() => explorer.output.split('The search is over: 2 solutions.').length === 3);
	explorer.press('q');
	expect(await explorer.ended()).toBe(0);
	expect(explorer.output).not.toContain('\u001B[?1049h');
	expect(explorer.output).not.toContain('\u001B[2J');
});

test.concurrent('INK_SCREEN_READER=true stands for --accessible', async () => {
	const explorer = start(['4'], {columns: 200, environment: {INK_SCREEN_READER: 'true'}});
	await explorer.until(/^row 0: column 1\nrow 1: column 3/m);
	explorer.press('q');
	expect(await explorer.ended()).toBe(0);
});
