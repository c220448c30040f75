import type {Glyphs} from '../../panels/glyphs.js';
import {type Line, span} from '../../panels/line.js';
import type {Moment, Variant} from '../../solver/index.js';
import {text} from '../../text/en.js';

/** Returns the name of the variant and the current values of `row` and `column` in its listing. */
export function listingTitle({id}: Variant, {queens, step}: Moment): string {
	const isInLoop = step?.type === 'test' || step?.type === 'backtrack';
	return text.listingTitle(id, queens.length, isInLoop ? step.column : undefined);
}

/**
 * Returns the listing of a variant. The lines that did the last step are marked. If not all lines fit, those around the
 * marked ones remain.
 */
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
