import type {Writing} from '../../../components/display.js';
import {edgeSides, type Glyphs} from '../../../components/glyphs.js';
import {type Line, run} from '../../../components/styled-text.js';
import type {PanelSize} from '../../../components/window.js';
import {isFruitful} from '../../../explorer/fruitful.js';
import {countText} from '../../../explorer/total.js';
import {type Moment, placementsIn, type Queens, safeColumns, type Tally, type Tape} from '../../../solver/index.js';
import type {Text} from '../../../text/en.js';
import {cells, padEnd, padStart} from '../../../text/width.js';
import {childrenOf, type NodeState, nodeRun} from './search-tree.js';

/** What the subtrees at one side of the path contain. Undefined where the tape has not been read so far. */
type Subtrees = {readonly nodes: number | undefined; readonly solutions: number | undefined};

/** A node on the path, with its children. */
type PathRow = {
	readonly depth: number;
	readonly children: readonly (NodeState | 'rejected')[];
	/** The columns of the children that are nodes, as far as they may be shown. */
	readonly nodes: readonly number[];
	/** The subtrees below the children beside the path: those that the search has left, and those that it has not reached. */
	readonly left: Subtrees;
	readonly right: Subtrees;
};

/** Returns the rows of the path, of its last `most` nodes. */
export function pathRows(tape: Tape, moment: Moment, isFutureHidden: boolean, most: number): readonly PathRow[] {
	const {size, queens} = moment;
	const last = Math.min(queens.length, size - 1);
	const first = Math.max(0, last + 1 - most);
	const depths = Array.from({length: last - first + 1}, (_, index) => first + index);
	// A node of the path is also the child of the one above it. Seeking takes time, so each node is sought only once.
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
		const safe = safeColumns(size, above);
		const nodes = safe.filter((each) => !isFutureHidden || children[each] !== 'untried');
		return {depth, children, nodes, left, right};
	});
}

/** What the search places and finds between two moments, without the placement of the next node of the path. */
function between(from: Tally | undefined, to: Tally | undefined, ofPath: 0 | 1): Subtrees {
	return from && to
		? {nodes: placementsIn(to) - placementsIn(from) - ofPath, solutions: to.solutions - from.solutions}
		: {nodes: undefined, solutions: undefined};
}

/**
 * Draws the part of the tree around the current node: for each node on the path its children, the edges to them, and the
 * numbers of nodes and solutions in the subtrees to the left and right of the path: left behind, and not reached. Where lines
 * are few, only the lower rows are shown. With `isFutureHidden` it shows nothing of what follows.
 */
export function pathTreeLines(
	tape: Tape,
	moment: Moment,
	isFutureHidden: boolean,
	{width, height}: PanelSize,
	{glyphs, text}: Writing,
): readonly Line[] {
	const {size, queens} = moment;
	// The first line has the names of the figures, and the columns.
	const room = Math.max(1, height - 1);
	const all = pathRows(tape, moment, isFutureHidden, room).flatMap((row) => [
		...(row.depth > 0 && row.nodes.length > 0 ? [{row, isEdges: true}] : []),
		{row, isEdges: false},
	]);
	// The last row of a board can do without the edges above it, if then the whole path fits.
	const isTight = all.length === room + 1 && queens.length >= size - 1;
	const visible = (isTight ? all.filter((_, index) => index !== all.length - 2) : all).slice(-room);
	const rows = visible.filter(({isEdges}) => !isEdges).map(({row}) => row);
	const form = formIn(size, rows, width, text);
	return [
		headLine(size, form, text),
		...visible.map(({row, isEdges}) =>
			isEdges
				? edgeLine(row, queens[row.depth - 1] ?? 0, queens[row.depth], form, glyphs)
				: rowLine(row, row === rows[0] && row.depth > 0, moment, form, glyphs),
		),
	];
}

/** The cells of each part of a line: the row, a child with the free cells behind it, and the figures of each side. */
type Form = {readonly label: number; readonly cell: number; readonly figures: readonly Figure[]};

/** A count of what is in the subtrees at one side. */
type Figure = {readonly name: string; readonly width: number; readonly of: (subtrees: Subtrees) => string};

