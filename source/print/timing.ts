import {runVariant, type Variant} from '../solver/index.js';

/** A search is repeated until all runs together have taken this long, in milliseconds. */
const totalDuration = 50;

/** Measures the whole search with one variant: the time of the fastest run, in milliseconds. Yields between slices. */
export function* measureTime(size: number, variant: Variant): Generator<'', number> {
	let fastest = Number.POSITIVE_INFINITY;
	for (let spent = 0; spent < totalDuration; ) {
		const time = yield* measureRun(size, variant);
		fastest = Math.min(fastest, time);
		spent += time;
	}

	return fastest;
}

/** Measures one run, without the time between a yield and the next call. */
function* measureRun(size: number, variant: Variant): Generator<'', number> {
	const run = runVariant(size, variant);
	let time = 0;
	while (true) {
		const start = performance.now();
		const {done} = run.next();
		time += performance.now() - start;
		if (done) {
			return time;
		}

		yield '';
	}
}
