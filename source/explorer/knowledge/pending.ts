import type {Model} from '../model.js';
import {overlayOf, type ScreenTable, screenOf} from '../screen.js';
import type {Knowledge} from './knowledge.js';
import type {Reading} from './reading.js';

/** Whether the tape is to be read further: for a goal however long it takes, else for some time. */
export function isTapeWanted(model: Model, knowledge: Knowledge): boolean {
	const tape = knowledge.tape(model.size);
	return !model.exit && !tape.isDone && (model.sought !== undefined || !knowledge.isOutOfReach(tape));
}

/**
 * The most urgent reading for what is on the screen; undefined when all is known or out of reach. While a goal is sought,
 * that is the tape, however long it takes.
 */
export function nextReading(screens: ScreenTable, model: Model, knowledge: Knowledge): Reading | undefined {
	const tape = knowledge.tape(model.size);
	if (model.sought && !tape.isDone) {
		return tape;
	}

	const wanted = [
		...(overlayOf(screens, model)?.pending?.(model, knowledge) ?? []),
		...screenOf(screens, model).pending(model, knowledge),
		tape,
	];
	return wanted.find((each) => !each.isDone && !knowledge.isOutOfReach(each));
}
