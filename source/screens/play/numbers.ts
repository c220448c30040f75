import type {Model, Notice} from '../../explorer/model.js';
import {createSlot} from '../../explorer/slot.js';

/**
 * What the numbers on the board count. `attackers`: the queens that attack the square. `solutions`: the solutions that
 * contain the queens and one more on the square.
 */
export type Numbers = 'none' | 'attackers' | 'solutions';

export const numbers = createSlot<{readonly shown: Numbers}>('numbers', {shown: 'none'});

const next: Readonly<Record<Numbers, Numbers>> = {none: 'attackers', attackers: 'solutions', solutions: 'none'};

const notices: Readonly<Record<Numbers, Notice>> = {
	none: 'numbers-hidden',
	attackers: 'attackers-shown',
	solutions: 'solutions-shown',
};

/** Shows the next kind of numbers, and says which. */
export function cycleNumbers(model: Model): Model {
	const shown = next[numbers.of(model).shown];
	return {...numbers.with(model, {shown}), notice: notices[shown]};
}
