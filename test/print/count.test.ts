import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import process from 'node:process';
import {promisify} from 'node:util';
import {describe, expect, test} from 'vitest';
import {countLine} from '../../source/print/count.js';
import {countInWorkers} from '../../source/print/count-in-workers.js';
import {partsOf, variants} from '../../source/solver/index.js';
import {text} from '../../source/text/en.js';
import {Session} from '../program/session.js';
import {defaultRequest} from './request.js';

const run = promisify(execFile);
const parameters = (...more: string[]) => ['dist/cli.js', ...more, '--print', 'count'];
const printCount = async (...more: string[]) => (await run(process.execPath, parameters(...more))).stdout;
const sumOf = (counts: readonly bigint[]) => counts.reduce((sum, each) => sum + each, 0n);

test.each([
	['13', '73712'],
	['8 --variant flags', '92'],
	['12 --jobs 3', '14200'],
	// A share without parts.
	['12 --shard 100000/100000', '0'],
])('only the number of solutions is printed: for %s it is %s', async (given, count) => {
	expect(await printCount(...given.split(' '))).toBe(`${count}\n`);
});

// OEIS A000170 and A002562.
const published = [1, 0, 0, 2, 10, 4, 40, 92, 352];
const classes = [1, 0, 0, 1, 2, 1, 6, 12, 46];

test.each([
	...[undefined, ...variants].map((variant) => [{variant}, published] as const),
	[{isFundamentalOnly: true}, classes] as const,
])('with %o the solutions or classes are counted from N = 1 to 9', async (changes, expected) => {
	const counts: number[] = [];
	for (let size = 1; size <= 9; size++) {
		let printed = '';
		for await (const piece of countLine({...defaultRequest, ...changes, size}, text)) {
			printed += piece;
		}

		counts.push(Number(printed));
	}

	expect(counts).toEqual(expected);
});

test('shares add up to the total', async () => {
	const counts = await Promise.all(['1/3', '2/3', '3/3'].map((shard) => printCount('12', '--shard', shard)));
	expect(sumOf(counts.map(BigInt))).toBe(14_200n);
	expect(new Set(counts).size).toBe(3);
});

describe('worker threads', () => {
	test('count the same number as a single thread', async () => {
		const expected = await printCount('14', '--shard', '7/20');
		expect(Number(expected)).toBeGreaterThan(10_000);
		expect(await printCount('14', '--shard', '7/20', '--jobs', '2')).toBe(expected);
	});

	test('make the count fail if they fail', async () => {
		// The file of the worker exists only in dist/.
		await expect(countInWorkers(8, partsOf(8), 2, () => undefined)).rejects.toThrow('print/count.js');
	});
});

// Two of these wait for a second, for the first line about the progress.
describe.concurrent('an interrupted count', () => {
	test('is ended by the signal and prints nothing', async () => {
		// A thread says that the program runs: counting keeps the event loop busy.
		const thread = 'setTimeout(() => require("fs").writeSync(2, "runs"), 300)';
		const preloaded = `import {Worker} from 'node:worker_threads'; new Worker(${JSON.stringify(thread)}, {eval: true}).unref()`;
		const child = spawn(process.execPath, ['--import', `data:text/javascript,${preloaded}`, ...parameters('20')]);
		let output = '';
		child.stdout.on('data', (data) => {
			output += String(data);
		});
		await once(child.stderr, 'data');
		child.kill('SIGINT');
		const [, signal]: readonly unknown[] = await once(child, 'close');
		expect({signal, output}).toEqual({signal: 'SIGINT', output: ''});
	});

	test.each([
		['Ctrl+C', Session.keys.interrupt, 130],
		['Ctrl+\\', '\u001C', 131],
	])('in a terminal shows its progress, and %s removes it', async (_, key, status) => {
		const script = `${process.execPath} ${parameters('20', '--jobs', '1').join(' ')}; echo status $?`;
		const session = new Session('bash', ['-c', `trap : INT QUIT; ${script}`]);
		await session.until(/^\d+% counted, about \d+ (?:s|min|h) left$/m);
		session.press(key);
		await session.until(`status ${status}`);
		expect(session.text).not.toContain('counted');
		await session.ended();
	});
});
