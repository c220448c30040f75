import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, describe, expect, test} from 'vitest';
import {Session, type SessionOptions} from './session.js';

const {keys} = Session;
const folder = mkdtempSync(path.join(tmpdir(), 'queens-tui-'));
let session: Session | undefined;

afterEach(() => {
	session?.kill('SIGKILL');
	session = undefined;
});

afterAll(() => {
	rmSync(folder, {recursive: true, force: true});
});

/** The program in a shell, which notes the settings of the terminal before and after, and the exit status. */
async function inShell(parameters = '', options: SessionOptions = {}): Promise<Session> {
	const script = `stty -a > ${folder}/before; ${process.execPath} dist/cli.js ${parameters}; echo "status $?"; stty -a > ${folder}/after`;
	session = new Session('/bin/bash', ['--norc', '-c', script], options);
	await session.until('queens-tui');
	return session;
}

/** Exit status, settings, cursor and screen are what they should be after the program. */
async function expectCleanEnd(shell: Session, status: number): Promise<void> {
	await shell.until(new RegExp(`status ${status}`));
	await shell.ended();
	expect(readFileSync(`${folder}/after`, 'utf8')).toBe(readFileSync(`${folder}/before`, 'utf8'));
	expect(shell.isAlternate).toBe(false);
	expect(shell.output.lastIndexOf('\u001B[?25h')).toBeGreaterThan(shell.output.lastIndexOf('\u001B[?25l'));
	expect(shell.output.lastIndexOf('\u001B[?2004l')).toBeGreaterThan(shell.output.lastIndexOf('\u001B[?2004h'));
}

/** The node process that the shell runs. */
function childOf(shell: Session): number {
	return Number(readFileSync(`/proc/${shell.process}/task/${shell.process}/children`, 'utf8').trim().split(' ')[0]);
}

const fastest = '>'.repeat(20);

/** Keys that do something, but for those that leave. */
const pool = [
	...'hjklabBdDnpoOrTtfzswvyuix123[]:5%?gG<> ',
	'\r',
	'\t',
	'\u001B',
	keys.right,
	keys.left,
	keys.up,
	keys.down,
	keys.end,
	keys.home,
	'\u001B[1;2A',
	'\u001B[1;2C',
	'\u007F',
];

/** The same numbers below a limit every time (the generator of ANSI C). */
function randomFrom(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
		return Math.floor((state / 2 ** 31) * below);
	};
}

describe('on every way out the terminal is as it was', () => {
	test.each([
		['q', 'q', 0],
		['Ctrl+C', keys.interrupt, 130],
	])('%s', async (_, key, status) => {
		const shell = await inShell();
		shell.press(keys.right, key);
		await expectCleanEnd(shell, status);
	});

	test.each([
		['SIGTERM', 143],
		['SIGHUP', 129],
		['SIGINT', 130],
		['SIGQUIT', 131],
		['SIGABRT', 134],
		['SIGALRM', 142],
		['SIGIO', 157],
		['SIGUSR2', 140],
		['SIGVTALRM', 154],
		['SIGXCPU', 152],
	] as const)('%s', async (signal, status) => {
		const shell = await inShell('12 -s search');
		shell.press(fastest, ' ');
		await shell.until('playing');
		process.kill(childOf(shell), signal);
		await expectCleanEnd(shell, status);
		// No frame that was on its way comes into the shell's screen.
		expect(shell.text).not.toContain('[Search]');
	});

	test.each(['render', 'key', 'timer', 'rejection'])('an exception in a %s', async (fault) => {
		const set = `${folder}/${fault}`;
		const environment = {
			NODE_OPTIONS: `--import ${path.resolve('test/program/fault.mjs')}`,
			FAULT: fault,
			FAULT_SET: set,
		};
		const shell = await inShell('', {environment});
		await shell.until('Solution 1 of 92');
		process.kill(childOf(shell), 'SIGURG');
		await shell.until(() => existsSync(set));
		shell.press(keys.right);
		await expectCleanEnd(shell, 1);
		expect(shell.text).toContain('queens-tui: something went wrong: a fault put there by a test');
		expect(shell.text).not.toContain(' at ');
	});

	test('an exception in a worker', async () => {
		const environment = {NODE_OPTIONS: `--import ${path.resolve('test/program/fault.mjs')}`, FAULT: 'worker'};
		const shell = await inShell('-s compare', {environment});
		shell.press('e');
		await expectCleanEnd(shell, 1);
		expect(shell.text).toContain('queens-tui: something went wrong: a fault put there by a test');
		expect(shell.text).not.toContain('Compare');
	});
});

test.skipIf(!existsSync('/proc/self/task'))('what is measured and cancelled fifty times leaves no thread', async () => {
	session = Session.explore(['16', '--screen', 'compare']);
	await session.until('16 queens');
	const threads = () => readdirSync(`/proc/${session!.process}/task`).length;
	const before = threads();
	for (let time = 0; time < 50; time++) {
		session.press('e');
		await session.until(/N = \d+, (?:scan|flags|bitmask)/);
		expect(threads()).toBeGreaterThan(before);
		session.press('e');
		await session.until('Stopped.');
	}

	await session.until(() => threads() === before);
});

