import type {KeyRow} from '../explorer/keymap.js';
import type {Glyphs} from './glyphs.js';

/** Returns the label of a key row, or the first key of each binding by the name that the user sees. */
export function keysOf({bindings, label}: KeyRow, glyphs: Glyphs): readonly string[] {
	if (label !== undefined) {
		return [label];
	}

	return bindings.flatMap(({keys}) => keys.slice(0, 1)).map((key) => glyphs.keys[key] ?? key);
}

/** The keys of a row as the help shows them: arrows stand side by side. */
export function helpKeysOf(row: KeyRow, glyphs: Glyphs): string {
	return keysOf(row, glyphs)
		.join(' ')
		.replaceAll(/(?<=[←→↑↓]) (?=[←→↑↓])/g, '');
}

/** A key with a name, such as `PgUp`. Single letters do not match. */
const isWord = /^[A-Z]\w/;

/**
 * Returns the keys of a row in little space, for the footer. Named keys such as `Home` appear only in the first place,
 * except `Up` and `Down`. Symbols stand side by side (`←→`). Of several letters one stands for all: the last small one, which
 * leads forwards.
 */
export function shortKeysOf(row: KeyRow, glyphs: Glyphs): string {
	const arrows = [glyphs.keys['up'], glyphs.keys['down']];
	const keys = keysOf(row, glyphs).filter((key, index) => index === 0 || !isWord.test(key) || arrows.includes(key));
	const letter = keys.findLast((key) => /^[a-z]$/.test(key));
	return letter ?? keys.join(keys.some((key) => key.length > 1 || /\w/.test(key)) ? '/' : '');
}

/**
 * Replaces the name of each key row in braces with its keys: `{stop} go to those` becomes `p n go to those`. After a plus only
 * the last key remains: `{+stop}` becomes `n`; after a minus the first one.
 */
export function withKeys(sentence: string, label: (id: KeyRow['id']) => string, rows: readonly KeyRow[]): string {
	return rows.reduce(
		(words, {id}) =>
			words
				.replaceAll(`{${id}}`, () => label(id))
				.replaceAll(`{-${id}}`, () => label(id).split(' ')[0] ?? '')
				.replaceAll(`{+${id}}`, () => label(id).split(' ').at(-1) ?? ''),
		sentence,
	);
}
