import {availableParallelism} from 'node:os';
import {countPart, isFundamental, type Part, partsOf, solutionBatches} from '../solver/index.js';
import {showProgress} from './progress.js';
import type {Request, Shard} from './request.js';

/** Up to here counting takes about a second, and nobody needs to wait for threads to start. */
export const largestAlone = 16;

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

	const parts = shareOf(partsOf(size), shard);
	if (size > largestAlone) {
		const threads = jobs ?? Math.min(availableParallelism(), mostJobs);
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

/** A share of a list: dealt out one by one, so that all shares are alike and have everything between them. */
export function shareOf<Each>(all: readonly Each[], {number, of}: Shard): Each[] {
	return all.filter((_, index) => index % of === number - 1);
}

async function countInThreads(size: number, parts: readonly Part[], jobs: number): Promise<bigint> {
	// Loaded only when needed, which is seldom.
	const {countInWorkers} = await import('./count-in-workers.js');
	const progress = showProgress(parts.reduce((sum, {images}) => sum + images, 0));
	try {
		return await countInWorkers(size, parts, jobs, ({images}) => progress.advance(images));
	} finally {
		progress.end();
	}
}
