import {leastWindow, type Model} from '../explorer/model.js';
import type {Range} from '../explorer/navigation.js';
import type {Destination} from '../print/destination.js';
import type {Share} from '../print/request.js';
import {type VariantId, variantOf} from '../solver/search/variants.js';
import {notAllowed, parseWord, Refusal} from '../text/refusal.js';
import type {Arguments} from './arguments.js';
import {variantIds} from './options.js';

// Parsers throw a Refusal that names `what` if the value is not allowed.

/** Refuses a variant that does not search boards of this size. */
export function parseVariant(size: number | undefined, what: string, value: string | undefined): VariantId | undefined {
	const id = parseWord(what, value, variantIds);
	const largest = id && variantOf(id).largestSize;
	if (size && largest && size > largest) {
		throw new Refusal((text) => text.variantEnds(`${what} ${id}`, largest, size));
	}

	return id;
}

/** A share `I/M`, with I from 1 to M and at most 15 digits each. */
export function parseShare(what: string, value: string): Share {
	const [, number = 0, of = 0] = /^0*(\d{1,15})\/0*(\d{1,15})$/.exec(value)?.map(Number) ?? [];
	if (!(number >= 1 && number <= of)) {
		throw notAllowed(what, value, (text) => text.allowed.share);
	}

	return {number, of};
}

/** A number, a range `A..B`, or an open one `A..`. */
export function parseRange(what: string, value: string): Range {
	const {from, to = from} = /^(?<from>\d+)(?:\.\.(?<to>\d*))?$/.exec(value)?.groups ?? {};
	const first = Number(from);
	const last = to === '' ? undefined : Number(to);
	if (!(first <= (last ?? first) && (last ?? first) <= Number.MAX_SAFE_INTEGER)) {
		throw notAllowed(what, value, (text) => text.allowed.range);
	}

	return {first, last};
}

/** In cells. */
const largestWindow = {columns: 400, rows: 200};

export function parseWindow(what: string, value: string): Model['window'] {
	const [least, most] = [leastWindow, largestWindow];
	const [, columns = 0, rows = 0] = /^(\d{1,5})x(\d{1,5})$/.exec(value)?.map(Number) ?? [];
	const isWidthAllowed = columns >= least.columns && columns <= most.columns;
	const isHeightAllowed = rows >= least.rows && rows <= most.rows;
	if (!(isWidthAllowed && isHeightAllowed)) {
		const written = (size: Model['window']) => `${size.columns}x${size.rows}`;
		throw notAllowed(what, value, (text) => text.allowed.window(written(least), written(most)));
	}

	return {columns, rows};
}

export function destinationOf(args: Arguments): Destination {
	const file = args.value('output');
	args.refuseWithout('--output', file === undefined ? ['force'] : []);
	return {file: file === '-' ? undefined : file, isReplacing: args.has('force')};
}
