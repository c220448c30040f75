import type {Report} from './report.js';

/** The version of the format, described in the readme. Increase it with every incompatible change. */
const schema = 'queens-tui-check/1';

/** The report for scripts. Lines, and solutions by number, count from 1; rows and columns from 0; bit c of a mask is column c. */
export function jsonOf({isRight, ...findings}: Report, file: string): string {
	return `${JSON.stringify({schema, file, isRight, ...findings}, undefined, '\t')}\n`;
}
