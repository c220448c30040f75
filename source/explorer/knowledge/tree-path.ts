import {type Queens, safeColumns} from '../../solver/board.js';
import {nextColumn} from '../../solver/search/step.js';
import type {Moment} from '../../solver/tape/moment.js';
import type {Knowledge} from './knowledge.js';

/** All of 12 queens, walked in less than a tenth of a second. */
const mostMoments = 12_000_000;

/** The queens above the outermost call at this moment that takes fewer moments than `limit`; none for the whole search. */
export function outermostWithin(limit: number, moment: Moment, knowledge: Knowledge): Queens {
	const path = pathAt(moment);
	const most = Math.min(mostMoments, limit);
	// From the top, whose calls last for many steps: what is known of them is kept.
	const roots = path.map((_, length) => path.slice(0, length));
	return roots.find((root) => (knowledge.moments(moment.size, root) ?? Number.POSITIVE_INFINITY) < most) ?? path;
}

/** A path of the tree to its end: the queens, and below them those of the call that has returned last or, before, comes first. */
function pathAt(moment: Moment): Queens {
	const {size, queens} = moment;
	const lastColumn = safeColumns(size, queens).findLast((column) => column < nextColumn(size, moment));
	const path = lastColumn === undefined ? [...queens] : [...queens, lastColumn];
	for (;;) {
		const next = safeColumns(size, path).at(lastColumn === undefined ? 0 : -1);
		if (next === undefined) {
			return path;
		}

		path.push(next);
	}
}
