import {type Moment, type Variant, writesUpTo} from '../solver/index.js';
import type {Work} from './live-run.js';

/** What steps cost a variant. */
export type Cost = {readonly checks: number; readonly writes: number};

/** What the last step has cost a variant: checks if it was a test, writes if it placed or removed a queen. */
export function costHere({step, checks}: Work, {writes}: Variant): Cost {
	const isWriting = step?.type === 'place' || step?.type === 'backtrack';
	return {checks, writes: isWriting ? writes[step.type] : 0};
}

/** What all steps up to a moment have cost a variant. Computed from the tape: nobody could run that many steps again. */
export function costUpTo(moment: Moment, variant: Variant): Cost {
	return {checks: variant.checks(moment), writes: writesUpTo(variant, moment)};
}
