import type {Moment, Square, Step, StepOf, Tape} from '../../solver/index.js';
import {createSlot} from '../model.js';

export type Question = {readonly moment: Moment} & (
	| {readonly type: 'test'; readonly next: StepOf<'test'>}
	| {readonly type: 'next'; readonly next: Step}
);

/**
 * In the order in which they are asked; none at the end of the search or of what has been read. The next step is a
 * question only where it is not plainly the next test of the loop.
 */
export function questionsAt(tape: Tape, moment: Moment): readonly Question[] {
	const next = tape.at(moment.index + 1)?.step;
	if (next?.type !== 'test') {
		return next ? [{type: 'next', moment, next}] : [];
	}

	const test: Question = {type: 'test', moment, next};
	return moment.step?.type === 'place' ? [{type: 'next', moment, next}, test] : [test];
}

/** What is not shown, because it would answer a question. */
export type Hidden = {
	/** Whether it is attacked: numbers, flags and masks would tell, too. */
	readonly square: Square | undefined;
	/** Which line of the program runs next. */
	readonly nextLine: boolean;
	/** What the next steps find: a dead end, nodes of the tree, totals. */
	readonly future: boolean;
};

export const nothingHidden: Hidden = {square: undefined, nextLine: false, future: false};

export function hiddenBy(question: Question | undefined): Hidden {
	return question
		? {square: question.type === 'test' ? question.next : undefined, nextLine: true, future: true}
		: nothingHidden;
}

/** What a task of the lesson hides on the screen that it is about. */
export const hiding = createSlot<{readonly hidden: Hidden | undefined}>('hiding', {hidden: undefined});
