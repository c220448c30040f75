import {createSlot} from '../explorer/model.js';
import type {Square} from '../solver/board.js';

/** What the lesson does not show of a screen, because it would answer a question. */
type Hiding = {
	/** The screen belongs to a task of the lesson. */
	readonly isTask: boolean;
	/** Which line of the program runs next. */
	readonly nextLine: boolean;
	/** What the last step leads to: a dead end, a full board. */
	readonly future: boolean;
	/** The question is about these squares. */
	readonly asked: readonly Square[];
};

export const hiding = createSlot<Hiding>('hiding', {isTask: false, nextLine: false, future: false, asked: []});
