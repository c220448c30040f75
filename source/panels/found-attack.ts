import type {Work} from '../explorer/live-run.js';
import type {Moment} from '../solver/index.js';

/**
 * A test on the tape names the uppermost attacker. Returns the moment with the attack that the variant has found instead; if the
 * variant is wrong, the tape is right.
 */
export function withFoundAttack({step, disagreement}: Work, moment: Moment): Moment {
	return disagreement ? moment : {...moment, step};
}
