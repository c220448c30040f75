import {Worker} from 'node:worker_threads';
import type {MeasuredCost, MeasuredSearch, Report} from './measure.js';

type Listener = {
	/** How much of the current run is done, from 0 to 1. */
	readonly onProgress: (progress: number) => void;
	readonly onMeasured: (cost: MeasuredCost) => void;
	readonly onError: (error: unknown) => void;
};

/**
 * Measures a search in a thread of its own, and returns a function that stops it. The thread is a new one because the
 * compiler of Node remembers what has run before: after other variants, `bitmask` takes longer.
 */
export function measureInThread(search: MeasuredSearch, {onProgress, onMeasured, onError}: Listener): () => void {
	const worker = new Worker(new URL('measure.js', import.meta.url), {workerData: search});
	worker.on('message', (report: Report) => {
		switch (report.type) {
			case 'progress': {
				onProgress(report.progress);
				break;
			}

			case 'measured': {
				onMeasured(report.cost);
				break;
			}
		}
	});
	worker.on('error', onError);
	return () => {
		// A late message must not be taken for one of the next thread.
		worker.removeAllListeners('message');
		void worker.terminate();
	};
}
