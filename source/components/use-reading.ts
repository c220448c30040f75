import {useEffect} from 'react';
import type {Store} from '../explorer/store.js';
import {tapeOf} from '../explorer/tapes.js';
import {lookOn} from '../panels/timeline.js';

/** The tape is read for so long, then keys and frames get their turn. All times in milliseconds. */
const turn = 8;
/** How often what has become known is shown. */
const report = 200;
/** For a total nobody waits longer than this, so the machine gets its rest; only somebody who seeks a goal does. */
const patience = 300_000;

/** Reads the tape of a large board in the background, until all is known. */
export function useReading(store: Store, size: number): void {
	useEffect(() => {
		const tape = tapeOf(size);
		let spent = 0;
		let shown = performance.now();
		let timer: NodeJS.Timeout | undefined;
		const readOn = () => {
			if (spent < patience || store.get().sought) {
				tape.read(turn);
				spent += turn;
			}

			if (tape.end || performance.now() - shown > report) {
				shown = performance.now();
				store.dispatch({type: 'read-on'});
			}

			if (!tape.end) {
				timer = setTimeout(readOn, spent < patience || store.get().sought ? 0 : report);
			}
		};

		if (!tape.end) {
			timer = setTimeout(readOn, 0);
		}

		return () => {
			clearTimeout(timer);
		};
	}, [store, size]);
}

/** Completes the timeline after a frame that could not wait for it. */
export function useTimeline(store: Store, size: number): void {
	useEffect(() => {
		const timer = setTimeout(() => {
			if (lookOn(tapeOf(size))) {
				store.dispatch({type: 'read-on'});
			}
		}, turn);
		return () => {
			clearTimeout(timer);
		};
	});
}
