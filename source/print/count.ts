import {once} from 'node:events';
import {availableParallelism} from 'node:os';
import {Worker} from 'node:worker_threads';
import {countPart, type Part, partsOf} from '../solver/counting/count.js';
import {percent} from '../text/numbers.js';
import type {CommandLineText} from '../text/refusal.js';
import {showProgress} from './progress.js';
import {type Request, select} from './request.js';

/** From this size on, threads save more time than they take to start. */
const leastThreadedSize = 15;

export const maximumJobs = 256;

/** Of classes, each solution is generated; otherwise a faster algorithm counts. */
export async function* countLine(request: Request, text: CommandLineText): AsyncGenerator<string, undefined> {
	yield `${yield* request.isFundamentalOnly ? countClasses(request) : countShare(request, text)}\n`;
}

function* countClasses(request: Request): Generator<string, number> {
	let total = 0;
	for (const batch of select(request)) {
		total += batch.length;
		yield '';
	}

	return total;
}

async function* countShare({size, share, jobs}: Request, text: CommandLineText): AsyncGenerator<string, bigint> {
	const isLarge = size >= leastThreadedSize;
	const threads = jobs ?? (isLarge ? Math.min(availableParallelism(), maximumJobs) : 1);
	// Neighbouring parts are about as large, so each share gets some of all sizes.
	const parts = partsOf(size).filter((_, index) => index % share.of === share.number - 1);
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

/** Threads take the next part as they finish one. Throws if one fails; always stops all. */
async function countInThreads(size: number, parts: readonly Part[], jobs: number, text: CommandLineText) {
	let done = 0;
	const endProgress = showProgress((seconds) => progressOf(done, parts.length, seconds, text));
	// Shared by all threads, so that each part is counted once.
	const queue = parts.values();
	const workers: Worker[] = [];

	async function countWith(worker: Worker): Promise<bigint> {
		let sum = 0n;
		for (const part of queue) {
			worker.postMessage({size, part});
			const [count]: readonly bigint[] = await once(worker, 'message');
			sum += count!;
			done++;
		}

		return sum;
	}

	try {
		while (workers.length < Math.min(jobs, parts.length)) {
			workers.push(new Worker(new URL('count.js', import.meta.url)));
		}

		const sums = await Promise.all(workers.map(countWith));
		return sums.reduce((total, sum) => total + sum, 0n);
	} finally {
		endProgress();
		await Promise.all(workers.map((worker) => worker.terminate()));
	}
}

/** The parts that are left are about as large as those that are done. */
export function progressOf(done: number, parts: number, seconds: number, text: CommandLineText): string {
	return text.progress(percent(done, parts), done === 0 ? undefined : (seconds * (parts - done)) / done);
}
