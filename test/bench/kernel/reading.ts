import {addTally, firstMoment, type Moment, momentAfter, momentAt} from '../../../source/solver/tape/moment.js';
import {createSubtreeCounter} from './subtree.js';

const rowsSkipped = 10;

/** Reads the first half of a search as the program did in November 2026: in one thread, with the kernel of that time. */
export function readAsBefore(size: number): Moment {
	const countSubtree = createSubtreeCounter(size);
	const last = Math.ceil(size / 2) - 1;
	let moment = firstMoment(size);
	while (!(moment.queens.length === 0 && moment.step?.type === 'backtrack' && moment.step.column === last)) {
		const {queens, step} = moment;
		const isSkipped = step?.type === 'test' && !step.attack && queens.length >= Math.max(1, size - 1 - rowsSkipped);
		moment = isSkipped
			? momentAt(size, queens, {...step, type: 'backtrack'}, addTally(moment, countSubtree([...queens, step.column])))
			: momentAfter(moment)!;
	}

	return moment;
}
