import {chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, onTestFinished, test, vi} from 'vitest';
import {Session} from '../../source/run/session.js';
import {isRunning} from '../processes.js';
import {temporaryFolder, workIn} from '../temporary-folder.js';

const folder = temporaryFolder();

function sessionOf(typed: string, seconds?: number): Session {
	const session = new Session(typed, seconds);
	onTestFinished(() => session.close());
	return session;
}

function written(name: string, program: string): string {
	const file = path.join(folder, name);
	writeFileSync(file, program);
	return file;
}

const readInput = 'let input = ""; process.stdin.on("data", (some) => input += some).on("end", () => ';

async function outcomeOf(program: string, seconds?: number) {
	const outcome = await sessionOf(written('program.js', program), seconds).run(4);
	return outcome && {...outcome, output: String(outcome.output), errors: String(outcome.errors)};
}

const ends = {type: 'exit', status: 0};
const tty = 'require("fs").openSync("/dev/tty")';

test.each([
	[`console.log(process.argv[2]); ${readInput}console.log(input));`, {output: '4\n4\n\n', end: ends}],
	[`try { ${tty}; console.log(1); } catch { console.log(process.stdin.isTTY); }`, {output: 'undefined\n', end: ends}],
	[
		'const {env: e} = process; console.log(e.PYTHONUNBUFFERED, e.PYTHONDONTWRITEBYTECODE, e.PYTHONUTF8)',
		{output: '1 1 1\n'},
	],
	['// TODO\n0; // TODO: print', {output: '', todo: [2], end: ends}],
	['console.error("no"); process.exit(3)', {errors: 'no\n', end: {type: 'exit', status: 3}}],
	['process.kill(process.pid, "SIGSEGV"); setTimeout(() => 0, 1e6)', {end: {type: 'signal', signal: 'SIGSEGV'}}],
	['for (;;) console.log("x".repeat(1000))', {end: {type: 'output'}}],
	['for (;;) console.log()', {output: expect.stringMatching(/^\n{1,40000}$/), end: {type: 'output'}}],
	['process.stdout.write("x".repeat(300_000))', {end: {type: 'output'}}],
	['for (let i = 0; i < 3; i++) console.log("x".repeat(150_000))', {end: ends}],
	['for (;;) require("fs").writeSync(2, "x".repeat(1000))', {end: {type: 'output'}}],
	['', {end: {type: 'empty'}, output: ''}],
])('a program ends: %s', async (program, expected) => {
	expect(await outcomeOf(program)).toMatchObject(expected);
});

// Manual: your program is stopped
test('a program that does not end is stopped, and is asked first where it is', async () => {
	const program = 'process.on("SIGINT", () => console.error("line 7")); console.log("on"); setInterval(() => 0, 1e6);';
	expect(await outcomeOf(program, 2)).toMatchObject({output: 'on\n', errors: 'line 7\n', end: {type: 'time'}});
});

test('what runs such files can be missing, and the file, too', async () => {
	const file = written('program.go', 'package main');
	symlinkSync('/bin/sh', path.join(folder, 'sh'));
	vi.stubEnv('PATH', folder);
	expect(await sessionOf(file).run(4)).toMatchObject({end: {type: 'missing', tool: 'go'}});
	expect(await sessionOf('nowhere.py').run(4)).toMatchObject({end: {type: 'no-file'}});
	expect(await sessionOf('./nowhere').run(4)).toMatchObject({end: {type: 'exit', status: 127}});
});

test('of what cannot be read, what runs it says why', async () => {
	const [circle, inner] = [path.join(folder, 'circle.js'), path.join(folder, 'folder.js')];
	symlinkSync(circle, circle);
	mkdirSync(inner);
	for (const file of [circle, inner]) {
		expect(await sessionOf(file).run(4)).toMatchObject({end: {type: 'exit', status: 1}, todo: []});
	}
});

