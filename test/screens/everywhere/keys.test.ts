import {expect, test} from 'vitest';
import {placeOf, resized} from '../../../source/explorer/model.js';
import {raceAt} from '../../../source/screens/compare/race.js';
import {commandOf} from '../../../source/screens/everywhere/way-back.js';
import {screens} from '../../../source/screens/index.js';
import {findKey} from '../../../source/screens/press.js';
import {variants} from '../../../source/solver/search/variants.js';
import {frameOf} from '../../app/render.js';
import {afterTab, atStep, digitOf, knowledge, messageOf, modelWith, pressed} from '../../pressed.js';

const ids = screens.screens.map(({id}) => id);
const search = modelWith({screen: 'search'});

test.each([
	['help', 'compare', '?', afterTab('compare')],
	['menu', 'play', 'm', undefined],
	['images', 'solutions', 'M', afterTab('solutions')],
] as const)(
	'c and W act over %s, and Tab and digits lead to other screens, but not in the menu',
	(overlay, screen, key, next) => {
		const shown = pressed(modelWith({screen, window: {columns: 120, rows: 40}}), key);
		expect(shown.overlay).toBe(overlay);
		const there = pressed(shown, 'tab');
		expect(there).toMatchObject(next ? {screen: next, overlay: undefined} : {screen, overlay});
		expect(pressed(shown, digitOf('play'))).toMatchObject(
			next ? {screen: 'play', overlay: undefined} : {screen, overlay},
		);
		expect(findKey(screens, shown, knowledge, 'W')?.row.id).toBe('save');
		for (const copy of ['c', 'C']) {
			const copied = pressed(shown, copy);
			expect(copied.overlay).toBe(overlay);
			expect(messageOf(copied)).toContain(commandOf(screens, shown));
			expect(frameOf(copied).join('\n')).toContain(commandOf(screens, shown));
		}
	},
);

test('Tab goes through all screens in a circle, Shift+Tab back, and digits go to each', () => {
	const afterEach = (key: string) =>
		ids.map((_, index) => pressed(search, ...Array.from({length: index}, () => key)).screen);
	expect(afterEach('tab')).toEqual(ids.map((_, index) => afterTab('search', index)));
	expect(afterEach('shift-tab')).toEqual(ids.map((_, index) => afterTab('search', -index)));
	expect(ids.map((id) => pressed(search, digitOf(id)).screen)).toEqual(ids);
});

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

test('v and V go round the variants, and say so where they are not seen', () => {
	const variantsAfter = (...keys: readonly string[]) =>
		keys.map((_, index) => pressed(search, ...keys.slice(0, index + 1)).variant);
	const [first, ...others] = variants.map(({id}) => id);
	const round = variants.map(() => 'v');
	expect(variantsAfter(...round, 'V')).toEqual([...others, first, others.at(-1)]);
	expect(pressed(search, 'v').notice).toBeUndefined();
	const solutions = pressed(modelWith({}), 'v');
	expect(messageOf(solutions)).toBe('Variant: flags. Search shows what it does.');
	expect(pressed(modelWith({screen: 'compare'}), 'v').variant).toBe(first);
});

// Readme: up to 16 queens, `bitmask`
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
