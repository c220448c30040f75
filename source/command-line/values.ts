import {parseWholeNumber} from '../explorer/options/screen-option.js';
import type {Share} from '../print/request.js';
import type {Range} from '../record/recordings.js';
import {Refusal} from '../text/refusal.js';

// Each parser returns undefined if no value is given, and throws a Refusal that names `what` if the value is not allowed.

/** The value of something that can be given at most once. */
export function singleValue(what: string | undefined, given: readonly string[] | undefined): string | undefined {
	if (given && given.length > 1) {
		throw new Refusal((text) => text.moreThanOne(what, given));
	}

	return given?.[0];
}

/** A whole number with a minimum. */
export function parseAtLeast(what: string | undefined, given: string | undefined, least: number): number | undefined {
	return parseInRange(what, given, least, Number.MAX_SAFE_INTEGER);
}

/** A whole number from `least` to `most`, both included. */
export function parseInRange(
	what: string | undefined,
	given: string | undefined,
	least: number,
	most: number,
): number | undefined {
	return given === undefined ? undefined : parseWholeNumber(what, given, least, most);
}

/** A share `I/M`, with I from 1 to M and at most 15 digits each. */
export function parseShare(what: string | undefined, given: string | undefined): Share | undefined {
	const [, number = 0, of = 0] = /^0*(\d{1,15})\/0*(\d{1,15})$/.exec(given ?? '')?.map(Number) ?? [];
	if (given !== undefined && !(number >= 1 && number <= of)) {
		throw new Refusal((text) => text.noShare(what, given));
	}

	return given === undefined ? undefined : {number, of};
}

/** A number, a range `A..B`, or an open one `A..`. */
export function parseRange(what: string, given: string | undefined, least: number): Range | undefined {
	const {from, to = from} = /^(?<from>\d+)(?:\.\.(?<to>\d*))?$/.exec(given ?? '')?.groups ?? {};
	const first = Number(from);
	const last = to === '' ? undefined : Number(to);
	const isRange = first >= least && first <= (last ?? first) && (last ?? first) <= Number.MAX_SAFE_INTEGER;
	if (given !== undefined && !isRange) {
		throw new Refusal((text) => text.noRange(what, given, least));
	}

	return given === undefined ? undefined : {first, last};
}

/** A size in cells, such as 80x24. */
export type WindowSize = {readonly columns: number; readonly rows: number};

/** A size between two others, both included. */
export function parseWindow(
	what: string,
	given: string | undefined,
	least: WindowSize,
	most: WindowSize,
): WindowSize | undefined {
	const [, columns = 0, rows = 0] = /^(\d{1,5})x(\d{1,5})$/.exec(given ?? '')?.map(Number) ?? [];
	const isWidthAllowed = columns >= least.columns && columns <= most.columns;
	const isHeightAllowed = rows >= least.rows && rows <= most.rows;
	if (given !== undefined && !(isWidthAllowed && isHeightAllowed)) {
		const written = (size: WindowSize) => `${size.columns}x${size.rows}`;
		throw new Refusal((text) => text.noWindow(what, given, written(least), written(most)));
	}

	return given === undefined ? undefined : {columns, rows};
}
