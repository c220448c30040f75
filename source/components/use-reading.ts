import {useEffect} from 'react';
import {pendingOf} from '../explorer/background.js';
import {isOutOfReach, readOn} from '../explorer/patience.js';
import type {Store} from '../explorer/store.js';
import {tapeOf} from '../explorer/tapes.js';
import {lookOn} from '../panels/timeline.js';

/** Something is computed for so long, then keys and frames get their turn. All times in milliseconds. */
const turn = 4;
/** How often what has become known is shown. */
const report = 200;

/** Computes in the background what the screen at hand still lacks, one thing after the other, until all is known. */
export function useReading(store: Store): void {
	useEffect(() => {
		let timer: NodeJS.Immediate | undefined;
		let shown = performance.now();
		const next = () => {
			const model = store.get();
			timer = undefined;
			if (model.sought?.type === 'stop') {
				// Changes the model, which starts the next turn.
				store.dispatch({type: 'read-on'});
				return;
			}

			const [reading] = pendingOf(model);
			if (!reading) {
				return;
			}

			readOn(reading, turn);
			timer = setImmediate(next);
			if (reading.isDone || isOutOfReach(reading) || performance.now() - shown > report) {
				shown = performance.now();
				store.dispatch({type: 'read-on'});
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
	}, [store]);
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
