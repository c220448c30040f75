import {type Moment, placementsIn, type Queens, type Tally, type Tape} from '../../../solver/index.js';

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
	return Array.from({length: last - first + 1}, (_, index) => {
		const node = queens.slice(0, first + index);
		const column = queens[node.length];
		const isRunning = column === undefined;
		const child: Queens = isRunning ? node : [...node, column];
		const left = between(tape.placing(node), isRunning ? moment : tape.placing(child), isRunning ? 0 : 1);
		const end = isFutureHidden ? undefined : tape.removing(node);
		return {left, right: between(isRunning ? moment : tape.removing(child), end, 0)};
	});
}

/** What the search places and finds between two moments, without the placement of the next node of the path. */
function between(from: Tally | undefined, to: Tally | undefined, ofPath: 0 | 1): Subtrees {
	return from && to
		? {nodes: placementsIn(to) - placementsIn(from) - ofPath, solutions: to.solutions - from.solutions}
		: {nodes: undefined, solutions: undefined};
}
