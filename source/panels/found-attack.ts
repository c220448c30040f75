import {attackFound, type Moment, type Variant} from '../solver/index.js';

/** Returns the moment with the attack that the variant has found at its test, instead of that of the uppermost queen. */
export function withFoundAttack(variant: Variant, moment: Moment): Moment {
	const {size, queens, step} = moment;
	return step?.type === 'test' && step.attack
		? {...moment, step: {...step, attack: attackFound(size, variant, queens, step.column)}}
		: moment;
}