/** Free cells at the left of the children. */
const gap = 2;
const widestCell = 4;

/** Names of figures are whole where then each column has room for its number; figures are left out where nothing else helps. */
function formIn(size: number, rows: readonly PathRow[], width: number, text: Text): Form {
	const digits = String(size - 1).length;
	const label = Math.max(digits + 1, cells(text.treeRow));
	const figuresNamed = (names: Text['treeFigures']): readonly Figure[] =>
		(['nodes', 'solutions'] as const).map((id) => {
			const of = (subtrees: Subtrees) => countText(subtrees[id], text);
			const counts = rows.flatMap(({left, right}) => [of(left), of(right)]);
			return {name: names[id], width: Math.max(...[names[id], ...counts].map(cells)), of};
		});
	const short = figuresNamed(text.shortTreeFigures);
	const forms = [figuresNamed(text.treeFigures), short, short.slice(0, 1), []].map((figures): Form => {
		const room = width - childrenFrom({label, figures}) - figuresColumns(figures);
		return {label, figures, cell: Math.min(widestCell, Math.floor(room / size))};
	});
	const fitting = forms.find(({cell}, index) => cell >= (index === 0 ? digits + 1 : 1));
	return fitting ?? {label, figures: [], cell: 1};
}

/** The width of the figures at one side. */
function figuresColumns(figures: readonly Figure[]): number {
	return figures.reduce((sum, {width}) => sum + width + 1, 0);
}

/** The cell in which the children begin. */
function childrenFrom({label, figures}: Pick<Form, 'label' | 'figures'>): number {
	return label + figuresColumns(figures) + gap;
}

function headLine(size: number, form: Form, text: Text): Line {
	const {label, cell, figures} = form;
	const names = figures.map(({name, width}) => ` ${padStart(name, width)}`).join('');
	const hasRoom = cell > String(size - 1).length;
	const columns = Array.from({length: size}, (_, column) => padEnd(hasRoom ? String(column) : '', cell));
	return [run(`${padEnd(`${padEnd(text.treeRow, label)}${names}`, childrenFrom(form))}${columns.join('')}${names}`)];
}

/** The sign for rows above that do not fit, the row, and its children between the figures of both sides. */
function rowLine(row: PathRow, isCut: boolean, {queens, step}: Moment, form: Form, glyphs: Glyphs): Line {
	const {label, cell, figures} = form;
	const {depth, children, left, right} = row;
	const figuresOf = (subtrees: Subtrees) => figures.map(({of, width}) => run(` ${padStart(of(subtrees), width)}`));
	return [
		isCut ? run(glyphs.above, 'accent') : run(' '),
		run(padStart(String(depth), label - 1)),
		...figuresOf(left),
		run(' '.repeat(gap)),
		...children.map((child, column) => {
			// What the last step has tested looks the same in the stack, safe or not.
			const isTested = step?.type === 'test' && queens.length === depth && step.column === column;
			const sign = child === 'rejected' && isTested ? run(glyphs.tested, 'accent') : nodeRun(child, glyphs);
			return {...sign, text: padEnd(sign.text, cell)};
		}),
		...figuresOf(right),
	];
}

/** The edges from a node in column `parent` to its children. The edge to the child on the path stands out. */
function edgeLine({nodes}: PathRow, parent: number, child: number | undefined, form: Form, glyphs: Glyphs): Line {
	const {cell} = form;
	const ends = [parent, ...nodes];
	const [first, last] = [Math.min(...ends) * cell, Math.max(...ends) * cell];
	const path = [parent, child ?? parent].map((column) => column * cell);
	const edges = Array.from({length: last - first + 1}, (_, index) => {
		const at = first + index;
		const column = at / cell;
		const edge =
			(column === parent ? edgeSides.up : 0) +
			(nodes.includes(column) ? edgeSides.down : 0) +
			(at > first ? edgeSides.left : 0) +
			(at < last ? edgeSides.right : 0);
		const isOnPath = at >= Math.min(...path) && at <= Math.max(...path);
		return run(glyphs.edges.charAt(edge), isOnPath ? 'accent' : 'line');
	});
	return [run(' '.repeat(childrenFrom(form) + first)), ...edges];
}
