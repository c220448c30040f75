import {useDisplay, type Writing} from '../../../components/display.js';
import {type Glyphs, unicodeGlyphs} from '../../../components/glyphs.js';
import {type StyledRun, StyledText} from '../../../components/styled-text.js';
import type {PanelSize} from '../../../components/window.js';
import {type Moment, placementsIn, type Tape} from '../../../solver/index.js';
import type {MarkId} from '../../../text/en.js';
import {pathTreeRuns, visiblePath} from './path-tree.js';
import {type NodeState, searchTree, type TreeNode, withoutFuture} from './search-tree.js';
import {minNodeColumns, wholeTreeRuns} from './whole-tree.js';

/** How many nodes of the search tree have been visited, out of all: undefined if that is not known, or hidden. */
export function treeSize({end}: Tape, moment: Moment, isFutureHidden: boolean) {
	// The root is a node too, and is not placed.
	return {
		visited: placementsIn(moment) + 1,
		all: end && !isFutureHidden ? placementsIn(end) + 1 : undefined,
	};
}

type TreeProps = PanelSize & {
	readonly tape: Tape;
	readonly moment: Moment;
	/** Whether nothing of what follows is shown. */
	readonly isFutureHidden: boolean;
};

/** The whole search tree if it fits, else the part around the current node. */
export function Tree({tape, moment, isFutureHidden, width, height}: TreeProps) {
	const lines = treeRuns(tape, moment, isFutureHidden, {width, height}, useDisplay());
	return lines.map((runs, index) => <StyledText key={index} runs={runs} />);
}

function treeRuns(
	tape: Tape,
	moment: Moment,
	isFutureHidden: boolean,
	panel: PanelSize,
	writing: Writing,
): readonly (readonly StyledRun[])[] {
	return (
		wholeTree(tape, moment, isFutureHidden, panel, writing.glyphs)?.lines ??
		pathTreeRuns(tape, moment, isFutureHidden, panel, writing)
	);
}

function wholeTree({size, end}: Tape, moment: Moment, isFutureHidden: boolean, panel: PanelSize, glyphs: Glyphs) {
	// Each dead end and each solution ends a line.
	const lines = end ? end.deadEnds + end.solutions : Number.POSITIVE_INFINITY;
	const isPossible = lines <= panel.height * Math.floor(panel.width / (size * minNodeColumns));
	return isPossible
		? wholeTreeRuns(searchTree(size, moment, isFutureHidden), isFutureHidden, panel, glyphs)
		: undefined;
}

const stateMarks = {
	path: 'queen',
	tested: 'tested',
	untried: 'untried',
	explored: 'explored',
	fruitful: 'fruitful',
	'dead-end': 'dead-end-node',
	solution: 'solution-node',
	rejected: 'rejected',
} as const satisfies Record<NodeState | 'rejected', MarkId>;

/** The marks of the legend on the tree in a panel of this size. */
export function marksOnTree(tape: Tape, moment: Moment, isFutureHidden: boolean, panel: PanelSize): readonly MarkId[] {
	const whole = wholeTree(tape, moment, isFutureHidden, panel, unicodeGlyphs);
	if (whole) {
		const states = statesIn(searchTree(moment.size, moment, isFutureHidden), isFutureHidden);
		return [
			...states.map((state) => stateMarks[state]),
			'edges',
			...(whole.isSplit ? (['tree-goes-on'] as const) : []),
		];
	}

	const {rows} = visiblePath(tape, moment, isFutureHidden, panel.height);
	return [
		...rows.flatMap(({children}) => children.map((child) => stateMarks[child])),
		'edges',
		'beside-path',
		...(rows[0]?.depth ? (['hidden'] as const) : []),
	];
}

function statesIn(root: TreeNode, isFutureHidden: boolean): readonly NodeState[] {
	const {children} = isFutureHidden ? withoutFuture(root) : root;
	return children.flatMap((child) => [child.state, ...statesIn(child, isFutureHidden)]);
}
