import fc from 'fast-check';
import {expect, test} from 'vitest';
import {textOf} from '../../../source/components/styled-text.js';
import {workAt} from '../../../source/explorer/work.js';
import {memoryLines, memoryRows} from '../../../source/screens/steps/memory.js';
import {type VariantId, variantOf, variants} from '../../../source/solver/index.js';
import {displayWidth} from '../../../source/text/width.js';
import {knowledge} from '../../pressed.js';
import {writing} from '../../writing.js';

type Columns = Parameters<typeof memoryLines>[3];

function drawn(
	size: number,
	step: number,
	id: VariantId,
	width = 35,
	height = memoryRows,
	columns?: Columns,
): readonly string[] {
	const work = workAt(variantOf(id), knowledge.tape(size).at(step)!);
	return textOf(memoryLines(work, {width, height}, writing, columns));
}

test('of a test, each variant shows what it has read, and the words of the last comparison where they fit', () => {
	expect(drawn(8, 48, 'scan')).toEqual(['queens 0 2 4', '       ✓ ✓ \\', 'queen 2, col 4: 1 down, 1 across \\']);
	expect(drawn(8, 48, 'scan', 30)).toHaveLength(2);
	expect(drawn(8, 48, 'flags')).toEqual(['cols[5]  10101000', 'downs[5] 000001110000000', 'ups      100100100000000']);
	expect(drawn(8, 48, 'flags', 22)).toEqual(['cols  10101000', 'downs 000001110000000', 'ups   100100100000000']);
	const masks = ['cols     10101000', '| downs  00011100', '| ups    10010000', 'attacked 10111100'];
	expect(drawn(8, 48, 'bitmask')).toEqual([...masks, '& bit    00000100']);
	expect(drawn(8, 48, 'bitmask', 35, 4)).toEqual(masks);
	expect(drawn(8, 48, 'bitmask', 35, 3)).toEqual([masks[3], '& bit    00000100']);
});

test('a placement and a return name the flags that they have written', () => {
	const {index} = knowledge.tape(8).removing([0, 2, 4, 1, 3])!;
	expect(drawn(8, 50, 'flags')[1]).toBe('downs[4] 000011110000000');
	expect(drawn(8, index, 'flags')).toEqual([
		'cols[3]  11101000',
		'downs[8] 000001110100000',
		'ups[7]   100110100000000',
	]);
	expect([drawn(8, 50, 'scan'), drawn(8, index, 'scan')]).toEqual([['queens 0 2 4 6'], ['queens 0 2 4 1']]);
});

test('where not all cells fit, what was read is among those shown, between signs for the cuts', () => {
	knowledge.tape(27).advance(100);
	expect(drawn(27, 62, 'flags', 30)[0]).toMatch(/^cols +…?[01]+…$/);
	const [array, signs] = drawn(12, knowledge.tape(12).solution(1)!.index - 2, 'scan', 22);
	expect(array).toMatch(/^queens … +\d.* \d+$/);
	expect(signs).toMatch(/^ {7}… +✓.* ✓$/);
});

test('takes at most five lines of its width at every step, whatever the size', () => {
	fc.assert(
		fc.property(
			fc.integer({min: 1, max: 27}),
			fc.integer({min: 0, max: 5000}),
			fc.constantFrom(...variants.map(({id}) => id)),
			fc.integer({min: 20, max: 60}),
			fc.option(fc.record({start: fc.constant(10), step: fc.integer({min: 1, max: 6})}), {nil: undefined}),
			(size, step, id, width, columns) => {
				const {horizon} = knowledge.tape(size);
				const lines = drawn(size, Math.min(step, horizon.index), id, width, memoryRows, columns);
				expect(lines.length).toBeLessThanOrEqual(memoryRows);
				expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(width);
			},
		),
	);
});
