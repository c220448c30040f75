import type {Model, NumberKind} from '../../explorer/model.js';
import {hiding} from '../../explorer/prediction/question.js';
import {numbersOn} from '../../explorer/square-numbers.js';
import {playBoard} from '../play-board.js';

/** The number of solutions left: the user of a puzzle has not asked for it on the squares, or a task hides it. */
export function isConcealed(model: Model): boolean {
	const isUnasked = playBoard.of(model).puzzle !== undefined && numbersOn(model) !== 'solutions';
	return hiding.of(model).hidden !== undefined || isUnasked;
}

export function shownNumbers(model: Model): NumberKind | 'none' {
	const shown = numbersOn(model);
	return shown === 'solutions' && isConcealed(model) ? 'none' : shown;
}
