import {availableParallelism} from 'node:os';
import {count, countPart, cut, type Part, partsToShare, shareOf} from '../solver/index.js';
import {onTermination} from '../terminal/terminating-signals.js';
import {programVersion} from '../text/program.js';
import type {CommandLineText} from '../text/refusal.js';
import {showProgress} from './progress.js';
import type {Request} from './request.js';
import {select} from './selection.js';
import {addUp, formatShareCount} from './shares.js';

/** The largest size that is counted in one thread by default. It takes about a second. */
const largestSingleThreadedSize = 16;

/** Several parts per thread, so that all threads finish at about the same time. */
const partsPerThread = 4;

/** The largest number of threads that `--jobs` accepts. */
export const maximumJobs = 256;

/**
 * Prints only the number of solutions, of those in a share of the work, or of the symmetry classes; or the sum of counts
 * that are given. With a variant, or for classes, it generates every solution; otherwise it uses the faster counting algorithm.
 */
export async function* countLine(request: Request, text: CommandLineText): AsyncGenerator<string, undefined> {
	if (request.sources) {
		yield `${await addUp(request.sources)}\n`;
	} else if (request.variant || request.isFundamentalOnly) {
		yield `${yield* countOneByOne(request)}\n`;
	} else {
		yield `${yield* countShare(request, text)}\n`;
	}
}

/** Prints the number of solutions in a share as a line of JSON, with the share. */
export async function* countJson(request: Request, text: CommandLineText): AsyncGenerator<string, undefined> {
	const {size, share} = request;
	const counted = yield* countShare(request, text);
	yield formatShareCount({version: programVersion, size, share: share.number, of: share.of, count: counted});
}

function* countOneByOne(request: Request): Generator<string, number> {
	let total = 0;
	for (const batch of select(request)) {
		total += batch.length;
		yield '';
	}

	return total;
}

async function* countShare({size, share, jobs}: Request, text: CommandLineText): AsyncGenerator<string, bigint> {
	const isLarge = size > largestSingleThreadedSize;
	const threads = jobs ?? (isLarge ? Math.min(availableParallelism(), maximumJobs) : 1);
	if (!isLarge && threads === 1 && share.of === 1) {
		// Without shares and threads, nobody needs to know how much work a part is.
		return count(size);
	}

	const parts = shareOf(partsToShare(size, share.of), share.number, share.of);
	if (isLarge || threads > 1) {
		return countInThreads(size, parts, threads, text);
	}

	let total = 0n;
	for (const part of parts) {
		total += countPart(size, part);
		yield '';
	}

	return total;
}

async function countInThreads(
	size: number,
	parts: readonly Part[],
	jobs: number,
	text: CommandLineText,
): Promise<bigint> {
	const cutParts = cut(size, parts, partsPerThread * jobs);
	// Loaded on demand, because most runs do not need it.
	const {countInWorkers} = await import('./count-in-workers.js');
	const total = cutParts.reduce((sum, {work}) => sum + work, 0);
	const progress = showProgress(text.progress);
	const stopListening = onTermination(progress.end);
	let done = 0;
	try {
		return await countInWorkers(size, cutParts, jobs, ({work}) => {
			done += work;
			progress.update(done / total);
		});
	} finally {
		stopListening();
		progress.end();
	}
}
