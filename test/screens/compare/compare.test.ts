import fc from 'fast-check';
import {expect, test} from 'vitest';
import {costGroups} from '../../../source/screens/compare/costs.js';
import {memoryRows} from '../../../source/screens/steps/memory.js';
import {variants} from '../../../source/solver/index.js';
import {text} from '../../../source/text/en.js';
import {drawn, frameOf} from '../../app/render.js';
import {atStep, knowledge, messageOf, pressed} from '../../pressed.js';
import {runs} from '../../runs.js';
import {startedWith} from '../started.js';

const window = {columns: 80, rows: 24};
/** With room for the memories and the costs. */
const high = {columns: 120, rows: 25 + variants.length * memoryRows};

test('a key shows the costs instead of the memories, and leads back', () => {
	const model = atStep(8, 48, {screen: 'compare', window});
	const titles = (...keys: readonly string[]) => frameOf(pressed(model, ...keys))[1]?.slice(37);
	expect(titles()).toContain('t: cost');
	expect(titles('t')).toMatch(/─ Cost ─+ t: memories ─/);
	expect(titles('t', 'T')).toBe(titles());
});

test('both stand together where there is room, without a key for another view', () => {
	const model = atStep(8, 48, {screen: 'compare', window: high});
	const titles = frameOf(model)
		.join('\n')
		.match(/(?<=[├╭]─ )\w+/g);
	expect(titles).toEqual(['Stack', ...variants.map(({id}) => id), 'Cost']);
	expect(frameOf(model).at(-1)).not.toContain('t view');
});

test('the board stays where it is from step to step', () => {
	for (const window of [
		{columns: 80, rows: 24},
		{columns: 120, rows: 40},
	]) {
		const places = [0, 2, 877, 19_924].map((step) =>
			frameOf(atStep(8, step, {screen: 'compare', window})).findIndex((line) => line.includes('place(0)')),
		);
		expect(new Set(places).size).toBe(1);
	}
});

/** A number as it is written: whole, or with more than twelve digits rounded. */
function written(count: number | undefined): string {
	if (count === undefined) {
		return '?';
	}

	return count < 10 ** 12 ? count.toLocaleString('en') : count.toExponential(2).replace('e+', ' * 10^');
}

test.each(['compare', 'search'] as const)('says that all views of %s are shown, where there is no other', (screen) => {
	const model = atStep(4, 48, {screen, window: high});
	frameOf(model);
	expect(messageOf(pressed(model, 't'))).toBe(text.notices['all-views-shown']);
});

test('no figure is cut, in any window, for any board and step', () => {
	const windows = fc.record({columns: fc.integer({min: 40, max: 160}), rows: fc.integer({min: 12, max: 60})});
	fc.assert(
		fc.property(fc.integer({min: 1, max: 27}), fc.nat(10_000), windows, (size, wanted, window) => {
			const tape = knowledge.tape(size);
			tape.advance(5);
			const step = Math.min(wanted, tape.horizon.index);
			const moment = tape.at(step)!;
			const model = atStep(size, step, {screen: 'compare', window});
			const counts = costGroups(knowledge, moment).flatMap(({costs}) =>
				costs.map(({id, count}) => `${id} ${written(count)}`),
			);
			const frame = drawn(model, knowledge);
			const found = [...frame.matchAll(/(scan|flags|bitmask) +([\d,.]+(?: \* 10\^\d+)?|\?)(?![^ │\n]| queens)/g)];
			const known = new Set(counts);
			expect(found.map(([, id, count]) => `${id} ${count}`).filter((each) => !known.has(each))).toEqual([]);
			const rows = [...frame.matchAll(/(scan|flags|bitmask) {1,12}[\d?][^│\n]*/g)];
			expect(rows.filter(([row]) => row.includes('…'))).toEqual([]);
			expect(frame.split('\n').every((line) => line.length <= window.columns)).toBe(true);
		}),
		{numRuns: runs(10)},
	);
});

test('a small window shows the checks of each variant beside the board, without signs where bars have no room', () => {
	const lines = frameOf(atStep(8, 48, {screen: 'compare', window: {columns: 50, rows: 14}}));
	expect(lines.slice(1, 2 + variants.length).map((line) => line.slice(36).trimEnd())).toEqual(
		expect.arrayContaining(['checks so far', 'scan        82', 'flags       65', 'bitmask     39']),
	);
});

test('the smallest window shows the board and the checks of 8 queens, and a sign of the cheapest where it has room', () => {
	const smallest = frameOf(atStep(8, 48, {screen: 'compare', window: {columns: 40, rows: 12}}));
	expect(smallest.join('\n')).toMatch(/place\(2\) col 4 ✗✗✗✗♛··· +bitmask +39/);
	const lines = frameOf(atStep(12, 48, {screen: 'compare', window: {columns: 60, rows: 16}}));
	expect(lines.find((line) => line.includes('bitmask'))).toMatch(/✗.* bitmask +\d+ ✓/);
});

test('a view that a small window cannot show is refused', () => {
	const small = {columns: 50, rows: 14};
	const started = (view: string) => startedWith(['8', '--screen', 'compare', '--view', view], small);
	expect(() => started('cost')).toThrow('--view cost needs a larger window');
});
