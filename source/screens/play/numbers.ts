import type {Model, NumberKind} from '../../explorer/model.js';
import {hiding} from '../../explorer/prediction/asking.js';
import {numbersOn} from '../../explorer/square-numbers.js';
import {playBoard} from '../play-board.js';

/** The number of solutions left: the user of a puzzle has not asked for it on the squares, or a page hides it. */
export function isConcealed(model: Model): boolean {
	const isUnasked = playBoard.of(model).puzzle !== undefined && numbersOn(model) !== 'solutions';
	return hiding.of(model).hidden !== undefined || isUnasked;
}

export function shownNumbers(model: Model): NumberKind | 'none' {
	const shown = numbersOn(model);
	return shown === 'solutions' && isConcealed(model) ? 'none' : shown;
}

/** From a hundred on in thousands, millions and so on, the best first: `.5k`, `1.2k` and `1k`, `14k`. */
function shortened(count: number): string[] {
	const {round} = Math;
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

/** The best first, in every language alike; the last is one digit. */
export function onSquare(count: number): readonly string[] {
	return [`=${count}`, ...shortened(count), ...(count < 10 ? [String(count)] : [])];
}
