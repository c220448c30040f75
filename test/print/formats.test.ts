import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {formatNames} from '../../source/command-line/options.js';
import {type FormatName, formats} from '../../source/print/formats.js';
import type {Request} from '../../source/print/request.js';
import {solutionAt} from '../../source/print/selection.js';
import {backtrack, isFundamental, solutions, variants} from '../../source/solver/index.js';
import {Refusal} from '../../source/text/refusal.js';
import {everything} from './request.js';

/** All but the count, which may take its time. */
type SteadyName = Exclude<FormatName, 'count'>;

function printed(name: SteadyName, changes: Partial<Request> = {}): string {
	const request = {...everything, ...changes};
	const {size, at} = request;
	const only = at === undefined ? undefined : {number: at, queens: [...solutions(size)][at - 1]!};
	const pieces = [...formats[name].pieces(request, only)];
	return Buffer.concat(pieces.map((piece) => Buffer.from(piece))).toString();
}

const lines = (name: SteadyName, request: Partial<Request> = {}) => printed(name, request).trimEnd().split('\n');

test('the list is the columns of each solution, also beyond column 9', () => {
	expect(lines('list')).toEqual([...solutions(8)].map((queens) => queens.join(' ')));
	expect(lines('list', {size: 11})).toEqual([...solutions(11)].map((queens) => queens.join(' ')));
});

test('a matrix has ones where queens stand', () => {
	expect(printed('matrix', {size: 4})).toBe(
		['0 1 0 0', '0 0 0 1', '1 0 0 0', '0 0 1 0', '', '0 0 1 0', '1 0 0 0', '0 0 0 1', '0 1 0 0', '', ''].join('\n'),
	);
});

test('the table has a header and a solution a line', () => {
	expect(printed('csv', {size: 4})).toBe('solution,row 0,row 1,row 2,row 3\n1,1,3,0,2\n2,2,0,3,1\n');
});

test('the JSON document says what it is, and holds every solution with its number', () => {
	expect(JSON.parse(printed('json'))).toEqual({
		schema: 'queens-tui/1',
		size: 8,
		solutions: [...solutions(8)].map((queens, index) => ({number: index + 1, queens})),
	});
});

test('line by line the same documents follow', () => {
	expect(lines('ndjson').map((line): unknown => JSON.parse(line))).toEqual(JSON.parse(printed('json')).solutions);
});

test('the trace is a line for each test of the search, in its order', () => {
	const tests = [...backtrack(6, variants[0]!)].filter((step) => step.type === 'test');
	expect(lines('trace', {size: 6})).toEqual(
		tests.map(({row, column, attack}) => `[${row}][${column}]=${attack === undefined}`),
	);
	expect(lines('trace', {size: 8}).filter((line) => /^\[\d\]\[\d\]=(?:true|false)$/.test(line))).toHaveLength(15_720);
});

test.each([
	[{}, '92\n'],
	[{isFundamentalOnly: true}, '12\n'],
	[{size: 3}, '0\n'],
	[{size: 7, variant: variants[0]}, '40\n'],
] satisfies [Partial<Request>, string][])(
	'of %o the count is the number of solutions or of classes, alone',
	async (request, expected) => {
		let text = '';
		for await (const piece of formats.count.pieces({...everything, ...request})) {
			text += piece;
		}

		expect(text).toBe(expected);
	},
);

describe('measures', () => {
	const rows = (name: 'compare' | 'growth', request: Partial<Request>) =>
		lines(name, request).map((row) => row.trim().split(/ +/));

	test('compare has a row for each variant', () => {
		const [header, ...measures] = rows('compare', {});
		expect(header).toEqual([
			'size',
			'variant',
			'solutions',
			'fundamental',
			'tests',
			'placements',
			'checks',
			'milliseconds',
		]);
		expect(measures.map((cells) => cells.slice(0, -1))).toEqual([
			['8', 'scan', '92', '12', '15720', '2056', '46752'],
			['8', 'flags', '92', '12', '15720', '2056', '24648'],
			['8', 'bitmask', '92', '12', '15720', '2056', '15720'],
		]);
		expect(measures.every((cells) => Number(cells.at(-1)) > 0)).toBe(true);
	});

	test('growth has a row for each size, in columns that stand below each other', () => {
		const [header, ...measures] = rows('growth', {size: 7});
		expect(header?.[0]).toBe('size');
		expect(measures.map(([size, , found]) => [size, found].join(' '))).toEqual([
			'1 1',
			'2 0',
			'3 0',
			'4 2',
			'5 10',
			'6 4',
			'7 40',
		]);
		expect(new Set(lines('growth', {size: 7}).map((line) => line.length)).size).toBe(1);
	});

	test('what takes long is not timed, and that is said', () => {
		const measures = lines('compare', {size: 14});
		expect(measures.slice(1, 4).every((line) => line.endsWith(' -'))).toBe(true);
		expect(measures.at(-1)).toBe('# - not measured: a search of more than 100000000 steps takes long');
	});
});

