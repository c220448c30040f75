import type {Writing} from '../../../components/display.js';
import {edgeSides, type Glyphs} from '../../../components/glyphs.js';
import {type Line, run} from '../../../components/styled-text.js';
import type {PanelSize} from '../../../components/window.js';
import {isFruitful} from '../../../explorer/fruitful.js';
import {countText} from '../../../explorer/total.js';
import {type Moment, placementsIn, type Queens, safeColumns, type Tally, type Tape} from '../../../solver/index.js';
import type {Text} from '../../../text/en.js';
import {cells, padEnd, padStart} from '../../../text/width.js';
import {wrap} from '../../../text/wrap.js';
import {childrenOf, type NodeState} from './search-tree.js';

type Subtrees = {readonly nodes: number | undefined; readonly solutions: number | undefined};

type PathRow = {
	readonly depth: number;
	readonly children: readonly (NodeState | 'rejected')[];
	readonly nodes: readonly number[];
	readonly left: Subtrees;
	readonly right: Subtrees;
};

export function pathRows(tape: Tape, moment: Moment, isFutureHidden: boolean, most: number): readonly PathRow[] {
	const {size, queens} = moment;
	const last = Math.min(queens.length, size - 1);
	const first = Math.max(0, last + 1 - most);
	const depths = Array.from({length: last - first + 1}, (_, index) => first + index);
	// A node of the path is also a child: seek only once, because that takes time.
	const path = [...depths, last + 1]
		.filter((depth) => depth <= queens.length)
		.map((depth) => {
			const node = queens.slice(0, depth);
			return {begin: tape.placing(node), end: isFutureHidden ? undefined : tape.removing(node)};
		});
	return depths.map((depth, index) => {
		const [node, child] = [path[index], path[index + 1]];
		const isLast = depth === queens.length;
		const left = isLast ? between(node?.begin, moment, 0) : between(node?.begin, child?.begin, 1);
		const right = isLast ? between(moment, node?.end, 0) : between(child?.end, node?.end, 0);
		// Most rows have no solution at their left.
		const hasSolution = (each: Queens) => left.solutions !== 0 && isFruitful(tape, each) === true;
		const above = queens.slice(0, depth);
		const children = childrenOf(size, moment, above, hasSolution, isFutureHidden);
		const nodes = safeColumns(size, above).filter((each) => !isFutureHidden || children[each] !== 'untried');
		return {depth, children, nodes, left, right};
	});
}

function between(from: Tally | undefined, to: Tally | undefined, ofPath: 0 | 1): Subtrees {
	return from && to
		? {nodes: placementsIn(to) - placementsIn(from) - ofPath, solutions: to.solutions - from.solutions}
		: {nodes: undefined, solutions: undefined};
}

export type RowsBeside = {
	readonly first: number;
	readonly end: number;
	readonly line: number;
	readonly distance: number;
};

/**
 * For each row, the edges from its node on the path, between the nodes and solutions of the subtrees at both sides. The
 * loops' results stand on the board, on the same line; without a board, rows have numbers. `isFutureHidden` hides all
 * that follows.
 */
