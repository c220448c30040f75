import type {Text} from '../../text/en.js';
import type {Binding, ChangeBy} from '../keymap.js';

/** What one choice answers: a letter, or a number from 0 on. A question has one part or several, each judged at once. */
export type AnswerPart = {
	readonly choices: readonly string[];
	readonly right: readonly string[];
	readonly whyWrong: (text: Text, choice: string) => string;
};

/** The right choices for the first parts, and the one that is chosen, but not given, for the next. */
export type Reply = {readonly keys: readonly string[]; readonly chosen: string | undefined};

export const noReply: Reply = {keys: [], chosen: undefined};

export function isBegun({keys, chosen}: Reply): boolean {
	return keys.length > 0 || chosen !== undefined;
}

type Verdict = 'chosen' | 'more' | 'refused' | 'right' | 'wrong';

/** The reply ends with the choice that has been judged. */
type Judged = {readonly reply: Reply; readonly verdict: Verdict};

export function give(parts: readonly AnswerPart[], {keys, chosen}: Reply, key: string): Judged {
	const {choices, right} = parts[keys.length]!;
	if (key === 'up' || key === 'down') {
		return {reply: {keys, chosen: neighbour(choices, chosen, key)}, verdict: 'chosen'};
	}

	const choice = key === 'enter' ? chosen : [`${chosen}${key}`, key].find((word) => choices.includes(word));
	if (choice === undefined) {
		return {reply: {keys, chosen}, verdict: 'refused'};
	}

	// Of 12, only 1 has been typed.
	if (key !== 'enter' && choices.some((longer) => longer !== choice && longer.startsWith(choice))) {
		return {reply: {keys, chosen: choice}, verdict: 'chosen'};
	}

	const reply = {keys: [...keys, choice], chosen: undefined};
	const verdict = reply.keys.length === parts.length ? 'right' : 'more';
	return {reply, verdict: right.includes(choice) ? verdict : 'wrong'};
}

function neighbour(keys: readonly string[], chosen: string | undefined, to: 'up' | 'down'): string | undefined {
	const index = chosen === undefined ? -1 : keys.indexOf(chosen);
	if (to === 'down') {
		return keys[Math.min(index + 1, keys.length - 1)];
	}

	return index < 0 ? keys.at(-1) : keys[Math.max(0, index - 1)];
}

/** The letters, and all digits as one range: `s` and `0-2`. */
export function choiceNames(choices: readonly string[]): readonly string[] {
	const letters = choices.filter((choice) => !/^\d/.test(choice));
	const most = choices.length - letters.length - 1;
	return [...letters, ...(most < 0 ? [] : [most === 0 ? '0' : `0-${most}`])];
}

const aliases: Readonly<Record<string, readonly string[]>> = {up: ['k'], down: ['j']};

export function answerBindings(change: ChangeBy<string>, letters: Iterable<string>): readonly Binding[] {
	const all = new Set([...letters, ...'0123456789', 'enter', 'up', 'down']);
	return [...all].map((key) => ({
		keys: [key, ...(aliases[key] ?? [])],
		change: (model, knowledge) => change(model, knowledge, key),
	}));
}
