import type {Moment, Tape, VariantId} from '../solver/index.js';

/** The checks that the last step has cost a variant: none unless it was a test. */
export function checksHere(tape: Tape, moment: Moment, variant: VariantId): number {
	return moment.checks[variant] - (tape.before(moment)?.checks[variant] ?? 0);
}
