import type {KeyRow} from '../../explorer/keymap.js';

/** Whether a screen with these rows has keys of its own instead of all keys of a row. */
export function isReplaced({bindings}: Pick<KeyRow, 'bindings'>, rows: readonly KeyRow[]): boolean {
	const own = rows.filter(({isActive}) => !isActive).flatMap((row) => row.bindings.flatMap(({keys}) => keys));
	return bindings.every(({keys}) => keys.every((key) => own.includes(key)));
}
