import {describe, expect, test} from 'vitest';
import type {KeyRow} from '../../source/explorer/keymap.js';
import {screensWithReplay as screens} from '../../source/screens/index.js';
import {allRows, always} from '../../source/screens/press.js';
import {knowledge, modelWith, english as text} from '../pressed.js';
import {atTask} from './lesson/walk.js';

const ids = (rows: readonly KeyRow[]) => rows.map(({id}) => id);
const keysOf = (rows: readonly KeyRow[]) =>
	rows.flatMap(({id, bindings}) => bindings.flatMap(({keys}) => keys.map((key) => ({id, key}))));
const used = new Set<string>(ids(allRows(screens)));

test('every row of keys has a text, and every text of keys has a row', () => {
	expect([...used].sort()).toEqual(Object.keys(text.keys).sort());
});

test('every word for the footer is used by some screen or overlay, which has the row', () => {
	const shown = [...screens.screens, ...screens.overlays];
	const footersOf = ({footer}: (typeof shown)[number]) =>
		[modelWith({}), modelWith({isPlaying: true}), modelWith({checksShown: 1})].flatMap(footer);
	// Help and menu stand in the footer of every screen.
	const words = new Set(['help', 'menu', ...shown.flatMap(footersOf)]);
	const short = Object.entries(text.keys).flatMap(([id, each]) => (typeof each === 'string' ? [] : [id]));
	expect(short.filter((id) => !words.has(id))).toEqual([]);
	for (const each of shown) {
		expect(ids([...each.keys, ...screens.everywhere])).toEqual(expect.arrayContaining(footersOf(each)));
	}
});

test('every name in braces in a notice is a row of keys', () => {
	const named = Object.values(text.notices).flatMap((notice) =>
		typeof notice === 'string'
			? [...notice.matchAll(/\{\+?(?<name>[^}]*)\}/g)].map(({groups}) => groups?.['name'] ?? '')
			: [],
	);
	expect(named).toContain('play');
	expect(named.filter((name) => !used.has(name))).toEqual([]);
});

const passedBy = ({passes = []}: (typeof screens.overlays)[number]) => [...always, ...passes];
const shown = [
	...screens.screens.map(({id, keys}) => ({id, keys, others: screens.everywhere})),
	...screens.overlays.map((overlay) => ({
		...overlay,
		others: screens.everywhere.filter(({id}) => passedBy(overlay).includes(id)),
	})),
];

describe.each(shown)('on $id', ({id, keys, others}) => {
	test('the ids of the rows that act at one time are unique', () => {
		// The lesson has rows of all screens that a task can show.
		const task = atTask('tree', 1);
		const acting = id === 'lesson' ? keys.filter(({isActive}) => isActive?.(task, knowledge)) : keys;
		const all = ids([...acting, ...others]);
		expect(all).toEqual([...new Set(all)]);
	});

	test('only a row that does not always act has a key of another', () => {
		const always = keysOf([...keys, ...others].filter(({isActive}) => !isActive)).map(({key}) => key);
		expect(always).toEqual([...new Set(always)]);
	});
});

// Manual: `Esc` closes it
test.each(screens.overlays)('$id is closed by Escape, and passes only rows that there are', (overlay) => {
	expect(keysOf(overlay.keys)).toContainEqual({id: 'close', key: 'escape'});
	expect(ids(screens.everywhere)).toEqual(expect.arrayContaining(passedBy(overlay)));
});
