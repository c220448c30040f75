import {parentPort, workerData} from 'node:worker_threads';
import {runVariant, type SearchTotals, type VariantId, variantOf} from '../solver/index.js';
import {timeOf} from './timing.js';

/** The search that a thread measures: all of a size, with one variant. The thread gets it as its `workerData`. */
export type MeasuredSearch = {readonly size: number; readonly variant: VariantId};
export type MeasuredCost = Pick<SearchTotals, 'checks'> & {readonly milliseconds: number};
/** A message from the thread: how much of the current run is done, from 0 to 1, or the result. */
export type Report =
	| {readonly type: 'progress'; readonly progress: number}
	| {readonly type: 'measured'; readonly cost: MeasuredCost};

const reportInterval = 100;

const {size, variant}: MeasuredSearch = workerData;
let checks = 0;
let reported = performance.now();
const milliseconds = timeOf(() => {
	({checks} = runVariant(size, variantOf(variant), (progress) => {
		const now = performance.now();
		if (now - reported > reportInterval) {
			reported = now;
			report({type: 'progress', progress});
		}
	}));
});
report({type: 'measured', cost: {checks, milliseconds}});

function report(message: Report): void {
	parentPort?.postMessage(message);
}
