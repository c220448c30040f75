import fc from 'fast-check';
import {expect, test} from 'vitest';
import {type Work, workAt} from '../../source/explorer/work.js';
import type {Queens} from '../../source/solver/board.js';
import type {Explanation, Variant} from '../../source/solver/search/variant.js';
import {variantOf} from '../../source/solver/search/variants.js';
import type {Moment} from '../../source/solver/tape/moment.js';
import {counted, testBy} from '../app/figures/textbook.js';
import {knowledge} from '../pressed.js';

function expectMemory(memory: Explanation, size: number, queens: Queens): void {
	if (memory.type !== 'comparisons') {
		const set = memory.cells.map(({table}) => table.flatMap((isSet, index) => (isSet ? [index] : [])));
		const sorted = (indices: readonly number[]) => indices.toSorted((a, b) => a - b);
		expect(set).toEqual([
			sorted(queens),
			sorted(queens.map((column, row) => row - column + size - 1)),
			sorted(queens.map((column, row) => row + column)),
		]);
	}
}

function attackBy(id: string, queens: Queens, column: number) {
	const {attack} = testBy(id, queens, column);
	return attack && {row: attack.row, line: attack.line};
}

function expectWork(work: Work, id: string, moment: Moment): void {
	const {size, queens, step} = moment;
	expectMemory(work.memory, size, queens);
	const column = step?.type === 'test' ? step.column : undefined;
	expect(work.step).toEqual(column === undefined ? step : {...step, attack: attackBy(id, queens, column)});
	expect(work.checks).toBe(column === undefined ? 0 : testBy(id, queens, column).checks);
	for (const [column, attack] of work.deadEnd.entries()) {
		expect(attack).toEqual(attackBy(id, queens, column));
	}
}

const anyStep = fc.record({
	size: fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 20, 27),
	share: fc.double({min: 0, max: 1, noNaN: true}),
});

test.each(counted)('%s does the step before any moment, with the right attacker, memory and checks', (id) => {
	fc.assert(
		fc.property(anyStep, ({size, share}) => {
			const variant = variantOf(id);
			const tape = knowledge.tape(Math.min(size, variant.largestSize));
			const moment = tape.at(Math.floor(share * tape.horizon.index))!;
			expectWork(workAt(variant, moment), id, moment);
		}),
	);
	// While its checks are shown, the dead end is not.
	expect(workAt(variantOf(id), knowledge.tape(4).deadEnd(1)!, 1).deadEnd).toEqual([]);
});

test('a panel shows what the guard of the variant has read, not what the board says', () => {
	const flags = variantOf('flags');
	const forgetful: Variant = {...flags, guard: (size) => ({...flags.guard(size), remove() {}})};
	const tape = knowledge.tape(4);
	const moment = tape.removing([0, 2])!;
	expect(workAt(forgetful, moment).memory).not.toEqual(workAt(flags, moment).memory);
});
