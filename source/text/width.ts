import {eastAsianWidth} from 'get-east-asian-width';

/** ASCII, and most glyphs: they take one cell each, so that most text need not be looked at character by character. */
const isNarrow = /^[ -~·…←-↓─-◼♛✓✗]*$/;

/**
 * Returns the width of the text in terminal cells, as Ink measures it with string-width: a Chinese character takes two. No
 * text here has characters that combine. So string-width, which adds 30 % to the instructions of --help, is not needed.
 */
export function cells(text: string): number {
	if (isNarrow.test(text)) {
		return text.length;
	}

	let width = 0;
	for (const character of text) {
		width += eastAsianWidth(character.codePointAt(0) ?? 0);
	}

	return width;
}

export function padEnd(text: string, width: number): string {
	return text + ' '.repeat(Math.max(0, width - cells(text)));
}

export function padStart(text: string, width: number): string {
	return ' '.repeat(Math.max(0, width - cells(text))) + text;
}

/** Returns as much of the start of the text as fits into `width` cells. Half a wide character is left out. */
export function cut(text: string, width: number): string {
	if (isNarrow.test(text)) {
		return text.slice(0, Math.max(0, width));
	}

	let kept = '';
	let room = width;
	for (const character of text) {
		room -= cells(character);
		if (room < 0) {
			break;
		}

		kept += character;
	}

	return kept;
}

/** A long wording, and a short one for where that has no room. */
export type Wordings = readonly [long: string, short: string];

/** Words that need no short wording are that themselves. */
export function wordings(words: string | Wordings): Wordings {
	return typeof words === 'string' ? [words, words] : words;
}

/** Returns the first wording of at most `width` cells, or the last if none fits: the longest stands first. */
export function fitting(wordings: readonly string[], width: number): string {
	return wordings.find((each) => cells(each) <= width) ?? wordings.at(-1) ?? '';
}
