import {Tape} from '../solver/index.js';

const tapes = new Map<number, Tape>();

/** Tapes up to this size take a few milliseconds and are read at once; others for so many to begin with. */
const smallSize = 12;
const patience = 20;

/** The one tape of each size. It is no state: it answers the same to the same question, only sooner the second time. */
export function tapeOf(size: number): Tape {
	let tape = tapes.get(size);
	if (!tape) {
		tape = new Tape(size);
		tape.advance(size <= smallSize ? Number.POSITIVE_INFINITY : patience);
		tapes.set(size, tape);
	}

	return tape;
}
