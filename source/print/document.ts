import type {Batches, Solution} from './selection.js';

/** A document of solutions: what stands before them, each of them by its place from 0, and what stands after them. */
export type Document = {
	readonly head?: string;
	readonly solution: (solution: Solution, place: number) => string;
	readonly foot?: string;
};

export function* written({head = '', solution, foot = ''}: Document, batches: Batches): Generator<string, undefined> {
	let place = 0;
	yield head;
	for (const batch of batches) {
		yield batch.map((each) => solution(each, place++)).join('');
	}

	yield foot;
}
