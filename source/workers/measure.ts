import {parentPort, workerData} from 'node:worker_threads';
import {runVariant, type SearchTotals, type VariantId, variantOf} from '../solver/index.js';
import {timeOf} from './timing.js';

export type MeasuredSearch = {readonly size: number; readonly variant: VariantId};
export type MeasuredCost = Pick<SearchTotals, 'checks'> & {readonly milliseconds: number};
/** The progress of the current run, from 0 to 1, and at the end the cost. */
export type Report = number | MeasuredCost;

const reportInterval = 100;

const {size, variant}: MeasuredSearch = workerData;
let checks = 0;
let reported = performance.now();
const milliseconds = timeOf(() => {
	({checks} = runVariant(size, variantOf(variant), (progress) => {
		const now = performance.now();
		if (now - reported > reportInterval) {
			reported = now;
			report(progress);
		}
	}));
});
report({checks, milliseconds});

function report(message: Report): void {
	parentPort?.postMessage(message);
}
