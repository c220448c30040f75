import {backtrack} from './backtrack.js';
import type {Queens} from './board.js';
import type {Variant} from './variant.js';

/** The solutions in lexicographic order, which is the order in which the search finds them. */
export function* solutions(size: number, variant: Variant): Generator<Queens, undefined> {
	const queens: number[] = [];
	for (const step of backtrack(size, variant)) {
		switch (step.type) {
			case 'place': {
				queens.push(step.column);
				break;
			}

			case 'solution': {
				yield [...queens];
				break;
			}

			case 'backtrack': {
				queens.pop();
				break;
			}

			case 'test': {
				break;
			}
		}
	}
}
