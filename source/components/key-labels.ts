import type {KeyId, KeyName, KeyRow} from '../explorer/keymap.js';
import type {Display} from './display.js';
import type {Glyphs} from './glyphs.js';

export function keysOf({bindings, label}: KeyRow, glyphs: Glyphs): readonly string[] {
	return label === undefined
		? bindings.flatMap(({keys}) => keys.slice(0, 1)).map((key) => keyLabel(key, glyphs))
		: [label];
}

/** `Shift+Tab` for `shift-tab`; a character stands for itself. */
export function keyLabel(key: KeyName, {keys}: Glyphs): string {
	const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
	return keys[key] ?? (key.length > 1 ? key.split('-').map(capital).join('+') : key);
}

const isWord = /^[A-Z]\w/;

/**
 * For the footer. Names such as `Home` appear only in the first place, except `Up` and `Down`; symbols stand side by
 * side (`←→`); of several letters the last small one, which leads forwards, stands for all.
 */
export function shortKeysOf(row: KeyRow, glyphs: Glyphs): string {
	const arrows = [glyphs.keys['up'], glyphs.keys['down']];
	const keys = keysOf(row, glyphs).filter((key, index) => index === 0 || !isWord.test(key) || arrows.includes(key));
	const letter = keys.findLast((key) => /^[a-z]$/.test(key));
	return letter ?? keys.join(keys.some((key) => key.length > 1 || /\w/.test(key)) ? '/' : '');
}

/** `{stop} go to those` becomes `p n go to those`; `{+stop}` becomes `n`, the last key; `{-stop}` the first. */
export function withKeys(sentence: string, {label, text}: Pick<Display, 'label' | 'text'>): string {
	const isRow = (name: string): name is KeyId => Object.hasOwn(text.keys, name);
	return sentence.replaceAll(/\{([+-]?)([a-z-]+)\}/g, (whole, which: string, name: string) => {
		if (!isRow(name)) {
			return whole;
		}

		const keys = label(name).split(' ');
		return (which === '' ? label(name) : keys.at(which === '-' ? 0 : -1)) ?? '';
	});
}
