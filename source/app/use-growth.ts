import {useEffect} from 'react';
import type {Store} from '../explorer/store.js';
import {growth, measured, measuring, nextToMeasure} from '../screens/compare/growth/growth.js';
import {measureInThread} from '../workers/measure-in-thread.js';

/** Measures size after size in separate threads, so that measuring and drawing do not disturb each other. */
export function useGrowth(store: Store, isMeasuring: boolean): void {
	useEffect(() => {
		if (!isMeasuring) {
			return;
		}

		const measureNext = (): (() => void) => {
			const search = nextToMeasure(growth.of(store.get()));
			const onProgress = (progress: number) => {
				store.change((model) => measuring(model, {...search, progress}));
			};
			onProgress(0);
			return measureInThread(search, {
				onProgress,
				onMeasured(cost) {
					store.change((model) => measured(model, {...search, ...cost}));
					stop = measureNext();
				},
				onError(error) {
					throw error;
				},
			});
		};

		let stop = measureNext();
		return () => {
			stop();
		};
	}, [store, isMeasuring]);
}
