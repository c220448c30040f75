import {transformSync} from 'esbuild';
import {describe, expect, test} from 'vitest';
import {checksOf, type Queens, solutions, Tape, type Variant, variants} from '../../../source/solver/index.js';

/** An array that counts how often one of its elements is read by a program, not by `pop`. */
function counting(onRead: () => void): number[] {
	return new Proxy<number[]>([], {
		get(target, key) {
			if (key === 'pop') {
				return () => target.pop();
			}

			if (typeof key === 'string' && /^\d+$/.test(key)) {
				onRead();
			}

			return Reflect.get(target, key);
		},
	});
}

/** Compiles a listing as it is shown, and runs it with its arrays and its tests watched. */
function runListing({listing}: Variant, n: number) {
	const isTest = (line: number) => listing[line]?.steps.includes('test') ?? false;
	const lines = listing.map(({code}, line) => (isTest(line) && !isTest(line - 1) ? `tested();\n${code}` : code));
	const {code} = transformSync(`${lines.join('\n')}\nplace(0);`, {loader: 'ts'});
	const found: Queens[] = [];
	let tests = 0;
	let reads = 0;
	const read = () => {
		reads++;
	};
	const queens = counting(read);
	const given = {
		n,
		queens,
		columns: counting(read),
		downs: counting(read),
		ups: counting(read),
		tested: () => {
			tests++;
		},
		report: () => {
			const before = reads;
			found.push([...queens]);
			reads = before;
		},
	};
	new Function(...Object.keys(given), code)(...Object.values(given));
	return {found, tests, reads};
}

describe.each(variants.map((variant) => ({id: variant.id, variant})))('the listing of $id', ({id, variant}) => {
	test.each([1, 2, 3, 4, 5, 6, 7, 8])('does for N = %i what the search does', (size) => {
		const tape = new Tape(size);
		tape.advance(Number.POSITIVE_INFINITY);
		const {found, tests, reads} = runListing(variant, size);
		expect(found).toEqual([...solutions(size, variant)]);
		expect(tests).toBe(tape.end?.tests);
		// The bitmasks are no arrays: each test is one AND with their union.
		expect(id === 'bitmask' ? tests : reads).toBe(checksOf(id, tape.end!));
	});

	test('has a line for every kind of step', () => {
		const steps = new Set(variant.listing.flatMap((line) => line.steps));
		expect([...steps].sort()).toEqual(['backtrack', 'place', 'solution', 'test']);
	});
});

describe('an explanation', () => {
	test.each([4, 6, 7])('names what each variant checks and finds, at every test of N = %i', (size) => {
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

				const explanation = memory.explain(step.row, step.column);
				expect(memory.checks).toBe(0);
				const made = checksOf(id, done) - checksOf(id, before);
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
								(column, row) =>
									({column, diagonal: column + step.row - row, antidiagonal: column - step.row + row})[line],
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
		}
	});
});
