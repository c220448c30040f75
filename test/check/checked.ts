import {linesIn} from '../../source/check/input.js';
import {type Report, reportOf} from '../../source/check/report.js';
import type {Exercise} from '../../source/check/units.js';

export type Options = Partial<Exercise>;

export const usual: Exercise = {size: undefined, base: undefined, isFundamentalOnly: false, limit: undefined};

export function checked(printed: string, options: Options = {}): Report {
	return reportOf(linesIn(Buffer.from(printed)), {...usual, ...options});
}
