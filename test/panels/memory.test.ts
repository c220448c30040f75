import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {unicodeGlyphs} from '../../source/panels/glyphs.js';
import {widthOf} from '../../source/panels/line.js';
import {explanationLines, explanationTitle} from '../../source/panels/memory.js';
import {type VariantId, variantOf, variants} from '../../source/solver/index.js';
import {knowledge} from '../pressed.js';
import {marked, plain} from './marked.js';

const tape = knowledge.tape(8);

/** What is shown of step 48, the test of row 3, column 5 below `[0, 2, 4]`: the queen in row 2 attacks it along \. */
function shown(id: VariantId, width: number, height: number, step = 48) {
	return explanationLines(8, variantOf(id), tape.at(step)!, {width, height}, unicodeGlyphs);
}

describe('scan', () => {
	test('shows each comparison, in fewer words where there is less room', () => {
		expect(shown('scan', 40, 8).map(marked)).toEqual([
			'queens = [0, 2, 4]',
			'queen 0, column 0«dim:  no attack»',
			'queen 1, column 2«dim:  no attack»',
			'queen 2, column 4«warning:  attacks \\»',
		]);
		expect(plain(shown('scan', 17, 8))).toEqual(['queens = [0,2,4]', '[0] = 0  no', '[1] = 2  no', '[2] = 4  \\']);
	});

	test('of more comparisons than there is room for shows the last, in which the decision falls', () => {
		expect(plain(shown('scan', 40, 3))).toEqual([
			'queens = [0, 2, 4]',
			'↑ 2 comparisons, no attack',
			'queen 2, column 4  attacks \\',
		]);
	});
});

describe('flags', () => {
	test('shows the cells that were read, a dash for those that were not, and the tables', () => {
		expect(shown('flags', 40, 8).map(marked)).toEqual([
			'columns 5«dim:  free»  10101000       ',
			'downs 5  «warning:  set »  000001110000000',
			'ups 8    «dim:  ·   »  100100100000000',
		]);
	});

	test('in a narrower panel puts the cell that was read in brackets, or leaves the tables out', () => {
		expect(plain(shown('flags', 30, 8))).toEqual([
			'columns[5]  10101[0]00',
			'downs[5]    00000[1]110000000',
			'ups[8]      100100100000000',
		]);
		expect(plain(shown('flags', 15, 3))).toEqual(['columns 5  free', 'downs 5    set', 'ups 8      ·']);
	});
});

describe('bitmask', () => {
	test('shows the masks, their union and the bit that is tested, in the order of the columns', () => {
		expect(shown('bitmask', 30, 8).map(marked)).toEqual([
			'«dim:columns  »1 0 1 0 1 0 0 0 ',
			'«dim:downs    »0 0 0 1 1 «warning:1 »0 0 ',
			'«dim:ups      »1 0 0 1 0 0 0 0 ',
			'«dim:union    »1 0 1 1 1 «warning:1 »0 0 ',
			'«dim:bit      »0 0 0 0 0 «warning:1 »0 0 ',
		]);
	});

	test('where there are too few lines sets two masks in one, or shows the last', () => {
		expect(plain(shown('bitmask', 40, 3))).toEqual([
			'columns  10101000  downs    00011100',
			'ups      10010000  union    10111100',
			'bit      00000100',
		]);
		expect(plain(shown('bitmask', 20, 2))).toEqual(['union    10111100', 'bit      00000100']);
	});
});

test('after a step that is no test there is only the memory', () => {
	expect(plain(shown('scan', 40, 8, 2))).toEqual(['queens = [0]']);
	expect(plain(shown('flags', 40, 8, 2))).toEqual([
		'columns  10000000',
		'downs    000000010000000',
		'ups      100000000000000',
	]);
	expect(plain(shown('bitmask', 20, 8, 2))).toEqual([
		'columns  10000000',
		'downs    01000000',
		'ups      00000000',
		'union    11000000',
	]);
});

test('the title says what the last test cost and all so far, in as many words as there is room for', () => {
	const title = (id: VariantId, step: number, width: number) =>
		explanationTitle(tape, variantOf(id), tape.at(step)!, width);
	const titles = variants.map(({id}) => title(id, 48, 40));
	expect(titles).toEqual(['3 checks, 82 so far', '2 checks, 65 so far', '1 check, 39 so far']);
	expect(title('scan', 48, 12)).toBe('3 checks');
	const narrower = [40, 20, 10].map((width) => title('flags', 2, width));
	expect(narrower).toEqual(['In memory, after 3 checks', 'After 3 checks', '3 checks']);
});

test('what is shown of a test fits a panel of any decent size', () => {
	const panels = fc.record({width: fc.integer({min: 30, max: 60}), height: fc.integer({min: 3, max: 9})});
	const step = fc.integer({min: 0, max: tape.end!.index});
	fc.assert(
		fc.property(step, panels, fc.constantFrom(...variants), (index, {width, height}, {id}) => {
			const lines = shown(id, width, height, index);
			expect(lines.length).toBeLessThanOrEqual(height);
			expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width);
		}),
	);
});
