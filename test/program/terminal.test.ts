import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, readlinkSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../temporary-folder.js';
import {Session} from './session.js';
import {openSessions} from './shell.js';

const {keys} = Session;
const folder = temporaryFolder();
const fastest = '>'.repeat(20);
const {explore, inBash, inShell, open, start} = openSessions();
/** Only Linux names the terminal and the threads of a process. */
const isLinux = existsSync('/proc/self/task');

test.concurrent('Ctrl+Z restores the terminal for the shell, and fg shows the explorer again, in the window as it is then', async () => {
	const session = open('/bin/bash', ['--norc', '-i'], {environment: {PS1: 'prompt> '}});
	await session.until('prompt>');
	session.press(`stty -a > ${folder}/before; ${process.execPath} dist/cli.js -s search\r`);
	await session.until('step 0 of 19,924');
	session.press(keys.right, keys['ctrl-z']);
	await session.until(/Stopped/);
	expect(session.isAlternate).toBe(false);
	// The file exists before stty has asked for the size.
	session.press(`stty -a > ${folder}/after; touch ${folder}/asked\r`);
	await session.until(() => existsSync(`${folder}/asked`));
	session.resize(50, 14);
	session.press('fg\r');
	await session.until(/3 Search[\s\S]*step 1\b/);
	expect(readFileSync(`${folder}/after`, 'utf8')).toBe(readFileSync(`${folder}/before`, 'utf8'));
	expect(session.isAlternate).toBe(true);
	session.press(keys.right);
	await session.until(/step 2\b/);
	session.press('q');
	await session.until(() => session.isAlternate === false);
	session.press('exit\r');
	await session.ended();
});

test.concurrent('in a deleted folder and without a size it starts, and Ctrl+Z twice and Ctrl+C in one chunk end it', async () => {
	const gone = `${folder}/gone`;
	const shell = await inShell('', {first: `stty rows 0 cols 0; mkdir ${gone}; cd ${gone}; rmdir ${gone}`});
	await shell.until(() => shell.lines[23]!.includes('quit'));
	shell.press(keys['ctrl-z'], keys['ctrl-z'], keys['ctrl-c']);
	await shell.until('status 130');
	expect(shell.isAlternate).toBe(false);
});

// Manual: 130 after Ctrl+C
test.runIf(isLinux)('a large board is read while keys act, and Ctrl+C quits', async () => {
	const shell = await inShell('-s search');
	await shell.until('step 0 of 19,924');
	shell.press('+'.repeat(12));
	shell.press(':100000', keys.enter);
	await shell.until('step 100,000 of');
	shell.press(keys.right);
	await shell.until('step 100,001 of');
	// Slow keys, and a paste without end.
	shell.press('G'.repeat(3000), '\u001B[200~hello', keys['ctrl-c']);
	await shell.expectCleanEnd(130);
});

test.concurrent('closing the terminal while the program draws ends it with SIGHUP', async () => {
	const session = start(['10', '-s', 'search']);
	await session.until(() => session.output.includes('The board is empty.'));
	session.press(fastest, ' ');
	await session.until(() => session.output.includes('playing'));
	session.hangUp();
	await session.ended();
	expect(session.exit).toMatchObject({signal: 1});
});

test.runIf(isLinux)('after SIGSTOP the terminal is set again, and SIGTERM during playback restores it', async () => {
	const shell = await inShell('10 -s search');
	await shell.until('step 0 of');
	const program = shell.programId();
	process.kill(program, 'SIGSTOP');
	spawnSync('stty', ['-F', readlinkSync(`/proc/${program}/fd/0`), 'sane']);
	process.kill(program, 'SIGCONT');
	await shell.quiet();
	shell.press(keys.right);
	await shell.until('step 1 of');
	shell.press(fastest, ' ');
	await shell.until('playing');
	process.kill(program, 'SIGTERM');
	await shell.expectCleanEnd(143);
	// No late frame reaches the main screen.
	expect(shell.text).not.toContain('3 Search');
});

test.concurrent.each(['render', 'key'])('an exception in a %s restores the terminal and is one line', async (fault) => {
	const set = path.join(folder, fault);
	const shell = await inShell('-s compare', {
		environment: {
			NODE_OPTIONS: `--import ${path.resolve('test/program/fault.mjs')}`,
			FAULT: fault,
			FAULT_SET: set,
		},
	});
	await shell.until('0 of 92 solutions');
	process.kill(shell.programId(), 'SIGURG');
	await shell.until(() => existsSync(set));
	shell.press(keys.right);
	await shell.expectCleanEnd(1);
	expect(shell.text).toContain('queens-tui: something went wrong: a fault set by a test');
	expect(shell.text).not.toMatch(/ at |Compare/);
});

test.concurrent('an input that can only be written to ends the program, and the terminal is restored', async () => {
	const shell = await inShell('8 0>/dev/tty');
	await shell.expectCleanEnd(1);
	expect(shell.text).toContain('queens-tui: something went wrong: ');
});

test.concurrent('with TERM=dumb or without input from a terminal it prints, and what does not exist is refused first', async () => {
	const program = `${process.execPath} dist/cli.js`;
	const script = `TERM=dumb ${program} 4; ${program} 4 < /dev/null; ${program} --at 93; echo "status $?"; read -r`;
	const session = inBash(script, {columns: 120, rows: 40});
	await session.until('status 2');
	expect(session.text.match(/Solution 2/g)).toHaveLength(2);
	expect(session.text).toContain('\nqueens-tui: --at 93 is beyond the end: the solutions for 8 queens end at 92\n');
	expect(session.output).not.toContain('\u001B[?1049h');
});

test.concurrent('it draws although CI is set, in ASCII if the locale is not UTF-8, without colours with NO_COLOR, and with REDUCED_MOTION plays in jumps', async () => {
	const environment = {CI: 'true', LANG: 'C', NO_COLOR: '1', REDUCED_MOTION: '1'};
	const explorer = await explore(['-s', 'search'], {environment});
	expect(explorer.text).toMatch(/^[ -~\n]*$/);
	expect(explorer.output).not.toMatch(/\u001B\[(?:3|4|9|10)\d/);
	explorer.press(' ');
	await explorer.until(/reports 0 4 7 5\s2 6 1 3[\s\S]*paused/);
});

// On a busy machine the answer of this terminal may be late.
// Manual: The program asks the terminal at the start, and draws with ASCII characters if it does.
test('a terminal that is asked how wide a character is and answers two gets ASCII characters on a screen that was cleared', {
	retry: 3,
}, async () => {
	let isAsked = false;
	const answer = () => {
		if (!isAsked && session.output.includes('\u001B[6n')) {
			isAsked = true;
			session.press(keys.right, '\u001B[1;3R', keys.right);
		}
	};
	const session: Session = start(['4', '-s', 'search'], {onOutput: answer});
	// Once when the screen was entered, and once after the characters of the first frame had moved the others.
	await session.until(() => session.output.split('\u001B[2J').length === 3);
	await session.until(/step 2 of 94/);
	await session.quiet();
	expect(session.text).toMatch(/^[ -~\n]*$/);
});

test('a terminal that is asked how wide a character is and answers after a quick q leaves nothing for the shell', async () => {
	const shell = await inShell();
	shell.press('q', '\u001B[1;2R');
	await shell.expectCleanEnd(0);
	expect(shell.text).not.toContain('2R');
});
