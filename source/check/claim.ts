import {classCounts} from './catalogue.js';

/** A number of solutions that a line states. */
export type Claim = {readonly line: number; readonly number: number};

/** The number of solutions in a sentence: before or behind the word, or alone in a line. */
const sentences: readonly RegExp[] = [
	/^(?<number>\d[\d,]*)$/,
	/(?<number>\d[\d,]*)\s+(?:[a-z]+\s+){0,2}solutions?\b/i,
	/\bsolutions?\b[^\d]{0,30}(?<number>\d[\d,]*)\W*$/i,
	/(?<number>\d[\d,]*)\s*[个種种]?\s*\p{Script=Han}{0,4}解/u,
	/解\p{Script=Han}{0,6}\s*[:：=]?\s*(?<number>\d[\d,]*)\P{L}*$/u,
];
/** Sentences with these words are about something else, whatever their number is. */
const others = /time|second|\bms\b|step|call|node|backtrack|test|[时步次]/i;

/** The number of solutions that a line at the end states, if it states a wrong one. Another number in it can be right. */
export function wrongClaim(line: number, text: string, size: number, rightOnes: readonly number[]): Claim | undefined {
	const numbers = (text.match(/\d[\d,]*/g) ?? []).map(integerIn);
	const right = [...rightOnes, classCounts[size - 1]];
	if (others.test(text) || numbers.some((number) => right.includes(number))) {
		return undefined;
	}

	const found = sentences.map((sentence) => sentence.exec(text)?.groups?.['number']).find((each) => each !== undefined);
	const number = found === undefined ? size : integerIn(found);
	return number === size ? undefined : {line, number};
}

function integerIn(digits: string): number {
	return Number(digits.replaceAll(',', ''));
}
