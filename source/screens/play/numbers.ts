import type {Model, Notice} from '../../explorer/model.js';
import {createSlot} from '../../explorer/slot.js';
import {isConcealed} from './attempt.js';

/**
 * What the numbers on the board count. `attackers`: the queens that attack the square. `solutions`: the solutions that
 * contain the queens and one more on the square.
 */
export type Numbers = 'none' | 'attackers' | 'solutions';

/** The kind of numbers that the user has chosen. */
export const numbers = createSlot<{readonly shown: Numbers}>('numbers', {shown: 'none'});

const next: Readonly<Record<Numbers, Numbers>> = {none: 'attackers', attackers: 'solutions', solutions: 'none'};

const notices: Readonly<Record<Numbers, Notice>> = {
	none: 'numbers-hidden',
	attackers: 'attackers-shown',
	solutions: 'solutions-shown',
};

/** Returns what the numbers on the board count now. A puzzle hides the number of solutions until the user asks for it. */
export function shownNumbers(model: Model): Numbers {
	const {shown} = numbers.of(model);
	return shown === 'solutions' && isConcealed(model) ? 'none' : shown;
}

/** Shows the next kind of numbers, and says which. */
export function cycleNumbers(model: Model): Model {
	const shown = nextNumbers(model);
	const isOnlyKind = shown === 'attackers' && isConcealed(model);
	return {...numbers.with(model, {shown}), notice: isOnlyKind ? 'attackers-shown-in-puzzle' : notices[shown]};
}

function nextNumbers(model: Model): Numbers {
	const following = next[shownNumbers(model)];
	return following === 'solutions' && isConcealed(model) ? next[following] : following;
}
