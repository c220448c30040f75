import type {Tape} from '../solver/index.js';
import type {Glyphs} from './glyphs.js';
import {type Line, span} from './line.js';

/**
 * The search from its first step to its last, with the place and the stretches in which solutions lie. While the last
 * step is unknown it ends, open, with the last step known.
 */
export function timelineSpans(tape: Tape, index: number, width: number, glyphs: Glyphs): Line {
	const track = solutionTrack(tape, width - 1, glyphs);
	const place = Math.min(width - 2, Math.floor((index / Math.max(1, tape.frontier.index)) * (width - 1)));
	return [
		span(track.slice(0, place), 'dim'),
		span(glyphs.place, 'accent'),
		span(track.slice(place + 1) + (tape.end ? glyphs.end : glyphs.openEnd), 'dim'),
	];
}

/** The stretches of each tape looked at so far, by the number of stretches: true where a solution is reported. */
const stretches = new WeakMap<Tape, Map<number, boolean[]>>();

/** A frame waits for so many milliseconds for stretches that have not been looked at yet; the next goes on from there. */
const patience = 40;

function solutionTrack(tape: Tape, width: number, glyphs: Glyphs): string {
	const known = stretchesOf(tape, width);
	return Array.from({length: width}, (_, cell) => (known[cell] ? glyphs.solution : glyphs.track)).join('');
}

function stretchesOf(tape: Tape, width: number): readonly boolean[] {
	const {end} = tape;
	if (!end) {
		return [];
	}

	const byWidth = stretches.get(tape) ?? new Map<number, boolean[]>();
	stretches.set(tape, byWidth);
	const known = byWidth.get(width) ?? [];
	byWidth.set(width, known);
	const deadline = performance.now() + patience;
	const solutionsUpTo = (cell: number) => tape.at(Math.floor((cell / width) * end.index))?.solutions ?? 0;
	let before = solutionsUpTo(known.length);
	while (known.length < width && performance.now() < deadline) {
		const after = solutionsUpTo(known.length + 1);
		known.push(after > before);
		before = after;
	}

	return known;
}
