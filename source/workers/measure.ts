import {parentPort, workerData} from 'node:worker_threads';
import {runVariant, type SearchTotals, type VariantId, variantOf} from '../solver/index.js';
import {timeOf} from './timing.js';

export type MeasuredSearch = {readonly size: number; readonly variant: VariantId};
export type MeasuredCost = Pick<SearchTotals, 'checks'> & {readonly milliseconds: number};
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
