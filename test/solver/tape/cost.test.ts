import {expect, test} from 'vitest';
import {backtrack, memoryAt, mostMemoryUpTo, Tape, variants, writesUpTo} from '../../../source/solver/index.js';

test('the documented cells: flags keeps a flag for each line, bitmask three masks for each call', () => {
	const cells = variants.map(({id, memory}) => [id, memory(8, 0), memory(8, 8)]);
	expect(cells).toEqual(
		expect.arrayContaining([
			['scan', 0, 8],
			['flags', 38, 46],
			['bitmask', 3, 35],
		]),
	);
});

test.each([1, 2, 3, 4, 5])(
	'writes and memory are exact at every moment, in the mirrored half too, for N = %i',
	(size) => {
		const tape = new Tape(size);
		tape.advance(Number.POSITIVE_INFINITY);
		for (const variant of variants) {
			let [index, queens, most, writes] = [0, 0, variant.memory(size, 0), 0];
			for (const {type} of backtrack(size, variant.guard(size))) {
				index++;
				queens += {place: 1, backtrack: -1, test: 0, solution: 0}[type];
				most = Math.max(most, variant.memory(size, queens));
				writes += type === 'place' || type === 'backtrack' ? variant.writes[type] : 0;
				// Found from a checkpoint, not by a step from the last moment.
				const moment = tape.seek(index)!;
				expect([writesUpTo(variant, moment), memoryAt(variant, moment), mostMemoryUpTo(variant, moment)]).toEqual([
					writes,
					variant.memory(size, queens),
					most,
				]);
			}

			expect(index).toBe(tape.end!.index);
		}
	},
);
