import type {Moment, Variant} from '../solver/index.js';
import {text} from '../text/en.js';
import type {Glyphs} from './glyphs.js';
import {type Line, span} from './line.js';

/** The variant, and the values that its program has at hand. */
export function listingTitle({id}: Variant, {queens, step}: Moment): string {
	const isInLoop = step?.type === 'test' || step?.type === 'backtrack';
	return text.listingTitle(id, queens.length, isInLoop ? step.column : undefined);
}

/** The program of a variant, with the lines marked that the last step has run; of a longer one the part around them. */
export function listingLines({listing}: Variant, {step}: Moment, height: number, glyphs: Glyphs): Line[] {
	const isRunning = (line: number) => (step ? (listing[line]?.steps.includes(step.type) ?? false) : line === 0);
	const running = listing.findIndex((_, line) => isRunning(line));
	const first = Math.max(0, Math.min(running - Math.floor(height / 2), listing.length - height));
	return listing
		.map(({code}, line) =>
			isRunning(line) ? [span(glyphs.current, 'accent'), span(code, 'strong')] : [span(' '), span(code, 'dim')],
		)
		.slice(first, first + height);
}
