import {transformSync} from 'esbuild';
import {describe, expect, test} from 'vitest';
import {
	backtrack,
	checksOf,
	type Explanation,
	type Queens,
	type Step,
	solutions,
	Tape,
	type Variant,
	variants,
	writesUpTo,
} from '../../../source/solver/index.js';

/** An array that reports each read of an element, and each write; `pop` is a write. */
function watchedArray(onRead: () => void, onWrite: () => void): number[] {
	return new Proxy<number[]>([], {
		get(target, key) {
			if (key === 'pop') {
				return () => {
					onWrite();
					return target.pop();
				};
			}

			if (typeof key === 'string' && /^\d+$/.test(key)) {
				onRead();
			}

			return Reflect.get(target, key);
		},
		set(target, key, value) {
			onWrite();
			return Reflect.set(target, key, value);
		},
	});
}

/** A step of a listing: what it does, where, and the elements that it reads and writes until its next step. */
type Did = {type: Step['type']; row: number; column: number; reads: number; writes: number};

/**
 * Compiles a listing without changes to its code and runs it. Its lines say which steps they make; before the first line of
 * each, the row and the column are noted. What is passed to a call besides the row is written too.
 */
function runListing({listing}: Variant, n: number) {
	const types = ['test', 'place', 'backtrack'] as const;
	const lines = listing.map(({code, steps}, line) => {
		const begins = types.filter((type) => steps.includes(type) && !listing[line - 1]?.steps.includes(type));
		return [...begins.map((type) => `did('${type}', row, column);`), code].join('\n');
	});
	const start = listing.findIndex(({code}) => code.endsWith('{'));
	lines[start] += '\npassed(arguments.length - 1);';
	const {code} = transformSync(`${lines.join('\n')}\nplace(0);`, {loader: 'ts'});
	const found: Queens[] = [];
	const steps: Did[] = [];
	const did = (type: Step['type'], row: number, column: number) => {
		steps.push({type, row, column, reads: 0, writes: 0});
	};
	const read = () => {
		steps.at(-1)!.reads++;
	};
	const write = () => {
		steps.at(-1)!.writes++;
	};
	const queens = watchedArray(read, write);
	const given = {
		n,
		queens,
		columns: watchedArray(read, write),
		downs: watchedArray(read, write),
		ups: watchedArray(read, write),
		did,
		passed: (masks: number) => {
			const last = steps.at(-1);
			if (last) {
				last.writes += masks;
			}
		},
		report: () => {
			did('solution', n, found.length + 1);
			found.push([...queens]);
			steps.at(-1)!.reads = 0;
		},
	};
	new Function(...Object.keys(given), code)(...Object.values(given));
	return {found, steps};
}

/** The steps of the generator, with the checks that its guard counts, and the writes that the variant says. */
function runGenerator(variant: Variant, size: number): readonly Did[] {
	const guard = variant.guard(size);
	const steps: Did[] = [];
	let before = 0;
	for (const step of backtrack(size, guard)) {
		const square = step.type === 'solution' ? {row: size, column: step.number} : {row: step.row, column: step.column};
		const isWriting = step.type === 'place' || step.type === 'backtrack';
		steps.push({
			type: step.type,
			...square,
			reads: guard.checks - before,
			writes: isWriting ? variant.writes[step.type] : 0,
		});
		before = guard.checks;
	}

	return steps;
}

