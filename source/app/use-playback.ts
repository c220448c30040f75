import {useEffect} from 'react';
import {play} from '../explorer/playback.js';
import {screenOf} from '../explorer/screen.js';
import type {Store} from '../explorer/store.js';
import type {Screens} from '../screens/screen.js';

/** Thirty frames a second, in milliseconds. */
const interval = 33;

/** Advances the model with the clock during playback. */
export function usePlayback(store: Store, screens: Screens, isPlaying: boolean): void {
	useEffect(() => {
		if (!isPlaying) {
			return;
		}

		let last = performance.now();
		const timer = setInterval(() => {
			const now = performance.now();
			const milliseconds = now - last;
			last = now;
			store.change((model, knowledge) =>
				play(model, knowledge, milliseconds, screenOf(screens, model).mostSteps?.(model, knowledge)),
			);
		}, interval);
		return () => {
			clearInterval(timer);
		};
	}, [store, screens, isPlaying]);
}
