import {type Moment, type Tape, type Variant, writesUpTo} from '../solver/index.js';

/** What steps cost a variant. */
export type Cost = {readonly checks: number; readonly writes: number};

/** What the last step has cost a variant: checks if it was a test, writes if it placed or removed a queen. */
export function costHere(tape: Tape, moment: Moment, variant: Variant): Cost {
	const before = tape.before(moment);
	const now = costUpTo(moment, variant);
	const then = before ? costUpTo(before, variant) : {checks: 0, writes: 0};
	return {checks: now.checks - then.checks, writes: now.writes - then.writes};
}

/** What all steps up to a moment have cost a variant. */
export function costUpTo(moment: Moment, variant: Variant): Cost {
	return {checks: variant.checks(moment), writes: writesUpTo(variant, moment)};
}
