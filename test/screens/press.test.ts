import {expect, test} from 'vitest';
import type {KeyRow} from '../../source/explorer/keymap.js';
import type {Model, Notice} from '../../source/explorer/model.js';
import {screens} from '../../source/screens/index.js';
import {actingRows, allRows, findKey} from '../../source/screens/press.js';
import {overlayOf, screenOf, settled} from '../../source/screens/screen.js';
import {knowledge, modelWith, pressed} from '../pressed.js';

const keys = [...new Set(allRows(screens).flatMap(({bindings}) => bindings.flatMap((binding) => binding.keys)))];
const unboundKeys = ['f5', 'ctrl-x', 'ctrl-left', 'é', '\u202E', '~'];

/** In the middle of the search of 6 queens, on each screen with each overlay. */
const places = {6: {step: 100, solution: 2}};
const shown = [
	...screens.screens.map(({id}): readonly [string, Model] => {
		const model = modelWith({size: 6, places, screen: id});
		return [id, settled(screens, model, model, knowledge)];
	}),
	...screens.overlays.map(({id}): readonly [string, Model] => {
		const screen =
			screens.screens.find(({overlays = []}) => overlays.some((overlay) => overlay.id === id))?.id ?? 'search';
		return [`${id} over ${screen}`, modelWith({size: 6, places, screen, overlay: id})];
	}),
];

/** These start or stop playback themselves. */
const changing: readonly KeyRow['id'][] = ['play', 'select', 'back', 'lesson-on', 'lesson-chapter'];

test.each(shown)('on %s any key gives up what was sought and the last notice', (_, model) => {
	// No key leads to this notice on these screens, and none seeks on so small a board.
	const notice: Notice = model.screen === 'solutions' ? 'nothing-to-undo' : 'image-unknown';
	const sought = {type: 'steps', goal: () => undefined} as const;
	const before: Model = {...model, notice, sought, isPlaying: true, stepFraction: 0.5, speed: 100};
	const isQuiet = overlayOf(screens, model) !== undefined || screenOf(screens, model).isQuiet?.(model) === true;
	expect(keys.filter((key) => findKey(screens, model, knowledge, key)).length).toBeGreaterThan(3);
	for (const key of [...keys, ...unboundKeys]) {
		const row = findKey(screens, model, knowledge, key)?.row;
		const after = pressed(before, key);
		expect([key, after.notice === notice, after.sought]).toEqual([key, false, undefined]);
		if (!row) {
			// It says where it acts, and changes nothing else.
			expect(isQuiet ? after.notice : undefined).toBe(undefined);
			expect([key, after]).toEqual([key, {...before, sought: undefined, slots: after.slots, notice: after.notice}]);
		} else if (!changing.includes(row.id)) {
			const {id, stopsPlayback = false} = row;
			const hasLead = !stopsPlayback && id !== 'speed';
			expect([key, after.isPlaying, after.stepFraction]).toEqual([key, !stopsPlayback, hasLead ? 0.5 : 0]);
		}
	}
});

// Manual: The smallest window has 40 columns and 12 rows
test.each(shown)('%s in a smaller window: the program can be left, and the terminal drawn again', (_, model) => {
	const acting = (columns: number, rows: number) =>
		actingRows(screens, {...model, window: {columns, rows}}, knowledge).map(({id}) => id);
	const least = ['redraw', 'suspend', 'quit', 'interrupt'];
	expect([acting(39, 12), acting(40, 11)]).toEqual([least, least]);
	expect(acting(40, 12)).not.toEqual(least);
});

test.each(shown)('%s says that an input method may be on where it sends Chinese', (_, model) => {
	expect(pressed(model, '你').notice).toBe('input-method');
});
