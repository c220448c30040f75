import {transformSync} from 'esbuild';
import {describe, expect, test} from 'vitest';
import {
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

/**
 * Compiles a listing without changes to its code and runs it. Counts its tests, the elements it reads, and those it writes;
 * what it passes to a call besides the row is written too.
 */
function runListing({listing}: Variant, n: number) {
	const isTest = (line: number) => listing[line]?.steps.includes('test') ?? false;
	const lines = listing.map(({code}, line) => (isTest(line) && !isTest(line - 1) ? `tested();\n${code}` : code));
	lines[0] += '\npassed(arguments.length - 1);';
	const {code} = transformSync(`${lines.join('\n')}\nplace(0);`, {loader: 'ts'});
	const found: Queens[] = [];
	let tests = 0;
	let reads = 0;
	let writes = 0;
	const read = () => {
		reads++;
	};
	const write = () => {
		writes++;
	};
	const queens = watchedArray(read, write);
	const given = {
		n,
		queens,
		columns: watchedArray(read, write),
		downs: watchedArray(read, write),
		ups: watchedArray(read, write),
		tested: () => {
			tests++;
		},
		passed: (masks: number) => {
			writes += masks;
		},
		report: () => {
			const before = reads;
			found.push([...queens]);
			reads = before;
		},
	};
	new Function(...Object.keys(given), code)(...Object.values(given));
	return {found, tests, reads, writes};
}

describe.each(variants.map((variant) => ({id: variant.id, variant})))('the listing of $id', ({id, variant}) => {
	test.each([1, 2, 3, 4, 5, 6, 7, 8])(
		'finds the same solutions as the search for N = %i, with the same tests, checks and writes',
		(size) => {
			const tape = new Tape(size);
			tape.advance(Number.POSITIVE_INFINITY);
			const {found, tests, reads, writes} = runListing(variant, size);
			expect(found).toEqual([...solutions(size, variant)]);
			expect(tests).toBe(tape.end?.tests);
			expect(writes).toBe(writesUpTo(variant, tape.end!));
			// The bitmasks are integers, so no reads are counted: each test is one AND.
			expect(id === 'bitmask' ? tests : reads).toBe(checksOf(id, tape.end!));
		},
	);

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
