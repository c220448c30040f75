import {type Goal, lastNumber, numbered} from './goal.js';
import {type Model, placeOf} from './model.js';
import {showsSteps} from './screen.js';
import {tapeOf} from './tapes.js';

/** The goal that was typed: a number, so many on or back (`+50`, `-50`), or a share of the whole (`50%`). */
export function parseGoal(model: Model, text: string): Goal | undefined {
	const match = /^(?<sign>[+-]?)(?<digits>\d{1,15})(?<percent>%?)$/.exec(text.trim().replaceAll(',', ''));
	if (!match?.groups) {
		return undefined;
	}

	const isSearch = showsSteps(model.screen);
	const number = Number(match.groups['digits']);
	const {sign, percent} = match.groups;
	if (percent) {
		return sign || number > 100 ? undefined : {type: 'share', of: isSearch ? 'steps' : 'solutions', percent: number};
	}

	const place = placeOf(model);
	const from = isSearch ? place.step : place.solution;
	const target = sign ? from + Number(`${sign}${number}`) : number;
	const last = lastNumber(tapeOf(model.size), model.screen) ?? Number.POSITIVE_INFINITY;
	// A relative move stops at either end, as the keys do; a number must exist.
	const isOutside = target < (isSearch ? 0 : 1) || target > last;
	return isOutside && !sign ? undefined : numbered(model.screen, target);
}
