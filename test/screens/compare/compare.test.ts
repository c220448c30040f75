import fc from 'fast-check';
import {expect, test} from 'vitest';
import {costGroups} from '../../../source/screens/compare/costs.js';
import {tradesOf} from '../../../source/screens/compare/trades.js';
import {variants} from '../../../source/solver/index.js';
import {text} from '../../../source/text/en.js';
import {drawn, frameOf} from '../../app/render.js';
import {atStep, knowledge, messageOf, pressed} from '../../pressed.js';
import {runs} from '../../runs.js';
import {startedWith} from '../started.js';

const window = {columns: 80, rows: 24};

test('shows the stack, what each variant saves and pays, and the memory of each', () => {
	expect(frameOf(atStep(8, 48, {screen: 'compare', window})).slice(1, 18)).toEqual([
		'╭─ Stack ───0──1──2──3──4──5──6──7──╮╭─ scan: 3 checks, 82 so far ─── t: cost ─╮',
		'│ place(0)  ♛  ·  ·  ·  ·  ·  ·  ·  ││ queens = [0, 2, 4]                      │',
		'│ place(1)  ✗  ✗  ♛  ·  ·  ·  ·  ·  ││ queen 0, col 0: 3 down, 5 across        │',
		'│ place(2)  ✗  ✗  ✗  ✗  ♛! ·  ·  ·  ││ queen 1, col 2: 2 down, 3 across        │',
		'│▸place(3)  ✗  ◦  ✗  ✗  ✗  ✗  ·  ·  ││ queen 2, col 4: 1 down, 1 across \\      │',
		'│       4                           │├─ flags: 2 checks, 65 so far ────────────┤',
		'│       5                           ││ cols[5]   free  10101000                │',
		'│       6                           ││ downs[5]  set   000001110000000         │',
		'│       7                           ││ ups[8]    ·     100100100000000         │',
		'│                                   ││                                         │',
		'├─ In all, against scan ────────────┤├─ bitmask: 1 check, 39 so far ───────────┤',
		'│ flags   22,104 fewer checks       ││ cols      10101000                      │',
		'│         12,336 more writes        ││ downs     00011100                      │',
		'│ bitmask 31,032 fewer checks       ││ ups       10010000                      │',
		'│         6,168 more writes         ││ attacked  10111100  & bit: not 0        │',
		'│                                   ││                                         │',
		'╰───────────────────────────────────╯╰─────────────────────────────────────────╯',
	]);
});

test('a key shows a group of bars for each cost, and leads back', () => {
	const model = atStep(8, 48, {screen: 'compare', window});
	const lines = frameOf(pressed(model, 't')).slice(1, 17);
	const bars = (name: string, counts: readonly string[], best: number) =>
		['scan', 'flags', 'bitmask'].map((id, index) =>
			expect.stringMatching(
				new RegExp(`^${index === 0 ? name : ''} *${id} +${counts[index]} ${index === best ? '✓' : ' '} [█▌]+$`),
			),
		);
	expect(lines.map((line) => line.slice(38, -1).trim())).toEqual([
		expect.stringMatching(/^─ Cost ─+ t: memories ─$/),
		...bars('checks so far', ['82', '65', '39'], 2),
		...bars('checks in all', ['46,752', '24,648', '15,720'], 2),
		...bars('writes so far', ['9', '36', '27'], 0),
		...bars('writes in all', ['4,112', '16,448', '10,280'], 0),
		...bars('cells used', ['3', '41', '15'], 0),
	]);
	expect(frameOf(pressed(model, 't', 'T'))).toEqual(frameOf(model));
});

test('both stand together in 120 by 40 cells, without a key for another view', () => {
	const model = atStep(8, 48, {screen: 'compare', window: {columns: 120, rows: 40}});
	const titles = frameOf(model)
		.join('\n')
		.match(/(?<=[├╭]─ )\w+/g);
	expect(titles).toEqual(['Stack', ...variants.map(({id}) => id), 'Cost', 'In']);
	expect(frameOf(model).at(-1)).not.toContain('t view');
});

test('in a small window the costs stand beside the board where there is room, whole', () => {
	const lines = frameOf(atStep(8, 48, {screen: 'compare', window: {columns: 60, rows: 16}}));
	expect(lines.slice(1, 5).map((line) => line.slice(36).trim())).toEqual([
		'checks so far',
		expect.stringMatching(/^scan +82 +█+$/),
		expect.stringMatching(/^flags +65 +█+▌?$/),
		expect.stringMatching(/^bitmask +39 ✓ █+▌?$/),
	]);
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
	const model = atStep(4, 48, {screen, window: {columns: 120, rows: 40}});
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
			const trades = tradesOf(tape, moment).map(({id, checksSaved}) => `${id} ${written(Math.abs(checksSaved))}`);
			const frame = drawn(model, knowledge);
			const found = [...frame.matchAll(/(scan|flags|bitmask) +([\d,.]+(?: \* 10\^\d+)?|\?)(?![^ │\n]| queens)/g)];
			const known = new Set([...counts, ...trades]);
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
	expect(lines.slice(1, 5).map((line) => line.slice(36).trimEnd())).toEqual([
		'checks so far',
		'scan        82',
		'flags       65',
		'bitmask     39',
	]);
});

test('a view that a small window cannot show is refused, what lies over the screen is not', () => {
	const small = {columns: 50, rows: 14};
	const started = (view: string) => startedWith(['8', '--screen', 'compare', '--view', view], small);
	expect(() => started('cost')).toThrow('--view cost needs a larger window');
	expect(started('search-spaces').overlay).toBe('search-spaces');
});
