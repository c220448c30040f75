import {expect, test} from 'vitest';
import {barredCells, spacedCells} from '../../source/check/rows.js';
import {sheetOf} from '../../source/check/sheet.js';
import type {Queens} from '../../source/solver/board.js';
import {solutions} from '../../source/solver/counting/solutions.js';
import {printed} from '../print/request.js';
import {isLong} from '../runs.js';
import {checked} from './checked.js';
import {laidOut, layouts, surroundings} from './layouts.js';

const corruptions: readonly ((all: readonly Queens[], at: number) => readonly Queens[])[] = [
	(all, at) => all.toSpliced(at, 1),
	(all, at) => all.toSpliced(at, 0, all[0]!),
	(all, at) => all.with(at, all[at]!.with(1, (all[at]![1]! + 1) % all[at]!.length)),
	(all, at) => all.with(at, all[at]!.toReversed().with(0, all[at]![0]!)),
];
const four = [...solutions(4)];

/** In some surroundings, with RUNS in all. */
const programs = layouts.flatMap((layout, index) =>
	surroundings
		.filter((_, at) => isLong || at === index % surroundings.length)
		.map((around) => [layout(four[0]!, 0).join('\n'), layout, around] as const),
);

// Readme: in the usual layouts, and those of a class
// Manual: Other text around them does not matter.
test.each(programs)('what a right program prints is right: %s', (_, layout, around) => {
	for (const size of [4, 6]) {
		const all = [...solutions(size)];
		const output = laidOut(layout, around, all, all.length);
		expect(checked(output)).toMatchObject({verdict: 'right', size});
		expect(checked(output, {size}).verdict).toBe('right');
	}
});

test.each(programs)('a board that is wrong or missing is told: %s', (_, layout, around) => {
	for (const [at, corrupt] of corruptions.entries()) {
		const some = corrupt(four, at % 2);
		const missing = four.find((queens) => !some.includes(queens));
		const masks = some.find((queens) => !four.includes(queens))?.map((column) => 1 << column);
		for (const total of new Set([2, some.length])) {
			const output = laidOut(layout, around, some, total);
			const told = {missing: missing && {queens: missing}, wrong: {first: masks && {masks}}};
			expect(checked(output, {size: 4}), output).toMatchObject({verdict: 'wrong', solutions: told});
		}
	}
});

test.each(programs)('nor where a line is cut, doubled or has another digit: %s', (_, layout, around) => {
	const [own, other] = four.map((queens) => layout(queens, 0)) as [readonly string[], readonly string[]];
	for (const [at, line] of own.entries()) {
		// Where two solutions differ, there are queens.
		const places = [...line].flatMap((sign, place) => (sign === other[at]![place] ? [] : [place]));
		const digit = places.find((place) => /\d/.test(line[place]!));
		const others = (isLong ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [1, 4]).map((by) => (Number(line[digit!]) + by) % 10);
		const changed = digit === undefined ? [] : others.map((by) => [line.slice(0, digit) + by + line.slice(digit + 1)]);
		for (const lines of places.length === 0 ? [] : [[], [line, line], ...changed]) {
			const first = own.toSpliced(at, 1, ...lines);
			const output = laidOut((queens, index) => (index === 0 ? first : layout(queens, 1)), around, four, 2);
			expect(checked(output, {size: 4}).verdict, output).not.toBe('right');
		}
	}
});

test.each(['boards', 'list', 'json', 'trace'] as const)('what --print %s prints is right', (format) => {
	for (const size of [2, 3, 4, 6, 8]) {
		expect(checked(printed(format, {size}), {size}).verdict).toBe('right');
	}
});

test('a trace whose rows and columns count from different numbers is never called wrong', () => {
	const steps = printed('trace', {size: 6}).trimEnd().split('\n');
	for (const rows of [0, 1]) {
		const named = steps.map((step) =>
			step.replace(/(\d)\D+(\d)/, (_, row, column) => `${Number(row) + rows}, ${Number(column) + 1 - rows}`),
		);
		for (const options of [{}, {size: 6}]) {
			expect(checked(named.join('\n'), options).verdict).toBe('unclear');
			expect(checked(named.slice(0, 9).join('\n'), options).verdict).toBe('unclear');
		}
	}
});

test('where all solutions are one line of numbers, the sample may end within one', () => {
	const all = [...solutions(11)];
	expect(checked(all.map((one) => one.join(' ')).join(' '), {size: 11})).toMatchObject({verdict: 'right', size: 11});
});

test('a line without end takes no more time or memory than long ones do', () => {
	expect([...spacedCells(': '.repeat(20_000))].map(({length}) => length)).toEqual([10_000]);
	expect([...barredCells('|'.repeat(20_000), 3)]).toEqual([]);
	expect(checked(' '.repeat(300_000)).verdict).toBe('unclear');
	const joined = Array.from({length: 20_000}, (_, at) => ({line: at + 1, text: '[1,'}));
	expect(sheetOf(joined, 3000).text.length).toBeLessThan(3010);
	expect(sheetOf([{line: 1, text: '.'.repeat(9000)}], 3000).text).toHaveLength(3000);
});
