import {Worker} from 'node:worker_threads';
import {useEffect} from 'react';
import {nextToMeasure} from '../explorer/growth.js';
import type {Store} from '../explorer/store.js';
import type {GrowthReport, GrowthRequest} from '../workers/growth.js';

/** Measures size after size in a thread of its own, so that neither measuring nor drawing disturbs the other. */
export function useGrowth(store: Store, isMeasuring: boolean): void {
	useEffect(() => {
		if (!isMeasuring) {
			return;
		}

		const worker = new Worker(new URL('growth.js', import.meta.url));
		const askNext = () => {
			const request: GrowthRequest = nextToMeasure(store.get().growth);
			store.dispatch({type: 'measuring', at: {...request, share: 0}});
			worker.postMessage(request);
		};

		worker.on('message', (report: GrowthReport) => {
			store.dispatch(report);
			if (report.type === 'measured') {
				askNext();
			}
		});
		worker.on('error', (error) => {
			throw error;
		});
		askNext();
		return () => {
			void worker.terminate();
		};
	}, [store, isMeasuring]);
}
