import {once} from 'node:events';
import {Worker} from 'node:worker_threads';
import type {Part} from '../solver/index.js';

/**
 * Counts the solutions in all parts with at most `jobs` worker threads. Each thread takes the next part when it finishes
 * one. Throws if a worker fails, and always stops all workers.
 */
export async function countInWorkers(
	size: number,
	parts: readonly Part[],
	jobs: number,
	onDone: () => void,
): Promise<bigint> {
	// All workers share this iterator, so each part is counted once.
	const queue = parts.values();
	const workers = Array.from(
		{length: Math.min(jobs, parts.length)},
		() => new Worker(new URL('count.js', import.meta.url)),
	);

	async function countWith(worker: Worker): Promise<bigint> {
		let sum = 0n;
		for (const part of queue) {
			worker.postMessage({size, part});
			// Rejects if the worker emits `error`.
			const [count]: readonly bigint[] = await once(worker, 'message');
			sum += count!;
			onDone();
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
