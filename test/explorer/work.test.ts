import fc from 'fast-check';
import {expect, test} from 'vitest';
import {type Work, workAt} from '../../source/explorer/work.js';
import {
	type Attack,
	type AttackLine,
	type Explanation,
	lineFrom,
	type Moment,
	type Queens,
	type Variant,
	variantOf,
} from '../../source/solver/index.js';
import {knowledge} from '../pressed.js';

type KnownId = 'scan' | 'flags' | 'bitmask';

/** In this order a variant looks for attacks; scan takes the uppermost queen. */
const order: readonly AttackLine[] = ['column', 'diagonal', 'antidiagonal'];

function attacksOn(queens: Queens, row: number, column: number): readonly Attack[] {
	return queens.flatMap((queen, above) => {
		const line = lineFrom(queen, column, row - above);
		return line ? [{row: above, line}] : [];
	});
}

function expectedAttack(id: KnownId, queens: Queens, column: number): Attack | undefined {
	const attacks = attacksOn(queens, queens.length, column);
	return id === 'scan'
		? attacks[0]
		: attacks.toSorted((a, b) => order.indexOf(a.line) - order.indexOf(b.line) || a.row - b.row)[0];
}

function expectedChecks(id: KnownId, queens: Queens, column: number): number {
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

function expectWork(work: Work, id: KnownId, moment: Moment): void {
	const {size, queens, step} = moment;
	expectMemory(work.memory, size, queens);
	if (step?.type === 'test') {
		const attack = expectedAttack(id, queens, step.column);
		expect(work.step).toEqual({...step, attack});
		expect(work.checks).toBe(expectedChecks(id, queens, step.column));
	} else {
		expect(work.step).toEqual(step);
		expect(work.checks).toBe(0);
	}

	for (const [column, attack] of work.deadEnd.entries()) {
		expect(attack).toEqual(expectedAttack(id, queens, column));
	}
}

const anyStep = fc.record({
	size: fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 20, 27),
	share: fc.double({min: 0, max: 1, noNaN: true}),
});

const known: readonly KnownId[] = ['scan', 'flags', 'bitmask'];

test.each(known)('%s does the step before any moment, with the right attacker, memory and checks', (id) => {
	fc.assert(
		fc.property(anyStep, ({size, share}) => {
			const tape = knowledge.tape(size);
			const moment = tape.at(Math.floor(share * tape.horizon.index))!;
			expectWork(workAt(variantOf(id), moment), id, moment);
		}),
	);
});

test('a panel shows what the guard of the variant has read, not what the board says', () => {
	const flags = variantOf('flags');
	const forgetful: Variant = {...flags, guard: (size) => ({...flags.guard(size), remove() {}})};
	const tape = knowledge.tape(4);
	const moment = tape.removing([0, 2])!;
	expect(workAt(forgetful, moment).memory).not.toEqual(workAt(flags, moment).memory);
});
