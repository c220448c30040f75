import path from 'node:path';
import process from 'node:process';
import {PassThrough} from 'node:stream';
import {expect, test, vi} from 'vitest';
import {countLine, progressOf} from '../../source/print/count.js';
import {showProgress} from '../../source/print/progress.js';
import type {Request} from '../../source/print/request.js';
import {text} from '../../source/text/en.js';
import {run} from '../processes.js';
import {Session} from '../program/session.js';
import {all, defaultRequest} from './request.js';

const parameters = (...more: string[]) => ['dist/cli.js', ...more, '--print', 'count'];
const printCount = async (...more: string[]) => (await run(process.execPath, parameters(...more))).stdout;

const counted = async (changes: Partial<Request>) =>
	(await all(countLine({...defaultRequest, ...changes}, text))).join('');

// OEIS A000170 and A002562.
const published = [1, 0, 0, 2, 10, 4, 40, 92, 352];
const classes = [1, 0, 0, 1, 2, 1, 6, 12, 46];

test.each([['solutions', {}, published] as const, ['classes', {isFundamentalOnly: true}, classes] as const])(
	'%s are counted from N = 1 to 9',
	async (_, changes, expected) => {
		const counts = await Promise.all(expected.map((_, index) => counted({...changes, size: index + 1})));
		expect(counts).toEqual(expected.map((count) => `${count}\n`));
	},
);

// Manual: In a folder that has been deleted Node starts no threads
test('threads, which need the current folder, say that it has been deleted', async () => {
	const script = 'cd "$(mktemp -d)"; rmdir "$PWD"; exec "$0" "$@"';
	const cli = [process.execPath, path.resolve('dist/cli.js'), '15', '--print', 'count'];
	await expect(run('bash', ['-c', script, ...cli])).rejects.toMatchObject({
		stderr: expect.stringContaining('something went wrong: the current folder has been deleted\n'),
	});
});

// Manual: 64 shares, which add up to the whole
test('shares add up to the total', async () => {
	const counts = await Promise.all([1, 2, 3].map((number) => counted({size: 12, share: {number, of: 3}})));
	expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(14_200);
	expect(new Set(counts).size).toBe(3);
	// A share without parts.
	expect(await counted({size: 12, share: {number: 100_000, of: 100_000}})).toBe('0\n');
});

test('worker threads count the same number as a single thread', async () => {
	const expected = await counted({size: 14, share: {number: 7, of: 20}});
	expect(Number(expected)).toBeGreaterThan(10_000);
	expect(await printCount('14', '--shard', '7/20', '--jobs', '2')).toBe(expected);
});

test('worker threads make the count fail if they fail', async () => {
	// The file of the worker exists only in dist/.
	await expect(counted({jobs: 2})).rejects.toThrow('print/count.js');
});

test('a line of progress covers a longer one before it, by their cells', () => {
	vi.useFakeTimers();
	const output = Object.assign(new PassThrough({encoding: 'utf8'}), {isTTY: true});
	vi.spyOn(process, 'stderr', 'get').mockReturnValue(output as never);
	const end = showProgress((seconds) => (seconds < 2 ? '已计 1%' : 'ab'));
	vi.advanceTimersByTime(2000);
	end();
	expect(output.read()).toBe('已计 1%\rab     \r  \r');
});

test('the parts that are counted tell how long the others take', () => {
	const words = [0, 1, 3].map((done) => progressOf(done, 4, 120, text));
	expect(words).toEqual(['0% counted', '25% counted, about 6 min left', '75% counted, about 1 min left']);
	expect(progressOf(1, 4, 3000, text)).toBe('25% counted, about 3 h left');
});

test('an interrupted count shows its progress in a terminal, and Ctrl+C removes it', async () => {
	const script = `${process.execPath} ${parameters('17', '--jobs', '1').join(' ')}; echo status $?`;
	// It ends when its output has been seen.
	const session = new Session('bash', ['-c', `trap : INT; ${script}; read -r`]);
	await session.until(/^[\d.]+% counted, about \d+ (?:s|min|h) left$/m);
	session.press(Session.keys['ctrl-c']);
	await session.until('status 130');
	expect(session.text).not.toContain('left');
	session.press('\r');
	await session.ended();
});
