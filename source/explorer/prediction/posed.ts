import {createSlot} from '../slot.js';
import type {Question} from './question.js';

type Posed = {
	/** Whether something around the screen asks the questions, so that the screen asks none. */
	readonly isElsewhere: boolean;
	/** What is asked now. The screen shows nothing that answers it. */
	readonly question: Question | undefined;
};

/** The question that something around the screen asks about the search. */
export const posed = createSlot<Posed>('posed', {isElsewhere: false, question: undefined});
