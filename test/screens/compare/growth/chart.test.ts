import {expect, test} from 'vitest';
import {unicodeGlyphs} from '../../../../source/panels/glyphs.js';
import {textOf} from '../../../../source/panels/line.js';
import {chartOf} from '../../../../source/screens/compare/growth/chart.js';

const axes = {x: 'N', y: 'ms', label: String, several: '*'};

function drawn(points: readonly (readonly [x: number, y: number])[], width: number, height: number) {
	const series = [
		{mark: '1', points: points.map(([x, y]) => ({x, y}))},
		{mark: '2', points: points.map(([x, y]) => ({x, y: y / 10}))},
	];
	const chart = chartOf(series, {width, height}, unicodeGlyphs, axes);
	return chart && {lines: chart.lines.map((line) => textOf(line).trimEnd()), rowFactor: chart.rowFactor};
}

test('the same factor for each size is a straight line, with powers of ten at the axis', () => {
	const points = [1, 2, 3, 4].map((x) => [x, 10 ** x] as const);
	expect(drawn(points, 18, 8)).toEqual({
		lines: [
			'   ms',
			'10000│          1',
			' 1000│       1   2',
			'  100│    1   2',
			'   10│ 1   2',
			'    1│  2',
			'     ╰────────────',
			'    N  1  2  3  4',
		],
		rowFactor: 10,
	});
});

test('if not all sizes fit, the last ones remain, after a mark', () => {
	const points = [8, 9, 10, 11].map((x) => [x, 2 ** x] as const);
	const {lines} = drawn(points, 12, 7)!;
	expect(lines.at(-1)).toMatch(/^ +N…10 11$/);
});

test('with fewer than two powers of ten in the range its ends are labelled', () => {
	const points = [4, 5].map((x) => [x, x] as const);
	expect(drawn(points, 20, 7)!.lines.filter((line) => /\d│/.test(line))).toHaveLength(2);
});

test('there is no chart of one value, or without room', () => {
	expect(chartOf([{mark: '1', points: [{x: 4, y: 1}]}], {width: 40, height: 20}, unicodeGlyphs, axes)).toBeUndefined();
	expect(drawn([[4, 1]], 40, 5)).toBeUndefined();
});

test('where each size has room for one mark only, a mark stands for several in a row', () => {
	const points = [1, 2, 3, 4].map((x) => ({x, y: 10 ** x}));
	const series = [
		{mark: 'a', points},
		{mark: 'b', points: points.map(({x, y}) => ({x, y: x < 3 ? y : y / 10}))},
		{mark: 'c', points: points.slice(0, 3)},
	];
	const chart = chartOf(series, {width: 18, height: 7}, unicodeGlyphs, axes);
	expect(chart?.lines.map((line) => textOf(line).trimEnd())).toEqual([
		'   ms',
		'10000│          a',
		' 1000│       *  b',
		'  100│    *  b',
		'   10│ *',
		'     ╰────────────',
		'    N  1  2  3  4',
	]);
});

test('labels stand evenly, and a small range is not stretched over all rows', () => {
	const rowsOf = (highest: number, height: number) => {
		const lines = drawn(
			[1, 2].map((x) => [x, x === 1 ? 1 : highest] as const),
			30,
			height,
		)!.lines;
		return lines.flatMap((line, row) => (/\d│/.test(line) ? [row] : []));
	};
	for (const [highest, height] of [
		[2, 15],
		[1000, 16],
		[10 ** 7, 14],
		[10 ** 12, 14],
	] as const) {
		const rows = rowsOf(highest, height);
		const gaps = rows.slice(1).map((row, index) => row - rows[index]!);
		expect(rows.length).toBeGreaterThan(1);
		expect(new Set(gaps).size).toBe(1);
	}

	const {lines} = drawn(
		[1, 2].map((x) => [x, x] as const),
		30,
		15,
	)!;
	const marked = lines.flatMap((line, row) => (/│.*[12]/.test(line) ? [row] : []));
	expect(marked.at(-1)! - marked[0]!).toBeLessThan(7);
});
