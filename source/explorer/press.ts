import type {Binding, KeyName, KeyRow} from './keymap.js';
import type {Knowledge} from './knowledge/knowledge.js';
import {type Model, stopped} from './model.js';
import {overlayOf, type ScreenTable, screenOf, settled} from './screen.js';

/** The rows whose keys act now. If two rows have the same key, the first one wins. */
export function actingRows(screens: ScreenTable, model: Model, knowledge: Knowledge): readonly KeyRow[] {
	const overlay = overlayOf(screens, model);
	const passed = [...screens.always, ...(overlay?.passes ?? [])];
	const rows = overlay
		? [...overlay.keys, ...screens.everywhere.filter(({id}) => passed.includes(id))]
		: [...screenOf(screens, model).keys, ...screens.everywhere];
	// Rows that act only sometimes go first, as they are meant to replace others at that time.
	return [...rows.filter(({isActive}) => isActive?.(model, knowledge)), ...rows.filter(({isActive}) => !isActive)];
}

type Found = {readonly row: KeyRow; readonly binding: Binding};

/** The row and the binding of a key; undefined if the key does nothing here. */
export function findKey(screens: ScreenTable, model: Model, knowledge: Knowledge, key: KeyName): Found | undefined {
	return keyIn(actingRows(screens, model, knowledge), key);
}

/** The same among these rows. */
export function keyIn(rows: readonly KeyRow[], key: KeyName): Found | undefined {
	for (const row of rows) {
		const binding = row.bindings.find(({keys}) => keys.includes(key));
		if (binding) {
			return {row, binding};
		}
	}

	return undefined;
}

/**
 * Acts on a key. Any key gives up what is sought. A key that does something also clears the last notice, unless it only
 * affects the terminal, and stops playback if its row says so.
 */
export function press(screens: ScreenTable, model: Model, knowledge: Knowledge, key: KeyName): Model {
	return settled(screens, model, changed(screens, model, knowledge, key), knowledge);
}

/** The same without what the screen adds to it. */
export function changed(screens: ScreenTable, model: Model, knowledge: Knowledge, key: KeyName): Model {
	const found = findKey(screens, model, knowledge, key);
	if (!found) {
		const still = model.sought ? {...model, sought: undefined} : model;
		const onUnknownKey = overlayOf(screens, model) ? undefined : screenOf(screens, model).onUnknownKey;
		return onUnknownKey?.(still, knowledge) ?? still;
	}

	return found.binding.change(readyFor(found.row, model), knowledge);
}

/** The model as a change of this row expects it. */
export function readyFor({effect, stopsPlayback}: KeyRow, model: Model): Model {
	const quiet: Model = {...model, notice: effect ? model.notice : undefined, sought: undefined};
	return stopsPlayback ? stopped(quiet) : quiet;
}
