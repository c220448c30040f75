import {parentPort} from 'node:worker_threads';
import type {Measurement, Measuring} from '../screens/compare/growth.js';
import {type Run, runVariant, type VariantId, variantOf} from '../solver/index.js';

/** A message to the worker: the search to measure. */
export type GrowthRequest = {readonly size: number; readonly variant: VariantId};
/** A message from the worker: the progress of the current run, or the result. */
export type GrowthReport =
	| {readonly type: 'measuring'; readonly at: Measuring}
	| {readonly type: 'measured'; readonly measurement: Measurement};

/**
 * A search is repeated until both minimums are reached, or the maximum time has passed. The fastest run counts. Times are
 * in milliseconds.
 */
const minimumRuns = 3;
const minimumTime = 60;
const maximumTime = 1000;
/** The time between two progress reports. */
const reportInterval = 100;

parentPort?.on('message', ({size, variant}: GrowthRequest) => {
	const start = performance.now();
	let fastest = runOnce(size, variant);
	let elapsed = performance.now() - start;
	for (let runs = 1; elapsed < maximumTime && (runs < minimumRuns || elapsed < minimumTime); runs++) {
		const run = runOnce(size, variant);
		elapsed = performance.now() - start;
		fastest = run.milliseconds < fastest.milliseconds ? run : fastest;
	}

	const {milliseconds, checks} = fastest;
	report({type: 'measured', measurement: {size, variant, milliseconds, checks}});
});

function runOnce(size: number, variant: VariantId): Run & {readonly milliseconds: number} {
	const start = performance.now();
	let reported = start;
	const run = runVariant(size, variantOf(variant));
	for (let next = run.next(); ; next = run.next()) {
		const now = performance.now();
		if (next.done) {
			return {...next.value, milliseconds: now - start};
		}

		if (now - reported > reportInterval) {
			reported = now;
			report({type: 'measuring', at: {size, variant, share: next.value}});
		}
	}
}

function report(message: GrowthReport): void {
	parentPort?.postMessage(message);
}
