import type {Writing} from '../../../panels/display.js';
import {fitting} from '../../../panels/fitting.js';
import type {Glyphs} from '../../../panels/glyphs.js';
import {type Line, line, type Span, span, widthOf} from '../../../panels/line.js';
import type {PanelSize} from '../../../panels/panel-size.js';
import type {Moment, Tape} from '../../../solver/index.js';
import type {Text} from '../../../text/en.js';
import {padEnd, padStart} from '../../../text/width.js';
import type {Subtrees} from './beside-path.js';
import {nodeGlyph, nodeRole, sides} from './node-mark.js';
import {childrenFrom, type Figure, figuresColumns, type PathFormat, pathFormat} from './path-format.js';
import {linesOf, type PathRow, pathRows} from './path-rows.js';

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
	const last = Math.min(queens.length, size - 1);
	const heads = height < minRowsForSides ? 1 : 2;
	const room = Math.max(1, height - heads);
	const all = pathRows(tape, moment, Math.max(0, last + 1 - room), last, isFutureHidden);
	const rows = all.slice(all.findIndex((_, index) => linesOf(all.slice(index)) <= room));
	const first = rows[0]?.depth ?? last;
	const spare = room - linesOf(rows);
	const format = pathFormat(size, rows, width, text);
	const hasRoot = first === 0 && spare >= 2 && rows[0]?.nodes.length !== 0;
	return [
		...[sidesLine(size, format, width, text), headLine(size, format, text)].slice(-heads),
		...(hasRoot ? [line(' '.repeat(childrenFrom(format)) + text.treeRoot, queens.length > 0 ? 'accent' : 'dim')] : []),
		...rows.flatMap((row) => {
			// The root stands above column 0.
			const parent = queens[row.depth - 1] ?? 0;
			const isInRoom = row.depth > first || (row.depth === 0 ? hasRoot : spare >= 1);
			const hasEdges = isInRoom && row.nodes.length > 0;
			const edges = hasEdges ? [edgeLine(row, parent, queens[row.depth], format, glyphs)] : [];
			return [...edges, rowLine(row, row.depth === first && first > 0, moment, format, glyphs)];
		}),
	];
}

/** In a lower panel the figures have one line of names only. */
const minRowsForSides = 7;

/** The names of both sides, above those of the figures. */
function sidesLine(size: number, format: PathFormat, width: number, text: Text): Line {
	const {label, cell, figures} = format;
	const start = childrenFrom(format) + cell * size + 1;
	// One free cell before the children remains.
	const left = fitting(text.treeSides.left, figuresColumns(format));
	const right = fitting(text.treeSides.right, width - start);
	return line(figures.length === 0 ? '' : padEnd(`${' '.repeat(label + 1)}${left}`, start) + right, 'dim');
}

function headLine(size: number, format: PathFormat, text: Text): Line {
	const {label, cell, figures} = format;
	const names = figures.map(({name, width}) => ` ${padStart(name, width)}`).join('');
	const hasRoom = cell > String(size - 1).length;
	const columns = Array.from({length: size}, (_, column) => padEnd(hasRoom ? String(column) : '', cell));
	return line(
		`${padEnd(`${padEnd(text.treeRow, label)}${names}`, childrenFrom(format))}${columns.join('')}${names}`,
		'dim',
	);
}

/** The sign for rows above that do not fit, the row, and its children between the figures of both sides. */
function rowLine(row: PathRow, isCut: boolean, moment: Moment, format: PathFormat, glyphs: Glyphs): Line {
	const {label, cell, figures} = format;
	const {depth, children, left, right} = row;
	const start = [
		span((isCut ? glyphs.above : ' ') + padStart(String(depth), label - 1), 'dim'),
		...figuresSpans(figures, left),
	];
	return [
		...start,
		span(' '.repeat(childrenFrom(format) - widthOf(start))),
		...children.map((child, column) => {
			const mark = childSpan(child, isUnderTest(moment, depth, column), glyphs);
			return {...mark, text: padEnd(mark.text, cell)};
		}),
		...figuresSpans(figures, right),
	];
}

function figuresSpans(figures: readonly Figure[], subtrees: Subtrees): readonly Span[] {
	return figures.map(({of, width}) => span(` ${padStart(of(subtrees), width)}`, 'dim'));
}

/** Whether the last step has tested this square. It looks the same in the stack, safe or not. */
function isUnderTest({queens, step}: Moment, depth: number, column: number): boolean {
	return step?.type === 'test' && queens.length === depth && step.column === column;
}

function childSpan(child: PathRow['children'][number], isTested: boolean, glyphs: Glyphs): Span {
	if (child === 'rejected') {
		return isTested ? span(glyphs.tested, 'warning') : span(glyphs.rejected, 'dim');
	}

	return span(nodeGlyph(child, glyphs), nodeRole(child));
}

/** The edges from a node in column `parent` to its children. The edge to the child on the path stands out. */
function edgeLine(
	{nodes}: PathRow,
	parent: number,
	child: number | undefined,
	format: PathFormat,
	glyphs: Glyphs,
): Line {
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
		return span(glyphs.edges.charAt(edge), isOnPath ? 'accent' : 'dim');
	});
	return [span(' '.repeat(childrenFrom(format) + first)), ...spans];
}
