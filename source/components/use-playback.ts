import {useEffect} from 'react';
import type {Store} from '../explorer/store.js';

/** Thirty frames a second, in milliseconds. */
const interval = 33;

/** Lets time pass in the model while the search is being played. */
export function usePlayback(store: Store, isPlaying: boolean): void {
	useEffect(() => {
		if (!isPlaying) {
			return;
		}

		let last = performance.now();
		const timer = setInterval(() => {
			const now = performance.now();
			store.dispatch({type: 'tick', milliseconds: now - last});
			last = now;
		}, interval);
		return () => {
			clearInterval(timer);
		};
	}, [store, isPlaying]);
}