describe('the terminal may do what it likes', () => {
	test('Ctrl+Z gives the shell its terminal back, and fg the program its screen', async () => {
		session = new Session('/bin/bash', ['--norc', '-i'], {environment: {PS1: 'prompt> '}});
		await session.until('prompt>');
		session.press(`stty -a > ${folder}/before; ${process.execPath} dist/cli.js -s search\r`);
		await session.until('step 0 of 19,924');
		session.press(keys.right, keys.suspend);
		await session.until(/Stopped/);
		expect(session.isAlternate).toBe(false);
		session.press(`stty -a > ${folder}/after; fg\r`);
		await session.until('step 1 of 19,924');
		expect(readFileSync(`${folder}/after`, 'utf8')).toBe(readFileSync(`${folder}/before`, 'utf8'));
		expect(session.isAlternate).toBe(true);
		session.press(keys.right);
		await session.until('step 2 of 19,924');
		session.press('q');
		await session.until(() => session?.isAlternate === false);
		session.press('exit\r');
		await session.ended();
	});

	test('a window made smaller while it is stopped is drawn in the new size', async () => {
		session = new Session('/bin/bash', ['--norc', '-i'], {environment: {PS1: 'prompt> '}});
		await session.until('prompt>');
		session.press(`${process.execPath} dist/cli.js\r`);
		await session.until('Solution 1 of 92');
		session.press(keys.suspend);
		await session.until(/Stopped/);
		session.resize(50, 14);
		session.press('fg\r');
		await session.until('[Solutions] 1 of 92');
		session.press('q');
		await session.until(() => session?.isAlternate === false);
		session.press('exit\r');
		await session.ended();
	});

	test('no window, and no change of its size, erases what has scrolled off the screen', async () => {
		const shell = await inShell('8');
		await shell.until('Solution 1 of 92');
		for (const [columns, rows] of [
			[80, 23],
			[80, 22],
			[200, 60],
			[30, 5],
			[80, 1],
			[1, 1],
			[2, 2],
			[80, 24],
		] as const) {
			shell.resize(columns, rows);
			await shell.quiet();
		}

		shell.press('q');
		await expectCleanEnd(shell, 0);
		expect(shell.output).toContain('\u001B[2J');
		expect(shell.output).not.toContain('\u001B[3J');
	});

	test('a terminal that does not tell its size is one of 80 columns and 24 rows', async () => {
		const command = `stty rows 0 cols 0; ${process.execPath} dist/cli.js; echo "status $?"`;
		session = new Session('/bin/bash', ['--norc', '-c', command]);
		await session.until('Solution 1 of 92');
		session.press(keys.right);
		await session.until('Solution 2 of 92');
		session.press('q');
		await session.until('status 0');
		expect(session.output).not.toContain('\u001B[3J');
	});

	test.each([
		['thousands of slow keys', 'G'.repeat(3000), keys.interrupt],
		['a paste without end', '\u001B[200~hello', keys.interrupt],
		['a control string without end', '\u001B]0;hello', keys.interrupt],
		['Alt', '', `\u001B${keys.interrupt}`],
	])('Ctrl+C interrupts, also after %s', async (_, before, interrupt) => {
		const shell = await inShell('20 -s search');
		await shell.until('step 0 of');
		shell.press(before, interrupt);
		await expectCleanEnd(shell, 130);
	});

	test('after a paste without end the next key acts, once the terminal has been silent', async () => {
		const shell = await inShell('-s search');
		await shell.until('step 0 of');
		shell.press('\u001B[200~q');
		await shell
			.until(() => {
				shell.press(keys.right);
				return false;
			}, 300)
			.catch(() => undefined);
		await shell.until('step 0 of');
		await shell.quiet(1300);
		shell.press(keys.right);
		await shell.until('step 1 of');
		shell.press('q');
		await expectCleanEnd(shell, 0);
	});

	test('a search for a breakpoint that is far away answers to keys', async () => {
		const shell = await inShell('20 -s search');
		await shell.until('step 0 of');
		shell.press(']bn');
		await shell.until('No solution or breakpoint up to step');
		shell.press(keys.right);
		await shell.until('step 1 of');
		shell.press('n', keys.interrupt);
		await expectCleanEnd(shell, 130);
	});

	test.each([
		['SIGUSR1', 'Debugger listening'],
		['SIGURG', 'a message put there by a test'],
	] as const)('what %s has written over the picture is drawn over', async (signal, message) => {
		const set = `${folder}/${signal}`;
		const environment = {
			NODE_OPTIONS: `--import ${path.resolve('test/program/fault.mjs')}`,
			FAULT: 'message',
			FAULT_SET: set,
		};
		const shell = await inShell('', {environment});
		await shell.until('Solution 1 of 92');
		await shell.quiet();
		const {text} = shell;
		process.kill(childOf(shell), signal);
		await shell.until(() => shell.output.includes(message));
		await shell.until(() => shell.text === text);
		shell.press('q');
		await shell.until('status 0');
	});

	test('stopped by another without warning, it takes its terminal back when it goes on', async () => {
		const shell = await inShell('-s search');
		await shell.until('step 0 of');
		const child = childOf(shell);
		process.kill(child, 'SIGSTOP');
		spawnSync('stty', ['-F', readlinkSync(`/proc/${child}/fd/0`), 'sane']);
		process.kill(child, 'SIGCONT');
		await shell.quiet();
		shell.press(keys.right);
		await shell.until('step 1 of');
		shell.press('q');
		await expectCleanEnd(shell, 0);
	});

	test('closed while it draws, the terminal ends the program as a hang-up', async () => {
		session = Session.explore(['12', '-s', 'search'], {hasScreen: false});
		await session.until(() => session!.output.includes('step 0 of'));
		session.press(fastest, ' ');
		await session.until(() => session!.output.includes('playing'));
		session.hangUp();
		await session.ended();
		expect(session.exit).toMatchObject({signal: 1});
	});

	test('a folder that has been deleted is no reason not to start', async () => {
		const gone = mkdtempSync(path.join(tmpdir(), 'queens-gone-'));
		const program = path.resolve('dist/cli.js');
		session = new Session('/bin/bash', ['--norc', '-c', `cd ${gone}; rmdir ${gone}; ${process.execPath} ${program} 4`]);
		await session.until('Solution 1 of 2');
		session.press('q');
		expect(await session.ended()).toBe(0);
	});

	test('a terminal that is closed ends the program, and it does not run on', async () => {
		// setsid gives a process of its own; when the shell is killed its terminal goes away.
		const explorer = Session.explore(['16', '-s', 'search']);
		session = explorer;
		await explorer.until('step 0 of');
		const {process: id} = explorer;
		explorer.hangUp();
		await explorer.until(() => !isAlive(id));
	});

	test('a hundred thousand random keys in large writes leave it alive and in order', async () => {
		const explorer = Session.explore(['6'], {hasScreen: false});
		session = explorer;
		await explorer.until(() => explorer.output.includes('Solution 1 of 4'));
		const random = randomFrom(12_345);
		const all = Array.from({length: 100_000}, () => pool[random(pool.length)]!).join('');
		for (let start = 0; start < all.length; start += 4096) {
			explorer.press(all.slice(start, start + 4096));
			// Writing waits for the program to read, and that for us to read: so one at a time.
			await explorer.quiet(40);
		}

		// Keys are taken in order: when this one acts, all others have.
		explorer.press(keys.interrupt);
		await explorer.until(() => explorer.exit !== undefined, 60_000);
		expect(explorer.exit?.exitCode).toBe(130);
		expect(explorer.output.slice(explorer.output.lastIndexOf('\u001B[?1049'))).toMatch(/^\u001B\[\?1049l/);
	}, 60_000);

	test('whatever is pressed and however it is resized, nothing stale stands on the screen', async () => {
		const seed = Number(process.env['SEED'] ?? 2026);
		const random = randomFrom(seed);
		const explorer = Session.explore(['6', '-s', 'search'], {environment: {REDUCED_MOTION: '1'}});
		session = explorer;
		await explorer.until('step 0 of');
		for (let round = 0; round < 12; round++) {
			const sent = Array.from({length: 25}, () => pool[random(pool.length)]!);
			explorer.press(...sent);
			if (round % 3 === 0) {
				explorer.resize(45 + random(80), 13 + random(25));
			}

			await explorer.quiet();
			const {text} = explorer;
			explorer.press('\u000C');
			await explorer.quiet();
			expect(explorer.text, `SEED=${seed}, round ${round}, keys ${JSON.stringify(sent)}`).toBe(text);
		}
	});

	test('TERM=dumb prints, and NO_COLOR draws without colour', async () => {
		session = Session.explore(['4'], {environment: {TERM: 'dumb'}});
		await session.until('Solution 2');
		expect(await session.ended()).toBe(0);
		session = Session.explore([], {environment: {NO_COLOR: '1'}});
		await session.until('Solution 1 of 92');
		expect(session.output).not.toMatch(/\u001B\[(?:3|4|9|10)\d/);
	});

	test('no terminal at the input prints', () => {
		const {stdout, status} = spawnSync(process.execPath, ['dist/cli.js', '4'], {
			stdio: ['ignore', 'pipe', 'pipe'],
			encoding: 'utf8',
		});
		expect(stdout).toContain('Solution 2');
		expect(status).toBe(0);
	});
});

function isAlive(id: number): boolean {
	try {
		process.kill(id, 0);
		return true;
	} catch {
		return false;
	}
}
