import {readFileSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {expect, test} from 'vitest';
import {testsOf} from '../judge/wrong-programs.js';
import {run} from '../processes.js';
import {temporaryFolder} from '../temporary-folder.js';
import {Session} from './session.js';
import {openSessions} from './shell.js';

const {keys} = Session;
const {inBash, inShell} = openSessions();
const trace = `${temporaryFolder()}/trace`;
const tests = testsOf(4, 'flags never cleared');
writeFileSync(trace, tests.map(({text}) => `${text}\n`).join(''));
const question = 'Something of a removed queen stays.';

// Readme: A pipe brings these tests, too.
test.concurrent('a pipe brings the tests of a program, the terminal the keys, in any size of window, and a signal restores it', async () => {
	const shell = await inShell(`4 --replay - < <(cat ${trace})`);
	await shell.until(question);
	shell.resize(50, 14);
	await shell.until(/6 Replay\s+test 11 of 16/);
	shell.resize(80, 24);
	await shell.until(question);
	shell.press(keys.end);
	await shell.until('test 16 of 16');
	shell.press(keys['ctrl-z']);
	// Not before it has gone on: Ctrl+Z outside raw mode discards what the terminal has not read yet.
	await shell.until(() => shell.output.split('\u001B[?1049h').length === 3);
	await shell.until('test 16 of 16');
	process.kill(shell.programId(), 'SIGTERM');
	await shell.expectCleanEnd(143);
});

test.concurrent('of a program that never ends, the first tests are shown, and nothing that it says when its pipe is closed', async () => {
	const endless = "yes '[0][0]=False' 2>/dev/null; echo broken >&2";
	const shell = await inShell(`4 --replay - < <(${endless})`);
	await shell.until('test 1 of 20,000');
	expect(shell.text).not.toContain('broken');
	shell.press('q');
	await shell.expectCleanEnd(0);
});

const piped = `${process.execPath} dist/cli.js 4 --replay`;
const silent = `(trap '' INT; cat ${trace}; exec sleep 1000)`;

/** All wait at the same time. */
const sources = {
	'a pipe': `${silent} | (trap : INT; ${piped} -; echo "status $?")`,
	'a process substitution': `${piped} <${silent}; echo "status $?"`,
	'a FIFO': `mkfifo ${trace}.fifo; ${silent} > ${trace}.fifo & ${piped} ${trace}.fifo; echo "status $?"`,
	'a keyboard': `${piped} -; echo "status $?"`,
	nothing: `${piped} -; echo "status $?"`,
};

// Manual: One that prints nothing more is waited for: Ctrl+C ends it, and shows what it has printed.
test.concurrent('where nothing more comes, this is said, and Ctrl+C shows what has come, or ends the program', async () => {
	const ended = Object.entries(sources).map(async ([name, command]) => {
		const session = inBash(`trap : INT; ${command}; read -r`);
		if (name === 'a keyboard') {
			session.press(readFileSync(trace, 'utf8'));
		}

		await session.until('Waiting for the tests of your program.');
		session.press(keys['ctrl-c']);
		if (name !== 'nothing') {
			await session.until(question);
			session.press(keys['ctrl-c']);
		}

		await session.until('status 130');
	});
	await Promise.all(ended);
});

test.runIf(process.platform === 'linux')('without a terminal that brings keys, it is refused', async () => {
	const program = `setsid --wait ${process.execPath} dist/cli.js 4 --replay - < ${trace}; echo "status $?"; read -r`;
	const session = inBash(program);
	await session.until('status 2');
	expect(session.lines[0]).toBe('queens-tui: --replay needs a terminal for its keys, and there is none; --print s');
});

test.concurrent('what cannot be replayed or checked is told in one line, with its status', async () => {
	const refused = (command: string, code: number, stderr: string) =>
		expect(run('bash', ['-c', command])).rejects.toMatchObject({code, stderr});
	const program = `${process.execPath} dist/cli.js`;
	const noTests = 'there are no tests to replay: print a line for each square tested, such as [3][5]=False';
	await Promise.all([
		refused(`echo hello | ${program} 4 --replay - -p screen`, 2, `queens-tui: ${noTests}\n`),
		...['4 --replay - -p screen', '--replay . -p screen', '--check -'].map((argv) =>
			refused(`${program} ${argv} < .`, 1, expect.stringMatching(/^queens-tui: .* cannot be read: .*directory\n$/)),
		),
	]);
});
