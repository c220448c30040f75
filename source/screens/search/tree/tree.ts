import type {Writing} from '../../../components/display.js';
import {edgeSides, type Glyphs} from '../../../components/glyphs.js';
import {type Line, run} from '../../../components/styled-text.js';
import type {PanelSize} from '../../../components/window.js';
import {type Moment, placementsIn, type Queens, type Tape} from '../../../solver/index.js';
import type {Text} from '../../../text/en.js';
import type {NodeSign} from '../../../text/facts.js';
import {padEnd} from '../../../text/width.js';
import type {Statements} from '../../screen.js';
import {pathRows, pathTreeLines, type RowsBeside} from './path-tree.js';
import {type NodeState, nodeRun, searchTree, type TreeNode} from './search-tree.js';

export function treeSize({end}: Tape, moment: Moment, isFutureHidden: boolean) {
	// The root is a node too, and is not placed.
	return {
		visited: placementsIn(moment) + 1,
		all: end && !isFutureHidden ? placementsIn(end) + 1 : undefined,
	};
}

/** As many nodes as 4 queens have; of a larger tree, only what stands beside the path is said. */
const mostSaid = 17;

export function treeLines(
	tape: Tape,
	moment: Moment,
	isFutureHidden: boolean,
	panel: PanelSize,
	writing: Writing,
	board?: RowsBeside,
): readonly Line[] {
	const {size, end} = tape;
	// Each dead end and each solution ends a line.
	const isWhole = end && end.deadEnds + end.solutions <= panel.height && size * narrowestNode <= panel.width;
	return isWhole
		? wholeTreeLines(searchTree(size, moment, isFutureHidden), size, panel.width, writing.glyphs)
		: pathTreeLines(tape, moment, isFutureHidden, panel, writing, board);
}

const narrowestNode = 3;
const widestNode = 16;

/**
 * From left to right: a node is an edge, the column of its last queen and a glyph; each leaf ends a line. Edges grow
 * with the width.
 */
export function wholeTreeLines(root: TreeNode, size: number, width: number, glyphs: Glyphs): readonly Line[] {
	const node = Math.min(widestNode, Math.floor(width / size));
	return linesBelow(root, true, node - narrowestNode, glyphs);
}

function linesBelow({queens, children}: TreeNode, isRoot: boolean, spare: number, glyphs: Glyphs): readonly Line[] {
	const behind = Math.round(spare * 0.4);
	const straight = glyphs.edges.charAt(edgeSides.left + edgeSides.right);
	return children.flatMap((child, index) => {
		const isLast = index === children.length - 1;
		const [next = [], ...rest] = linesBelow(child, false, spare, glyphs);
		const sign = nodeRun(child.state, glyphs);
		// The first edge continues the one from the parent. Nothing leads to the root, but its only child has a
		// straight edge.
		const fromParent = isRoot && !isLast ? 0 : edgeSides.left;
		const from = index > 0 ? edgeSides.up : fromParent;
		const edge = glyphs.edges.charAt(edgeSides.right + from + (isLast ? 0 : edgeSides.down));
		const past = isLast ? ' ' : glyphs.edges.charAt(edgeSides.up + edgeSides.down);
		const first = [
			run(edge + straight.repeat(spare - behind), sign.tone ?? 'line'),
			{...sign, text: `${child.queens[queens.length]}${sign.text}`},
			...(next.length > 0 ? [run(straight.repeat(behind), 'line')] : []),
			...next,
		];
		return [first, ...rest.map((each) => [run(padEnd(past, narrowestNode + spare), 'line'), ...each])];
	});
}

type Family = {readonly parent: Queens; readonly children: readonly (NodeState | 'rejected' | undefined)[]};

/** A statement for each node whose children have signs, so that only what is new is said. */
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
