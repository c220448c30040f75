import type {Glyphs} from './glyphs.js';
import {type Span, span} from './line.js';

/** A bar on a log scale from 1 to the largest number, which fills the width; even 1 is seen. */
export function logBar(count: bigint, most: bigint, width: number, {full}: Glyphs): Span {
	const share = most > 1n ? logarithm(count) / logarithm(most) : 0;
	return span(full.repeat(Math.max(1, Math.round(share * width))), 'accent');
}

/** The decimal logarithm. Of large numbers fifteen digits are exact enough. */
function logarithm(count: bigint): number {
	const digits = count.toString();
	const leading = digits.slice(0, 15);
	return Math.log10(Number(leading)) + digits.length - leading.length;
}
