import {Tape} from '../solver/index.js';

const tapes = new Map<number, Tape>();

/** A new tape is read for so long, in milliseconds, before anybody looks at it: boards up to N = 12 are then known. */
const patience = 20;

/** The one tape of each size. It is no state: it answers the same to the same question, only sooner the second time. */
export function tapeOf(size: number): Tape {
	let tape = tapes.get(size);
	if (!tape) {
		tape = new Tape(size);
		tape.read(patience);
		tapes.set(size, tape);
	}

	return tape;
}
