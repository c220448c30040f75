import {expect, test} from 'vitest';
import type {Model} from '../../../source/explorer/model.js';
import {mouse} from '../../../source/explorer/mouse/mouse.js';
import {overlayOf} from '../../../source/explorer/screen.js';
import {screens} from '../../../source/screens/index.js';
import {frameOf, unicode} from '../../app/render.js';
import {knowledge, modelWith, pressed} from '../../pressed.js';

const open = pressed(modelWith({screen: 'search'}), 'm');
const {entries} = overlayOf(screens, open)!.list!(open, unicode);

test('the menu chooses every screen, variant, language and size, and turns the mouse on and off', () => {
	// It opens at the current screen, so that two up is the first entry.
	const chosen = entries.map((_, index) =>
		pressed(open, 'up', 'up', ...Array.from({length: index}, () => 'down'), 'enter'),
	);
	expect(chosen.map(({overlay}) => overlay)).toEqual(entries.map(() => undefined));
	expect(chosen.slice(0, 5).map(({screen}) => screen)).toEqual(['lesson', 'solutions', 'search', 'compare', 'play']);
	expect(chosen.slice(5, 8).map(({variant}) => variant)).toEqual(['scan', 'flags', 'bitmask']);
	expect(chosen.slice(8, 10).map(({language}) => language)).toEqual(['en', 'zh']);
	expect(chosen.slice(10, 12).map((each) => mouse.of(each).isOn)).toEqual([true, false]);
	expect(chosen.slice(12).map(({size}) => size)).toEqual(Array.from({length: 27}, (_, index) => index + 1));
});

test('the digits choose the first entries at once', () => {
	expect(pressed(open, '5')).toMatchObject({screen: 'play', overlay: undefined});
	expect(pressed(open, '8')).toMatchObject({variant: 'bitmask', overlay: undefined});
	expect(pressed(open, '0')).toMatchObject({language: 'zh', overlay: undefined});
});

test('where lines of text are printed, the menu and the help have no mouse', () => {
	const spoken = mouse.with(modelWith({screen: 'search'}), {isAvailable: false});
	const menu = pressed(spoken, 'm');
	const listed = overlayOf(screens, menu)!.list!(menu, unicode).entries;
	expect(listed).toHaveLength(entries.length - 2);
	expect(listed.join('\n')).not.toMatch(/^mouse/m);
	const helpOf = (model: Model) => {
		const help = pressed(model, '?');
		return overlayOf(screens, help)?.speech(help, knowledge, unicode)['help'];
	};
	expect(helpOf(spoken)).not.toMatch(/^Mouse/m);
	expect(helpOf(modelWith({screen: 'search'}))).toMatch(/^Mouse/m);
});

test('the arrows go in a circle, and Escape changes nothing', () => {
	const before = modelWith({screen: 'search'});
	expect(pressed(open, 'up', 'up', 'up', 'enter').size).toBe(27);
	expect(pressed(open, 'down', 'escape')).toMatchObject({size: before.size, screen: before.screen, overlay: undefined});
});

test('marks say that more entries follow above or below', () => {
	const marksAfter = (...keys: readonly string[]) =>
		frameOf(pressed(open, ...keys))
			.slice(1, -1)
			.flatMap((row) => / (?<mark>[↑↓]+)$/.exec(row)?.groups?.['mark'] ?? []);
	const end = Array.from({length: entries.length - 3}, () => 'down');
	expect(marksAfter()).toEqual(['↓']);
	expect(marksAfter(...end.slice(5))).toEqual(['↑', '↓']);
	expect(marksAfter(...end)).toEqual(['↑']);
});
