import fc from 'fast-check';
import {expect, test} from 'vitest';
import {asciiGlyphs} from '../../../source/panels/glyphs.js';
import {textOf} from '../../../source/panels/line.js';
import {counterLine} from '../../../source/screens/search/counters.js';
import {atStep, knowledge} from '../../pressed.js';

function counters(size: number, step: number, columns: number, isFutureHidden = false): string {
	const model = atStep(size, step, {window: {columns, rows: 24}});
	return textOf(counterLine(model, knowledge, knowledge.tape(size).at(step)!, asciiGlyphs, isFutureHidden));
}

test('the form of the counters stays the same for the whole search, also while a question stands', () => {
	const places = fc.record({size: fc.integer({min: 1, max: 9}), columns: fc.integer({min: 40, max: 130})});
	fc.assert(
		fc.property(places, fc.double({min: 0, max: 1, noNaN: true}), fc.boolean(), ({size, columns}, share, isHidden) => {
			const last = knowledge.tape(size).end!.index;
			const form = (line: string) => line.replaceAll(/ +[\d,]+| +\?/g, (number) => '#'.repeat(number.length));
			const line = counters(size, Math.floor(share * last), columns, isHidden);
			expect(form(line)).toBe(form(counters(size, last, columns)));
			expect(line.length).toBeLessThan(columns);
		}),
		{numRuns: 60},
	);
});

test('the totals of solutions and dead ends stay the longest', () => {
	expect(counters(8, 1095, 80)).toBe(' tests    876 - placements   113 - solutions  1 of 92 - dead ends  42 of 644');
	expect(counters(8, 1095, 70)).toBe(' tests    876 - solutions  1 of 92 - dead ends  42 of 644');
	expect(counters(8, 1095, 40)).toBe(' tests    876 - solutions  1');
	expect(counters(8, 1095, 80, true)).toBe(
		' tests    876 - placements   113 - solutions  1 of  ? - dead ends  42 of   ?',
	);
});

test('while a question stands the dead ends are counted, or unknown at the end of a row, be it one or not', () => {
	const {end} = knowledge.tape(6);
	for (let index = 0; index <= end!.index; index++) {
		const {deadEnds, step} = knowledge.tape(6).at(index)!;
		const isEndOfRow = step?.type === 'test' && step.column === 5 && step.attack !== undefined;
		const [, shown] = /dead ends +(\S+) of/.exec(counters(6, index, 200, true)) ?? [];
		expect(shown).toBe(isEndOfRow ? '?' : String(deadEnds));
	}
});
