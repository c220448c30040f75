import type {Glyphs} from '../../../panels/glyphs.js';
import {type Span, span} from '../../../panels/line.js';

/**
 * Returns a bar on a logarithmic scale from 1 to `largest`. `largest` fills `width` cells; the shortest bar has one
 * cell.
 */
export function logBar(count: bigint, largest: bigint, width: number, {full}: Glyphs): Span {
	const share = largest > 1n ? logarithm(count) / logarithm(largest) : 0;
	return span(full.repeat(Math.max(1, Math.round(share * width))), 'accent');
}

/** Returns how many times as much a bar stands for with one cell more. */
export function factorOfCell(largest: bigint, width: number): number {
	return 10 ** (logarithm(largest) / width);
}

/** The decimal logarithm. The first fifteen digits of a large number are precise enough for a bar. */
function logarithm(count: bigint): number {
	const digits = count.toString();
	const leading = digits.slice(0, 15);
	return Math.log10(Number(leading)) + digits.length - leading.length;
}
