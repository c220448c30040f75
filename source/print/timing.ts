import {backtrack, type Variant} from '../solver/index.js';

/** A few milliseconds of work. */
const stepsAtOnce = 2 ** 17;
/** A search is timed more than once as long as all runs together take no longer than this, in milliseconds. */
const patience = 50;

/** How long the whole search takes, one step after the other, in milliseconds: the fastest run. */
export function* timeOf(size: number, variant: Variant): Generator<'', number> {
	let fastest = Number.POSITIVE_INFINITY;
	for (let spent = 0; spent < patience; ) {
		const time = yield* timeOfOneRun(size, variant);
		fastest = Math.min(fastest, time);
		spent += time;
	}

	return fastest;
}

function* timeOfOneRun(size: number, variant: Variant): Generator<'', number> {
	const search = backtrack(size, variant);
	let time = 0;
	while (true) {
		const start = performance.now();
		const isOver = advance(search);
		time += performance.now() - start;
		if (isOver) {
			return time;
		}

		yield '';
	}
}

function advance(search: Iterator<unknown>): boolean {
	for (let step = 0; step < stepsAtOnce; step++) {
		if (search.next().done) {
			return true;
		}
	}

	return false;
}
