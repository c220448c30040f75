import {cells} from './width.js';

/** A line does not begin with one of the first, nor end with one of the second, even where a space stands between. */
const closing = new Set('）」』】》〉，。、：；！？)]},.:;!?%');
const opening = new Set('（「『【《〈([{');

/** The character before the first wide one. */
const lastNarrow = '\u10FF';

/**
 * Breaks the text into lines of at most `width` cells: at spaces, which the breaks replace, and beside wide characters. A key
 * of one letter and a number stay with the Chinese word after them, a part with its total: `t 测试`, `0 / 5 个`. Only what is
 * longer than `width` is broken elsewhere.
 */
export function wrap(text: string, width: number): string[] {
	const lines: string[] = [];
	let current: string | undefined;
	for (const {gap, part} of partsOf(text)) {
		const longer: string = current === undefined ? part : current + gap + part;
		if (cells(longer) <= width) {
			current = longer;
		} else {
			const [last = '', ...others] = piecesOf(part, width).reverse();
			lines.push(...(current === undefined ? [] : [current]), ...others.reverse());
			current = last;
		}
	}

	return [...lines, current ?? ''];
}

/** A part that is not broken if it fits, and what stands before it: a space, or nothing. */
type Part = {readonly gap: '' | ' '; readonly part: string};

function partsOf(text: string): Part[] {
	const parts: Part[] = [];
	const characters = [...text];
	let gap: Part['gap'] = '';
	let part = '';
	for (const [index, character] of characters.entries()) {
		const isSpace = character === ' ';
		const [before = '', after = ''] = [characters[index - 1], isSpace ? characters[index + 1] : character];
		const isTied = isSpace && holds(characters.slice(Math.max(0, index - 3), index), after);
		const isBreakable = !isTied && (isSpace || (before !== ' ' && (isWide(before) || isWide(character))));
		if (isBreakable && index > 0 && !opening.has(before) && !closing.has(after)) {
			parts.push({gap, part});
			gap = isSpace ? ' ' : '';
			part = isSpace ? '' : character;
		} else {
			part += character;
		}
	}

	return [...parts, {gap, part}];
}

/** Whether the space between these characters and the one after them must not be broken. */
function holds(before: readonly string[], after: string): boolean {
	const isNumber = isDigit(before.at(-1));
	if (isWide(after)) {
		return isNumber || (isLetter(before.at(-1)) && !isNarrowWord(before.at(-2)));
	}

	return after === '/' ? isNumber : before.at(-1) === '/' && isDigit(before.at(-3));
}

function isDigit(character = ''): boolean {
	return /^\d$/.test(character);
}

function isLetter(character = ''): boolean {
	return /^[a-z]$/i.test(character);
}

/** Whether the letter after this character is a part of a longer word. */
function isNarrowWord(character = ' '): boolean {
	return character !== ' ' && !isWide(character);
}

function isWide(character: string): boolean {
	return character > lastNarrow && cells(character) > 1;
}

/** Breaks the part as often as the width demands. A piece has at least one character. */
function piecesOf(part: string, width: number): string[] {
	const pieces: string[] = [];
	let piece = '';
	for (const character of part) {
		if (piece !== '' && cells(piece + character) > width) {
			pieces.push(piece);
			piece = '';
		}

		piece += character;
	}

	return [...pieces, piece];
}
