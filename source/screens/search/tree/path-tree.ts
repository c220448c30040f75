import type {Writing} from '../../../components/display.js';
import {edgeSides, type Glyphs} from '../../../components/glyphs.js';
import {type Line, styled} from '../../../components/styled-text.js';
import type {PanelSize} from '../../../components/window.js';
import {countText} from '../../../explorer/total.js';
import {type Moment, nextColumn, placementsIn, safeColumns, type Tally, type Tape} from '../../../solver/index.js';
import type {Text} from '../../../text/en.js';
import {displayWidth, padEnd, padStart} from '../../../text/width.js';
import {wrap} from '../../../text/wrap.js';

type Subtrees = {readonly nodes: number | undefined; readonly solutions: number | undefined};

/** With `isFutureHidden`, nothing tells what follows. */
export type Searched = {readonly tape: Tape; readonly moment: Moment; readonly isFutureHidden: boolean};

type PathRow = {
	readonly depth: number;
	/** The columns of its nodes, of which those before `reached` have been tested. */
	readonly nodes: readonly number[];
	readonly reached: number;
	readonly left: Subtrees;
	readonly right: Subtrees;
};

function pathRows({tape, moment, isFutureHidden}: Searched): readonly PathRow[] {
	const {size, queens, step} = moment;
	// A node of the path is also a child: seek only once, because that takes time.
	const path = [...queens, undefined].map((_, depth) => {
		const node = queens.slice(0, depth);
		return {begin: tape.placing(node), end: isFutureHidden ? undefined : tape.removing(node)};
	});
	return path.slice(0, size).map(({begin, end}, depth) => {
		const [queen, child] = [queens[depth], path[depth + 1]];
		const here = step?.type === 'test' ? step.column + 1 : nextColumn(size, moment);
		const reached = queen === undefined ? here : queen + 1;
		return {
			depth,
			nodes: safeColumns(size, queens.slice(0, depth)).filter((each) => !isFutureHidden || each < reached),
			reached,
			left: child ? between(begin, child.begin, 1) : between(begin, moment, 0),
			right: child ? between(child.end, end, 0) : between(moment, end, 0),
		};
	});
}

function between(from: Tally | undefined, to: Tally | undefined, ofPath: 0 | 1): Subtrees {
	return from && to
		? {nodes: placementsIn(to) - placementsIn(from) - ofPath, solutions: to.solutions - from.solutions}
		: {nodes: undefined, solutions: undefined};
}

/** From row to row there are `distance` lines, of which that at `line` has the edges. */
export type RowsBeside = {
	readonly first: number;
	readonly end: number;
	readonly line: number;
	readonly distance: number;
};

const mostDistance = 3;
const widestCell = 4;

/**
 * For each row, the edges from its node on the path, between the nodes and solutions of the subtrees at both sides. The
 * loops' results stand on the board, on the same line; without a board, rows have numbers.
 */
export function pathTreeLines(
	searched: Searched,
	{width, height}: PanelSize,
	{glyphs, text}: Writing,
	board?: RowsBeside,
): readonly Line[] {
	const {size, queens} = searched.moment;
	const footWith = (hasSolutions: boolean) => wrap(text.besidePath(hasSolutions), width);
	const all = pathRows(searched);
	const room = Math.max(1, height - footWith(true).length);
	const spread = Math.max(1, Math.min(mostDistance, Math.floor(room / size)));
	const {first, end, line, distance} = board ?? {
		first: Math.max(0, all.length - room),
		end: all.length,
		line: 0,
		distance: spread,
	};
	const rows = all.slice(first, end);
	const label = board ? 0 : String(size - 1).length + 2;
	const {widths, cell} = formIn(size, rows, width - label, text);
	const figuresOf = (subtrees: Subtrees) =>
		widths.map((each, index) => styled(`${padStart(countText(subtrees[figures[index]!], text), each)} `));
	const start = label + widths.reduce((sum, each) => sum + each + 1, 0);
	const lines = rows.flatMap((row, index) => {
		const isCut = index === 0 && row.depth > 0;
		const number = [styled(isCut ? glyphs.above : ' ', 'accent'), styled(padEnd(String(row.depth), label - 1))];
		const edges = edgeRuns(row, searched, cell, glyphs);
		const child = row.depth + 1 < size ? queens[row.depth] : undefined;
		const straight = styled(glyphs.edges.charAt(edgeSides.up + edgeSides.down), 'accent');
		const below = child === undefined ? [] : [styled(' '.repeat(start + child * cell)), straight];
		return [
			[...(board ? [] : number), ...figuresOf(row.left), ...edges, styled(' '), ...figuresOf(row.right)],
			...Array.from({length: distance - 1}, () => below),
		];
	});
	const free = Array.from({length: (end - first) * distance}, (): Line => []);
	const placed = [...free.slice(0, line), ...lines, ...free].slice(0, free.length);
	return [...placed, ...footWith(widths.length > 1).map((words) => [styled(words)])].slice(0, height);
}

const figures = ['nodes', 'solutions'] as const;

/** As wide as the figures of a whole row, so that the sides stand still; figures are left out before edges. */
function formIn(size: number, rows: readonly PathRow[], width: number, text: Text) {
	const widest = figures.map((id) =>
		Math.max(1, ...rows.map(({left, right}) => displayWidth(text.number((left[id] ?? 0) + (right[id] ?? 0))))),
	);
	const forms = [2, 1, 0].map((count) => {
		const widths = widest.slice(0, count);
		const taken = widths.reduce((sum, each) => sum + 2 * (each + 1), 1);
		return {widths, cell: Math.min(widestCell, Math.floor((width - taken) / size))};
	});
	return forms.find(({cell}) => cell > 0) ?? {widths: [], cell: 1};
}

function edgeRuns({depth, nodes, reached}: PathRow, searched: Searched, cell: number, glyphs: Glyphs): Line {
	const {size, queens} = searched.moment;
	const [parent, child] = [queens[depth - 1], queens[depth]];
	if (nodes.length === 0) {
		const sign = searched.isFutureHidden || parent === undefined ? ' ' : glyphs.deadEnd;
		return [styled(' '.repeat((parent ?? 0) * cell)), styled(padEnd(sign, (size - (parent ?? 0)) * cell), 'accent')];
	}

	const ends = [...nodes, ...(parent === undefined ? [] : [parent])];
	const [first, last] = [Math.min(...ends) * cell, Math.max(...ends) * cell];
	const path = [parent, child].flatMap((column) => (column === undefined ? [] : [column * cell]));
	return Array.from({length: size * cell}, (_, at) => {
		const column = at / cell;
		const edge =
			(column === parent ? edgeSides.up : 0) +
			(nodes.includes(column) ? edgeSides.down : 0) +
			(at > first && at <= last ? edgeSides.left : 0) +
			(at >= first && at < last ? edgeSides.right : 0);
		const isOnPath = at >= Math.min(...path) && at <= Math.max(...path);
		// An edge leads to all nodes that are further away from the path.
		const isReached = nodes.some(
			(each) => each < reached && (at < Math.min(...path) ? each <= column : each >= column),
		);
		const tone = isReached ? undefined : 'line';
		return styled(glyphs.edges.charAt(edge), isOnPath ? 'accent' : tone);
	});
}
