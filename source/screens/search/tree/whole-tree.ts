import type {Glyphs} from '../../../components/glyphs.js';
import {run, runsWidth, type StyledRun} from '../../../components/styled-text.js';
import type {PanelSize} from '../../../components/window.js';
import {cells, padEnd} from '../../../text/width.js';
import {nodeGlyph, nodeTone, sides} from './node-mark.js';
import {type TreeNode, withoutFuture} from './search-tree.js';

/** Free cells between two text columns. */
const gap = 2;

/** The cells of an edge before the column of a node, and behind its glyph if it has children. */
type Format = {readonly before: number; readonly behind: number};

/** The widest first: edges grow with the panel. */
const formats: readonly Format[] = [
	{before: 8, behind: 5},
	{before: 5, behind: 3},
	{before: 3, behind: 2},
	{before: 1, behind: 1},
	{before: 1, behind: 0},
	{before: 0, behind: 0},
];
/** The width of a node in the narrowest format: an edge, the column and a glyph. */
export const minNodeColumns = 3;

/** The lines of a tree, and whether it goes on in other columns of text. */
type WholeTree = {readonly lines: readonly (readonly StyledRun[])[]; readonly isSplit: boolean};

/**
 * Draws the tree from left to right: a node is an edge, the column of its last queen and a glyph. Each leaf ends a line. If
 * the lines are too many, the branches of the root stand in several text columns. Returns undefined if they do not fit.
 * With `isFutureHidden` it leaves out the nodes that the search has not placed yet.
 */
export function wholeTreeRuns(
	root: TreeNode,
	isFutureHidden: boolean,
	panel: PanelSize,
	glyphs: Glyphs,
): WholeTree | undefined {
	for (const format of formats) {
		// The whole tree decides about the format, so that what is hidden does not show in it.
		const whole = columnsThatFit(root, format, panel, glyphs);
		if (whole) {
			return isFutureHidden ? columnsThatFit(withoutFuture(root), format, panel, glyphs) : whole;
		}
	}

	return undefined;
}

function columnsThatFit(
	root: TreeNode,
	format: Format,
	{width, height}: PanelSize,
	glyphs: Glyphs,
): WholeTree | undefined {
	const branches = branchesOf(root, true, format, glyphs);
	const count = packed(branches, height)?.length;
	// The lowest height with the same number of text columns makes them even.
	const heights = Array.from({length: height}, (_, index) => index + 1);
	const even = heights.map((each) => packed(branches, each)).find((columns) => columns && columns.length === count);
	const lines = even && besideEachOther(even.map((each, index) => withSigns(each, index, even.length, glyphs)));
	return lines?.every((each) => runsWidth(each) <= width) ? {lines, isSplit: (even?.length ?? 1) > 1} : undefined;
}

/** Joins branches to text columns of at most this height, as few as possible. Undefined if a branch is higher. */
function packed(
	branches: readonly (readonly (readonly StyledRun[])[])[],
	height: number,
): readonly (readonly (readonly StyledRun[])[])[] | undefined {
	const columns: (readonly StyledRun[])[][] = [[]];
	for (const branch of branches) {
		const last = columns.at(-1)!;
		if (last.length + branch.length <= height) {
			last.push(...branch);
		} else {
			columns.push([...branch]);
		}
	}

	return columns.every(({length}) => length <= height) ? columns : undefined;
}

/**
 * Adds signs where the branches of the root continue in another text column: at the end of the edge from the root, and before
 * the first line of the next text column.
 */
function withSigns(
	lines: readonly (readonly StyledRun[])[],
	index: number,
	count: number,
	glyphs: Glyphs,
): readonly (readonly StyledRun[])[] {
	const trunk = glyphs.edges.charAt(sides.up + sides.down);
	const [last = [], ...above] = [...lines].reverse();
	const [edge, ...others] = last;
	const isTrunk = index < count - 1 && edge !== undefined && edge.text.startsWith(trunk);
	const ended = isTrunk
		? [run(glyphs.forwards, 'accent'), {...edge, text: edge.text.slice(trunk.length)}, ...others]
		: last;
	const [first = [], ...below] = [...above.reverse(), ended];
	const sign = (each: readonly StyledRun[], glyph: string) => (index === 0 ? each : [run(glyph, 'accent'), ...each]);
	return [sign(first, glyphs.backwards), ...below.map((each) => sign(each, ' '))];
}

function besideEachOther(columns: readonly (readonly (readonly StyledRun[])[])[]): readonly (readonly StyledRun[])[] {
	const widths = columns.map((lines) => Math.max(0, ...lines.map(runsWidth)) + gap);
	const height = Math.max(...columns.map(({length}) => length));
	return Array.from({length: height}, (_, index) =>
		columns.flatMap((lines, column) => {
			const each = lines[index] ?? [];
			const isLast = column === columns.length - 1;
			return isLast ? each : [...each, run(' '.repeat(widths[column]! - runsWidth(each)))];
		}),
	);
}

/** The lines of each child, with the edges that lead to it. */
function branchesOf(
	{queens, children}: TreeNode,
	isRoot: boolean,
	format: Format,
	glyphs: Glyphs,
): readonly (readonly StyledRun[])[][] {
	const {before, behind} = format;
	return children.map((child, index) => {
		const isLast = index === children.length - 1;
		const lines = branchesOf(child, false, format, glyphs).flat();
		const tone = nodeTone(child.state);
		// The first edge continues the one from the parent. Nothing leads to the root.
		const from = index > 0 ? sides.up : Number(!isRoot || isLast) * sides.left;
		const edge = glyphs.edges.charAt(sides.right + from + (isLast ? 0 : sides.down));
		const straight = glyphs.edges.charAt(sides.left + sides.right);
		const name = `${child.queens[queens.length]}${nodeGlyph(child.state, glyphs)}`;
		const first = [
			run(edge + straight.repeat(before), tone ?? 'line'),
			run(name, tone),
			...(lines.length > 0 ? [run(straight.repeat(behind), 'line')] : []),
			...(lines[0] ?? []),
		];
		const past = padEnd(isLast ? ' ' : glyphs.edges.charAt(sides.up + sides.down), 1 + before + cells(name) + behind);
		return [first, ...lines.slice(1).map((each) => [run(past, 'line'), ...each])];
	});
}
