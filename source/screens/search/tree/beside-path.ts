import {type Moment, placementsIn, type Tally, type Tape} from '../../../solver/index.js';

/** What the subtrees at one side of the path contain. Undefined where the tape has not been read so far. */
export type Subtrees = {readonly nodes: number | undefined; readonly solutions: number | undefined};

/** The subtrees below the children of one node: those that the search has left, and those that it has not reached. */
export type BesidePath = {readonly left: Subtrees; readonly right: Subtrees};

/** Returns what lies beside the path at each depth, from `first` to `last`: below the node of that depth. */
export function besidePath(
	tape: Tape,
	moment: Moment,
	first: number,
	last: number,
	isFutureHidden: boolean,
): readonly BesidePath[] {
	const {queens} = moment;
	const depths = Array.from({length: last - first + 1}, (_, index) => first + index);
	// A node of the path is also the child of the one above it. Seeking takes time, so each node is sought only once.
	const path = [...depths, last + 1]
		.filter((depth) => depth <= queens.length)
		.map((depth) => {
			const node = queens.slice(0, depth);
			return {begin: tape.placing(node), end: isFutureHidden ? undefined : tape.removing(node)};
		});
	return depths.map((depth, index) => {
		const node = path[index];
		const child = path[index + 1];
		return depth === queens.length
			? {left: between(node?.begin, moment, 0), right: between(moment, node?.end, 0)}
			: {left: between(node?.begin, child?.begin, 1), right: between(child?.end, node?.end, 0)};
	});
}

/** What the search places and finds between two moments, without the placement of the next node of the path. */
function between(from: Tally | undefined, to: Tally | undefined, ofPath: 0 | 1): Subtrees {
	return from && to
		? {nodes: placementsIn(to) - placementsIn(from) - ofPath, solutions: to.solutions - from.solutions}
		: {nodes: undefined, solutions: undefined};
}
