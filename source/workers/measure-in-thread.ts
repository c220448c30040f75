import {Worker} from 'node:worker_threads';
import type {MeasuredCost, MeasuredSearch, Report} from './measure.js';

type Listener = {
	/** From 0 to 1, of the current run. */
	readonly onProgress: (progress: number) => void;
	readonly onMeasured: (cost: MeasuredCost) => void;
	readonly onError: (error: unknown) => void;
};

/**
 * Returns a function that stops it. A new thread each time: what V8 has compiled for other variants makes `bitmask`
 * slower.
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
