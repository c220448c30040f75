import type {Writing} from '../../../components/display.js';
import type {Glyphs} from '../../../components/glyphs.js';
import {run, runsWidth, type StyledRun} from '../../../components/styled-text.js';
import type {PanelSize} from '../../../components/window.js';
import type {Moment, Tape} from '../../../solver/index.js';
import type {Text} from '../../../text/en.js';
import {padEnd, padStart} from '../../../text/width.js';
import type {Subtrees} from './beside-path.js';
import {nodeGlyph, nodeTone, sides} from './node-mark.js';
import {childrenFrom, type Figure, type PathFormat, pathFormat} from './path-format.js';
import {linesOf, type PathRow, pathRows} from './path-rows.js';

/**
 * Draws the part of the tree around the current node: for each node on the path its children, the edges to them, and the
 * numbers of nodes and solutions in the subtrees to the left and right of the path: left behind, and not reached. Where lines
 * are few, only the lower rows are shown. With `isFutureHidden` it shows nothing of what follows.
 */
export function pathTreeRuns(
	tape: Tape,
	moment: Moment,
	isFutureHidden: boolean,
	{width, height}: PanelSize,
	{glyphs, text}: Writing,
): readonly (readonly StyledRun[])[] {
	const {size, queens} = moment;
	const {rows, spare, isTight} = visiblePath(tape, moment, isFutureHidden, height);
	const first = rows[0]?.depth ?? 0;
	const last = rows.at(-1)?.depth;
	const format = pathFormat(size, rows, width, text);
	return [
		headLine(size, format, text),
		...rows.flatMap((row) => {
			const isInRoom = row.depth > first ? !(isTight && row.depth === last) : first > 0 && spare >= 1;
			const hasEdges = isInRoom && row.nodes.length > 0;
			const edges = hasEdges ? [edgeLine(row, queens[row.depth - 1] ?? 0, queens[row.depth], format, glyphs)] : [];
			return [...edges, rowLine(row, row.depth === first && first > 0, moment, format, glyphs)];
		}),
	];
}

/**
 * The rows of the path that fit into this height with the edges between them, the lower ones first, and how many lines are left.
 * The last row of a board can do without the edges above it, if then the whole path fits.
 */
export function visiblePath(tape: Tape, moment: Moment, isFutureHidden: boolean, height: number) {
	const {size, queens} = moment;
	const last = Math.min(queens.length, size - 1);
	const room = Math.max(1, height - headRows);
	const all = pathRows(tape, moment, Math.max(0, last + 1 - room), last, isFutureHidden);
	const hasEdges = (all.at(-1)?.nodes.length ?? 0) > 0;
	const isTight = last === size - 1 && hasEdges && linesOf(all) === room + 1;
	const rows = isTight ? all : all.slice(all.findIndex((_, index) => linesOf(all.slice(index)) <= room));
	return {rows, spare: room - linesOf(rows), isTight};
}

/** The names of the figures, and the columns. */
const headRows = 1;

function headLine(size: number, format: PathFormat, text: Text): readonly StyledRun[] {
	const {label, cell, figures} = format;
	const names = figures.map(({name, width}) => ` ${padStart(name, width)}`).join('');
	const hasRoom = cell > String(size - 1).length;
	const columns = Array.from({length: size}, (_, column) => padEnd(hasRoom ? String(column) : '', cell));
	return [run(`${padEnd(`${padEnd(text.treeRow, label)}${names}`, childrenFrom(format))}${columns.join('')}${names}`)];
}

/** The sign for rows above that do not fit, the row, and its children between the figures of both sides. */
function rowLine(
	row: PathRow,
	isCut: boolean,
	moment: Moment,
	format: PathFormat,
	glyphs: Glyphs,
): readonly StyledRun[] {
	const {label, cell, figures} = format;
	const {depth, children, left, right} = row;
	const start = [
		run(isCut ? glyphs.above : ' ', 'accent'),
		run(padStart(String(depth), label - 1)),
		...figuresSpans(figures, left),
	];
	return [
		...start,
		run(' '.repeat(childrenFrom(format) - runsWidth(start))),
		...children.map((child, column) => {
			const mark = childSpan(child, isUnderTest(moment, depth, column), glyphs);
			return {...mark, text: padEnd(mark.text, cell)};
		}),
		...figuresSpans(figures, right),
	];
}

function figuresSpans(figures: readonly Figure[], subtrees: Subtrees): readonly StyledRun[] {
	return figures.map(({of, width}) => run(` ${padStart(of(subtrees), width)}`));
}

/** Whether the last step has tested this square. It looks the same in the stack, safe or not. */
function isUnderTest({queens, step}: Moment, depth: number, column: number): boolean {
	return step?.type === 'test' && queens.length === depth && step.column === column;
}

function childSpan(child: PathRow['children'][number], isTested: boolean, glyphs: Glyphs): StyledRun {
	if (child === 'rejected') {
		return isTested ? run(glyphs.tested, 'accent') : run(glyphs.rejected, 'line');
	}

	return run(nodeGlyph(child, glyphs), nodeTone(child));
}

/** The edges from a node in column `parent` to its children. The edge to the child on the path stands out. */
function edgeLine(
	{nodes}: PathRow,
	parent: number,
	child: number | undefined,
	format: PathFormat,
	glyphs: Glyphs,
): readonly StyledRun[] {
	const ends = [parent, ...nodes];
	const first = Math.min(...ends) * format.cell;
	const last = Math.max(...ends) * format.cell;
	const pathStart = Math.min(parent, child ?? parent) * format.cell;
	const pathEnd = Math.max(parent, child ?? parent) * format.cell;
	const spans = Array.from({length: last - first + 1}, (_, index) => {
		const at = first + index;
		const column = at / format.cell;
		const edge =
			(column === parent ? sides.up : 0) +
			(nodes.includes(column) ? sides.down : 0) +
			(at > first ? sides.left : 0) +
			(at < last ? sides.right : 0);
		const isOnPath = at >= pathStart && at <= pathEnd;
		return run(glyphs.edges.charAt(edge), isOnPath ? 'accent' : 'line');
	});
	return [run(' '.repeat(childrenFrom(format) + first)), ...spans];
}
