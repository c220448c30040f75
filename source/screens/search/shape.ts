import {pins} from '../../explorer/breakpoints.js';
import type {Model} from '../../explorer/model.js';
import type {Question} from '../../explorer/prediction/question.js';
import type {Writing} from '../../panels/display.js';
import type {Glyphs} from '../../panels/glyphs.js';
import {type Line, type Span, span, widthOf} from '../../panels/line.js';
import type {PanelSize} from '../../panels/panel-size.js';
import {countText} from '../../panels/total.js';
import type {Moment, Tally, Tape} from '../../solver/index.js';
import {cells, padStart} from '../../text/width.js';
import {stackColumns} from './frame-format.js';
import {callsAbove, stackLines} from './stack-lines.js';

/** Between the stack and the shape stands a line, so that a depth is not read as a part of the call. */
const margin = ' ';
const gap = ' ';
const minBarWidth = 4;

/**
 * Returns the stack and, beside it, the shape of the search: each call stands in the line of its depth. If the shape does
 * not fit, returns the stack only. While a question stands, the shape has no totals.
 */
export function stackAndShapeLines(
	model: Model,
	tape: Tape,
	moment: Moment,
	question: Question | undefined,
	panel: PanelSize,
	writing: Writing,
): {readonly hasShape: boolean; readonly lines: readonly Line[]} {
	const {size} = model;
	const stack = stackLines(tape, moment, panel, writing, pins.of(model), question);
	const stackWidth = stackColumns(size, writing.text);
	const border = `${margin}${writing.glyphs.border.left}${margin}`;
	const first = callsAbove(moment, panel.height);
	const shape = shapeLines(
		tape,
		moment,
		question !== undefined,
		first,
		{...panel, width: panel.width - stackWidth - cells(border)},
		writing,
	);
	const beside = shape.map((each, index) => {
		const call = stack[index] ?? [];
		return [...call, span(' '.repeat(stackWidth - widthOf(call))), span(border, 'dim'), ...each];
	});
	return {hasShape: shape.length > 0, lines: shape.length > 0 ? beside : stack};
}

/**
 * Returns one line for each depth of the search tree: the visited nodes, the total if it fits, and a bar of both. A total
 * that is not known, or hidden, is a question mark without a bar. If there is no room for a bar, the visited nodes stand
 * alone. If not all depths fit, they begin with the one of the first call shown, and signs say that there are more.
 * Returns no lines if not even the nodes fit.
 */
export function shapeLines(
	tape: Tape,
	moment: Moment,
	isFutureHidden: boolean,
	first: number,
	{width, height}: PanelSize,
	{glyphs, text}: Writing,
): readonly Line[] {
	const {size} = moment;
	const largest = Math.max(1, ...tape.horizon.placements);
	const digits = cells(text.number(largest));
	const padded = (count: number | undefined) => padStart(countText(count, text), digits);
	const digitsOfDepth = String(size).length;
	const number = (depth: number) => padStart(String(depth), digitsOfDepth);
	const named = (depth: number) => text.depthNumber(number(depth));
	const full: Label['nodes'] = (visited, all) => text.ofTotal(padded(visited), padded(all));
	const short: Label['nodes'] = (visited, all) => text.shortOfTotal(padded(visited), padded(all));
	const alone: Label = {depth: number, nodes: padded, leastBar: minBarWidth};
	// Long bars matter more than words.
	const labels: readonly Label[] = [
		{depth: named, nodes: full, leastBar: 4 * minBarWidth},
		{depth: named, nodes: short, leastBar: 10},
		{depth: number, nodes: short, leastBar: minBarWidth},
		alone,
	];
	// All labels of a kind have the same width.
	const barWidth = ({depth, nodes}: Label) => width - cells(depth(0)) - 1 - cells(nodes(0, 0)) - cells(gap);
	const label = labels.find((each) => barWidth(each) >= each.leastBar) ?? alone;
	const most = barWidth(label);
	if (most + cells(gap) < 0) {
		return [];
	}

	const last = Math.min(size, first + height - 1);
	return Array.from({length: last - first + 1}, (_, index) => {
		const depth = first + index;
		const visited = nodesAt(moment, depth);
		const all = tape.end && !isFutureHidden ? nodesAt(tape.end, depth) : undefined;
		return [
			span(label.depth(depth) + signAt(depth, first, last, size, glyphs), 'dim'),
			span(label.nodes(visited, all), 'dim'),
			...(all === undefined || most < minBarWidth ? [] : barSpans(visited, all, (all / largest) * most, glyphs)),
		];
	});
}

/** How a depth and its nodes are written, and the shortest bar for which this leaves enough room. */
type Label = {
	readonly depth: (depth: number) => string;
	readonly nodes: (visited: number, all: number | undefined) => string;
	readonly leastBar: number;
};

/** Says that there are depths above the first or below the last one shown. */
function signAt(depth: number, first: number, last: number, size: number, {above, below}: Glyphs): string {
	if (depth === first && first > 0) {
		return above;
	}

	return depth === last && last < size ? below : ' ';
}

/**
 * Returns a bar of about this length, one cell at least. A cell is full only if all its nodes are visited, and empty only if
 * none is. A depth without nodes has no bar.
 */
function barSpans(visited: number, all: number, idealLength: number, glyphs: Glyphs): readonly Span[] {
	const length = all === 0 ? 0 : Math.max(1, Math.round(idealLength));
	const full = Math.floor((visited / Math.max(1, all)) * length);
	const touched = Math.ceil((visited / Math.max(1, all)) * length);
	return [
		span(gap),
		span(glyphs.full.repeat(full) + glyphs.partial.repeat(touched - full), 'accent'),
		span(glyphs.empty.repeat(length - touched), 'dim'),
	];
}

/** The number of nodes at a depth: the root, or the queens placed in the row above. */
function nodesAt(tally: Tally, depth: number): number {
	return depth === 0 ? 1 : tally.placements[depth - 1]!;
}
