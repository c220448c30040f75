import {execFile, spawn, spawnSync} from 'node:child_process';
import {
	chmodSync,
	chownSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {promisify} from 'node:util';
import {beforeEach, expect, test} from 'vitest';
import {isWindowsDevice, writeTo} from '../../source/print/destination.js';
import {temporaryFolder} from '../temporary-folder.js';

const run = promisify(execFile);
const program = path.resolve('dist/cli.js');
const all = temporaryFolder();
let folder = '';
let file = '';

beforeEach(() => {
	folder = mkdtempSync(path.join(all, 'test-'));
	file = path.join(folder, 'solutions');
});

/** With a timeout, in case a long count is not refused. */
const cli = (...parameters: string[]) => run(process.execPath, [program, ...parameters], {timeout: 15_000});
const content = () => readFileSync(file, 'utf8');

test('the file has the same contents as standard output', async () => {
	expect(await cli('8', '-p', 'list', '-o', file)).toEqual({stdout: '', stderr: ''});
	expect(content()).toBe((await cli('8', '-p', 'list')).stdout);
	expect(readdirSync(folder)).toEqual(['solutions']);
});

test('an existing file is kept, or replaced with --force', async () => {
	writeFileSync(file, 'old');
	await expect(cli('4', '-p', 'list', '-o', file)).rejects.toMatchObject({
		code: 2,
		stdout: '',
		stderr: `queens-tui: --output '${file}' is there already; --force replaces it\n`,
	});
	expect(content()).toBe('old');
	await cli('4', '-p', 'list', '-o', file, '--force');
	expect(content()).toBe('1 3 0 2\n2 0 3 1\n');
});

test('a file that is created meanwhile is kept', async () => {
	const child = cli('15', '-p', 'count', '-o', file);
	await expect.poll(() => readdirSync(folder), {timeout: 5000, interval: 5}).toHaveLength(1);
	writeFileSync(file, 'precious');
	await expect(child).rejects.toMatchObject({code: 2, stderr: expect.stringContaining('is there already')});
	expect(content()).toBe('precious');
	expect(readdirSync(folder)).toEqual(['solutions']);
});

test('a replaced file keeps its mode', async () => {
	writeFileSync(file, 'old', {mode: 0o600});
	await cli('4', '-p', 'list', '-o', file, '--force');
	expect(statSync(file).mode & 0o777).toBe(0o600);
});

const isRoot = process.getuid?.() === 0;

test.runIf(isRoot)('a replaced file keeps its owner, group and mode', async () => {
	writeFileSync(file, 'old');
	chownSync(file, 12_345, 54_321);
	chmodSync(file, 0o2640);
	await cli('4', '-p', 'count', '-o', file, '--force');
	expect(content()).toBe('2\n');
	expect(statSync(file)).toMatchObject({uid: 12_345, gid: 54_321, mode: 0o102640});
});

const nobody = {uid: 65_534, gid: 65_534};
const canRunAsNobody = isRoot && spawnSync(process.execPath, [program, '--version'], nobody).status === 0;

test.runIf(canRunAsNobody)('a file is not replaced if its owner would change', async () => {
	writeFileSync(file, 'old');
	chmodSync(all, 0o755);
	chmodSync(folder, 0o777);
	await expect(
		run(process.execPath, [program, '20', '-p', 'count', '-o', file, '--force'], {...nobody, timeout: 15_000}),
	).rejects.toMatchObject({
		code: 2,
		stderr: `queens-tui: '${file}' belongs to another user or group, and replacing it would change that\n`,
	});
	expect(content()).toBe('old');
	expect(statSync(file).uid).toBe(0);
	expect(readdirSync(folder)).toEqual(['solutions']);
});

test.each([
	['a path that ends with a slash', 'new/', 2],
	['a name that is too long', 'x'.repeat(300), 1],
])('%s is refused before anything is computed', async (_, name, code) => {
	// This count would take hours.
	await expect(cli('20', '-p', 'count', '-o', path.join(folder, name))).rejects.toMatchObject({code});
	expect(readdirSync(folder)).toEqual([]);
});

test('a symbolic link is kept, and its target is replaced', async () => {
	const link = path.join(folder, 'link');
	writeFileSync(file, 'old');
	symlinkSync('solutions', link);
	await cli('4', '-p', 'count', '-o', link, '--force');
	expect(content()).toBe('2\n');
	expect(lstatSync(link).isSymbolicLink()).toBe(true);
});

test('a folder, a device or a broken link is never replaced', async () => {
	mkdirSync(file);
	const brokenLink = path.join(folder, 'broken link');
	symlinkSync('missing', brokenLink);
	for (const given of [file, '/dev/null', brokenLink]) {
		await expect(cli('4', '-o', given, '--force')).rejects.toMatchObject({
			code: 2,
			stderr: `queens-tui: '${given}' is no file, and only a file can be replaced\n`,
		});
	}
});

test('a missing folder is reported in one line, with status 1', async () => {
	const given = path.join(folder, 'none', 'solutions');
	await expect(cli('4', '-o', given)).rejects.toMatchObject({
		code: 1,
		stderr: `queens-tui: nothing is written to '${given}': no such file or directory\n`,
	});
});

test('/dev/stdout is never replaced, even if it is a file', () => {
	const file = path.join(folder, 'standard-output');
	writeFileSync(file, 'kept\n');
	const command = `${process.execPath} dist/cli.js 4 -p list -o /dev/stdout --force >> ${file}`;
	const {status, stderr} = spawnSync('bash', ['-c', command], {encoding: 'utf8'});
	expect({status, stderr}).toMatchObject({status: 2, stderr: expect.stringContaining('/dev/stdout')});
	expect(readFileSync(file, 'utf8')).toBe('kept\n');
});

test('a rename that fails leaves no file', async () => {
	const writing = writeTo({file, isReplacing: false}, async () => {
		for (const temporary of readdirSync(folder)) {
			rmSync(path.join(folder, temporary));
		}

		return ['solutions'];
	});
	await expect(writing).rejects.toThrow(`nothing is written to '${file}': no such file or directory`);
	expect(readdirSync(folder)).toEqual([]);
});

test('a full disk leaves only the old file', async () => {
	writeFileSync(file, 'old');
	// A limit of 8 KB on the file size simulates a full disk.
	const limited = `ulimit -f 8; exec "$0" "$@"`;
	await expect(
		run('bash', ['-c', limited, process.execPath, program, '12', '-p', 'list', '-o', file, '--force']),
	).rejects.toMatchObject({
		code: 1,
		stderr: `queens-tui: nothing is written to '${file}': file too large\n`,
	});
	expect(content()).toBe('old');
	expect(readdirSync(folder)).toEqual(['solutions']);
});

test.each(['count', 'trace'])('an interrupted %s leaves no file', async (format) => {
	const signal = format === 'trace' ? 'SIGQUIT' : 'SIGINT';
	const child = spawn(process.execPath, [program, '20', '-p', format, '-o', file], {stdio: 'ignore'});
	const ending = new Promise((resolve) => {
		child.on('exit', (_, signal) => {
			resolve(signal);
		});
	});
	await expect.poll(() => readdirSync(folder), {timeout: 5000}).toHaveLength(1);
	child.kill(signal);
	expect(await ending).toBe(signal);
	expect(readdirSync(folder)).toEqual([]);
});

test('an error names the file of the user, not the temporary file', async () => {
	writeFileSync(file, 'old');
	const inFile = path.join(file, 'solutions');
	await expect(cli('4', '-o', inFile)).rejects.toMatchObject({
		code: 1,
		stderr: expect.stringMatching(
			new RegExp(`^queens-tui: [^\n]*nothing is written to '${inFile}': not a directory[^\n']*\n$`),
		),
	});
	expect(readdirSync(folder)).toEqual(['solutions']);
});

test('names that Windows reads as devices are known only there', () => {
	for (const name of ['NUL', 'con.txt', 'C:\\boards\\aux', 'Com1', 'nul:']) {
		expect(isWindowsDevice(name, 'win32')).toBe(true);
		expect(isWindowsDevice(name, 'linux')).toBe(false);
	}

	expect(isWindowsDevice('console', 'win32')).toBe(false);
});
