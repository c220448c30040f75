import {type Moment, placementsIn, type Queens, type Tape} from '../../../solver/index.js';
import type {Text} from '../../../text/en.js';
import type {NodeSign} from '../../../text/facts.js';
import type {Statements} from '../../screen.js';
import {pathRows} from './path-rows.js';
import {type NodeState, searchTree, type TreeNode} from './search-tree.js';

/** The most nodes of a tree that is said as a whole: as many as 4 queens have. Of a larger one, what stands beside the path. */
const mostNodes = 17;

/** The children of a node, by their columns. */
type Family = {readonly parent: Queens; readonly children: readonly (NodeState | 'rejected' | undefined)[]};

/** Says the signs in the search tree: a statement for each node whose children have some, so that only what is new is said. */
export function treeSpeech(tape: Tape, moment: Moment, isFutureHidden: boolean, text: Text): Statements {
	const {size, queens} = moment;
	const isWhole = tape.end !== undefined && placementsIn(tape.end) < mostNodes;
	const families: readonly Family[] = isWhole
		? familiesIn(searchTree(size, moment, isFutureHidden), size)
		: pathRows(tape, moment, 0, Math.min(queens.length, size - 1), isFutureHidden).map(({depth, children}) => ({
				parent: queens.slice(0, depth),
				children,
			}));
	return Object.fromEntries(
		families.map(({parent, children}) => {
			const signs = children.flatMap((state, column) => (hasSign(state) ? [{column, sign: state}] : []));
			return [['tree', ...parent].join(' '), signs.length > 0 ? text.spoken.treeBelow(parent, signs) : ''];
		}),
	);
}

function familiesIn({queens, children}: TreeNode, size: number): readonly Family[] {
	const states = Array.from(
		{length: size},
		(_, column) => children.find((child) => child.queens.at(-1) === column)?.state,
	);
	return [{parent: queens, children: states}, ...children.flatMap((child) => familiesIn(child, size))];
}

function hasSign(state: Family['children'][number]): state is NodeSign {
	return state === 'dead-end' || state === 'solution' || state === 'explored' || state === 'fruitful';
}
