import {expect, test} from 'vitest';
import {pins} from '../../../source/explorer/breakpoints.js';
import {placeOf, resized} from '../../../source/explorer/model.js';
import {findKey} from '../../../source/explorer/press.js';
import {isMeasuring} from '../../../source/screens/compare/growth/growth.js';
import {commandOf} from '../../../source/screens/everywhere/way-back/command.js';
import {screens} from '../../../source/screens/index.js';
import {prediction} from '../../../source/screens/search/prediction.js';
import {frameOf} from '../../app/render.js';
import {atStep, knowledge, modelWith, pressed} from '../../pressed.js';

const search = modelWith({screen: 'search'});

test.each([
	['help', 'compare', '?', 'play'],
	['search-spaces', 'compare', 'w', 'play'],
	['growth', 'compare', 'e', 'play'],
	['images', 'solutions', 'M', 'search'],
] as const)('Tab goes from %s to the next screen', (overlay, screen, key, next) => {
	const shown = pressed(modelWith({screen}), key);
	expect(shown.overlay).toBe(overlay);
	expect(findKey(screens, shown, knowledge, 'tab')?.row.id).toBe('screen');
	const there = pressed(shown, 'tab');
	expect(there).toMatchObject({screen: next, overlay: undefined});
	expect(isMeasuring(there)).toBe(false);
});

test.each([
	['help', 'compare', '?'],
	['menu', 'play', 'm'],
	['search-spaces', 'compare', 'w'],
	['growth', 'compare', 'e'],
	['images', 'solutions', 'M'],
] as const)('c and W act over %s', (overlay, screen, key) => {
	const shown = pressed(modelWith({screen, window: {columns: 120, rows: 40}}), key);
	expect(shown.overlay).toBe(overlay);
	expect(findKey(screens, shown, knowledge, 'W')?.row.id).toBe('save');
	for (const copy of ['c', 'C']) {
		expect(findKey(screens, shown, knowledge, copy)?.row.id).toBe('way-back');
		const copied = pressed(shown, copy);
		expect(copied).toMatchObject({overlay, notice: 'command-sent'});
		expect(frameOf(copied).join('\n')).toContain(commandOf(screens, shown));
	}
});

test('Tab goes through all screens in a circle, and Shift+Tab back', () => {
	const forwards = ['search', 'compare', 'play', 'lesson', 'solutions'];
	let model = modelWith({});
	for (const screen of forwards) {
		model = pressed(model, 'tab');
		expect(model.screen).toBe(screen);
	}

	for (const screen of ['lesson', 'play', 'compare', 'search', 'solutions']) {
		model = pressed(model, 'shift-tab');
		expect(model.screen).toBe(screen);
	}
});

test('the sizes are those from 1 to 27', () => {
	const smallest = pressed(search, ...Array.from({length: 40}, () => '-'));
	expect(smallest).toMatchObject({size: 1, notice: 'no-such-size'});
	expect(resized(search, 27)).toMatchObject({size: 27, notice: undefined});
	expect(resized(search, 28)).toMatchObject({size: 8, notice: 'no-such-size'});
	expect(resized(search, 0)).toMatchObject({size: 8, notice: 'no-such-size'});
});

test('sizes end at 1 and 27, and each keeps its place', () => {
	expect(pressed(modelWith({size: 1}), '-')).toMatchObject({size: 1, notice: 'no-such-size'});
	expect(pressed(modelWith({size: 27}), '+')).toMatchObject({size: 27, notice: 'no-such-size'});
	const there = pressed(atStep(8, 100), '+');
	expect(there.size).toBe(9);
	expect(placeOf(there).step).toBe(0);
	expect(placeOf(pressed(there, '-')).step).toBe(100);
});

test('the screens keep their places', () => {
	const model = pressed(atStep(8, 100), 'shift-tab', 'right');
	expect(model.screen).toBe('solutions');
	expect(placeOf(model)).toEqual({step: 100, solution: 2});
});

test('digits go to the screens, from any other and over what is shown', () => {
	const ids = screens.screens.map(({id}) => id);
	expect(ids.map((_, index) => pressed(search, String(index + 1)).screen)).toEqual(ids);
});

test('v and V go round the variants, and say so where they are not seen', () => {
	const variantsAfter = (...keys: readonly string[]) =>
		keys.map((_, index) => pressed(search, ...keys.slice(0, index + 1)).variant);
	expect(variantsAfter('v', 'v', 'v', 'V')).toEqual(['flags', 'bitmask', 'scan', 'bitmask']);
	expect(pressed(search, 'v').notice).toBeUndefined();
	const solutions = pressed(modelWith({}), 'v');
	expect(frameOf(solutions).join('\n')).toContain('Variant: flags. Search and Compare show what it does.');
});

test('Escape goes back by one thing at a time: what is begun on the screen, then the screen before, then nothing', () => {
	const model = pressed(modelWith({}), 'enter', 'shift-down', 'y');
	expect(model.screen).toBe('search');
	const cursor = pins.of(model);
	expect(cursor.cursor).toBeDefined();
	const withoutCursor = pressed(model, 'escape');
	expect([pins.of(withoutCursor).cursor, prediction.of(withoutCursor).isOn]).toEqual([undefined, true]);
	const withoutPrediction = pressed(withoutCursor, 'escape');
	expect([withoutPrediction.screen, prediction.of(withoutPrediction).isOn]).toEqual(['search', false]);
	const back = pressed(withoutPrediction, 'escape');
	expect(back.screen).toBe('solutions');
	expect(pressed(back, 'escape')).toEqual(back);
});

test('a key of another screen says what it does there, and any other key takes the notice away', () => {
	const said = pressed(search, 'w');
	expect(frameOf(said).join('\n')).toContain('w: search spaces, on Compare.');
	expect(pressed(said, '#').notice).toBeUndefined();
});
