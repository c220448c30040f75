import {execFile, spawn} from 'node:child_process';
import {openSync, readFileSync} from 'node:fs';
import process from 'node:process';
import {promisify} from 'node:util';
import {describe, expect, test} from 'vitest';

const run = promisify(execFile);
const cli = (...parameters: string[]) =>
	run(process.execPath, ['dist/cli.js', ...parameters], {encoding: 'utf8', maxBuffer: 1e8});

describe('boards', () => {
	test('are the default format in a pipe', async () => {
		const {stdout} = await cli('4');
		expect(stdout).toBe(
			[
				'Solution 1',
				'. Q . .',
				'. . . Q',
				'Q . . .',
				'. . Q .',
				'',
				'Solution 2',
				'. . Q .',
				'Q . . .',
				'. . . Q',
				'. Q . .',
				'',
				'',
			].join('\n'),
		);
	});

	test.each(['2', '3'])('are empty for N = %s, and a note says that there is no solution', async (size) => {
		expect(await cli(size)).toEqual({stdout: '', stderr: `queens-tui: ${size} queens have no solution\n`});
	});
});

describe('in a pipe', () => {
	test('an invalid command line is reported in one line on standard error, with status 2', async () => {
		await expect(cli('0')).rejects.toMatchObject({
			code: 2,
			stdout: '',
			stderr: "queens-tui: the size is a whole number from 1 to 27, not '0'\n",
		});
	});

	test('the program stops without an error when the reader closes the pipe', async () => {
		const {stdout, stderr} = await run('bash', [
			'-c',
			`set -o pipefail; ${process.execPath} dist/cli.js 12 -p list | head -1`,
		]);
		expect(stdout).toBe('0 2 4 7 9 11 5 10 1 6 8 3\n');
		expect(stderr).toBe('');
		const unread = await run('bash', ['-c', `set -o pipefail; ${process.execPath} dist/cli.js --help | true`]);
		expect(unread.stderr).toBe('');
	});

	test('--version prints the version of the package', async () => {
		const {version}: {version: string} = JSON.parse(readFileSync('package.json', 'utf8'));
		expect(await cli('--version')).toEqual({stdout: `${version}\n`, stderr: ''});
	});

	test.each([['8'], ['--help']])(
		'a full disk is reported in one line on standard error, with status 1: %s',
		async (parameter) => {
			const child = spawn(process.execPath, ['dist/cli.js', parameter], {
				stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
			});
			let errors = '';
			child.stderr?.on('data', (data) => {
				errors += String(data);
			});
			const status = await new Promise((resolve) => {
				child.on('close', resolve);
			});
			expect(status).toBe(1);
			expect(errors).toBe('queens-tui: cannot write to standard output: the disk is full\n');
		},
	);
});
