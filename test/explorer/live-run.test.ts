import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {Run, Runs, type Work} from '../../source/explorer/live-run.js';
import {
	type Attack,
	type AttackLine,
	type Explanation,
	type Guard,
	lineFrom,
	type Moment,
	type Queens,
	type Variant,
	type VariantId,
	variantOf,
	variants,
} from '../../source/solver/index.js';
import {knowledge} from '../pressed.js';

/** The lines in the order in which a variant finds attacks; scan takes the uppermost queen, whatever its line is. */
const order: readonly AttackLine[] = ['column', 'diagonal', 'antidiagonal'];

/** All attacks on a square, from the uppermost queen down. */
function attacksOn(queens: Queens, row: number, column: number): readonly Attack[] {
	return queens.flatMap((queen, above) => {
		const line = lineFrom(queen, column, row - above);
		return line ? [{row: above, line}] : [];
	});
}

function expectedAttack(id: VariantId, queens: Queens, column: number): Attack | undefined {
	const attacks = attacksOn(queens, queens.length, column);
	return id === 'scan'
		? attacks[0]
		: attacks.toSorted((a, b) => order.indexOf(a.line) - order.indexOf(b.line) || a.row - b.row)[0];
}

/** The checks of a test, from the description of the variants alone. */
function expectedChecks(id: VariantId, queens: Queens, column: number): number {
	const attacks = attacksOn(queens, queens.length, column);
	switch (id) {
		case 'scan': {
			return attacks[0] ? attacks[0].row + 1 : queens.length;
		}

		case 'flags': {
			return Math.min(3, ...attacks.map(({line}) => order.indexOf(line) + 1));
		}

		case 'bitmask': {
			return 1;
		}
	}
}

/** Expects the memory to be that of these queens, computed from the board. */
function expectMemory(memory: Explanation, size: number, queens: Queens): void {
	switch (memory.type) {
		case 'comparisons': {
			expect(memory.queens).toEqual(queens);
			break;
		}

		case 'cells': {
			const set = memory.cells.map(({table}) => table.flatMap((isSet, index) => (isSet ? [index] : [])));
			const sorted = (indices: readonly number[]) => [...indices].sort((a, b) => a - b);
			expect(set).toEqual([
				sorted(queens),
				sorted(queens.map((column, row) => row - column + size - 1)),
				sorted(queens.map((column, row) => row + column)),
			]);
			break;
		}

		case 'masks': {
			const columns = Array.from({length: size}, (_, column) => column);
			for (const {line, mask} of memory.masks) {
				const attacked = columns.filter((column) =>
					attacksOn(queens, queens.length, column).some((each) => each.line === line),
				);
				expect(columns.filter((column) => (mask >>> column) & 1)).toEqual(attacked);
			}

			break;
		}
	}
}

/** Expects that a variant has done the step of this moment, and that its memory is right. */
function expectWork(work: Work, id: VariantId, moment: Moment): void {
	const {size, queens, step} = moment;
	expect(work.disagreement).toBeUndefined();
	expectMemory(work.memory, size, queens);
	if (step?.type === 'test') {
		const attack = expectedAttack(id, queens, step.column);
		expect(work.step).toEqual({...step, attack});
		expect(work.checks).toBe(expectedChecks(id, queens, step.column));
	} else {
		expect(work.step).toEqual(step);
		expect(work.checks).toBe(0);
	}

	if (step?.type === 'place') {
		expectMemory(work.touched, size, queens.slice(0, -1));
	}

	for (const [column, attack] of work.deadEnd.entries()) {
		expect(attack).toEqual(expectedAttack(id, queens, column));
	}
}

describe.each(variants)(
	'the run of $id does the steps of the tape, with the right attacker, memory and checks',
	(variant) => {
		const momentAt = (size: number, index: number) => knowledge.tape(size).at(index)!;

		test.each([1, 2, 3, 4, 5, 6])('forwards, backwards and from any step, for N = %i', (size) => {
			const run = new Run(variant);
			const last = knowledge.tape(size).end!.index;
			const forwards = Array.from({length: last + 1}, (_, index) => index);
			for (const index of [...forwards, ...forwards.toReversed()]) {
				const moment = momentAt(size, index);
				expectWork(run.stepTo(moment), variant.id, moment);
				expectWork(new Run(variant).at(moment), variant.id, moment);
			}
		});

		test('after jumps, near and far, and on boards of any size', () => {
			const jump = fc.record({
				size: fc.constantFrom(7, 8, 9, 10, 12, 14, 20, 27),
				share: fc.double({min: 0, max: 1, noNaN: true}),
				moves: fc.array(fc.constantFrom(1, 1, 1, 2, 30, 99, -1, -7), {maxLength: 12}),
			});
			fc.assert(
				fc.property(fc.array(jump, {minLength: 1, maxLength: 4}), (jumps) => {
					const run = new Run(variant);
					for (const {size, share, moves} of jumps) {
						const last = knowledge.tape(size).horizon.index;
						let index = Math.floor(share * last);
						for (const by of [0, ...moves]) {
							index = Math.max(0, Math.min(last, index + by));
							const moment = momentAt(size, index);
							expectWork(run.stepTo(moment), variant.id, moment);
						}
					}
				}),
				{numRuns: 30},
			);
		});
	},
);

