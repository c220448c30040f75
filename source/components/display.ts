import {createContext, useContext} from 'react';
import type {KeyId, KeyName, KeyRow} from '../explorer/keymap.js';
import {type Ground, leastWindow, type Model} from '../explorer/model.js';
import type {Text} from '../text/en.js';

/** Each is one cell wide, except parts of bars, `broken` and the labels in `keys`; other keys are labelled by their own names. */
function glyphsOf(hasCrowns: boolean, glyph: (unicode: string, ascii: string) => string) {
	const [left, right, up, down] = [glyph('←', '<-'), glyph('→', '->'), glyph('↑', 'Up'), glyph('↓', 'Down')];
	const short = {pageup: 'PgUp', pagedown: 'PgDn', escape: 'Esc'};
	const keys: Readonly<Record<string, string>> = {...short, left, right, up, down};
	return {
		queen: glyph('♛', 'Q'),
		hasCrowns,
		attacker: glyph('!', '!'),
		bar: glyph('█', '#'),
		/** From the thinnest to a whole cell. */
		barParts: glyph('▏▎▍▌▋▊▉█', '#'),
		/** Of the programs of the race, one each. */
		laneBars: glyph('▒█▓▞', '-#=%'),
		thinBarParts: glyph('▖▄', '#'),
		halfBar: glyph('▌', ''),
		rightHalfBar: glyph('▐', ''),
		rejected: glyph('✗', 'x'),
		safe: glyph('✓', '+'),
		explored: glyph('◦', 'o'),
		fruitful: glyph('◉', '@'),
		skipped: glyph('-', '-'),
		untried: glyph('·', '.'),
		/** Tested or asked about, whatever the result. */
		tested: glyph('?', '?'),
		row: glyph('─', '-'),
		column: glyph('│', '|'),
		diagonal: glyph('\\', '\\'),
		antidiagonal: glyph('/', '/'),
		hint: glyph('+', '+'),
		remove: glyph('-', '-'),
		long: glyph('+', '+'),
		current: glyph('▸', '>'),
		next: glyph('▹', ')'),
		returned: glyph('↰', '<'),
		/** Stands for what is left out, and ends a line that is cut off. */
		openEnd: glyph('…', '~'),
		swatch: glyph('■', '#'),
		empty: glyph('░', '.'),
		/** The end of a bar that is longer than its room. */
		broken: '//',
		forwards: glyph('▶', '>'),
		times: glyph('×', 'x'),
		more: glyph('›', '>'),
		above: glyph('↑', '^'),
		below: glyph('↓', 'v'),
		/** Between parts of a line, and for a value that was not read. */
		dash: glyph('·', '-'),
		/** The kinds of the search tree without colours. */
		tree: {
			ground: ' ',
			fruitful: glyph('▓', '='),
			vain: glyph('░', '-'),
			solution: glyph('✶', '!'),
			stack: glyph('█', '#'),
			ahead: glyph('·', '.'),
			aheadOfStack: ':',
			now: glyph('│', '|'),
		},
		border: {
			topLeft: glyph('╭', '+'),
			top: glyph('─', '-'),
			topRight: glyph('╮', '+'),
			left: glyph('│', '|'),
			bottomLeft: glyph('╰', '+'),
			bottom: glyph('─', '-'),
			bottomRight: glyph('╯', '+'),
			right: glyph('│', '|'),
			dividerLeft: glyph('├', '+'),
			dividerRight: glyph('┤', '+'),
		},
		keys,
	};
}

export type Glyphs = Readonly<ReturnType<typeof glyphsOf>>;
export type GlyphName = {[Name in keyof Glyphs]: Glyphs[Name] extends string ? Name : never}[keyof Glyphs];

export const unicodeGlyphs: Glyphs = glyphsOf(true, (unicode) => unicode);

export const asciiGlyphs: Glyphs = glyphsOf(false, (_, ascii) => ascii);

export type Writing = {readonly glyphs: Glyphs; readonly text: Text};

export function writingOf({isAscii, text}: Pick<Model, 'isAscii' | 'text'>): Writing {
	return {glyphs: isAscii ? asciiGlyphs : unicodeGlyphs, text};
}

export type Display = Writing & {readonly ground: Ground | undefined; readonly label: (id: KeyId) => string};

export const DisplayContext = createContext<Display | undefined>(undefined);

export function useDisplay(): Display {
	return useContext(DisplayContext)!;
}

export type PanelSize = {readonly width: number; readonly height: number};

/** Header and footer. */
const frameRows = 2;

export const leastForPanels: Model['window'] = {columns: 80, rows: 24};
export const sentenceRows = 2;

/** `compact`: room only for a board and a sentence. */
export function windowLayout({window}: Pick<Model, 'window'>) {
	const fits = (least: Model['window']) => window.columns >= least.columns && window.rows >= least.rows;
	const small = fits(leastWindow) ? 'compact' : 'too-small';
	return fits(leastForPanels) ? 'panels' : small;
}

/** Between header and footer, in cells. */
export function bodySize({window}: Pick<Model, 'window'>): PanelSize {
	return {width: window.columns, height: window.rows - frameRows};
}

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
