import {type ChildProcess, execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import process from 'node:process';
import {promisify} from 'node:util';
import {afterEach, describe, expect, test} from 'vitest';
import {countInWorkers} from '../../source/print/count-in-workers.js';
import {countPart, partsOf, partsToShare, shareOf} from '../../source/solver/index.js';
import {Session} from '../program/session.js';

const run = promisify(execFile);
const parameters = (...more: string[]) => ['dist/cli.js', ...more, '--print', 'count'];
const printed = async (...more: string[]) => (await run(process.execPath, parameters(...more))).stdout;
const sumOf = (counts: readonly bigint[]) => counts.reduce((sum, each) => sum + each, 0n);

test('the number of solutions is printed alone', async () => {
	const sizes = ['1', '2', '8', '15'];
	expect(await Promise.all(sizes.map((size) => printed(size)))).toEqual(['1\n', '0\n', '92\n', '2279184\n']);
});

describe('shares', () => {
	test('are printed, and what is printed adds up', async () => {
		const shares = await Promise.all(['1/4', '2/4', '3/4', '4/4'].map((shard) => printed('13', '--shard', shard)));
		expect(sumOf(shares.map(BigInt))).toBe(73_712n);
		expect(new Set(shares).size).toBe(4);
	});
});

describe('worker threads', () => {
	test('count as much, however many there are, as is counted without', async () => {
		const parts = shareOf(partsToShare(18, 200), 7, 200);
		const counted = `${sumOf(parts.map((part) => countPart(18, part)))}\n`;
		expect(parts.length).toBeGreaterThan(1);
		expect(await printed('18', '--shard', '7/200', '--jobs', '1')).toBe(counted);
		expect(await printed('18', '--shard', '7/200', '--jobs', '2')).toBe(counted);
	});

	test('have nothing to do in a share without parts', async () => {
		expect(await printed('17', '--shard', '100000/100000')).toBe('0\n');
	});

	test('count small boards too where threads are asked for', async () => {
		expect(await printed('12', '--jobs', '3')).toBe('14200\n');
	});

	test('that fail make the count fail', async () => {
		// There is no worker beside the source.
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

	test.each(['16', '20'])('of N = %s ends by the signal and has printed nothing', async (size) => {
		const tellsThatItRuns = ['--import', 'data:text/javascript,setImmediate(() => console.error("runs"))'];
		child = spawn(process.execPath, [...tellsThatItRuns, ...parameters(size)]);
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
	])('in a terminal shows how long it takes, and %s removes that', async (_, key, status) => {
		const script = `${process.execPath} ${parameters('20').join(' ')}; echo status $?`;
		session = new Session('bash', ['-c', `trap : INT QUIT; ${script}`]);
		await session.until(/^\d+ % counted, about \d+ (?:s|min|h) left$/m);
		session.press(key);
		await session.until(`status ${status}`);
		expect(session.text).not.toContain('counted');
		await session.ended();
	});
});
