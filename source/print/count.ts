import {availableParallelism} from 'node:os';
import {countPart, cut, isFundamental, type Part, partsToShare, shareOf, solutionBatches} from '../solver/index.js';
import type {Text} from '../text/en.js';
import {programVersion} from '../text/program-version.js';
import {showProgress} from './progress.js';
import type {Request} from './request.js';
import {addUp} from './shares/add-up.js';
import {formatShareCount} from './shares/share-count.js';

/** The largest size that is counted in one thread by default. It takes about a second. */
export const largestSingleThreadedSize = 16;

/** Several parts per thread, so that all threads finish at about the same time. */
const partsPerThread = 4;

/** The largest number of threads that `--jobs` accepts. */
export const maximumJobs = 256;

/**
 * Prints only the number of solutions, of the solutions in a shard, or of the symmetry classes; or the sum of counts that are
 * given. With a variant, or for classes, it generates every solution; otherwise it uses the faster counting algorithm.
 */
export async function* count(request: Request, text: Text): AsyncGenerator<string, undefined> {
	if (request.sources) {
		yield `${await addUp(request.sources)}\n`;
	} else if (request.variant || request.isFundamentalOnly) {
		yield `${yield* countOneByOne(request)}\n`;
	} else {
		yield `${yield* countShard(request, text)}\n`;
	}
}

/** Prints the number of solutions in a shard as a line of JSON, which also tells what it is a shard of. */
export async function* countJson(request: Request, text: Text): AsyncGenerator<string, undefined> {
	const {size, shard} = request;
	const count = yield* countShard(request, text);
	yield formatShareCount({version: programVersion, size, share: shard.number, of: shard.of, count});
}

function* countOneByOne({size, variant, isFundamentalOnly}: Request): Generator<string, number> {
	let total = 0;
	for (const batch of solutionBatches(size, variant)) {
		total += isFundamentalOnly ? batch.filter(isFundamental).length : batch.length;
		yield '';
	}

	return total;
}

async function* countShard({size, shard, jobs}: Request, text: Text): AsyncGenerator<string, bigint> {
	const isLarge = size > largestSingleThreadedSize;
	const parts = shareOf(partsToShare(size, shard.of), shard.number, shard.of);
	const threads = jobs ?? (isLarge ? Math.min(availableParallelism(), maximumJobs) : 1);
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

async function countInThreads(size: number, share: readonly Part[], jobs: number, text: Text): Promise<bigint> {
	const parts = cut(size, share, partsPerThread * jobs);
	// Loaded on demand, because most runs do not need it.
	const {countInWorkers} = await import('./count-in-workers.js');
	const progress = showProgress(
		parts.reduce((sum, {work}) => sum + work, 0),
		text,
	);
	try {
		return await countInWorkers(size, parts, jobs, ({work}) => progress.advance(work));
	} finally {
		progress.end();
	}
}
