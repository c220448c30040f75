import {useEffect} from 'react';
import {isFound, nextReading, seek} from '../explorer/navigation.js';
import type {Store} from '../screens/store.js';

/** Keys and frames get a turn between slices. Milliseconds. */
const sliceTime = 4;
const reportInterval = 200;

export function useKnowledge(store: Store): void {
	useEffect(() => compute(store), [store]);
}

/** Reads in slices. Returns a function that stops it. */
export function compute(store: Store): () => void {
	const {knowledge} = store;
	let timer: NodeJS.Immediate | undefined;
	let shown = performance.now();
	const start = () => {
		timer ??= setImmediate(next);
	};
	const next = () => {
		timer = undefined;
		const model = store.get();
		const reading = nextReading(model, knowledge);
		if (!reading) {
			return;
		}

		knowledge.advance(reading, sliceTime);
		timer = setImmediate(next);
		const isOver = !nextReading(store.get(), knowledge);
		if (isOver || performance.now() - shown > reportInterval || isFound(store.get(), knowledge)) {
			shown = performance.now();
			// A new object, so that the frame is drawn again.
			store.change((model) => ({...seek(model, knowledge)}));
		}
	};

	const unsubscribe = store.subscribe(start);
	start();
	return () => {
		unsubscribe();
		clearImmediate(timer);
	};
}
