import type {Writing} from '../../../components/display.js';
import type {Line} from '../../../components/styled-text.js';
import type {PanelSize} from '../../../components/window.js';
import {type Moment, placementsIn, type Queens, type Tape} from '../../../solver/index.js';
import type {Text} from '../../../text/en.js';
import type {NodeSign} from '../../../text/facts.js';
import type {Statements} from '../../screen.js';
import {pathRows, pathTreeLines} from './path-tree.js';
import {type NodeState, searchTree, type TreeNode} from './search-tree.js';
import {narrowestNode, wholeTreeLines} from './whole-tree.js';

/** How many nodes of the search tree have been visited, out of all: undefined if that is not known, or hidden. */
export function treeSize({end}: Tape, moment: Moment, isFutureHidden: boolean) {
	// The root is a node too, and is not placed.
	return {
		visited: placementsIn(moment) + 1,
		all: end && !isFutureHidden ? placementsIn(end) + 1 : undefined,
	};
}

/** The most nodes of a tree that is said as a whole: as many as 4 queens have. Of a larger one, what stands beside the path. */
const mostSaid = 17;

/** The whole search tree if it fits, else the part around the current node. With `isFutureHidden` nothing of what follows. */
export function treeLines(
	tape: Tape,
	moment: Moment,
	isFutureHidden: boolean,
	panel: PanelSize,
	writing: Writing,
): readonly Line[] {
	const {size, end} = tape;
	// Each dead end and each solution ends a line.
	const lines = end ? end.deadEnds + end.solutions : Number.POSITIVE_INFINITY;
	const isPossible = lines <= panel.height * Math.floor(panel.width / (size * narrowestNode));
	const whole = isPossible
		? wholeTreeLines(searchTree(size, moment, isFutureHidden), size, isFutureHidden, panel, writing.glyphs)
		: undefined;
	return whole ?? pathTreeLines(tape, moment, isFutureHidden, panel, writing);
}

/** The children of a node, by their columns. */
type Family = {readonly parent: Queens; readonly children: readonly (NodeState | 'rejected' | undefined)[]};

/** Says the signs in the search tree: a statement for each node whose children have some, so that only what is new is said. */
export function treeSpeech(tape: Tape, moment: Moment, isFutureHidden: boolean, text: Text): Statements {
	const {size, queens} = moment;
	const families: readonly Family[] =
		tape.end && placementsIn(tape.end) < mostSaid
			? familiesIn(searchTree(size, moment, isFutureHidden), size)
			: pathRows(tape, moment, isFutureHidden, size).map(({depth, children}) => ({
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
