import {largestSize, publishedCount, smallestSize} from '../solver/index.js';
import {reasonOf} from '../text/failure.js';
import type {NumberRange} from '../text/numbers.js';
import {Refusal, ReportedError} from '../text/refusal.js';
import {bytesOf, linesOf} from './input.js';
import type {Sources} from './request.js';

export type ShareCount = {
	/** Another version of the program may divide the work differently. */
	readonly version: string;
	readonly size: number;
	readonly share: number;
	readonly of: number;
	readonly count: bigint;
};

/** The version of the format, described in the manual. Increase it with every incompatible change. */
const schema = 'queens-tui-count/1';

/** One line of JSON. The count is a string, because many programs round numbers beyond 2^53. */
export function formatShareCount({count, ...share}: ShareCount): string {
	return `${JSON.stringify({schema, ...share, count: String(count)})}\n`;
}

/** Undefined if the line is anything but the output of `formatShareCount`. */
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

type Found = ShareCount & {readonly file: string; readonly line: number};

/**
 * Throws a Refusal for anything else in a file, for shares that do not belong together or occur twice, and for a sum
 * that the published total does not allow. If shares are missing, throws an error that names them.
 */
export async function addUp({files, size}: Sources): Promise<bigint> {
	const shares = new Map<number, Found>();
	let first: ShareCount | undefined;
	let sum = 0n;
	for (const file of files) {
		for await (const found of sharesIn(file)) {
			first ??= {...found, size: size ?? found.size};
			checkShare(found, first, shares.get(found.share));
			shares.set(found.share, found);
			sum += found.count;
		}
	}

	// A file without a share has been refused.
	const {of, size: counted} = first!;
	if (shares.size < of) {
		throw new ReportedError((text) => text.sharesMissing(of - shares.size, of, gaps([...shares.keys()], of)));
	}

	const right = publishedCount(counted);
	if (sum !== right) {
		throw new Refusal((text) => text.sumWrong(sum, counted, right));
	}

	return sum;
}

async function* sharesIn(file: string): AsyncGenerator<Found, undefined> {
	let isEmpty = true;
	let before = 0;
	try {
		for await (const lines of linesOf(bytesOf(file))) {
			for (const {number, text} of lines) {
				// A line in several pieces is too long for a share.
				const isPiece = number === before;
				before = number;
				if (isPiece || text.trim()) {
					const share = isPiece ? undefined : parseShareCount(text);
					if (!share) {
						throw new Refusal((words) => words.noShareCount(file, number));
					}

					isEmpty = false;
					yield {...share, file, line: number};
				}
			}
		}
	} catch (error) {
		throw error instanceof Refusal
			? error
			: new ReportedError((words) => words.notRead(file, reasonOf(error)), {cause: error});
	}

	if (isEmpty) {
		throw new Refusal((words) => words.noShareCount(file, undefined));
	}
}

/** Throws a Refusal if the share does not belong to the first one, cannot be right, or occurs twice. */
function checkShare(found: Found, first: ShareCount, other: Found | undefined): void {
	if (found.size !== first.size || found.of !== first.of || found.version !== first.version) {
		throw new Refusal((text) => text.otherShares(found, first));
	}

	const right = publishedCount(found.size);
	if (found.count > right) {
		throw new Refusal((text) => text.shareTooLarge(found, found.count, found.size, right));
	}

	if (other) {
		throw new Refusal((text) => text.shareTwice(found.share, other, found));
	}
}

function gaps(numbers: readonly number[], last: number): readonly NumberRange[] {
	const ends = [0, ...numbers.toSorted((a, b) => a - b), last + 1];
	return ends.slice(1).flatMap((next, index) => {
		const from = (ends[index] ?? 0) + 1;
		return from < next ? [[from, next - 1]] : [];
	});
}
