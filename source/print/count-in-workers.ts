import {once} from 'node:events';
import {Worker} from 'node:worker_threads';
import type {Part} from '../solver/index.js';

/** Counts the parts in so many worker threads at most, each of which takes the next one when it is done with one. */
export async function countInWorkers(
	size: number,
	parts: readonly Part[],
	jobs: number,
	onDone: (part: Part) => void,
): Promise<bigint> {
	const waiting = parts.values();
	const workers = Array.from(
		{length: Math.min(jobs, parts.length)},
		() => new Worker(new URL('count.js', import.meta.url)),
	);

	async function countWith(worker: Worker): Promise<bigint> {
		let sum = 0n;
		for (const part of waiting) {
			worker.postMessage({size, part});
			// A worker that fails makes this throw.
			const [count]: readonly bigint[] = await once(worker, 'message');
			sum += count!;
			onDone(part);
		}

		return sum;
	}

	try {
		const sums = await Promise.all(workers.map(countWith));
		return sums.reduce((total, sum) => total + sum, 0n);
	} finally {
		await Promise.all(workers.map((worker) => worker.terminate()));
	}
}
