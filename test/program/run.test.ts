import {existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {expect, test} from 'vitest';
import {startOf} from '../../source/run/start.js';
import {text} from '../../source/text/en.js';
import {isRunning, run} from '../processes.js';
import {temporaryFolder} from '../temporary-folder.js';
import {Session} from './session.js';
import {openSessions} from './shell.js';

const {keys} = Session;
const {explore, inShell} = openSessions();
const all = temporaryFolder();
const folderFor = () => mkdtempSync(path.join(all, 'run-'));

// Readme: At each save your program runs with 4 queens
test.concurrent('from a missing file to what is right, and on to the next exercise, with a save each', async () => {
	const folder = folderFor();
	const file = path.join(folder, 'queens-1.js');
	const session = await explore(['--run', file]);
	await session.until('w writes this start.');
	session.press('w');
	await session.until(/run 1 · test 2 of 340 · \d+ wrong tests/);
	const start = startOf(file, text.run.start);
	expect(readFileSync(file, 'utf8')).toBe(start);
	const solution =
		'for (let r = 0; r < row; r++) if (queens[r] === c || Math.abs(queens[r] - c) === row - r) return false;';
	writeFileSync(file, start.replace(/^.*TODO.*$/m, solution));
	await session.until(/run 2 · test 38 of 60 · 0 wrong tests \(290 before\)/);
	await session.until(/Right! .* For 1,?\s+5, 6 and 8 queens/);
	session.press('w');
	await session.until(/Your program has printed nothing: line \d+ still says TODO\./);
	expect(existsSync(path.join(folder, 'queens-2.js'))).toBe(true);
	session.press('c');
	await session.until('queens-2.js');
});

/** It starts another one, which stays, too, and never ends. */
const endless = `const {spawn} = require('child_process');
require('fs').writeFileSync(process.argv[1] + '.pids', process.pid + ' ' + spawn('sleep', ['1000'], {stdio: 'ignore'}).pid);
setInterval(() => {}, 1000);`;

const endings: readonly ((session: Session, pid: number) => void)[] = [
	(session) => session.press('q'),
	(session) => session.press(keys['ctrl-c']),
	(session) => session.hangUp(),
	...(['SIGTERM', 'SIGINT', 'SIGHUP'] as const).map((signal) => (_: Session, pid: number) => process.kill(pid, signal)),
];

// Manual: When the explorer ends, so does all that your program has started.
test.concurrent('nothing stays of the program after q, Ctrl+C, a closed terminal, or a signal', async () => {
	const ended = endings.map(async (end) => {
		const folder = folderFor();
		const file = path.join(folder, 'queens.js');
		writeFileSync(file, endless);
		const session = await inShell(`--run ${file}`, {environment: {TMPDIR: folder}});
		const pids = () => (existsSync(`${file}.pids`) ? readFileSync(`${file}.pids`, 'utf8').split(' ').map(Number) : []);
		await session.until(() => pids().length === 2);
		const own = session.programId();
		end(session, own);
		await session.until(() => [own, ...pids()].every((pid) => !isRunning(pid)));
		expect(readdirSync(folder)).toEqual(['queens.js', 'queens.js.pids']);
	});
	await Promise.all(ended);
});

// Manual: which run it once
test.concurrent('it needs a terminal, or is printed once', async () => {
	const file = path.join(folderFor(), 'queens.js');
	const log = 'require("fs").appendFileSync(process.argv[1] + ".log", process.argv[2] + " ")';
	writeFileSync(file, `${log}; console.log("[0][0]=true");`);
	const own = (...more: readonly string[]) => run(process.execPath, ['dist/cli.js', '--run', file, ...more]);
	const needed = expect.stringContaining('--run needs a terminal to explore in');
	await Promise.all([
		expect(own()).rejects.toMatchObject({code: 2, stderr: needed}),
		expect(own('--print', 'screen')).resolves.toMatchObject({stdout: expect.stringContaining('run 1 · test 1 of 1')}),
		expect(own('--print', 'picture')).resolves.toMatchObject({stdout: expect.stringContaining('<svg')}),
		expect(own('--replay', file)).rejects.toMatchObject({code: 2}),
	]);
	expect(readFileSync(`${file}.log`, 'utf8')).toBe('4 4 ');
});

test.concurrent('without a folder for temporary files it says so, and ends', async () => {
	const session = await inShell('--run queens.py', {environment: {TMPDIR: path.join(all, 'none')}});
	await session.expectCleanEnd(1);
	expect(session.output).toMatch(/nothing is written to '[^']*none': no such file or directory/);
});
