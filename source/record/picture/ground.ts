import type {Placed} from './pieces.js';

/** Backgrounds that are always there, and those of each frame that cover them. */
type Grounds = {readonly lasting: readonly Placed[]; readonly covering: readonly (readonly Placed[])[]};

/**
 * Finds the areas that have a background in each frame, such as the squares of a board. There the most frequent one can
 * last, below the others: so a square that changes for a moment needs nothing to change it back.
 */
export function groundsOf(frames: readonly (readonly Placed[])[]): Grounds {
	const byArea = new Map<string, Placed[]>();
	for (const piece of frames.flat()) {
		const known = byArea.get(areaOf(piece)) ?? [];
		known.push(piece);
		byArea.set(areaOf(piece), known);
	}

	const lasting = [...byArea]
		.filter(([, pieces]) => pieces.length === frames.length)
		.map(([, pieces]) => mostFrequent(pieces));
	const known = new Map(lasting.map((piece) => [areaOf(piece), piece.style.background]));
	return {
		lasting,
		covering: frames.map((pieces) => pieces.filter((piece) => known.get(areaOf(piece)) !== piece.style.background)),
	};
}

function areaOf({row, column, width}: Placed): string {
	return `${row} ${column} ${width}`;
}

function mostFrequent(pieces: readonly Placed[]): Placed {
	const counts = new Map<string | undefined, number>();
	for (const {style} of pieces) {
		counts.set(style.background, (counts.get(style.background) ?? 0) + 1);
	}

	const countOf = ({style}: Placed) => counts.get(style.background) ?? 0;
	return pieces.reduce((most, each) => (countOf(each) > countOf(most) ? each : most));
}
