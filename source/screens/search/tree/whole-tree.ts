import type {Glyphs} from '../../../components/glyphs.js';
import {type Line, run, runsWidth} from '../../../components/styled-text.js';
import type {PanelSize} from '../../../components/window.js';
import {padEnd} from '../../../text/width.js';
import {edgeSides, nodeRun, type TreeNode, withoutFuture} from './search-tree.js';

/** Free cells between two text columns, and the cell of the sign before the second. */
const gap = 2;
/** The width of a node in the narrowest tree: an edge, the column and a glyph. */
export const narrowestNode = 3;
const widestNode = 16;

/**
 * Draws the tree from left to right: a node is an edge, the column of its last queen and a glyph. Each leaf ends a line. If
 * the lines are too many, the branches of the root stand in several text columns. Edges grow with the panel. Returns undefined
 * if the tree does not fit. With `isFutureHidden` it leaves out the nodes that the search has not placed yet.
 */
export function wholeTreeLines(
	root: TreeNode,
	size: number,
	isFutureHidden: boolean,
	{width, height}: PanelSize,
	glyphs: Glyphs,
): readonly Line[] | undefined {
	// The whole tree decides about the widths, so that what is hidden does not show in them.
	const count = textColumns(root, height)?.length ?? Number.POSITIVE_INFINITY;
	const room = Math.floor((width + gap) / count) - gap - (count > 1 ? 1 : 0);
	const node = Math.min(widestNode, Math.floor(room / size));
	if (node < narrowestNode) {
		return undefined;
	}

	const shown = isFutureHidden ? withoutFuture(root) : root;
	const branches = branchesOf(shown, true, node - narrowestNode, glyphs);
	const ends = textColumns(shown, height) ?? [];
	const columns = ends.map((end, index) =>
		withSigns(branches.slice(ends[index - 1] ?? 0, end).flat(), index, ends.length, glyphs),
	);
	return Array.from({length: Math.max(0, ...columns.map(({length}) => length))}, (_, line) =>
		columns.flatMap((lines, index) => {
			const runs = lines[line] ?? [];
			const isLast = index === columns.length - 1;
			return isLast ? runs : [...runs, run(' '.repeat(room + (index > 0 ? 1 : 0) + gap - runsWidth(runs)))];
		}),
	);
}

/** Where each text column ends among the branches of the root: few columns, and then even ones. Undefined if a branch is too high. */
function textColumns({children}: TreeNode, height: number): readonly number[] | undefined {
	const leaves = children.map(leavesOf);
	const all = Array.from({length: height}, (_, index) => packed(leaves, index + 1));
	return all.find((each) => each && each.length === all.at(-1)?.length);
}

function leavesOf({children}: TreeNode): number {
	return children.length === 0 ? 1 : children.reduce((sum, child) => sum + leavesOf(child), 0);
}

/** Fills one text column of this height after the other. */
function packed(leaves: readonly number[], height: number): readonly number[] | undefined {
	const ends: number[] = [];
	let used = Number.POSITIVE_INFINITY;
	for (const [index, lines] of leaves.entries()) {
		if (used + lines > height) {
			ends.push(index);
			used = 0;
		}

		used += lines;
		ends[ends.length - 1] = index + 1;
	}

	return leaves.every((lines) => lines <= height) ? ends : undefined;
}

/**
 * Adds signs where the branches of the root go on in another text column: at the end of the edge from the root, and before the
 * first line of the next text column.
 */
function withSigns(lines: readonly Line[], index: number, count: number, glyphs: Glyphs): readonly Line[] {
	const trunk = glyphs.edges.charAt(edgeSides.up + edgeSides.down);
	return lines.map((line, at) => {
		const [edge, ...others] = line;
		const isEnd = at === lines.length - 1 && index < count - 1;
		const ended =
			isEnd && edge?.text.startsWith(trunk)
				? [run(glyphs.forwards, 'accent', 'tree-goes-on'), {...edge, text: edge.text.slice(1)}, ...others]
				: line;
		const before = at === 0 ? run(glyphs.backwards, 'accent', 'tree-goes-on') : run(' ');
		return index > 0 ? [before, ...ended] : ended;
	});
}

/** The lines of each child, with the edges that lead to it. An edge has `spare` cells before the child and behind it. */
function branchesOf(
	{queens, children}: TreeNode,
	isRoot: boolean,
	spare: number,
	glyphs: Glyphs,
): readonly (readonly Line[])[] {
	const behind = Math.round(spare * 0.4);
	const straight = glyphs.edges.charAt(edgeSides.left + edgeSides.right);
	return children.map((child, index) => {
		const isLast = index === children.length - 1;
		const lines = branchesOf(child, false, spare, glyphs).flat();
		const sign = nodeRun(child.state, glyphs);
		// The first edge continues the one from the parent. Nothing leads to the root.
		const from = index > 0 ? edgeSides.up : Number(!isRoot || isLast) * edgeSides.left;
		const edge = glyphs.edges.charAt(edgeSides.right + from + (isLast ? 0 : edgeSides.down));
		const past = isLast ? ' ' : glyphs.edges.charAt(edgeSides.up + edgeSides.down);
		const first = [
			run(edge + straight.repeat(spare - behind), sign.tone ?? 'line', 'edges'),
			{...sign, text: `${child.queens[queens.length]}${sign.text}`},
			...(lines.length > 0 ? [run(straight.repeat(behind), 'line')] : []),
			...(lines[0] ?? []),
		];
		return [first, ...lines.slice(1).map((each) => [run(padEnd(past, narrowestNode + spare), 'line'), ...each])];
	});
}
