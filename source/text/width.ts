import {eastAsianWidth} from 'get-east-asian-width';

/** ASCII, and most glyphs: one cell each, so most text is measured at once. */
const isNarrow = /^[ -~·×…←-↓─-◼♛✓✗]*$/;

/** As Ink measures it. No text here has combining characters, so the much larger string-width is not needed. */
export function displayWidth(text: string): number {
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
	return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}

export function padStart(text: string, width: number): string {
	return ' '.repeat(Math.max(0, width - displayWidth(text))) + text;
}

export function centred(text: string, width: number): string {
	return padEnd(' '.repeat(Math.max(0, (width - displayWidth(text)) >> 1)) + text, width);
}

/** As much as fits into `width` cells; half a wide character is left out. */
export function cut(text: string, width: number): string {
	let kept = '';
	let room = width;
	for (const character of text) {
		room -= displayWidth(character);
		if (room < 0) {
			break;
		}

		kept += character;
	}

	return kept;
}

/** One wording, or a long and a short one: the first that fits is shown. */
export type Wordings = string | readonly [long: string, short: string];

export function longest(wordings: Wordings): string {
	return [wordings].flat()[0] ?? '';
}

export function shortest(wordings: Wordings): string {
	return [wordings].flat().at(-1) ?? '';
}

/** The first of at most `width` cells, or the last if none fits. */
export function fitting(texts: string | readonly string[], width: number): string {
	const all = [texts].flat();
	return all.find((wording) => displayWidth(wording) <= width) ?? all.at(-1) ?? '';
}
