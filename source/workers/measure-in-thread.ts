import {Worker} from 'node:worker_threads';
import type {MeasuredCost, MeasuredSearch, Report} from './measure.js';

/**
 * Returns a function that stops it. A new thread each time: what V8 has compiled for other variants makes `bitmask`
 * slower. An error in the thread ends the program.
 */
export function measureInThread(
	search: MeasuredSearch,
	onProgress: (progress: number) => void,
	onMeasured: (cost: MeasuredCost) => void,
): () => void {
	const worker = new Worker(new URL('measure.js', import.meta.url), {workerData: search});
	worker.on('message', (report: Report) => {
		if (typeof report === 'number') {
			onProgress(report);
		} else {
			onMeasured(report);
		}
	});
	return () => {
		// A late message must not be taken for one of the next thread.
		worker.removeAllListeners('message');
		void worker.terminate();
	};
}
