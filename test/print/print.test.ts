import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {promisify} from 'node:util';
import {expect, onTestFinished, test, vi} from 'vitest';
import {print} from '../../source/print/formats.js';
import {text} from '../../source/text/en.js';
import {temporaryFolder} from '../temporary-folder.js';
import {defaultRequest} from './request.js';

const run = promisify(execFile);
const cli = (...parameters: string[]) => run(process.execPath, ['dist/cli.js', ...parameters]);

test('boards are the default format in a pipe', async () => {
	const board = ['Solution 1', '. Q . .', '. . . Q', 'Q . . .', '. . Q .', ''];
	const mirrored = ['Solution 2', '. . Q .', 'Q . . .', '. . . Q', '. Q . .', ''];
	expect((await cli('4')).stdout).toBe([...board, ...mirrored, ''].join('\n'));
});

// Manual: Data goes to standard output, everything else to standard error.
test('without a solution boards are empty, and a note says so', async () => {
	const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
	onTestFinished(() => {
		said.mockRestore();
	});
	const file = path.join(temporaryFolder(), 'boards');
	await print('boards', {...defaultRequest, size: 3}, {file, isReplacing: false}, text);
	expect(readFileSync(file, 'utf8')).toBe('');
	expect(said.mock.calls).toEqual([['queens-tui: 3 queens have no solution\n']]);
});

// Manual: 2 and 3 queens have no solution, which is an answer
test('where standard error is full, the exit status still tells', async () => {
	const withoutError = async (argv: string) =>
		run('bash', ['-c', `${process.execPath} dist/cli.js ${argv} 2> /dev/full`]);
	await expect(withoutError('0')).rejects.toMatchObject({code: 2});
	expect(await withoutError('3 -p count')).toEqual({stdout: '0\n', stderr: ''});
	// It says that there are none.
	expect(await withoutError('3 -p list')).toEqual({stdout: '', stderr: ''});
});

// Manual: Solutions are printed as soon as they are found
test('the program stops without an error when the reader closes the pipe', async () => {
	const program = `${process.execPath} dist/cli.js`;
	const script = `set -o pipefail; ${program} 16 -p list | head -1; ${program} --help | true`;
	const {stdout, stderr} = await run('bash', ['-c', script]);
	expect({stdout, stderr}).toEqual({stdout: '0 2 4 1 12 8 13 11 14 5 15 6 3 10 7 9\n', stderr: ''});
});

test('--version prints the version of the package', async () => {
	const {version}: {version: string} = JSON.parse(readFileSync('package.json', 'utf8'));
	expect(await cli('--version')).toEqual({stdout: `${version}\n`, stderr: ''});
});

test('a full disk is reported in one line on standard error, with status 1', async () => {
	await expect(run('bash', ['-c', `${process.execPath} dist/cli.js 8 > /dev/full`])).rejects.toMatchObject({
		code: 1,
		stderr: 'queens-tui: cannot write to standard output: the disk is full\n',
	});
});
