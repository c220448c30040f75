import process from 'node:process';
import {expect, test, vi} from 'vitest';
import {formatNames} from '../../source/command-line/options.js';
import {formats, print} from '../../source/print/formats.js';
import {comparison} from '../../source/print/measurements.js';
import type {Request} from '../../source/print/request.js';
import {solutions} from '../../source/solver/counting/solutions.js';
import {variants} from '../../source/solver/search/variants.js';
import {isFundamental} from '../../source/solver/symmetry.js';
import {Tape} from '../../source/solver/tape/tape.js';
import {chinese, knowledge, english as text} from '../pressed.js';
import {all, defaultRequest, printed, type SyncName} from './request.js';

const lines = (name: SyncName, request: Partial<Request> = {}) => printed(name, request).trimEnd().split('\n');

test('the list has the columns of each solution, including columns with two digits', () => {
	expect(lines('list')).toEqual([...solutions(8)].map((queens) => queens.join(' ')));
	expect(lines('list', {size: 11})).toEqual([...solutions(11)].map((queens) => queens.join(' ')));
});

// Readme: all solutions as one JSON document
test('the JSON document has a schema, the size, and every solution with its number', () => {
	expect(JSON.parse(printed('json'))).toEqual({
		schema: 'queens-tui/1',
		size: 8,
		solutions: [...solutions(8)].map((queens, index) => ({number: index + 1, queens})),
	});
});

const isSync = (name: string): name is SyncName => name in formats && !['count', 'compare'].includes(name);
const solutionFormats = formatNames.filter(isSync).filter((name) => !['trace', 'steps'].includes(name));

// Manual: each solution keeps its number among all
test('--limit and --fundamental select solutions, which keep their numbers', () => {
	const expected = [...solutions(8)]
		.map((queens, index) => ({number: index + 1, queens}))
		.filter(({queens}) => isFundamental(queens));
	const records = (request: Partial<Request>): unknown => JSON.parse(printed('json', request)).solutions;
	expect(records({isFundamentalOnly: true})).toEqual(expected);
	expect(records({isFundamentalOnly: true, limit: 5})).toEqual(expected.slice(0, 5));
	expect(lines('list', {limit: 7})).toEqual(lines('list').slice(0, 7));
});

test.each(solutionFormats)('%s prints a single solution', (name) => {
	expect(printed(name, {size: 4, at: 1})).toBe(printed(name, {size: 4, limit: 1}));
	expect(printed(name, {size: 4, at: 2})).not.toBe(printed(name, {size: 4, at: 1}));
});

test.each([
	[8, 93, '--at 93 is beyond the end: the solutions for 8 queens end at 92'],
	[15, 999_999_999, '--at 999999999 is beyond the end: the solutions for 15 queens end at 2,279,184'],
	[24, Number.MAX_SAFE_INTEGER, 'is beyond the end: the solutions for 24 queens end at 227,514,171,973,736'],
])('of %i queens a number beyond the last solution is refused without a search', async (size, at, words) => {
	const destination = {file: undefined, isReplacing: false};
	await expect(print('list', {...defaultRequest, size, at}, destination, text)).rejects.toThrow(words);
});

test('each step is a line with its number, kind and square, and the sentence of the screen', async () => {
	const lines = async (steps: Request['steps'], language = text, size = 8): Promise<readonly string[]> => {
		const pieces = await all(formats.steps.pieces({...defaultRequest, size, steps}, language));
		return pieces.join('').trimEnd().split('\n');
	};
	expect(await lines({first: 47, last: 49})).toEqual([
		'47  test       3,4  Row 3, column 4 is attacked along \\ by the queen in row 1. Column 5 is next.',
		'48  test       3,5  Row 3, column 5 is attacked along \\ by the queen in row 2. Column 6 is next.',
		'49  test       3,6  Row 3, column 6 is safe: no queen above attacks it. Its queen is placed next.',
	]);
	// From step 10 on the lines stay below each other.
	const starts = (await lines({first: 8, last: 10})).map((line) => line.slice(0, 4));
	expect(starts).toEqual([' 8  ', ' 9  ', '10  ']);
	const first = (await lines({first: 0, last: 2})).map((line) => line.slice(0, 15));
	expect(first.join('|')).toBe('0  start       |1  test       0|2  placement  0');
	expect((await lines({first: 19_900, last: undefined})).at(-1)).toMatch(
		/^19924 {2}return {5}0,7 {2}.*The search is over/,
	);
	expect(await lines({first: 48, last: 48}, chinese)).toEqual([
		'48  测试  3,5  第 3 行第 5 列受第 2 行的皇后攻击（斜线 \\）。循环接着试第 6 列。',
	]);
	expect(await lines({first: 1, last: 1}, text, 10)).toEqual([expect.stringMatching(/^1 {2}test {7}0,0 {2}Row/)]);
	await expect(lines({first: 19_925, last: undefined})).rejects.toThrow('the steps for 8 queens end at 19,924');
});

const compared = async (size: number) => (await all(comparison({...defaultRequest, size}, text))).join('');

// Manual: prints the median of the processor time of one run
test('compare has one row per variant, with the median of the times of one run', async () => {
	// In microseconds: the first run takes 0.5 s, each other 0.1 s, so that two of them are enough.
	const times = [500_000];
	let now = 0;
	vi.spyOn(process, 'cpuUsage').mockImplementation((start) => {
		now += start ? (times.pop() ?? 100_000) : 0;
		return start ? {user: now - start.user - 1000, system: 1000} : {user: now, system: 0};
	});
	const lines = (await compared(6)).trimEnd().split('\n');
	const [header = [], ...rows] = lines.map((line) => line.trim().split(/ +/));
	expect(header.join(' ')).toBe('size variant checks writes cells milliseconds');
	const counts = {scan: '2016 152 6', flags: '1485 1064 34', bitmask: '1485 1064 9'};
	expect(rows.map((row) => row.join(' '))).toEqual(variants.map(({id}) => `6 ${id} ${counts[id]} 100`));
});

// Manual: a search of more than 1,000 million steps is not timed
test('a search that takes long is not timed, and a note explains why', async () => {
	const end = knowledge.tape(8).end!;
	vi.spyOn(Tape.prototype, 'end', 'get').mockReturnValue({...end, index: 20_000_000_000});
	expect(await compared(8)).toMatch(
		/ 46752 +2056 +8 +-\n[\s\S]*\n# - not measured: a search of more than 1000000000 steps takes long\n$/,
	);
});
