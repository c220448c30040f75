import fc from 'fast-check';
import {expect, test} from 'vitest';
import {costGroups} from '../../../source/screens/compare/costs.js';
import {tradesOf} from '../../../source/screens/compare/trades.js';
import {drawn, frameOf} from '../../app/render.js';
import {atStep, knowledge, pressed} from '../../pressed.js';

const window = {columns: 80, rows: 24};

test('shows the board, what each variant saves and pays, and a group of bars for each cost', () => {
	const lines = frameOf(atStep(8, 48, {screen: 'compare', window}));
	expect(lines.slice(1, 18).map((line) => line.trimEnd())).toEqual([
		'╭─ Board ────────────────────╮╭─ Cost ─────────────────────────── t: memories ─╮',
		'│    0  1  2  3  4  5  6  7  ││ checks so far scan        82   ███████████████ │',
		'│ 0  ♛  ·  ·  ·  ·  ·  ·  ·  ││               flags       65   ████████████    │',
		'│ 1  ·  ·  ♛  ·  ·  ·  ·  ·  ││               bitmask     39 ✓ ███████         │',
		'│ 2  ·  ·  ·  ·  ♛! ·  ·  ·  ││ checks in all scan    46,752   ███████████████ │',
		'│ 3  ·  ·  ·  ·  ·  ✗  ·  ·  ││               flags   24,648   ████████        │',
		'│ 4  ·  ·  ·  ·  ·  ·  ·  ·  ││               bitmask 15,720 ✓ █████           │',
		'│ 5  ·  ·  ·  ·  ·  ·  ·  ·  ││ writes so far scan         9 ✓ ████            │',
		'│ 6  ·  ·  ·  ·  ·  ·  ·  ·  ││               flags       36   ███████████████ │',
		'│ 7  ·  ·  ·  ·  ·  ·  ·  ·  ││               bitmask     27   ███████████▌    │',
		'├─ In all, against scan ─────┤│ writes in all scan     4,112 ✓ ████            │',
		'│ flags   -22,104 checks     ││               flags   16,448   ███████████████ │',
		'│         +12,336 writes     ││               bitmask 10,280   █████████▌      │',
		'│ bitmask -31,032 checks     ││ cells used    scan         3 ✓ █               │',
		'│         +6,168 writes      ││               flags       41   ███████████████ │',
		'│ test: 3, 2, 1 checks       ││               bitmask     15   █████▌          │',
		'╰────────────────────────────╯╰────────────────────────────────────────────────╯',
	]);
});

test('a key shows the memories of the variants and what the step has read in them, and leads back', () => {
	const model = pressed(atStep(8, 48, {screen: 'compare', window}), 't');
	const lines = frameOf(model).slice(1, 17);
	expect(lines.map((line) => line.slice(31, -1).trim())).toEqual([
		expect.stringMatching(/^─ scan: 3 checks, 82 so far ─+ t: cost ─$/),
		'queens = [0, 2, 4]',
		'queen 0, column 0  no attack',
		'queen 1, column 2  no attack',
		'queen 2, column 4  attacks \\',
		expect.stringMatching(/^─ flags: 2 checks, 65 so far ─+$/),
		'cols[5]   free  10101000',
		'downs[5]  set   000001110000000',
		'ups[8]    ·     100100100000000',
		'',
		expect.stringMatching(/^─ bitmask: 1 check, 39 so far ─+$/),
		'cols      10101000',
		'downs     00011100',
		'ups       10010000',
		'attacked  10111100  & bit: set',
		'',
	]);
	expect(frameOf(pressed(model, 'T'))).toEqual(frameOf(pressed(model, 't', 't', 't')));
	expect(frameOf(pressed(model, 't')).join('')).toContain('checks in all');
});

test('in a small window the costs stand beside the board as far as there is room, whole', () => {
	const small = {columns: 60, rows: 16};
	const lines = frameOf(atStep(11, 2_143_230, {screen: 'compare', window: small}));
	expect(lines.slice(1, 9).map((line) => line.slice(29).trim())).toEqual([
		'checks so far',
		expect.stringMatching(/^scan +7,416,536 +█+$/),
		expect.stringMatching(/^flags +[\d,]+ +█+▌?$/),
		expect.stringMatching(/^bitmask +[\d,]+ ✓ █+▌?$/),
		'',
		'',
		'checks in all',
		expect.stringMatching(/^scan +7,416,541 +█+$/),
	]);
});

test('the board stays where it is from step to step', () => {
	for (const window of [
		{columns: 80, rows: 24},
		{columns: 120, rows: 40},
		{columns: 200, rows: 60},
	]) {
		const places = [0, 1, 2, 3, 48, 876, 877, 878, 19_924].map((step) =>
			frameOf(atStep(8, step, {screen: 'compare', window})).findIndex((line) => /│ +0 +1 +2 +3/.test(line)),
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
			const trades = tradesOf(tape, moment).map(({id, checksSaved}) => `${id} ${written(Math.abs(checksSaved))}`);
			const frame = drawn(model, knowledge);
			const found = [...frame.matchAll(/(scan|flags|bitmask) +([\d,.]+(?: \* 10\^\d+)?|\?)(?![^ │\n]| queens)/g)];
			const known = new Set([...counts, ...trades]);
			expect(found.map(([, id, count]) => `${id} ${count}`).filter((each) => !known.has(each))).toEqual([]);
			const rows = [...frame.matchAll(/(scan|flags|bitmask) {1,12}[\d?][^│\n]*/g)];
			expect(rows.filter(([row]) => row.includes('…'))).toEqual([]);
			expect(frame.split('\n').every((line) => line.length <= window.columns)).toBe(true);
		}),
		{numRuns: 60},
	);
}, 60_000);
