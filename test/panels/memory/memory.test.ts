import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {widthOf} from '../../../source/panels/line.js';
import {explanationLines, explanationTitle} from '../../../source/panels/memory/memory.js';
import {backtrack, type VariantId, variantOf, variants} from '../../../source/solver/index.js';
import {knowledge} from '../../pressed.js';
import {writing} from '../../writing.js';
import {marked, plain} from '../marked.js';

const tape = knowledge.tape(8);

/** What is shown of step 48, the test of row 3, column 5 below `[0, 2, 4]`: the queen in row 2 attacks it along \. */
function shown(id: VariantId, width: number, height: number, step = 48) {
	return explanationLines(knowledge.runs.at(id, tape.at(step)!), {width, height}, writing);
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
			'columns[5]«dim:  free»«dim:  10101[0]00       »',
			'downs[5]  «warning:  set »«warning:  00000[1]110000000»',
			'ups[8]    «dim:  ·   »«dim:  100100100000000  »',
		]);
	});

	test('in a narrower panel leaves the results out, or the tables', () => {
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
			'«dim:columns  »10101000',
			'«dim:downs    »00011«warning:1»00',
			'«dim:ups      »10010000',
			'«dim:union    »10111«warning:1»00',
			'«dim:bit      »00000«warning:1»00',
		]);
	});

	test('where there are too few lines sets two masks in one, shortens their names, or cuts them around the bit', () => {
		expect(plain(shown('bitmask', 40, 3))).toEqual([
			'columns  10101000  downs    00011100',
			'ups      10010000  union    10111100',
			'bit      00000100',
		]);
		expect(plain(shown('bitmask', 30, 4))).toEqual([
			'columns  10101000',
			'downs    00011100',
			'ups      10010000',
			'union 10111100  bit 00000100',
		]);
		expect(plain(shown('bitmask', 26, 3))).toEqual([
			'col 10101000  dow 00011100',
			'ups 10010000  uni 10111100',
			'bit 00000100',
		]);
		expect(plain(shown('bitmask', 20, 3))).toEqual(['col …1000  dow …1100', 'ups …0000  uni …1100', 'bit …0100']);
	});
});

describe('a placement', () => {
	test('shows what scan and flags write', () => {
		expect(plain(shown('scan', 40, 8, 6))).toEqual(['queens = [0, 2]', 'queens[1] = 2']);
		expect(plain(shown('flags', 40, 8, 6))).toEqual([
			'queens[1] = 2',
			'columns[2]  = true  10[1]00000',
			'downs[6]    = true  000000[1]10000000',
			'ups[3]      = true  100[1]00000000000',
		]);
	});

	test('shows what becomes of the masks, as the listing writes it', () => {
		expect(shown('bitmask', 60, 7, 6).map(marked)).toEqual([
			'«dim:       »  place(1)«dim:    »«accent:  place(2)»«dim:                    »',
			'«dim:columns»  10000000«dim:  | »«accent:  10100000»«dim:  columns | bit     »',
			'«dim:downs  »  01000000«dim:  <<»«accent:  00110000»«dim:  (downs | bit) << 1»',
			'«dim:ups    »  00000000«dim:  >>»«accent:  01000000»«dim:  (ups | bit) >> 1  »',
			'«dim:union  »  11000000«dim:    »«accent:  11110000»«dim:                    »',
			'«dim:bit    »  00100000«dim:    »«accent:          »«dim:                    »',
			'«dim:Column 0 is left: << moves right»',
		]);
	});

	test('in a smaller panel shows the operators only, or the new masks', () => {
		expect(plain(shown('bitmask', 32, 5, 6))).toEqual([
			'columns  10000000  |   10100000',
			'downs    01000000  <<  00110000',
			'ups      00000000  >>  01000000',
			'bit 00100000  union 11110000',
			'Column 0 is left: << moves right',
		]);
		expect(plain(shown('bitmask', 30, 4, 6)).slice(0, 3)).toEqual([
			'col  10000000  |   10100000',
			'dow  01000000  <<  00110000',
			'ups  00000000  >>  01000000',
		]);
		expect(plain(shown('bitmask', 24, 5, 6))).toEqual([
			'col 10000000 |  10100000',
			'dow 01000000 << 00110000',
			'ups 00000000 >> 01000000',
			'uni 11000000    11110000',
			'bit 00100000',
		]);
		expect(plain(shown('bitmask', 19, 6, 6)).slice(0, 2)).toEqual(['columns  10100000', 'downs    00110000']);
	});
});

