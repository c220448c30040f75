import {once} from 'node:events';
import {Worker} from 'node:worker_threads';
import type {Part} from '../solver/index.js';

/** Threads take the next part as they finish one. Throws if a worker fails; always stops all workers. */
export async function countInWorkers(
	size: number,
	parts: readonly Part[],
	jobs: number,
	onDone: () => void,
): Promise<bigint> {
	// Shared by all workers, so that each part is counted once.
	const queue = parts.values();
	const workers = Array.from(
		{length: Math.min(jobs, parts.length)},
		() => new Worker(new URL('count.js', import.meta.url)),
	);

	async function countWith(worker: Worker): Promise<bigint> {
		let sum = 0n;
		for (const part of queue) {
			worker.postMessage({size, part});
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
