import type {Moment, Tape, Variant} from '../solver/index.js';

/** The checks that the last step has cost a variant: 0 unless it was a test. */
export function checksHere(tape: Tape, moment: Moment, {checks}: Pick<Variant, 'checks'>): number {
	const before = tape.before(moment);
	return checks(moment) - (before ? checks(before) : 0);
}