describe('a removal', () => {
	const steps = [...backtrack(8, variantOf('scan').guard(8))];
	const removal = 1 + steps.findIndex(({type}) => type === 'backtrack');

	test('shows what is written, and that no mask is', () => {
		const {queens, step} = tape.at(removal)!;
		expect(step).toMatchObject({type: 'backtrack'});
		expect(plain(shown('scan', 40, 8, removal))).toEqual([`queens = [${queens.join(', ')}]`, 'queens.pop()']);
		expect(plain(shown('flags', 40, 8, removal)).map((each) => each.trim())).toEqual([
			'queens.pop()',
			expect.stringMatching(/^columns\[\d\] {2}= false {2}\d+\[0\]\d*$/),
			expect.stringMatching(/^downs\[\d+\] += false {2}\d+\[0\]\d*$/),
			expect.stringMatching(/^ups\[\d+\] += false {2}\d+\[0\]\d*$/),
		]);
		expect(plain(shown('bitmask', 60, 7, removal)).at(-1)).toMatch(
			/^place\(\d\) still has its own masks: no mask is written\.$/,
		);
		expect(plain(shown('bitmask', 32, 4, removal)).map((each) => each.slice(17))).toEqual([
			'  Its own',
			'  masks: no',
			'  mask is',
			'  written.',
		]);
	});
});

test('at the start there is only the memory', () => {
	expect(plain(shown('scan', 40, 8, 0))).toEqual(['queens = []']);
	expect(plain(shown('flags', 22, 5, 0)).map((each) => each.trimEnd())).toEqual([
		'col  00000000',
		'dow  000000000000000',
		'ups  000000000000000',
	]);
	expect(plain(shown('flags', 40, 8, 0))).toEqual([
		'columns  00000000',
		'downs    000000000000000',
		'ups      000000000000000',
	]);
	expect(plain(shown('bitmask', 20, 8, 0))).toEqual([
		'columns  00000000',
		'downs    00000000',
		'ups      00000000',
		'union    00000000',
	]);
});

test('the title says what the last step has cost, or what all have, in as many words as there is room for', () => {
	const title = (id: VariantId, step: number, width: number) =>
		explanationTitle(knowledge.runs.at(id, tape.at(step)!), variantOf(id), tape.at(step)!, width, writing.text);
	const titles = (step: number, width: number) => variants.map(({id}) => title(id, step, width));
	expect(titles(48, 40)).toEqual([
		'This test: 3 checks, 82 so far',
		'This test: 2 checks, 65 so far',
		'This test: 1 check, 39 so far',
	]);
	expect([26, 20, 15].map((width) => title('scan', 48, width))).toEqual([
		'Test: 3 checks, 82 so far',
		'This test: 3 checks',
		'Test: 3 checks',
	]);
	expect(titles(2, 40)).toEqual([
		'This placement: 1 write, 1 so far',
		'This placement: 4 writes, 4 so far',
		'This placement: 4 writes, 4 so far',
	]);
	expect([28, 18, 10].map((width) => title('flags', 2, width))).toEqual([
		'Placed: 4 writes, 4 so far',
		'Placed: 4 writes',
		'4 writes',
	]);
	expect([30, 10].map((width) => title('flags', 0, width))).toEqual(['So far: 0 checks, 0 writes', '0 so far']);
});

test('no mask is dropped, and the bit under test is shown, on any board and in any panel', () => {
	const panels = fc.record({width: fc.integer({min: 13, max: 60}), height: fc.integer({min: 3, max: 9})});
	fc.assert(
		fc.property(fc.integer({min: 1, max: 27}), fc.integer({min: 1, max: 500}), panels, (size, index, panel) => {
			const larger = knowledge.tape(size);
			larger.advance(0);
			const moment = larger.at(Math.min(index, larger.horizon.index))!;
			const lines = explanationLines(knowledge.runs.at('bitmask', moment), panel, writing);
			const drawn = plain(lines).join('\n');
			expect(lines.length).toBeLessThanOrEqual(panel.height);
			expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(panel.width);
			for (const name of ['col', 'dow', 'ups', 'uni', ...(moment.step?.type === 'test' ? ['bit'] : [])]) {
				const bits = new RegExp(`${name}[a-z]* *(?<bits>(?:[01…] ?)+)`).exec(drawn)?.groups?.['bits'] ?? '';
				expect(bits, drawn).not.toBe('');
				expect(bits.includes('…') || bits.replaceAll(' ', '').length === size, drawn).toBe(true);
			}

			if (moment.step?.type === 'test') {
				expect(drawn).toMatch(/bit *[0 …]*1/);
			}
		}),
	);
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
