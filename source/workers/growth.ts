import {parentPort} from 'node:worker_threads';
import type {Measurement, Measuring} from '../explorer/growth.js';
import {type Run, runVariant, type VariantId, variantOf} from '../solver/index.js';

/** What the thread is asked for, and what it has to say. */
export type GrowthRequest = {readonly size: number; readonly variant: VariantId};
export type GrowthReport =
	| {readonly type: 'measuring'; readonly at: Measuring}
	| {readonly type: 'measured'; readonly measurement: Measurement};

/** Searches are repeated until so many have been done and so much time has passed, or much more; the fastest counts. */
const [leastRuns, leastTime, longest] = [3, 60, 1000];
/** In milliseconds, as all times. */
const report = 100;

parentPort?.on('message', ({size, variant}: GrowthRequest) => {
	const start = performance.now();
	let fastest = runOnce(size, variant);
	let elapsed = performance.now() - start;
	for (let runs = 1; elapsed < longest && (runs < leastRuns || elapsed < leastTime); runs++) {
		const again = runOnce(size, variant);
		elapsed = performance.now() - start;
		fastest = again.milliseconds < fastest.milliseconds ? again : fastest;
	}

	const {milliseconds, checks} = fastest;
	say({type: 'measured', measurement: {size, variant, milliseconds, checks}});
});

function runOnce(size: number, variant: VariantId): Run & {readonly milliseconds: number} {
	const start = performance.now();
	let said = start;
	const run = runVariant(size, variantOf(variant));
	for (let next = run.next(); ; next = run.next()) {
		const now = performance.now();
		if (next.done) {
			return {...next.value, milliseconds: now - start};
		}

		if (now - said > report) {
			said = now;
			say({type: 'measuring', at: {size, variant, share: next.value}});
		}
	}
}

function say(message: GrowthReport): void {
	parentPort?.postMessage(message);
}