/** A variant that counts the guards that it creates. */
function counting(variant: Variant) {
	const counts = {guards: 0};
	const guard = (size: number): Guard => {
		counts.guards++;
		return variant.guard(size);
	};
	return {counts, variant: {...variant, guard}};
}

test('a step forward continues the generator: a guard is created only to compare the memory after a removal', () => {
	const tape = knowledge.tape(8);
	const {counts, variant} = counting(variantOf('flags'));
	const runs = new Runs([variant]);
	let removals = 0;
	for (let index = 0; index <= 500; index++) {
		const moment = tape.at(index)!;
		runs.stepTo(moment);
		runs.at('flags', moment);
		removals += moment.step?.type === 'backtrack' ? 1 : 0;
	}

	expect(counts.guards).toBe(1 + removals);
});

test('reading what happened elsewhere does not move the run', () => {
	const tape = knowledge.tape(8);
	const {counts, variant} = counting(variantOf('scan'));
	const runs = new Runs([variant]);
	runs.stepTo(tape.at(100)!);
	runs.at('scan', tape.at(7)!);
	expect(counts.guards).toBe(2);
	runs.stepTo(tape.at(101)!);
	expect(counts.guards).toBe(2);
});

describe('a variant that is wrong', () => {
	const tape = knowledge.tape(4);
	const never: Variant = {
		...variantOf('bitmask'),
		guard: (size) => ({
			...variantOf('bitmask').guard(size),
			isAttacked() {
				this.checks++;
				return false;
			},
		}),
	};

	test('disagrees with the tape at each test that it decides wrongly, and does not drift', () => {
		const run = new Run(never);
		for (let index = 0; index <= tape.end!.index; index++) {
			const {step} = tape.at(index)!;
			const isAttacked = step?.type === 'test' && step.attack !== undefined;
			expect(run.stepTo(tape.at(index)!).disagreement).toEqual(
				isAttacked
					? {
							variant: 'bitmask',
							index,
							says: {...step, attack: undefined},
							tape: step,
							checks: {made: 1, expected: 1},
							isMemoryWrong: false,
						}
					: undefined,
			);
		}
	});

	test('that calls each square attacked disagrees at the first test of all', () => {
		const always: Variant = {
			...variantOf('scan'),
			guard: (size) => ({...variantOf('scan').guard(size), isAttacked: () => true}),
		};
		const {disagreement} = new Run(always).stepTo(tape.at(1)!);
		expect(disagreement).toMatchObject({index: 1, says: {attack: {row: 0}}, tape: {attack: undefined}});
	});

	test.each(variants)('of $id, that does not undo a placement, disagrees at each removal', (variant) => {
		const run = new Run({...variant, guard: (size) => ({...variant.guard(size), remove() {}})});
		for (let index = 0; index <= tape.end!.index; index++) {
			const moment = tape.at(index)!;
			const isMemoryWrong = moment.step?.type === 'backtrack' || undefined;
			expect(run.stepTo(moment).disagreement?.isMemoryWrong).toBe(isMemoryWrong);
		}
	});

	test('that counts other checks than its formula disagrees', () => {
		const dear: Variant = {...variantOf('bitmask'), checks: ({tests}) => 2 * tests};
		const {disagreement} = new Run(dear).stepTo(tape.at(3)!);
		expect(disagreement?.checks).toEqual({made: 1, expected: 2});
	});

	test('is found on the way, too, where playback takes several steps at once', () => {
		const run = new Run(never);
		run.stepTo(tape.at(1)!);
		const work = run.stepTo(tape.at(11)!);
		expect(work.disagreement?.index).toBe(3);
		expect(work.step).toEqual(tape.at(11)!.step);
		expect(run.stepTo(tape.at(12)!).disagreement).toBeUndefined();
	});
});
