import {isFruitful} from '../../../explorer/fruitful.js';
import {type Moment, type Queens, safeColumns, type Tape} from '../../../solver/index.js';
import {type BesidePath, besidePath} from './beside-path.js';
import {childrenOf, type NodeState} from './search-tree.js';

/** A node on the path, with its children. */
export type PathRow = BesidePath & {
	readonly depth: number;
	readonly children: readonly (NodeState | 'rejected')[];
	/** The columns of the children that are nodes, as far as they may be shown. */
	readonly nodes: readonly number[];
};

/** Returns the rows of the path from depth `first` to `last`. */
export function pathRows(
	tape: Tape,
	moment: Moment,
	first: number,
	last: number,
	isFutureHidden: boolean,
): readonly PathRow[] {
	const {size, queens} = moment;
	return besidePath(tape, moment, first, last, isFutureHidden).map((beside, index) => {
		const depth = first + index;
		// Most rows have no solution at their left.
		const hasSolution = (node: Queens) => beside.left.solutions !== 0 && isFruitful(tape, node) === true;
		const children = childrenOf(size, moment, depth, hasSolution, isFutureHidden);
		const safe = safeColumns(size, queens.slice(0, depth));
		return {...beside, depth, children, nodes: safe.filter((each) => !isFutureHidden || children[each] !== 'untried')};
	});
}

/** Returns how many lines these rows take with the edges between them. A row without nodes has none above it. */
export function linesOf([first, ...others]: readonly PathRow[]): number {
	return others.reduce((sum, {nodes}) => sum + (nodes.length > 0 ? 2 : 1), first ? 1 : 0);
}
