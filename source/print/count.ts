import {availableParallelism} from 'node:os';
import {countPart, cut, isFundamental, type Part, partsToShare, shareOf, solutionBatches} from '../solver/index.js';
import {showProgress} from './progress.js';
import type {Request} from './request.js';

/** Up to here counting takes about a second, and nobody needs to wait for threads to start. */
export const largestAlone = 16;

/** With this many parts for each thread all threads end at about the same time. */
const partsPerThread = 4;

/** More threads than any machine has cores. */
export const mostJobs = 256;

/**
 * The number of solutions alone, or of a share of them, or of their classes. A variant that is named finds them one by
 * one, as classes must be.
 */
export async function* count(request: Request): AsyncGenerator<string, undefined> {
	const {size, variant, isFundamentalOnly, shard, jobs} = request;
	if (variant || isFundamentalOnly) {
		let total = 0;
		for (const batch of solutionBatches(size, variant)) {
			total += isFundamentalOnly ? batch.filter(isFundamental).length : batch.length;
			yield '';
		}

		yield `${total}\n`;
		return;
	}

	const parts = shareOf(partsToShare(size, shard.of), shard.number, shard.of);
	const threads = jobs ?? (size > largestAlone ? Math.min(availableParallelism(), mostJobs) : 1);
	if (size > largestAlone || threads > 1) {
		yield `${await countInThreads(size, parts, threads)}\n`;
		return;
	}

	let total = 0n;
	for (const part of parts) {
		total += countPart(size, part);
		yield '';
	}

	yield `${total}\n`;
}

async function countInThreads(size: number, share: readonly Part[], jobs: number): Promise<bigint> {
	const parts = cut(size, share, partsPerThread * jobs);
	// Loaded only when needed, which is seldom.
	const {countInWorkers} = await import('./count-in-workers.js');
	const progress = showProgress(parts.reduce((sum, {work}) => sum + work, 0));
	try {
		return await countInWorkers(size, parts, jobs, ({work}) => progress.advance(work));
	} finally {
		progress.end();
	}
}
