import {linesIn} from '../../source/check/input.js';
import {type Report, reportOf} from '../../source/check/report.js';
import type {Asked} from '../../source/check/solutions.js';
import type {Given} from '../../source/check/units.js';
import {type FormatName, formats} from '../../source/print/formats.js';
import {text} from '../../source/text/en.js';
import {defaultRequest} from '../print/request.js';

export type Options = Partial<Given> & Partial<Asked>;

export function checked(printed: string, options: Options = {}): Report {
	const {size, base, isFundamentalOnly = false, limit} = options;
	return reportOf(linesIn(Buffer.from(printed)), {size, base}, {isFundamentalOnly, limit});
}

export function printed(format: Exclude<FormatName, 'steps' | 'count' | 'compare'>, size: number): string {
	const pieces = [...formats[format].pieces({...defaultRequest, size}, text)];
	return Buffer.concat(pieces.map((piece) => Buffer.from(piece))).toString();
}
