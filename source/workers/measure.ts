import {parentPort, workerData} from 'node:worker_threads';
import {runVariant, type SearchTotals, type VariantId, variantOf} from '../solver/index.js';

/** The search that a thread measures: all of a size, with one variant. The thread gets it as its `workerData`. */
export type MeasuredSearch = {readonly size: number; readonly variant: VariantId};
/** What the search costs. The time is that of the fastest run. */
export type MeasuredCost = Pick<SearchTotals, 'checks'> & {readonly milliseconds: number};
/** A message from the thread: how much of the current run is done, from 0 to 1, or the result. */
export type Report =
	| {readonly type: 'progress'; readonly progress: number}
	| {readonly type: 'measured'; readonly cost: MeasuredCost};

/** A search is repeated until both minimums are reached, or the maximum time has passed. Times are in milliseconds. */
const minimumRuns = 3;
const minimumTime = 40;
const maximumTime = 1000;
/** The time between two progress reports. */
const reportInterval = 100;

const search: MeasuredSearch = workerData;
report({type: 'measured', cost: measure(search)});

function measure(search: MeasuredSearch): MeasuredCost {
	const start = performance.now();
	let fastest = runOnce(search);
	let elapsed = performance.now() - start;
	for (let runs = 1; elapsed < maximumTime && (runs < minimumRuns || elapsed < minimumTime); runs++) {
		const cost = runOnce(search);
		elapsed = performance.now() - start;
		fastest = cost.milliseconds < fastest.milliseconds ? cost : fastest;
	}

	return fastest;
}

function runOnce({size, variant}: MeasuredSearch): MeasuredCost {
	const start = performance.now();
	let reported = start;
	const run = runVariant(size, variantOf(variant));
	for (let next = run.next(); ; next = run.next()) {
		const now = performance.now();
		if (next.done) {
			return {checks: next.value.checks, milliseconds: now - start};
		}

		if (now - reported > reportInterval) {
			reported = now;
			report({type: 'progress', progress: next.value});
		}
	}
}

function report(message: Report): void {
	parentPort?.postMessage(message);
}
