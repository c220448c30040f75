import {type ChildProcess, execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import process from 'node:process';
import {promisify} from 'node:util';
import fc from 'fast-check';
import {afterEach, describe, expect, test} from 'vitest';
import {shareOf} from '../../source/print/count.js';
import {countInWorkers} from '../../source/print/count-in-workers.js';
import {count, countPart, partsOf} from '../../source/solver/index.js';
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
	const sharesOf = (of: number) => Array.from({length: of}, (_, index) => ({number: index + 1, of}));

	test('have each part once between them', () => {
		fc.assert(
			fc.property(fc.integer({min: 0, max: 300}), fc.integer({min: 1, max: 70}), (length, of) => {
				const parts = Array.from({length}, (_, index) => index);
				const shares = sharesOf(of).map((shard) => shareOf(parts, shard));
				expect(shares.flat().sort((a, b) => a - b)).toEqual(parts);
				expect(Math.max(...shares.map((share) => share.length))).toBe(Math.ceil(length / of));
			}),
		);
	});

	test('add up to the count', () => {
		fc.assert(
			fc.property(fc.integer({min: 1, max: 12}), fc.integer({min: 1, max: 20}), (size, of) => {
				const parts = sharesOf(of).flatMap((shard) => shareOf(partsOf(size), shard));
				expect(sumOf(parts.map((part) => countPart(size, part)))).toBe(count(size));
			}),
		);
	});

	test('are printed, and what is printed adds up', async () => {
		const shares = await Promise.all(['1/4', '2/4', '3/4', '4/4'].map((shard) => printed('13', '--shard', shard)));
		expect(sumOf(shares.map(BigInt))).toBe(73_712n);
		expect(new Set(shares).size).toBe(4);
	});
});

describe('worker threads', () => {
	test('count as much, however many there are, as is counted without', async () => {
		const parts = shareOf(partsOf(20), {number: 7, of: 6000});
		const counted = `${sumOf(parts.map((part) => countPart(20, part)))}\n`;
		expect(parts).toHaveLength(3);
		expect(await printed('20', '--shard', '7/6000', '--jobs', '1')).toBe(counted);
		expect(await printed('20', '--shard', '7/6000', '--jobs', '2')).toBe(counted);
	});

	test('have nothing to do in a share without parts', async () => {
		expect(await printed('17', '--shard', '1000/1000')).toBe('0\n');
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
