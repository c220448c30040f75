import type {Glyphs} from './glyphs.js';
import {type Span, span} from './line.js';

/** A bar on a log scale: as long as the number has digits, next to the longest, which fills the width. */
export function logBar(count: bigint, most: bigint, width: number, {full}: Glyphs): Span {
	return span(full.repeat(Math.max(1, Math.round((digitsOf(count) / digitsOf(most)) * width))), 'accent');
}

/** The decimal logarithm, and a digit more, so that one has a length. Of large numbers fifteen digits are exact enough. */
function digitsOf(count: bigint): number {
	const digits = count.toString();
	return digits.length + Math.log10(Number(digits.slice(0, 15)) / 10 ** Math.min(digits.length, 15)) + 1;
}
