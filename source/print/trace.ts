import {backtrack} from '../solver/search/backtrack.js';
import {variantsFor} from '../solver/search/variants.js';
import type {Request} from './request.js';

/** In characters. */
const pieceLength = 65_536;

/** `[3][6]=true` if row 3, column 6 is safe, else `[3][6]=false`. */
export function* trace({size}: Request): Generator<string, undefined> {
	let lines = '';
	for (const step of backtrack(size, variantsFor(size).at(-1)!.guard(size))) {
		if (step.type === 'test') {
			lines += `[${step.row}][${step.column}]=${step.attack === undefined}\n`;
		}

		if (lines.length >= pieceLength) {
			yield lines;
			lines = '';
		}
	}

	yield lines;
}
