import {Worker} from 'node:worker_threads';
import {useEffect} from 'react';
import type {Store} from '../explorer/store.js';
import {growth, measured, measuring, nextToMeasure} from '../screens/compare/growth.js';
import type {GrowthReport, GrowthRequest} from '../workers/growth.js';

/** Measures size after size in a separate thread, so that measuring and drawing do not disturb each other. */
export function useGrowth(store: Store, isMeasuring: boolean): void {
	useEffect(() => {
		if (!isMeasuring) {
			return;
		}

		const worker = new Worker(new URL('growth.js', import.meta.url));
		const askNext = () => {
			const request: GrowthRequest = nextToMeasure(growth.of(store.get()));
			store.change((model) => measuring(model, {...request, share: 0}));
			worker.postMessage(request);
		};

		worker.on('message', (report: GrowthReport) => {
			switch (report.type) {
				case 'measuring': {
					store.change((model) => measuring(model, report.at));
					break;
				}

				case 'measured': {
					store.change((model) => measured(model, report.measurement));
					askNext();
					break;
				}
			}
		});
		worker.on('error', (error) => {
			throw error;
		});
		askNext();
		return () => {
			// A late message must not be taken for one of the next run.
			worker.removeAllListeners('message');
			void worker.terminate();
		};
	}, [store, isMeasuring]);
}