describe.each(variants.map((variant) => ({id: variant.id, variant})))('the listing of $id', ({id, variant}) => {
	test.each([1, 2, 3, 4, 5, 6, 7])(
		'makes the steps of the generator for N = %i, each with its checks and writes, and finds the same solutions',
		(size) => {
			const {found, steps} = runListing(variant, size);
			// The bitmasks are integers, so no reads are counted: each test is one AND.
			const read = id === 'bitmask' ? steps.map((each) => ({...each, reads: each.type === 'test' ? 1 : 0})) : steps;
			expect(read).toEqual(runGenerator(variant, size));
			expect(found).toEqual([...solutions(size, variant)]);
		},
	);

	test.each([1, 2, 3, 4, 5, 6, 7, 8])('makes the tests, checks and writes for N = %i that the formulas say', (size) => {
		const tape = new Tape(size);
		tape.advance(Number.POSITIVE_INFINITY);
		const {steps} = runListing(variant, size);
		const tests = steps.filter(({type}) => type === 'test');
		const reads = tests.reduce((sum, each) => sum + each.reads, 0);
		expect(tests).toHaveLength(tape.end!.tests);
		expect(id === 'bitmask' ? tests.length : reads).toBe(checksOf(id, tape.end!));
		expect(steps.reduce((sum, {writes}) => sum + writes, 0)).toBe(writesUpTo(variant, tape.end!));
	});

	test('fits into a window of 80 by 24 cells beside a board of 8 queens', () => {
		expect(variant.listing.length).toBeLessThanOrEqual(15);
		expect(Math.max(...variant.listing.map(({code}) => code.length))).toBeLessThanOrEqual(46);
	});

	test('has a line for every type of step', () => {
		const steps = new Set(variant.listing.flatMap((line) => line.steps));
		expect([...steps].sort()).toEqual(['backtrack', 'place', 'solution', 'test']);
	});
});

describe('an explanation', () => {
	test.each([4, 5, 6])('names the checks and the result of each variant, for every test of N = %i', (size) => {
		const tape = new Tape(size);
		tape.advance(Number.POSITIVE_INFINITY);
		for (let index = 1; index <= tape.end!.index; index++) {
			const {step, queens, ...done} = tape.at(index)!;
			if (step?.type !== 'test') {
				continue;
			}

			const before = tape.at(index - 1)!;
			for (const {id, guard} of variants) {
				const memory = guard(size);
				for (const [row, column] of queens.entries()) {
					memory.place(row, column);
				}

				memory.isAttacked(step.row, step.column);
				const explanation = memory.explain(step.row, step.column);
				const made = checksOf(id, done) - checksOf(id, before);
				expect(memory.checks).toBe(made);
				expectTrue(explanation, size, queens, step, made);
			}
		}
	});
});

type TestStep = Extract<Step, {type: 'test'}>;

/** Expects that an explanation shows the checks made, and what they found, on this board. */
function expectTrue(explanation: Explanation, size: number, queens: Queens, step: TestStep, made: number): void {
	switch (explanation.type) {
		case 'comparisons': {
			expect(explanation.made).toHaveLength(made);
			expect(explanation.made.map(({column}) => column)).toEqual(queens.slice(0, made));
			expect(explanation.made.at(-1)?.line).toBe(step.attack?.line);
			expect(explanation.made.slice(0, -1).every(({line}) => line === undefined)).toBe(true);
			break;
		}

		case 'cells': {
			const read = explanation.cells.filter(({isRead}) => isRead);
			expect(read).toHaveLength(made);
			expect(read.at(-1)?.table[read.at(-1)!.index]).toBe(step.attack !== undefined);
			for (const {line, index: cell, table} of explanation.cells) {
				const indices = queens.map(
					(column, row) => ({column, diagonal: row - column + size - 1, antidiagonal: row + column})[line],
				);
				expect(table[cell]).toBe(indices.includes(cell));
				expect(table.filter(Boolean)).toHaveLength(queens.length);
			}

			break;
		}

		case 'masks': {
			expect(explanation.union.mask & explanation.bit.mask).toBe(step.attack ? 1 << step.column : 0);
			for (const {line, mask} of explanation.masks) {
				const attacked = queens.map(
					(column, row) => ({column, diagonal: column + step.row - row, antidiagonal: column - step.row + row})[line],
				);
				const bits = attacked
					.filter((column) => column >= 0 && column < size)
					.reduce((sum, column) => sum | (1 << column), 0);
				expect(mask & (2 ** size - 1)).toBe(bits);
			}

			break;
		}
	}
}
