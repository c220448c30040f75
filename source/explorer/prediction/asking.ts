import type {Text} from '../../text/en.js';
import type {Binding, ChangeBy} from '../keymap.js';
import {createSlot} from '../model.js';
import {answerKeys, type Hidden} from './question.js';

type Verdict =
	| {readonly type: 'more'}
	| {readonly type: 'refused'}
	| {readonly type: 'wrong'; readonly kept: number}
	| {readonly type: 'right'};

export const more: Verdict = {type: 'more'};
export const refused: Verdict = {type: 'refused'};
export const right: Verdict = {type: 'right'};
export const wrong: Verdict = {type: 'wrong', kept: 0};

/** What is asked, in a prediction or in the lesson, as far as both answer it with the same keys. */
export type Asking = {
	readonly judge: (keys: readonly string[]) => Verdict;
	readonly choices: (keys: readonly string[]) => readonly string[];
	readonly whyWrong: (text: Text, keys: readonly string[]) => string;
	readonly whyRefused: (text: Text, keys: readonly string[]) => string;
};

export type Reply = {readonly keys: readonly string[]; readonly chosen: string | undefined};

export const noReply: Reply = {keys: [], chosen: undefined};

export function give(
	asking: Pick<Asking, 'judge' | 'choices'>,
	given: Reply,
	key: string,
): {readonly given: Reply; readonly verdict?: Verdict} {
	const {keys, chosen} = given;
	switch (key) {
		case 'up':
		case 'down': {
			return {given: {keys, chosen: neighbour(asking.choices(keys), chosen, key)}};
		}

		case 'backspace': {
			return {given: chosen === undefined ? {keys: keys.slice(0, -1), chosen} : {keys, chosen: undefined}};
		}

		case 'enter': {
			if (chosen !== undefined) {
				return judged(asking, [...keys, chosen]);
			}

			// One Enter too many is no answer.
			const ended = judged(asking, [...keys, key]);
			return ended.verdict.type === 'refused' ? {given} : ended;
		}

		default: {
			return judged(asking, [...keys, key]);
		}
	}
}

function judged(asking: Pick<Asking, 'judge'>, keys: readonly string[]) {
	const verdict = asking.judge(keys);
	return {given: {keys, chosen: undefined}, verdict};
}

function neighbour(keys: readonly string[], chosen: string | undefined, to: 'up' | 'down'): string | undefined {
	const index = chosen === undefined ? -1 : keys.indexOf(chosen);
	if (to === 'down') {
		return keys[Math.min(index + 1, keys.length - 1)];
	}

	return index < 0 ? keys.at(-1) : keys[Math.max(0, index - 1)];
}

/** Terminals send one or the other for Backspace. */
const aliases: Readonly<Record<string, readonly string[]>> = {backspace: ['delete'], up: ['k'], down: ['j']};

export function answerBindings(change: ChangeBy<string>, further: readonly string[] = []): readonly Binding[] {
	const all = new Set([...Object.values(answerKeys), ...further, ...'0123456789', 'enter', 'backspace', 'up', 'down']);
	return [...all].map((key) => ({
		keys: [key, ...(aliases[key] ?? [])],
		change: (model, knowledge) => change(model, knowledge, key),
	}));
}

/** What a page hides that asks about the screen it shows. */
export const hiding = createSlot<{readonly hidden: Hidden | undefined}>('hiding', {hidden: undefined});
