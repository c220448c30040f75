import {largestSize, smallestSize} from '../../solver/index.js';

/** How many solutions a share of the work contains, and what it is a share of: all that the sum of several depends on. */
export type ShareCount = {
	/** The version of the program that has counted: another may divide the work differently. */
	readonly version: string;
	readonly size: number;
	/** The number of the share, from 1. */
	readonly share: number;
	/** The number of shares. */
	readonly of: number;
	readonly count: bigint;
};

/** The version of the format, described in the manual. Increase it with every incompatible change. */
const schema = 'queens-tui-count/1';

/** One line of JSON. The count is a string, because many programs round numbers beyond 2^53. */
export function formatShareCount({count, ...share}: ShareCount): string {
	return `${JSON.stringify({schema, ...share, count: String(count)})}\n`;
}

/** Reads what `formatShareCount` has written. Undefined if the line is anything else. */
export function parseShareCount(line: string): ShareCount | undefined {
	const {schema: given, version, size, share, of, count}: Readonly<Record<string, unknown>> = Object(jsonIn(line));
	return given === schema &&
		typeof version === 'string' &&
		/^[\w.+-]{1,50}$/.test(version) &&
		isWhole(size, smallestSize, largestSize) &&
		isWhole(of, 1, Number.MAX_SAFE_INTEGER) &&
		isWhole(share, 1, of) &&
		typeof count === 'string' &&
		/^\d{1,20}$/.test(count)
		? {version, size, share, of, count: BigInt(count)}
		: undefined;
}

function jsonIn(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return undefined;
	}
}

function isWhole(value: unknown, least: number, most: number): value is number {
	return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}