test.each(['-c.js', "it's.js", 'a$(touch X).js', 'a b;touch X.js'])('no shell reads the name %s', async (name) => {
	workIn(folder);
	written(name, 'console.log("read")');
	const outcome = await sessionOf(name).run(4);
	expect(String(outcome?.output)).toBe('read\n');
	expect(existsSync('X')).toBe(false);
});

// Manual: any command, for the shell
test('a command is for the shell', async () => {
	vi.stubEnv('NODE_OPTIONS', '--no-warnings');
	const outcome = await sessionOf('echo "$((1 + 1))" $NODE_OPTIONS 9').run(5);
	expect(String(outcome?.output)).toMatch(/^2 --no-warnings --require "\/.*flush\.cjs" 5\n$/);
	const crashed = await sessionOf("sh -c 'kill -SEGV $$'; exit $? #").run(4);
	expect(crashed).toMatchObject({end: {type: 'signal', signal: 'SIGSEGV'}});
});

/** On Linux, one that leaves the process group, too. */
const startsChildren = `const start = (detached) => require("child_process").spawn("sleep", ["1000"], {stdio: "ignore", detached}).pid;
const away = process.platform === "linux" ? start(true) : process.pid;
require("fs").writeFileSync(process.env.PIDS, [process.pid, start(false), away].join(" "));`;

const pids = () => readFileSync(path.join(folder, 'pids'), 'utf8').split(' ').map(Number);

test.each([
	['ended', 'process.exit();', () => undefined],
	['been stopped', 'for (;;);', (session: Session) => session.restart()],
	['been closed', 'for (;;);', (session: Session) => session.close()],
])('nothing that it has started stays when it has %s', async (_, end, act) => {
	const file = path.join(folder, 'pids');
	writeFileSync(file, '');
	vi.stubEnv('PIDS', file);
	const session = sessionOf(written('program.js', startsChildren + end), 100);
	const run = session.run(4);
	await vi.waitUntil(() => pids().length === 3, 10_000);
	act(session);
	await run;
	await vi.waitUntil(() => pids().every((pid) => !isRunning(pid)), 10_000);
});

test('only the last run counts, and none after the end', async () => {
	const session = sessionOf(written('program.js', 'for (;;);'));
	const first = session.run(4);
	writeFileSync(session.program.typed, 'console.log(1)');
	expect(await session.run(5)).toMatchObject({size: 5});
	expect(await first).toBeUndefined();
	session.close();
	expect(await session.run(4)).toBeUndefined();
});

// Manual: Compiled files are in a temporary folder, which is removed at the end.
test('a program is compiled once for each save, into a folder that does not stay', async () => {
	const bin = path.join(folder, 'bin');
	mkdirSync(bin);
	const compiler = path.join(bin, 'gcc');
	writeFileSync(
		compiler,
		'#!/bin/sh\ngrep -q main "$1" || exit 1\necho $* >> "$LOG"\nprintf \'#!/bin/sh\\necho "ran $1" | tee -a "$LOG"\' > "$4"\nchmod +x "$4"\n',
	);
	chmodSync(compiler, 0o755);
	vi.stubEnv('PATH', `${bin}:/usr/bin:/bin`);
	vi.stubEnv('LOG', path.join(folder, 'log'));
	const temporary = path.join(folder, 'temporary');
	mkdirSync(temporary);
	vi.stubEnv('TMPDIR', temporary);
	const session = sessionOf(written('q.c', 'int main;'));
	const early = session.run(3);
	const runs = [await session.run(4), await session.run(5)];
	expect(await early).toBeUndefined();
	expect(runs.map((run) => String(run?.output))).toEqual(['ran 4\n', 'ran 5\n']);
	session.restart();
	await session.run(4);
	expect(readFileSync(path.join(folder, 'log'), 'utf8').trim().split('\n')).toHaveLength(5);
	session.close();
	expect(readdirSync(temporary)).toEqual([]);
	expect(await sessionOf(written('r.c', 'x')).run(4)).toMatchObject({end: {type: 'exit', status: 1}});
});
