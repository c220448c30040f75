import fc from 'fast-check';
import {expect, test} from 'vitest';
import {textOf} from '../../../source/components/styled-text.js';
import {workAt} from '../../../source/explorer/work.js';
import {memoryLines, memoryRows} from '../../../source/screens/steps/memory.js';
import {type VariantId, variantOf, variants} from '../../../source/solver/search/variants.js';
import {displayWidth} from '../../../source/text/width.js';
import {unicode} from '../../app/render.js';
import {knowledge} from '../../pressed.js';

function drawn(size: number, step: number, id: VariantId, width = 35): readonly string[] {
	const moment = knowledge.tape(size).at(step)!;
	return textOf(memoryLines(workAt(variantOf(id), moment), moment, width, unicode));
}

test('of a test, each variant shows what it has read', () => {
	const queens = 'queens 0 2 4│1 7 left over';
	expect(drawn(8, 48, 'scan')).toEqual([queens, '       ✓ ✓ \\']);
	expect(drawn(8, 48, 'scan', 25)).toEqual(['queens 0 2 4│1 7', '       ✓ ✓ \\']);
	const flags = ['cols[5]  10101000', 'downs[5] 000001110000000', 'ups      100100100000000'];
	expect(drawn(8, 48, 'flags')).toEqual([queens, ...flags]);
	expect(drawn(8, 48, 'flags', 22)[2]).toBe('downs[5] 000001110000…');
	const bits = ['cols bit 5  10101000 bit 0 first', 'downs bit 5 000001110000000', 'ups         100100100000000'];
	expect(drawn(8, 48, 'bitmask')).toEqual([queens, ...bits]);
});

test('where not all cells fit, what was read is among those shown, between signs for the cuts', () => {
	knowledge.tape(27).advance(100);
	expect(drawn(27, 62, 'flags', 30)[1]).toMatch(/^cols\[5\] +[01]+…$/);
	const [array, signs] = drawn(12, knowledge.tape(12).solution(1)!.index - 2, 'scan', 22);
	expect(array).toMatch(/^queens … +\d.* \d+$/);
	expect(signs).toMatch(/^ {7}… +✓.* ✓$/);
});

test('what nothing has undone stands after a bar', () => {
	const {index} = knowledge.tape(8).removing([0, 2, 4, 1, 3])!;
	const arrays = [index - 1, index, index + 1].map((step) => drawn(8, step, 'scan', 20)[0]);
	expect(arrays).toEqual(['queens 0 2 4 1 3', 'queens 0 2 4 1│3', 'queens 0 2 4 1│3']);
	expect(drawn(8, knowledge.tape(8).end!.index, 'flags')[0]).toBe('queens│7 5 3 6 4 4 2 4 left over');
});

test('takes at most four lines of its width at every step and size, and numbers the flags and bits that the step reads or writes', () => {
	fc.assert(
		fc.property(
			fc.integer({min: 1, max: 27}),
			fc.integer({min: 0, max: 5000}),
			fc.constantFrom(...variants.map(({id}) => id)),
			fc.integer({min: 20, max: 60}),
			(wanted, step, id, width) => {
				const size = Math.min(wanted, variantOf(id).largestSize);
				const {horizon} = knowledge.tape(size);
				const lines = drawn(size, Math.min(step, horizon.index), id, width);
				expect(lines.length).toBeLessThanOrEqual(memoryRows);
				expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(width);
				const {step: last, memory} = workAt(variantOf(id), knowledge.tape(size).at(Math.min(step, horizon.index))!);
				const cells = memory.type === 'comparisons' ? [] : memory.cells;
				for (const [order, {name, index, isRead}] of cells.entries()) {
					const isTouched = last?.type === 'test' ? isRead : last?.type === 'place' || last?.type === 'backtrack';
					const number = isTouched ? `(?:\\[${index}\\]| (?:bit )?${index})` : '';
					expect(lines[order + 1]).toMatch(new RegExp(`^${name}${number} +[01…]+(?: bit 0 first)?$`));
				}
			},
		),
	);
});
