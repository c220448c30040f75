import {attackFound, type Moment, type Variant} from '../solver/index.js';

/** A test on the tape names the uppermost attacker. Returns the moment with the attack that the variant finds first instead. */
export function withFoundAttack(variant: Variant, moment: Moment): Moment {
	const {size, queens, step} = moment;
	return step?.type === 'test' && step.attack
		? {...moment, step: {...step, attack: attackFound(size, variant, queens, step.column)}}
		: moment;
}
