import {runVariant, type Variant} from '../solver/index.js';

/** A search is timed more than once as long as all runs together take no longer than this, in milliseconds. */
const patience = 50;

/** How long a variant takes for the whole search, in milliseconds: the fastest run. */
export function* timeOf(size: number, variant: Variant): Generator<'', number> {
	let fastest = Number.POSITIVE_INFINITY;
	for (let spent = 0; spent < patience; ) {
		const time = yield* timeOfOneRun(size, variant);
		fastest = Math.min(fastest, time);
		spent += time;
	}

	return fastest;
}

/** Time that others take between two stretches of the search does not count. */
function* timeOfOneRun(size: number, variant: Variant): Generator<'', number> {
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
