import {isFundamental, solutionBatches} from '../solver/index.js';
import type {Request} from './request.js';

/** The number of solutions, or of their classes, alone. */
export function* count({size, variant, isFundamentalOnly}: Request): Generator<string, undefined> {
	let total = 0;
	for (const batch of solutionBatches(size, variant)) {
		total += isFundamentalOnly ? batch.filter(isFundamental).length : batch.length;
		yield '';
	}

	yield `${total}\n`;
}
