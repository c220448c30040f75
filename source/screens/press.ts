import {type Display, keysOf, windowLayout, writingOf} from '../components/display.js';
import type {Binding, KeyId, KeyName, KeyRow} from '../explorer/keymap.js';
import type {Knowledge} from '../explorer/knowledge.js';
import {type Model, stopped} from '../explorer/model.js';
import type {Text} from '../text/en.js';
import {longest} from '../text/width.js';
import {overlayOf, type Screens, screenOf, settled} from './screen.js';

/** These rows act whatever is shown. */
export const always: readonly KeyId[] = ['redraw', 'suspend', 'interrupt'];

/** If two rows have one key, the first one wins. In a window that is too small, nothing would show what keys change. */
export function actingRows(screens: Screens, model: Model, knowledge: Knowledge): readonly KeyRow[] {
	if (windowLayout(model) === 'too-small') {
		return screens.everywhere.filter(({id}) => always.includes(id) || id === 'quit');
	}

	const overlay = overlayOf(screens, model);
	const reaching = [...always, ...(overlay?.passes ?? [])];
	const rows = overlay
		? [...overlay.keys, ...screens.everywhere.filter(({id}) => reaching.includes(id))]
		: [...screenOf(screens, model).keys, ...screens.everywhere];
	// Rows that act only sometimes go first: they replace others at that time.
	return [...rows.filter(({isActive}) => isActive?.(model, knowledge)), ...rows.filter(({isActive}) => !isActive)];
}

/** The row with only those of its keys that act; undefined if none does. */
export function reachable(acting: readonly KeyRow[], row: KeyRow): KeyRow | undefined {
	const bindings = row.bindings
		.map((binding) => ({...binding, keys: binding.keys.filter((key) => keyIn(acting, key)?.binding === binding)}))
		.filter(({keys}) => keys.length > 0);
	return bindings.length > 0 ? {...row, bindings} : undefined;
}

export function findKey(screens: Screens, model: Model, knowledge: Knowledge, key: KeyName) {
	return keyIn(actingRows(screens, model, knowledge), key);
}

function keyIn(rows: readonly KeyRow[], key: KeyName) {
	const hasKey = ({keys}: Binding) => keys.includes(key);
	const row = rows.find(({bindings}) => bindings.some(hasKey));
	return row && {row, binding: row.bindings.find(hasKey)!};
}

/** Any key gives up what is sought, clears the last notice and, but for a few, leaves a test. */
export function press(screens: Screens, model: Model, knowledge: Knowledge, key: KeyName) {
	const bound = findKey(screens, model, knowledge, key);
	const checksShown = bound?.row.staysInTest ? model.checksShown : 0;
	const cleared = {...model, notice: undefined, sought: undefined, checksShown};
	const quiet = bound?.row.stopsPlayback ? stopped(cleared) : cleared;
	const after = bound ? bound.binding.change(quiet, knowledge) : unbound(screens, model, quiet, knowledge, key);
	return {model: settled(screens, model, after, knowledge), effect: bound?.row.effect};
}

function unbound(screens: Screens, model: Model, quiet: Model, knowledge: Knowledge, key: KeyName): Model {
	if (windowLayout(model) === 'too-small') {
		return model;
	}

	// Letters of Chinese and of other writings that keyboards have no keys for.
	if (/^\p{Lo}/u.test(key)) {
		return {...quiet, notice: 'input-method'};
	}

	// Escape does nothing where nothing is left to go back from.
	if (overlayOf(screens, model) || key === 'escape') {
		return quiet;
	}

	return screenOf(screens, model).isQuiet?.(model) ? quiet : saidWhere(screens, quiet, knowledge, key);
}

/** Says why the key does nothing now, or on which other screen it acts. */
function saidWhere(table: Screens, model: Model, knowledge: Knowledge, key: KeyName): Model {
	const explaining = [...screenOf(table, model).keys, ...table.everywhere].filter(({whyInactive}) => whyInactive);
	const why = keyIn(explaining, key)?.row.whyInactive?.(model);
	if (why) {
		return {...model, notice: why};
	}

	for (const {id: screen, keys} of table.screens.filter(({id}) => id !== 'lesson')) {
		const acting = [...keys, ...table.everywhere].filter(
			({isActive}) => isActive?.({...model, screen}, knowledge) ?? true,
		);
		const id = keyIn(acting, key)?.row.id;
		if (id) {
			const does = (text: Text) => longest(text.keys[id]);
			return {
				...model,
				notice: (text, names) => text.notices['key-elsewhere'](names.key(key), does(text), text.screens[screen]),
			};
		}
	}

	return model;
}

export function displayOf(screens: Screens, model: Pick<Model, 'isAscii' | 'ground' | 'text'>): Display {
	const writing = writingOf(model);
	const labels = new Map(allRows(screens).map((row) => [row.id, keysOf(row, writing.glyphs).join(' ')]));
	return {...writing, ground: model.ground, label: (id) => labels.get(id) ?? id};
}

export function allRows({screens, overlays, everywhere}: Screens): readonly KeyRow[] {
	return [...screens.flatMap(({keys}) => keys), ...everywhere, ...overlays.flatMap(({keys}) => keys)];
}