describe('the sheet', () => {
	test.each([
		['all', {}, 92],
		['one', {at: 5}, 1],
		['no', {size: 2}, 0],
		['many small', {size: 10, isFundamentalOnly: true}, 92],
	])('is a well-formed document of %s boards, each within it', (_, request, boards) => {
		const sheet = printed('svg', request);
		const open: string[] = [];
		// Elements with attributes, nested properly, text without markup; nothing else.
		const rest = sheet.replace(
			/<(?<close>\/)?(?<name>\w+)(?: [\w-]+="[^"<&]*")*(?<empty>\/)?>|[^<>&]+/g,
			(...match) => {
				const {close, name, empty} = match.at(-1);
				if (close) {
					expect(open.pop()).toBe(name);
				} else if (name && !empty) {
					open.push(name);
				}

				return '';
			},
		);
		expect([rest, ...open]).toEqual(['']);
		const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(sheet) ?? [];
		const places = [...sheet.matchAll(/translate\((\d+) (\d+)\)/g)].map(([, x, y]) => ({x: Number(x), y: Number(y)}));
		const size = 'size' in request ? request.size : 8;
		expect(new Set(places.map(({x, y}) => `${x} ${y}`)).size).toBe(boards);
		expect(places.every(({x, y}) => x + size < Number(width) && y + size < Number(height))).toBe(true);
	});

	test('shows each queen on its square', () => {
		expect(printed('svg', {size: 4, at: 2})).toContain(
			[
				'>2</text><use href="#board"/>',
				'<use href="#queen" x="2" y="0"/>',
				'<use href="#queen" x="0" y="1"/>',
				'<use href="#queen" x="3" y="2"/>',
				'<use href="#queen" x="1" y="3"/></g>',
			].join(''),
		);
	});
});

const shown = formatNames.filter((name) => name !== 'count').filter((name) => formats[name].showsSolutions);

test.each(shown)('as %s, any variant prints the same bytes as none, whatever is asked for', (name) => {
	fc.assert(
		fc.property(
			fc.integer({min: 1, max: 8}),
			fc.constantFrom(...variants),
			fc.integer({min: 1, max: 100}),
			fc.boolean(),
			(size, variant, limit, isFundamentalOnly) => {
				const request = {size, limit, isFundamentalOnly};
				expect(printed(name, {...request, variant})).toBe(printed(name, request));
			},
		),
		{numRuns: 20},
	);
});

test('a limit keeps the first ones, fundamental the first of each class, under their own numbers', () => {
	const expected = [...solutions(8)]
		.map((queens, index) => ({number: index + 1, queens}))
		.filter(({queens}) => isFundamental(queens));
	const records = (request: Partial<Request>): unknown => JSON.parse(printed('json', request)).solutions;
	expect(records({isFundamentalOnly: true})).toEqual(expected);
	expect(records({isFundamentalOnly: true, limit: 5})).toEqual(expected.slice(0, 5));
	expect(lines('list', {limit: 7})).toEqual(lines('list').slice(0, 7));
});

test.each(shown)('as %s, a solution stands alone', (name) => {
	expect(printed(name, {size: 4, at: 2})).not.toBe(printed(name, {size: 4, at: 1}));
});

test.each([undefined, ...variants])(
	'a solution is found by its number, and one that is not there is refused',
	async (variant) => {
		const request = {...everything, variant};
		expect(await solutionAt(request, 5)).toEqual({number: 5, queens: [...solutions(8)][4]});
		expect((await solutionAt(request, 92)).number).toBe(92);
		await expect(solutionAt(request, 93)).rejects.toThrow(
			new Refusal('--at 93 is beyond the last solution: 8 queens have 92'),
		);
	},
);

test('a number far beyond the end is refused without a search for it', async () => {
	await expect(solutionAt({...everything, size: 15}, 999_999_999)).rejects.toThrow(
		new Refusal('--at 999999999 is beyond the last solution: 15 queens have 2,279,184'),
	);
});

test.each([
	['csv', 'solution,row 0,row 1,row 2\n'],
	['json', '{"schema":"queens-tui/1","size":3,"solutions":[\n]}\n'],
	['ndjson', ''],
	['list', ''],
	['matrix', ''],
] as const)('as %s, no solution is an empty document', (name, document) => {
	expect(printed(name, {size: 3})).toBe(document);
});
