import {useEffect} from 'react';
import {nextReading} from '../explorer/knowledge/pending.js';
import {seek} from '../explorer/navigation.js';
import type {Store} from '../explorer/store.js';
import type {Screens} from '../screens/screen.js';

/** The length of a slice of work. Keys and frames get their turn between slices. Times are in milliseconds. */
const turn = 4;
/** How often progress is shown. */
const report = 200;

/** Computes in the background what the screen needs, in slices, until all of it is known. */
export function useKnowledge(store: Store, screens: Screens): void {
	useEffect(() => {
		const {knowledge} = store;
		let timer: NodeJS.Immediate | undefined;
		let shown = performance.now();
		const grow = () => {
			shown = performance.now();
			store.change((model) => ({...seek(model, knowledge), revision: model.revision + 1}));
		};
		const next = () => {
			timer = undefined;
			const model = store.get();
			if (model.sought?.type === 'stop') {
				// This changes the model, and the change starts the next slice.
				grow();
				return;
			}

			const reading = nextReading(screens, model, knowledge);
			if (!reading) {
				return;
			}

			knowledge.advance(reading, turn);
			timer = setImmediate(next);
			if (reading.isDone || knowledge.isOutOfReach(reading) || performance.now() - shown > report) {
				grow();
			}
		};

		const start = () => {
			timer ??= setImmediate(next);
		};

		const stop = store.subscribe(start);
		start();
		return () => {
			stop();
			clearImmediate(timer);
		};
	}, [store, screens]);
}
