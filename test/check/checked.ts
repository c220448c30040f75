import {linesIn} from '../../source/check/input.js';
import {type Report, reportOf} from '../../source/check/report.js';
import {sentencesOf} from '../../source/check/sentences.js';
import type {Exercise} from '../../source/check/units.js';
import {text} from '../../source/text/en.js';

export type Options = Partial<Exercise>;

export const usual: Exercise = {size: undefined, base: undefined, isFundamentalOnly: false, limit: undefined};

export function checked(printed: string, options: Options = {}): Report {
	return reportOf(linesIn(Buffer.from(printed)), {...usual, ...options});
}

/** All that is said of it. */
export function told(printed: string, options: Options = {}): string {
	const context = {text, exercise: {...usual, ...options}, code: 'python', file: 'out.txt'} as const;
	return sentencesOf(checked(printed, options), context).trimEnd();
}
