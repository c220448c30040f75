import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {beforeEach, expect, test, vi} from 'vitest';
import {FileIsThere, writeTo} from '../../source/print/destination.js';
import {print} from '../../source/print/formats.js';
import {text} from '../../source/text/en.js';
import {run} from '../processes.js';
import {temporaryFolder} from '../temporary-folder.js';
import {defaultRequest} from './request.js';

const program = path.resolve('dist/cli.js');
/** With a timeout, in case a long count is not refused. */
const cli = (...parameters: string[]) => run(process.execPath, [program, ...parameters], {timeout: 15_000});
/** It ends with this message and status, and prints nothing else. */
const expectFailure = (running: Promise<unknown>, message: string, code = 1) =>
	expect(running).rejects.toMatchObject({code, stdout: '', stderr: `queens-tui: ${message}\n`});
const inBash = (script: string) => run('bash', ['-c', `queens() { ${process.execPath} ${program} "$@"; }; ${script}`]);

test('boards are the default format in a pipe', async () => {
	const board = ['Solution 1', '. Q . .', '. . . Q', 'Q . . .', '. . Q .', ''];
	const mirrored = ['Solution 2', '. . Q .', 'Q . . .', '. . . Q', '. Q . .', ''];
	expect((await cli('4')).stdout).toBe([...board, ...mirrored, ''].join('\n'));
});

// Manual: Data goes to standard output, everything else to standard error.
test('without a solution boards are empty, and a note says so', async () => {
	const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
	const file = path.join(temporaryFolder(), 'boards');
	await print('boards', {...defaultRequest, size: 3}, {file, isReplacing: false}, text);
	expect(fs.readFileSync(file, 'utf8')).toBe('');
	await print('count', {...defaultRequest, size: 3}, {file: `${file}-count`, isReplacing: false}, text);
	expect(said.mock.calls).toEqual([['queens-tui: 3 queens have no solution\n']]);
});

// Manual: 2 and 3 queens have no solution, which is an answer
test('where standard error is full, the exit status still tells', async () => {
	const withoutError = (argv: string) => inBash(`queens ${argv} 2> /dev/full`);
	await expect(withoutError('0')).rejects.toMatchObject({code: 2});
	expect(await withoutError('3 -p count')).toEqual({stdout: '0\n', stderr: ''});
	// It says that there are none.
	expect(await withoutError('3 -p list')).toEqual({stdout: '', stderr: ''});
});

// Manual: Solutions are printed as soon as they are found
test('the program stops without an error when the reader closes the pipe', async () => {
	const printed = await inBash('set -o pipefail; queens 16 -p list | head -1; queens --help | true');
	expect(printed).toEqual({stdout: '0 2 4 1 12 8 13 11 14 5 15 6 3 10 7 9\n', stderr: ''});
});

test('--version prints the version of the package', async () => {
	const {version}: {version: string} = JSON.parse(fs.readFileSync('package.json', 'utf8'));
	expect(await cli('--version')).toEqual({stdout: `${version}\n`, stderr: ''});
});

test('a full disk is reported in one line on standard error, with status 1', async () => {
	await expectFailure(inBash('queens 8 > /dev/full'), 'cannot write to standard output: the disk is full');
});

const all = temporaryFolder();
let folder = '';
let file = '';

beforeEach(() => {
	folder = fs.mkdtempSync(path.join(all, 'test-'));
	file = path.join(folder, 'solutions');
});

const content = () => fs.readFileSync(file, 'utf8');
const write = (to: string, isReplacing = false, pieces: readonly string[] = ['new\n']) =>
	writeTo({file: to, isReplacing}, async () => pieces);
/** It is not started: it could take hours. */
const refused = (to: string, isReplacing = false) =>
	expect(
		writeTo({file: to, isReplacing}, async () => {
			throw new Error('started');
		}),
	).rejects;

// Manual: replaces nothing without `--force`
test('the program writes a file instead of standard output, and replaces one only with --force', async () => {
	const written = '1 3 0 2\n2 0 3 1\n';
	expect(await cli('4', '-p', 'list', '-o', file)).toEqual({stdout: '', stderr: ''});
	expect(content()).toBe(written);
	const isThere = `--output '${file}' is there already; --force replaces it`;
	await expectFailure(cli('5', '-p', 'list', '-o', file), isThere, 2);
	expect(content()).toBe(written);
	await write(file, true);
	expect(content()).toBe('new\n');
	expect(fs.readdirSync(folder)).toEqual(['solutions']);
});

