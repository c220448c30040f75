import type {Model, Notice} from '../../explorer/model.js';
import {posed} from '../../explorer/prediction/asking.js';
import {createSlot} from '../../explorer/slot.js';
import {attempt} from './attempt.js';

/**
 * What the numbers on the board count. `attackers`: the queens that attack the square. `solutions`: the solutions that
 * contain the queens and one more on the square.
 */
type Numbers = 'none' | 'attackers' | 'solutions';

/** The kind of numbers that the user has chosen. */
export const numbers = createSlot<{readonly shown: Numbers}>('numbers', {shown: 'none'});

/** The numbers after these, and what the program says about them. */
const next: Readonly<Record<Numbers, {readonly shown: Numbers; readonly notice: Notice}>> = {
	none: {shown: 'attackers', notice: 'attackers-shown'},
	attackers: {shown: 'solutions', notice: 'solutions-shown'},
	solutions: {shown: 'none', notice: 'numbers-hidden'},
};

/**
 * Whether the number of solutions left is hidden: the user of a puzzle does not see it on the squares either, or a lesson is
 * about that.
 */
export function isConcealed(model: Model): boolean {
	const isUnasked = attempt.of(model).puzzle !== undefined && numbers.of(model).shown !== 'solutions';
	return posed.of(model).isElsewhere || isUnasked;
}

/** Returns what the numbers on the board count now. */
export function shownNumbers(model: Model): Numbers {
	const {shown} = numbers.of(model);
	return shown === 'solutions' && isConcealed(model) ? 'none' : shown;
}

/** Shows the next kind of numbers, and says which. */
export function cycleNumbers(model: Model): Model {
	const {shown, notice} = next[numbers.of(model).shown];
	return {...numbers.with(model, {shown}), notice};
}

/** A count of a hundred or more in thousands, millions and so on, the best first: `.5k`, `1.2k` and `1k`, `14k`. */
function shortened(count: number, round: (value: number) => number): string[] {
	if (count >= 100 && round(count / 100) < 10) {
		return [`.${round(count / 100)}k`];
	}

	const units = ['k', 'M', 'G', 'T', 'P'];
	const power = units.findIndex((_, index) => round(count / 1000 ** (index + 1)) < 1000);
	const unit = 1000 ** (power + 1);
	const tenths = round((count * 10) / unit);
	const whole = `${round(count / unit)}${units[power]}`;
	return count < 100 ? [] : [...(tenths < 100 ? [`${(tenths / 10).toFixed(1)}${units[power]}`] : []), whole];
}

function digit(count: number): string[] {
	return count < 10 ? [String(count)] : [];
}

/** What stands for a number of solutions on a square, the best first, the same in every language. The last is one digit. */
export const onSquare = {
	exactly: (count: number): readonly string[] => [`=${count}`, ...shortened(count, Math.round), ...digit(count)],
	atLeast: (count: number): readonly string[] => [
		`${count}+`,
		...shortened(count, Math.floor).map((short) => `${short}+`),
	],
};
