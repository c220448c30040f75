import process from 'node:process';
import {describe, expect, test} from 'vitest';
import {
	backtrack,
	checksOf,
	codes,
	type Explanation,
	explainTest,
	type Queens,
	type Step,
	Tape,
	variantOf,
	variants,
	writesUpTo,
} from '../../../source/solver/index.js';
import {expectedOutput, hasTool, outputOf} from './listing-run.js';

const each = variants.flatMap((variant) => codes.map(({id: code}) => ({id: variant.id, variant, code})));

describe.each(each)('the listing of $id in $code', ({variant, code}) => {
	const listing = variant.listings[code];

	// Compilers take their time: the other languages are tried by npm run test:long.
	const isTried = code === 'typescript' || code === 'python' || 'RUNS' in process.env;
	test.runIf(isTried && hasTool(code))(
		'makes the steps of the generator, each with its checks and writes, and finds the same solutions',
		() => {
			expect(outputOf(variant, code)).toEqual(expectedOutput(variant));
		},
	);

	test('fits beside a board of 8: 46 columns, and 15 lines with perhaps a last brace below', () => {
		expect(listing.filter(({code}) => code.length > 46)).toEqual([]);
		expect(listing.slice(15).filter(({code}) => code !== '}')).toEqual([]);
		expect(listing.length).toBeLessThanOrEqual(16);
	});

	test('has a line for every type of step', () => {
		const steps = new Set(listing.flatMap((line) => line.steps));
		expect([...steps].sort()).toEqual(['backtrack', 'place', 'solution', 'test']);
	});

	test('starts with one call, has one loop, and an end of the call unless it has no braces', () => {
		const points = listing.flatMap(({point}) => point ?? []);
		expect(points).toEqual(code === 'python' ? ['call', 'loop'] : ['call', 'loop', 'return']);
	});

	test('uses the names of the memory', () => {
		const text = listing.map(({code}) => code).join(' ');
		for (const name of namesOf(explainTest(4, variant, [1], 1))) {
			expect(text).toMatch(new RegExp(`\\b${name}\\b`));
		}
	});
});

test.each(variants.map(({id, checks, writes}) => ({id, checks, writes})))(
	'the formulas of $id say what its guard counts for N = 1 to 8',
	({id}) => {
		for (const size of [1, 2, 3, 4, 5, 6, 7, 8]) {
			const variant = variantOf(id);
			const tape = new Tape(size);
			tape.advance(Number.POSITIVE_INFINITY);
			const guard = variant.guard(size);
			const steps = [...backtrack(size, guard)];
			const written = steps.map(({type}) => (type === 'place' || type === 'backtrack' ? variant.writes[type] : 0));
			expect(steps.filter(({type}) => type === 'test')).toHaveLength(tape.end!.tests);
			expect(guard.checks).toBe(checksOf(id, tape.end!));
			expect(written.reduce<number>((sum, writes) => sum + writes, 0)).toBe(writesUpTo(variant, tape.end!));
		}
	},
);

/** The names of arrays and integers in the memory of a variant. */
function namesOf(explanation: Explanation): readonly string[] {
	switch (explanation.type) {
		case 'comparisons': {
			return [explanation.name];
		}

		case 'cells': {
			return explanation.cells.map(({name}) => name);
		}

		case 'masks': {
			return [...explanation.masks, explanation.union, explanation.bit].map(({name}) => name);
		}
	}
}

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
