import fc from 'fast-check';
import {expect, test} from 'vitest';
import {layouts as layoutTable} from '../../source/check/layouts.js';
import type {Queens} from '../../source/solver/board.js';
import {solutions} from '../../source/solver/counting/solutions.js';
import {printed} from '../print/request.js';
import {runs} from '../runs.js';
import {checked} from './checked.js';
import {laidOut, layouts} from './layouts.js';

// RUNS=500 runs longer. A failure reports its seed.
const numRuns = 100 * runs(1);
const sizes = fc.constantFrom(4, 5, 6);

test.each(layoutTable.map(({name, reads, leaves}) => [name, reads, leaves] as const))('of %s', (_, reads, leaves) => {
	expect(checked(reads, {size: 4})).toMatchObject({verdict: 'right', unread: undefined});
	expect(checked(leaves, {size: 4}).verdict).not.toBe('right');
});

test('what a right program prints is right', () => {
	fc.assert(
		fc.property(layouts, sizes, fc.boolean(), (layout, size, isGiven) => {
			const all = [...solutions(size)];
			const report = checked(laidOut(layout, all, all.length), isGiven ? {size} : {});
			expect(report).toMatchObject({verdict: 'right', size});
		}),
		{numRuns},
	);
});

const corruptions = fc.constantFrom<(all: readonly Queens[], at: number) => readonly Queens[]>(
	(all, at) => all.toSpliced(at, 1),
	(all, at) => all.toSpliced(at, 0, all[0]!),
	(all, at) => all.with(at, all[at]!.with(1, (all[at]![1]! + 1) % all[at]!.length)),
	(all, at) => all.with(at, all[at]!.toReversed().with(0, all[at]![0]!)),
);

test('what a wrong program prints is not right', () => {
	fc.assert(
		fc.property(layouts, sizes, corruptions, fc.nat(), fc.boolean(), (layout, size, corrupt, at, isCounted) => {
			const all = [...solutions(size)];
			const some = corrupt(all, at % all.length);
			fc.pre(String(some) !== String(all));
			const {verdict} = checked(laidOut(layout, some, isCounted ? some.length : all.length), {size});
			expect(verdict).not.toBe('right');
		}),
		{numRuns},
	);
});

test.each(['boards', 'list', 'json', 'trace'] as const)('what --print %s prints is right', (format) => {
	for (const size of [2, 3, 4, 6, 8]) {
		expect(checked(printed(format, {size}), {size}).verdict).toBe('right');
	}
});

test('a trace whose rows and columns count from different numbers is never called wrong', () => {
	const steps = printed('trace', {size: 6}).trimEnd().split('\n');
	for (const [rows, columns] of [
		[0, 1],
		[1, 0],
	] as const) {
		const named = steps.map((step) =>
			step.replace(/(\d)\D+(\d)/, (_, row, column) => `${Number(row) + rows}, ${Number(column) + columns}`),
		);
		for (const options of [{}, {size: 6}]) {
			expect(checked(named.join('\n'), options).verdict).toBe('unclear');
			expect(checked(named.slice(0, 9).join('\n'), options).verdict).toBe('unclear');
		}
	}
});
