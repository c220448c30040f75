import {type ChildProcess, execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import process from 'node:process';
import {promisify} from 'node:util';
import {afterEach, describe, expect, test} from 'vitest';
import {countLine} from '../../source/print/count.js';
import {countInWorkers} from '../../source/print/count-in-workers.js';
import {countPart, partsOf, partsToShare, shareOf, variants} from '../../source/solver/index.js';
import {text} from '../../source/text/en.js';
import {Session} from '../program/session.js';
import {defaultRequest} from './request.js';

const run = promisify(execFile);
const parameters = (...more: string[]) => ['dist/cli.js', ...more, '--print', 'count'];
const printCount = async (...more: string[]) => (await run(process.execPath, parameters(...more))).stdout;
const sumOf = (counts: readonly bigint[]) => counts.reduce((sum, each) => sum + each, 0n);

// OEIS A000170.
test.each([
	['1', '1'],
	['2', '0'],
	['8', '92'],
	['16', '14772512'],
])('only the number of solutions is printed: for N = %s it is %s', async (size, published) => {
	expect(await printCount(size)).toBe(`${published}\n`);
});

test.each(variants)('$id counts the solutions from N = 1 to 11', async (variant) => {
	const counts: number[] = [];
	for (let size = 1; size <= 11; size++) {
		let printed = '';
		for await (const piece of countLine({...defaultRequest, size, variant}, text)) {
			printed += piece;
		}

		counts.push(Number(printed));
	}

	// OEIS A000170.
	expect(counts).toEqual([1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680]);
});

test('the program prints the same count with a variant', async () => {
	expect(await printCount('8', '--variant', 'flags')).toBe('92\n');
});

describe('shares', () => {
	test('add up to the total', async () => {
		const counts = await Promise.all(['1/4', '2/4', '3/4', '4/4'].map((shard) => printCount('13', '--shard', shard)));
		expect(sumOf(counts.map(BigInt))).toBe(73_712n);
		expect(new Set(counts).size).toBe(4);
	});
});

describe('worker threads', () => {
	test('count the same number as a single thread', async () => {
		const parts = shareOf(partsToShare(16, 40), 7, 40);
		const expected = `${sumOf(parts.map((part) => countPart(16, part)))}\n`;
		expect(parts.length).toBeGreaterThan(1);
		expect(await printCount('16', '--shard', '7/40', '--jobs', '1')).toBe(expected);
		expect(await printCount('16', '--shard', '7/40', '--jobs', '2')).toBe(expected);
	});

	test('count 0 in a share without parts', async () => {
		expect(await printCount('12', '--shard', '100000/100000')).toBe('0\n');
	});

	test('also count small boards if --jobs is given', async () => {
		expect(await printCount('12', '--jobs', '3')).toBe('14200\n');
	});

	test('make the count fail if they fail', async () => {
		// The file of the worker exists only in dist/.
		await expect(countInWorkers(8, partsOf(8), 2, () => undefined)).rejects.toThrow('print/count.js');
	});
});

describe('an interrupted count', () => {
	let child: ChildProcess | undefined;
	let session: Session | undefined;

	afterEach(() => {
		child?.kill('SIGKILL');
		if (session && !session.exit) {
			session.kill('SIGKILL');
		}
	});

	test.each(['16', '20'])('for N = %s is ended by the signal and prints nothing', async (size) => {
		const printsWhenItRuns = ['--import', 'data:text/javascript,setImmediate(() => console.error("runs"))'];
		child = spawn(process.execPath, [...printsWhenItRuns, ...parameters(size)]);
		let output = '';
		child.stdout?.on('data', (data) => {
			output += String(data);
		});
		await once(child.stderr!, 'data');
		child.kill('SIGINT');
		const [, signal]: readonly unknown[] = await once(child, 'close');
		expect({signal, output}).toEqual({signal: 'SIGINT', output: ''});
	});

	test.each([
		['Ctrl+C', Session.keys.interrupt, 130],
		['Ctrl+\\', '\u001C', 131],
	])('in a terminal shows its progress, and %s removes it', async (_, key, status) => {
		const script = `${process.execPath} ${parameters('20', '--jobs', '1').join(' ')}; echo status $?`;
		session = new Session('bash', ['-c', `trap : INT QUIT; ${script}`]);
		await session.until(/^\d+% counted, about \d+ (?:s|min|h) left$/m);
		session.press(key);
		await session.until(`status ${status}`);
		expect(session.text).not.toContain('counted');
		await session.ended();
	});
});
