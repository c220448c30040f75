import {linesIn} from '../../source/check/input.js';
import {type Report, reportOf} from '../../source/check/report.js';
import type {Exercise} from '../../source/check/units.js';
import {type FormatName, formats} from '../../source/print/formats.js';
import {text} from '../../source/text/en.js';
import {defaultRequest} from '../print/request.js';

export type Options = Partial<Exercise>;

export const usual: Exercise = {size: undefined, base: undefined, isFundamentalOnly: false, limit: undefined};

export function checked(printed: string, options: Options = {}): Report {
	return reportOf(linesIn(Buffer.from(printed)), {...usual, ...options});
}

export function printed(format: Exclude<FormatName, 'steps' | 'count' | 'compare'>, size: number): string {
	const pieces = [...formats[format].pieces({...defaultRequest, size}, text)];
	return Buffer.concat(pieces.map((piece) => Buffer.from(piece))).toString();
}
