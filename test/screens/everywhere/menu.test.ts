import {expect, test} from 'vitest';
import {overlayOf} from '../../../source/explorer/screen.js';
import {screens} from '../../../source/screens/index.js';
import {unicode} from '../../components/render.js';
import {modelWith, pressed} from '../../pressed.js';

const open = pressed(modelWith({screen: 'search'}), 'm');
const {entries} = overlayOf(screens, open)!.list!(open, unicode);

test('the menu chooses every screen, variant, language and size', () => {
	// It opens at the current screen, so that two up is the first entry.
	const chosen = entries.map((_, index) =>
		pressed(open, 'up', 'up', ...Array.from({length: index}, () => 'down'), 'enter'),
	);
	expect(chosen.map(({overlay}) => overlay)).toEqual(entries.map(() => undefined));
	expect(chosen.slice(0, 5).map(({screen}) => screen)).toEqual(['lesson', 'solutions', 'search', 'compare', 'play']);
	expect(chosen.slice(5, 8).map(({variant}) => variant)).toEqual(['scan', 'flags', 'bitmask']);
	expect(chosen.slice(8, 10).map(({language}) => language)).toEqual(['en', 'zh']);
	expect(chosen.slice(10).map(({size}) => size)).toEqual(Array.from({length: 27}, (_, index) => index + 1));
});

test('the digits choose the first entries at once', () => {
	expect(pressed(open, '5')).toMatchObject({screen: 'play', overlay: undefined});
	expect(pressed(open, '8')).toMatchObject({variant: 'bitmask', overlay: undefined});
	expect(pressed(open, '0')).toMatchObject({language: 'zh', overlay: undefined});
});

test('the arrows go in a circle, and Escape changes nothing', () => {
	const before = modelWith({screen: 'search'});
	expect(pressed(open, 'up', 'up', 'up', 'enter').size).toBe(27);
	expect(pressed(open, 'down', 'escape')).toMatchObject({size: before.size, screen: before.screen, overlay: undefined});
});
