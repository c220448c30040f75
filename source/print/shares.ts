import {largestSize, publishedCount, smallestSize} from '../solver/index.js';
import type {NumberRange} from '../text/numbers.js';
import {Refusal, ReportedError, reasonOf} from '../text/refusal.js';
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

const pattern = new RegExp(
	`^\\{"schema":"${schema}","version":"([\\w.+-]+)","size":(\\d+),"share":(\\d{1,15}),"of":(\\d{1,15}),"count":"(\\d{1,20})"\\}$`,
);

/** Undefined if the line is anything but the output of `formatShareCount`. */
export function parseShareCount(line: string): ShareCount | undefined {
	const [, version, size, share, of, count] = pattern.exec(line.trim()) ?? [];
	if (version === undefined || count === undefined) {
		return undefined;
	}

	const read = {version, size: Number(size), share: Number(share), of: Number(of), count: BigInt(count)};
	const isPossible = read.size >= smallestSize && read.size <= largestSize && read.share >= 1 && read.share <= read.of;
	return isPossible ? read : undefined;
}

/**
 * Throws a Refusal for anything else in a file, for shares that do not belong together or occur twice, and for a sum
 * other than the published total. If shares are missing, throws an error that names them.
 */
export async function addUp({files, size}: Sources): Promise<bigint> {
	const known = new Set<number>();
	let first: ShareCount | undefined;
	let sum = 0n;
	for (const file of files) {
		for await (const {line, ...found} of sharesIn(file)) {
			const expected = first ?? {...found, size: size ?? found.size};
			if (found.size !== expected.size || found.of !== expected.of || found.version !== expected.version) {
				throw new Refusal((text) => text.otherShares(file, line, found, expected));
			}

			if (known.has(found.share)) {
				throw new Refusal((text) => text.shareTwice(file, line, found.share));
			}

			known.add(found.share);
			sum += found.count;
			first = expected;
		}
	}

	// A file without a share has been refused.
	const {of, size: counted} = first!;
	if (known.size < of) {
		throw new ReportedError((text) => text.sharesMissing(of - known.size, of, gaps([...known], of)));
	}

	const right = publishedCount(counted);
	if (sum !== right) {
		throw new Refusal((text) => text.sumWrong(sum, counted, right));
	}

	return sum;
}

async function* sharesIn(file: string): AsyncGenerator<ShareCount & {readonly line: number}, undefined> {
	let isEmpty = true;
	try {
		for await (const lines of linesOf(bytesOf(file))) {
			for (const {number, text} of lines.filter((each) => each.text.trim())) {
				const share = parseShareCount(text);
				if (!share) {
					throw new Refusal((words) => words.noShareCount(file, number));
				}

				isEmpty = false;
				yield {...share, line: number};
			}
		}
	} catch (error) {
		throw error instanceof Refusal
			? error
			: new ReportedError((words) => words.notRead(file, reasonOf(error)), {cause: error});
	}

	if (isEmpty) {
		throw new Refusal((words) => words.noShareCount(file, 1));
	}
}

function gaps(numbers: readonly number[], last: number): readonly NumberRange[] {
	const ends = [0, ...numbers.toSorted((a, b) => a - b), last + 1];
	return ends.slice(1).flatMap((next, index) => {
		const from = (ends[index] ?? 0) + 1;
		return from < next ? [[from, next - 1]] : [];
	});
}
