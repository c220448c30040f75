import type {Tape} from '../solver/index.js';
import type {Glyphs} from './glyphs.js';
import {type Line, span} from './line.js';

/**
 * The search from its first step to its last, with the place and the stretches in which solutions lie. While the last
 * step is unknown it ends, open, with the last step known.
 */
export function timelineSpans(tape: Tape, index: number, width: number, glyphs: Glyphs): Line {
	const track = solutionTrack(tape, width - 1, glyphs);
	const place = Math.min(width - 2, Math.floor((index / Math.max(1, tape.horizon.index)) * (width - 1)));
	return [
		span(track.slice(0, place), 'dim'),
		span(glyphs.place, 'accent'),
		span(track.slice(place + 1) + (tape.end ? glyphs.end : glyphs.openEnd), 'dim'),
	];
}

/** The timeline of a tape as it was drawn last: for each of `width` stretches, as far as looked at, whether solutions lie in it. */
type Stretches = {readonly width: number; readonly hasSolution: boolean[]};

const drawn = new WeakMap<Tape, Stretches>();

/** Looking at a stretch means a seek. A frame waits for so many milliseconds; the rest is for `lookOn`. */
const patience = 40;

/** Looks at more stretches of the timeline drawn last, for a while; false when there are none left. */
export function lookOn(tape: Tape): boolean {
	const last = drawn.get(tape);
	return last !== undefined && last.hasSolution.length < last.width && stretchesOf(tape, last.width).length > 0;
}

function solutionTrack(tape: Tape, width: number, glyphs: Glyphs): string {
	const hasSolution = stretchesOf(tape, width);
	return Array.from({length: width}, (_, cell) => stretchGlyph(hasSolution[cell], glyphs)).join('');
}

function stretchGlyph(hasSolution: boolean | undefined, glyphs: Glyphs): string {
	if (hasSolution === undefined) {
		return glyphs.unknown;
	}

	return hasSolution ? glyphs.solution : glyphs.track;
}

function stretchesOf(tape: Tape, width: number): readonly boolean[] {
	const {end} = tape;
	if (!end) {
		return [];
	}

	const last = drawn.get(tape);
	const hasSolution = last?.width === width ? last.hasSolution : [];
	drawn.set(tape, {width, hasSolution});
	const deadline = performance.now() + patience;
	const solutionsUpTo = (cell: number) => tape.at(Math.floor((cell / width) * end.index))?.solutions ?? 0;
	let before = solutionsUpTo(hasSolution.length);
	while (hasSolution.length < width && performance.now() < deadline) {
		const after = solutionsUpTo(hasSolution.length + 1);
		hasSolution.push(after > before);
		before = after;
	}

	return hasSolution;
}
