import {backtrack, variants} from '../solver/index.js';
import type {Request} from './request.js';

const chunkLength = 65_536;

/** A line for each test as the search does it: `[3][6]=true` where row 3, column 6 is safe, else `false`. */
export function* trace({size, variant = variants.at(-1)!}: Request): Generator<string, undefined> {
	let lines = '';
	for (const step of backtrack(size, variant)) {
		if (step.type === 'test') {
			lines += `[${step.row}][${step.column}]=${step.attack === undefined}\n`;
		}

		if (lines.length >= chunkLength) {
			yield lines;
			lines = '';
		}
	}

	yield lines;
}
