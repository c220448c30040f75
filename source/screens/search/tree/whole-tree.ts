import {edgeSides, type Glyphs} from '../../../components/glyphs.js';
import {type Line, styled} from '../../../components/styled-text.js';
import {isAtDeadEnd} from '../../../explorer/stepping.js';
import {isDeadEnd, nextColumn, type Queens, safeColumns} from '../../../solver/index.js';
import {padEnd} from '../../../text/width.js';
import type {Searched} from './path-tree.js';

/**
 * `path`: its queens are on the board. `tested`: its last square has just been found safe. `untried`: not reached yet.
 * Others have a dead end or a solution, or the search has left the node after it found solutions below (`fruitful`) or
 * none (`explored`).
 */
const signs = {
	path: {glyph: 'queen', tone: 'accent'},
	tested: {glyph: 'tested', tone: 'strong'},
	untried: {glyph: 'untried', tone: 'line'},
	explored: {glyph: 'explored', tone: undefined},
	fruitful: {glyph: 'fruitful', tone: 'strong'},
	'dead-end': {glyph: 'deadEnd', tone: undefined},
	solution: {glyph: 'solved', tone: 'strong'},
} as const;

type TreeNode = {
	readonly queens: Queens;
	readonly state: keyof typeof signs;
	readonly children: readonly TreeNode[];
};

/** Only for small boards: a board of size 7 has 552 nodes. With `isFutureHidden`, without nodes not placed yet. */
export function searchTree(searched: Searched, queens: Queens = []): TreeNode {
	const columns = safeColumns(searched.moment.size, queens);
	const children = columns.map((column) => searchTree(searched, [...queens, column]));
	const placed = children.filter(({state}) => state !== 'untried' && state !== 'tested');
	const state = stateOf(searched, queens, children);
	return {queens, state, children: searched.isFutureHidden ? placed : children};
}

/** With `isFutureHidden` the current node is no dead end: that would tell what follows. */
function stateOf({moment, isFutureHidden}: Searched, queens: Queens, children: readonly TreeNode[]): TreeNode['state'] {
	const {size, queens: path, step} = moment;
	const depth = queens.findIndex((column, row) => column !== path[row]);
	const column = queens[depth];
	if (column === undefined) {
		const isCurrent = queens.length === path.length;
		if (isCurrent && step?.type === 'solution') {
			return 'solution';
		}

		return isCurrent && !isFutureHidden && isAtDeadEnd(size, moment) ? 'dead-end' : 'path';
	}

	const isHere = depth === path.length && queens.length === depth + 1;
	if (isHere && step?.type === 'test' && !step.attack && step.column === column) {
		return 'tested';
	}

	if (column >= (path[depth] ?? nextColumn(size, moment))) {
		return 'untried';
	}

	if (queens.length === size || isDeadEnd(size, queens)) {
		return queens.length === size ? 'solution' : 'dead-end';
	}

	return children.some(({state}) => state === 'fruitful' || state === 'solution') ? 'fruitful' : 'explored';
}

/** Cells of an edge, a column and a glyph. */
export const narrowestNode = 3;
const widestNode = 16;

/**
 * From left to right: a node is an edge, the column of its last queen and a glyph; each leaf ends a line. Edges grow
 * with the width.
 */
export function wholeTreeLines(root: TreeNode, size: number, width: number, glyphs: Glyphs): readonly Line[] {
	const node = Math.min(widestNode, Math.floor(width / size));
	return linesBelow(root, true, node - narrowestNode, glyphs);
}

function linesBelow({children}: TreeNode, isRoot: boolean, spare: number, glyphs: Glyphs): readonly Line[] {
	const behind = Math.round(spare * 0.4);
	const straight = glyphs.edges.charAt(edgeSides.left + edgeSides.right);
	return children.flatMap((child, index) => {
		const isLast = index === children.length - 1;
		const [next = [], ...rest] = linesBelow(child, false, spare, glyphs);
		const {glyph, tone} = signs[child.state];
		// The first edge continues the one from the parent. Nothing leads to the root, but its only child has a
		// straight edge.
		const fromParent = isRoot && !isLast ? 0 : edgeSides.left;
		const from = index > 0 ? edgeSides.up : fromParent;
		const edge = glyphs.edges.charAt(edgeSides.right + from + (isLast ? 0 : edgeSides.down));
		const past = isLast ? ' ' : glyphs.edges.charAt(edgeSides.up + edgeSides.down);
		const first = [
			styled(edge + straight.repeat(spare - behind), tone ?? 'line'),
			styled(`${child.queens.at(-1)}${glyphs[glyph]}`, tone),
			...(next.length > 0 ? [styled(straight.repeat(behind), 'line')] : []),
			...next,
		];
		return [first, ...rest.map((each) => [styled(padEnd(past, narrowestNode + spare), 'line'), ...each])];
	});
}
