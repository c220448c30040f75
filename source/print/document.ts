import type {Batches, Solution} from './selection.js';

/** How to write a list of solutions: text before them, each solution with its index from 0, and text after them. */
export type Document = {
	readonly header?: string;
	readonly solution: (solution: Solution, index: number) => string;
	readonly footer?: string;
};

/** Writes the document one batch at a time, so that memory stays small. */
export function* documentPieces(
	{header = '', solution, footer = ''}: Document,
	batches: Batches,
): Generator<string, undefined> {
	let index = 0;
	yield header;
	for (const batch of batches) {
		yield batch.map((each) => solution(each, index++)).join('');
	}

	yield footer;
}
