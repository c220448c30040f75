import {expect, test} from 'vitest';
import {placeOf, resized} from '../../../source/explorer/model.js';
import {raceAt} from '../../../source/screens/compare/race.js';
import {screens} from '../../../source/screens/index.js';
import {frameOf} from '../../app/render.js';
import {atStep, digitOf, knowledge, messageOf, modelWith, pressed} from '../../pressed.js';

const search = modelWith({screen: 'search'});

// Readme: boards have from 1 to 27 queens
test('the sizes are those from 1 to 27, and each keeps its place, as do the screens', () => {
	expect(pressed(modelWith({size: 1}), '-')).toMatchObject({size: 1, notice: 'no-such-size'});
	expect(pressed(modelWith({size: 27}), '+')).toMatchObject({size: 27, notice: 'no-such-size'});
	expect(resized(search, 27)).toMatchObject({size: 27, notice: undefined});
	const there = pressed(atStep(8, 100), '+');
	expect([there.size, placeOf(there).step]).toEqual([9, 0]);
	expect(placeOf(pressed(there, '-')).step).toBe(100);
	expect(placeOf(pressed(atStep(8, 100), digitOf('solutions'), 'right'))).toEqual({step: 100, solution: 2});
});

// Readme: up to 16 queens, `bitmask`
// Manual: it ends at 16 queens, where a table has 31 flags
test('bitmask ends at 16 queens: keys, header and Compare offer only what searches the board', () => {
	const last = atStep(16, 3, {variant: 'bitmask'});
	const said = 'Now flags: bitmask ends at 16 queens, as its numbers have only 32 bits.';
	for (const {id: screen} of screens.screens.filter(({id}) => id !== 'lesson')) {
		const larger = pressed({...last, screen}, '+');
		expect([larger.size, larger.variant, messageOf(larger)]).toEqual([17, 'flags', said]);
	}

	expect(pressed(atStep(15, 3, {variant: 'bitmask'}), '+')).toMatchObject({variant: 'bitmask', notice: undefined});
	for (const [size, ids] of [
		[16, ['scan', 'flags', 'bitmask']],
		[17, ['scan', 'flags']],
	] as const) {
		const model = atStep(size, 3, {window: {columns: 120, rows: 24}});
		expect(ids.map((_, index) => pressed(model, ...ids.slice(index).map(() => 'v')).variant).toSorted()).toEqual(
			ids.toSorted(),
		);
		expect(frameOf(model)[0]).toMatch(new RegExp(`\\[scan\\] *${ids.slice(1).join(' *')} *$`));
		expect(raceAt(model, knowledge).lanes.map(({id}) => id)).toEqual(['brute-force', ...ids]);
	}
});