export function pathTreeLines(
	tape: Tape,
	moment: Moment,
	isFutureHidden: boolean,
	{width, height}: PanelSize,
	{glyphs, text}: Writing,
	board?: RowsBeside,
): readonly Line[] {
	const {size, queens} = moment;
	const foot = wrap(text.besidePath, width);
	const all = pathRows(tape, moment, isFutureHidden, size);
	const rows = board
		? all.filter(({depth}) => depth >= board.first && depth < board.end)
		: all.slice(-Math.max(1, height - foot.length));
	const alone: RowsBeside = {first: rows[0]?.depth ?? 0, end: queens.length + 1, line: 0, distance: 1};
	const {first, end, line: top, distance} = board ?? alone;
	const label = board ? 0 : String(size - 1).length + 2;
	const {left, right, cell} = formIn(size, rows, width - label, text);
	const figuresOf = (subtrees: Subtrees, widths: readonly number[]) =>
		figures
			.slice(0, widths.length)
			.map((id, index) => run(`${padStart(countText(subtrees[id], text), widths[index]!)} `));
	const lines = Array.from({length: Math.max(0, (end - first) * distance)}, (_, line): Line => {
		const depth = first + Math.floor((line - top) / distance);
		const row = rows.find((each) => each.depth === depth);
		if (!row) {
			return [];
		}

		const start = label + left.reduce((sum, each) => sum + each + 1, 0);
		const child = queens[depth];
		if ((line - top) % distance !== 0) {
			const straight = glyphs.edges.charAt(edgeSides.up + edgeSides.down);
			return child === undefined || depth + 1 === size
				? []
				: [run(' '.repeat(start + child * cell)), run(straight, 'accent')];
		}

		const isCut = row === rows[0] && depth > 0;
		const number = board ? [] : [run(isCut ? glyphs.above : ' ', 'accent'), run(padEnd(String(depth), label - 1))];
		return [
			...number,
			...figuresOf(row.left, left),
			...edgeRuns(row, queens, size, cell, isFutureHidden, glyphs),
			run(' '),
			...figuresOf(row.right, right),
		];
	});
	return [...lines, ...foot.map((words) => [run(words)])].slice(0, height);
}

const figures = ['nodes', 'solutions'] as const;

type Form = {readonly left: readonly number[]; readonly right: readonly number[]; readonly cell: number};

const widestCell = 4;

/**
 * As wide as the figures of a whole row if the children have room, so that the sides stand still; figures are left out
 * last.
 */
function formIn(size: number, rows: readonly PathRow[], width: number, text: Text): Form {
	const widest = (counts: readonly (number | undefined)[]) =>
		Math.max(...counts.map((count) => cells(countText(count, text))));
	const both = (id: (typeof figures)[number]) =>
		widest(rows.map(({left, right}) => (left[id] ?? 0) + (right[id] ?? 0)).concat(0));
	const tight = (side: 'left' | 'right', id: (typeof figures)[number]) => widest(rows.map((row) => row[side][id]));
	const forms = [2, 1, 0].flatMap((count) => {
		const shown = figures.slice(0, count);
		return [
			{left: shown.map(both), right: shown.map(both)},
			{left: shown.map((id) => tight('left', id)), right: shown.map((id) => tight('right', id))},
		];
	});
	const withCell = forms.map(({left, right}): Form => {
		const taken = [...left, ...right].reduce((sum, each) => sum + each + 1, 1);
		return {left, right, cell: Math.min(widestCell, Math.floor((width - taken) / size))};
	});
	return withCell.find(({cell}) => cell > 0) ?? {left: [], right: [], cell: 1};
}

function edgeRuns(
	{depth, nodes, children}: PathRow,
	queens: Queens,
	size: number,
	cell: number,
	isFutureHidden: boolean,
	glyphs: Glyphs,
): Line {
	const [parent, child] = [queens[depth - 1], queens[depth]];
	if (nodes.length === 0) {
		const sign = isFutureHidden || parent === undefined ? ' ' : glyphs.deadEnd;
		return [run(' '.repeat((parent ?? 0) * cell)), run(padEnd(sign, (size - (parent ?? 0)) * cell), 'accent')];
	}

	const ends = [...nodes, ...(parent === undefined ? [] : [parent])];
	const [first, last] = [Math.min(...ends) * cell, Math.max(...ends) * cell];
	const path = [parent, child].flatMap((column) => (column === undefined ? [] : [column * cell]));
	const reached = nodes.filter((each) => children[each] !== 'untried');
	return Array.from({length: size * cell}, (_, at) => {
		const column = at / cell;
		const edge =
			(column === parent ? edgeSides.up : 0) +
			(nodes.includes(column) ? edgeSides.down : 0) +
			(at > first && at <= last ? edgeSides.left : 0) +
			(at >= first && at < last ? edgeSides.right : 0);
		const isOnPath = at >= Math.min(...path) && at <= Math.max(...path);
		// An edge leads to all nodes that are further away from the path.
		const isReached = reached.some((each) => (at < Math.min(...path) ? each <= column : each >= column));
		const tone = isReached ? undefined : 'line';
		return run(glyphs.edges.charAt(edge), isOnPath ? 'accent' : tone);
	});
}
