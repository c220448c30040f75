import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, readlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {describe, expect, test} from 'vitest';
import {Session} from './session.js';
import {fastest, prepareShells} from './shell.js';

const {keys} = Session;
const {expectCleanEnd, folder, inShell, untilTestEnds, programId} = prepareShells();

describe('terminal events and limits', () => {
	test('a click and the wheel act while the mouse is on, and the menu turns it on and off', async () => {
		const click = (column: number, row: number) => `\u001B[<0;${column};${row}M\u001B[<0;${column};${row}m`;
		const wheelDown = '\u001B[<65;1;1M';
		const shell = await inShell('--ascii');
		const cellOf = (words: string): [column: number, row: number] => {
			const row = shell.lines.findIndex((line) => line.includes(words));
			return [2 + (shell.lines[row]?.indexOf(words) ?? 0), 1 + row];
		};
		await shell.until('Solution 1 of 92');
		shell.press(click(30, 1), wheelDown, keys.right);
		await shell.until('Solution 2 of 92');
		expect(shell.hasMouse).toBe(false);
		shell.press('m', keys.down.repeat(8), keys.enter, keys.up, keys.enter);
		await shell.until('The mouse is on.');
		await shell.until(() => shell.hasMouse);
		shell.press(click(30, 1), wheelDown, keys.right, wheelDown);
		await shell.until('step 3 of 19,924');
		shell.press('m');
		await shell.until('Mouse');
		shell.press(click(...cellOf('Mouse')));
		await shell.until(/\boff\b/);
		shell.press(click(...cellOf(' off')));
		await shell.until('The mouse is off');
		await shell.until(() => !shell.hasMouse);
		shell.press(wheelDown, keys.right);
		await shell.until('step 4 of 19,924');
		shell.press('q');
		await expectCleanEnd(shell, 0);
	});

	test('Ctrl+Z restores the terminal for the shell, and fg shows the explorer again', async () => {
		const session = untilTestEnds(new Session('/bin/bash', ['--norc', '-i'], {environment: {PS1: 'prompt> '}}));
		await session.until('prompt>');
		session.press(`stty -a > ${folder}/before; ${process.execPath} dist/cli.js -s search --mouse\r`);
		await session.until('step 0 of 19,924');
		await session.until(() => session.hasMouse);
		session.press(keys.right, keys.suspend);
		await session.until(/Stopped/);
		expect(session.isAlternate).toBe(false);
		expect(session.hasMouse).toBe(false);
		session.press(`stty -a > ${folder}/after; fg\r`);
		await session.until('step 1 of 19,924');
		expect(readFileSync(`${folder}/after`, 'utf8')).toBe(readFileSync(`${folder}/before`, 'utf8'));
		expect(session.isAlternate).toBe(true);
		await session.until(() => session.hasMouse);
		session.press(keys.right);
		await session.until('step 2 of 19,924');
		session.press('q');
		await session.until(() => session.isAlternate === false);
		session.press('exit\r');
		await session.ended();
	});

	test('Ctrl+Z twice and Ctrl+C in one chunk leave the screen for good', async () => {
		const session = untilTestEnds(Session.explore());
		await session.until('Solution 1 of 92');
		session.press(keys.suspend, keys.suspend, keys.interrupt);
		await session.ended();
		expect(session.exit?.exitCode).toBe(130);
		expect(session.isAlternate).toBe(false);
	});

	test('a resize while the program is stopped takes effect after fg', async () => {
		const session = untilTestEnds(new Session('/bin/bash', ['--norc', '-i'], {environment: {PS1: 'prompt> '}}));
		await session.until('prompt>');
		session.press(`${process.execPath} dist/cli.js\r`);
		await session.until('Solution 1 of 92');
		session.press(keys.suspend);
		await session.until(/Stopped/);
		session.resize(50, 14);
		session.press('fg\r');
		await session.until(/2 Solutions\W+1 of 92/);
		session.press('q');
		await session.until(() => session.isAlternate === false);
		session.press('exit\r');
		await session.ended();
	});

	test('the scrollback is never erased, at any window size', async () => {
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

	test('a terminal that reports no size is treated as 80 columns by 24 rows', async () => {
		const command = `stty rows 0 cols 0; ${process.execPath} dist/cli.js; echo "status $?"`;
		const session = untilTestEnds(new Session('/bin/bash', ['--norc', '-c', command]));
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
	])('Ctrl+C quits after %s', async (_, before, interrupt) => {
		const shell = await inShell('20 -s search');
		await shell.until('step 0 of');
		shell.press(before, interrupt);
		await expectCleanEnd(shell, 130);
	});

	test('an incomplete paste ends after one second without input', async () => {
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

	test('a long search for a breakpoint responds to keys', async () => {
		const shell = await inShell('20 -s search');
		await shell.until('step 0 of');
		shell.press('\u001B[1;2C\u001B[1;2Dbn');
		await shell.until('No solution or breakpoint up to step');
		shell.press(keys.right);
		await shell.until('step 1 of');
		shell.press('n', keys.interrupt);
		await expectCleanEnd(shell, 130);
	});

	// Only Linux names the terminal of a process.
	test.skipIf(!existsSync('/proc/self/fd'))(
		'after SIGSTOP and a change of the terminal settings, SIGCONT sets raw mode again',
		async () => {
			const shell = await inShell('-s search');
			await shell.until('step 0 of');
			const child = programId();
			process.kill(child, 'SIGSTOP');
			spawnSync('stty', ['-F', readlinkSync(`/proc/${child}/fd/0`), 'sane']);
			process.kill(child, 'SIGCONT');
			await shell.quiet();
			shell.press(keys.right);
			await shell.until('step 1 of');
			shell.press('q');
			await expectCleanEnd(shell, 0);
		},
	);

	test('closing the terminal while the program draws ends it with SIGHUP', async () => {
		const session = untilTestEnds(Session.explore(['12', '-s', 'search'], {hasScreen: false}));
		await session.until(() => session.output.includes('step 0 of'));
		session.press(fastest, ' ');
		await session.until(() => session.output.includes('playing'));
		session.hangUp();
		await session.ended();
		expect(session.exit).toMatchObject({signal: 1});
	});

	test('the program starts in a deleted folder', async () => {
		const gone = mkdtempSync(path.join(tmpdir(), 'queens-gone-'));
		const program = path.resolve('dist/cli.js');
		const session = untilTestEnds(
			new Session('/bin/bash', ['--norc', '-c', `cd ${gone}; rmdir ${gone}; ${process.execPath} ${program} 4`]),
		);
		await session.until('Solution 1 of 2');
		session.press('q');
		expect(await session.ended()).toBe(0);
	});

	test('with TERM=dumb it prints, and with NO_COLOR it draws without colours', async () => {
		const session = untilTestEnds(Session.explore(['4'], {environment: {TERM: 'dumb'}}));
		await session.until('Solution 2');
		expect(await session.ended()).toBe(0);
		const colourless = untilTestEnds(Session.explore([], {environment: {NO_COLOR: '1'}}));
		await colourless.until('Solution 1 of 92');
		expect(colourless.output).not.toMatch(/\u001B\[(?:3|4|9|10)\d/);
	});

	test('with FORCE_COLOR=2 it draws in the colours of that level', async () => {
		const environment = {FORCE_COLOR: '2', COLORTERM: ''};
		const session = untilTestEnds(Session.explore(['-s', 'search', '--at', '48'], {environment}));
		await session.until('step 48 of');
		expect(session.output).toContain('38;5;');
		expect(session.output).not.toContain('38;2;');
	});

	test('it prints if standard input is not a terminal', () => {
		const {stdout, status} = spawnSync(process.execPath, ['dist/cli.js', '4'], {
			stdio: ['ignore', 'pipe', 'pipe'],
			encoding: 'utf8',
		});
		expect(stdout).toContain('Solution 2');
		expect(status).toBe(0);
	});
});
