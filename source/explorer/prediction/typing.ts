import {type Answer, type AnswerType, limitsOf, optionsOf, type Question} from './question.js';

/** The keys that choose an answer. A digit begins the row of a queen that attacks. */
export const answerKeys = {safe: 's', test: 't', place: 'p', return: 'r', solution: 'f'} as const satisfies Partial<
	Record<AnswerType, string>
>;

/** An answer that is not complete: its type, the complete numbers, and the digits of the next one. */
export type Typed = {
	readonly type: AnswerType | undefined;
	readonly numbers: readonly number[];
	readonly digits: string;
};

export const nothingTyped: Typed = {type: undefined, numbers: [], digits: ''};

/** What a key leads to: an answer, if it is complete now, or more of it. `isRefused` if the key cannot follow. */
export type Entry = {readonly typed: Typed; readonly answer?: Answer; readonly isRefused?: boolean};

/** Adds a key to an answer. A number is complete on Enter, or as soon as no further digit can follow. */
export function typeKey(question: Question, typed: Typed, key: string): Entry {
	const refused = {typed: {...typed, digits: ''}, isRefused: true};
	if (key === 'backspace') {
		return {typed: erased(question, typed)};
	}

	if (typed.type === undefined) {
		const type = typeOf(question, key);
		if (!type) {
			return refused;
		}

		const chosen = {...typed, type};
		return type === 'attacked' ? typeKey(question, chosen, key) : completed(question, chosen);
	}

	const isDigit = /^\d$/.test(key);
	const digits = isDigit ? typed.digits + key : typed.digits;
	const most = limitsOf(question, typed.type)[typed.numbers.length] ?? 0;
	const number = Number(digits);
	if (digits === '' || number > most || !(isDigit || key === 'enter')) {
		return typed.type === 'attacked' ? {...refused, typed: nothingTyped} : refused;
	}

	const isComplete = key === 'enter' || number === 0 || number * 10 > most;
	return isComplete
		? completed(question, {type: typed.type, numbers: [...typed.numbers, number], digits: ''})
		: {typed: {...typed, digits}};
}

/** The type of answer that a key chooses. */
function typeOf(question: Question, key: string): AnswerType | undefined {
	return optionsOf(question).find((type) => (type === 'attacked' ? /^\d$/.test(key) : answerKeys[type] === key));
}

function completed(question: Question, typed: Typed): Entry {
	const {type, numbers} = typed;
	const isComplete = type && numbers.length === limitsOf(question, type).length;
	return isComplete ? {typed: nothingTyped, answer: {type, numbers}} : {typed};
}

/** Without the last digit, number or choice. */
function erased({type}: Question, typed: Typed): Typed {
	if (type === 'test' || (typed.digits === '' && typed.numbers.length === 0)) {
		return nothingTyped;
	}

	return typed.digits === ''
		? {...typed, numbers: typed.numbers.slice(0, -1)}
		: {...typed, digits: typed.digits.slice(0, -1)};
}