test.each([
	['while it is computed', {}],
	['at any moment', {lstatSync: () => undefined}],
])('a file that is created %s is kept', async (_, changes) => {
	vi.resetModules();
	vi.doMock('node:fs', async (load) => ({...(await load<object>()), ...changes}));
	const {writeTo: writeThen} = await import('../../source/print/destination.js');
	const writing = async () =>
		writeThen({file, isReplacing: false}, async () => {
			fs.writeFileSync(file, 'precious', {flag: 'wx'});
			return ['new'];
		});
	await expect(writing()).rejects.toThrow('is there already');
	expect(content()).toBe('precious');
	expect(fs.readdirSync(folder)).toEqual(['solutions']);
});

test('a file may have the longest name', async () => {
	file = path.join(folder, '皇'.repeat(85));
	await write(file);
	await write(file, true);
	expect([content(), fs.readdirSync(folder).length]).toEqual(['new\n', 1]);
});

test('a path that cannot be a file, or in no folder, is refused before anything is computed', async () => {
	await refused(path.join(folder, 'x'.repeat(300))).toThrow('name too long');
	await refused(path.join(folder, 'none/')).toThrow("/none/': no such file or directory");
	await refused(path.join(folder, 'none', 'file')).toThrow("/none/file': no such file or directory");
	expect(fs.readdirSync(folder)).toEqual([]);
	fs.writeFileSync(file, 'old');
	const inFile = path.join(file, 'solutions');
	// Not the temporary file.
	await refused(inFile).toThrow(/^nothing is written to '[^']*\/solutions': not a directory$/);
	expect(fs.readdirSync(folder)).toEqual(['solutions']);
});

test('of a link, the target is replaced, and keeps its mode', async () => {
	const link = path.join(folder, 'link');
	fs.writeFileSync(file, 'old');
	fs.chmodSync(file, 0o606);
	fs.symlinkSync(file, link);
	await refused(link).toBeInstanceOf(FileIsThere);
	await write(link, true);
	expect([fs.readlinkSync(link), content(), fs.statSync(file).mode % 0o1000]).toEqual([file, 'new\n', 0o606]);
});

test('a folder, a device or a link to nothing is never replaced', async () => {
	fs.mkdirSync(file);
	const link = path.join(folder, 'link');
	fs.symlinkSync('nothing', link);
	await refused(link).toBeInstanceOf(FileIsThere);
	for (const given of [file, '/dev/null', link]) {
		await refused(given, true).toThrow(`'${given}' is no file, and only a file can be replaced`);
	}
});

// Manual: never leaves half a file
test('work that fails leaves no file', async () => {
	await refused(file).toThrow('started');
	expect(fs.readdirSync(folder)).toEqual([]);
});

test('a full disk leaves only the old file', async () => {
	fs.writeFileSync(file, 'old');
	// A limit of 8 KB on the file size simulates a full disk.
	const writing = inBash(`ulimit -f 8; queens 12 -p list -o ${file} --force`);
	await expectFailure(writing, `nothing is written to '${file}': file too large`);
	expect(content()).toBe('old');
	expect(fs.readdirSync(folder)).toEqual(['solutions']);
});

test('standard output that has room for a part of a piece alone is an error', async () => {
	const printing = inBash(`ulimit -f 8; queens 8 > ${file}`);
	await expectFailure(printing, 'cannot write to standard output: file too large');
});

test('an interrupted trace leaves no file', async () => {
	const child = spawn(process.execPath, [program, '20', '-p', 'trace', '-o', file], {stdio: 'ignore'});
	const ending = once(child, 'exit');
	await expect.poll(() => fs.readdirSync(folder), {timeout: 5000}).toHaveLength(1);
	child.kill('SIGQUIT');
	expect(await ending).toEqual([null, 'SIGQUIT']);
	expect(fs.readdirSync(folder)).toEqual([]);
});
