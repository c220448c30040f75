import {expect, test} from 'vitest';
import {placeOf} from '../../../source/explorer/model.js';
import {findKey} from '../../../source/explorer/press.js';
import {resized} from '../../../source/explorer/size.js';
import {isMeasuring} from '../../../source/screens/compare/growth/growth.js';
import {commandOf} from '../../../source/screens/everywhere/way-back/command.js';
import {screens} from '../../../source/screens/index.js';
import {frameOf} from '../../app/render.js';
import {atStep, knowledge, modelWith, pressed} from '../../pressed.js';

const search = modelWith({screen: 'search'});

test.each([
	['help', 'compare', '?', 'play'],
	['search-spaces', 'compare', 'w', 'play'],
	['growth', 'compare', 'e', 'play'],
	['images', 'solutions', 's', 'search'],
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
	['images', 'solutions', 's'],
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

test('digits choose a variant, and v the next one, in a circle', () => {
	expect(['1', '2', '3'].map((key) => pressed(search, key).variant)).toEqual(['scan', 'flags', 'bitmask']);
	expect(pressed(search, 'v').variant).toBe('flags');
	expect(pressed(search, 'v', 'v', 'v').variant).toBe('scan');
});
