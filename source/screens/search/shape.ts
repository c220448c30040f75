import {pins} from '../../explorer/breakpoints.js';
import type {Model} from '../../explorer/model.js';
import type {Glyphs} from '../../panels/glyphs.js';
import {type Line, span, widthOf} from '../../panels/line.js';
import type {PanelSize} from '../../panels/panel-size.js';
import type {Moment, Tally, Tape} from '../../solver/index.js';
import {text} from '../../text/en.js';
import {cells, padStart} from '../../text/width.js';
import {callsAbove, stackColumns, stackLines} from './stack.js';

const margin = 2;
const gap = 2;
const minBarWidth = 4;

/**
 * Returns the stack and, beside it, the shape of the search: each call stands in the line of its depth. If the shape is
 * not known or does not fit, returns the stack only.
 */
export function stackAndShapeLines(
	model: Model,
	tape: Tape,
	moment: Moment,
	panel: PanelSize,
	glyphs: Glyphs,
): {readonly hasShape: boolean; readonly lines: readonly Line[]} {
	const {size} = model;
	const stack = stackLines(tape, moment, panel, glyphs, pins.of(model));
	const left = stackColumns(size) + margin;
	const first = callsAbove(moment, panel.height);
	const shape = shapeLines(size, moment, tape, panel.width - left, glyphs).slice(first, first + panel.height);
	const beside = shape.map((each, index) => {
		const call = stack[index] ?? [];
		return [...call, span(' '.repeat(left - widthOf(call))), ...each];
	});
	return {hasShape: shape.length > 0, lines: shape.length > 0 ? beside : stack};
}

/** The nodes of the search tree at one depth. */
type Level = {readonly visited: number; readonly all: number};

/**
 * Returns one line for each depth of the search tree: the visited nodes, the total if it fits, and a bar of both.
 * Returns no lines while the totals are unknown, or if there is no room for a bar.
 */
function shapeLines(size: number, moment: Moment, {end}: Tape, width: number, glyphs: Glyphs): Line[] {
	if (!end) {
		return [];
	}

	const levels = Array.from(
		{length: size + 1},
		(_, depth): Level => ({visited: nodesAt(moment, depth), all: nodesAt(end, depth)}),
	);
	const largest = Math.max(...levels.map(({all}) => all));
	const digits = cells(text.number(largest));
	const padded = (count: number) => padStart(text.number(count), digits);
	const withTotal = ({visited, all}: Level) => text.ofTotal(padded(visited), padded(all));
	const alone = ({visited}: Level) => padded(visited);
	// All labels of a kind have the same width.
	const barWidth = (labelOf: (level: Level) => string) => width - cells(labelOf({visited: 0, all: 0})) - gap;
	const label = [withTotal, alone].find((each) => barWidth(each) >= minBarWidth);
	if (!label) {
		return [];
	}

	return levels.map((level) => {
		const {visited, all} = level;
		const length = Math.max(1, Math.round((all / largest) * barWidth(label)));
		// The bar is full only if all nodes are visited, and empty only if none is.
		const filled = visited === all ? length : Math.min(length - 1, Math.ceil((visited / all) * length));
		return [
			span(label(level), 'dim'),
			span(' '.repeat(gap)),
			span(glyphs.full.repeat(filled), 'accent'),
			span(glyphs.empty.repeat(length - filled), 'dim'),
		];
	});
}

/** The number of calls of `place(depth)`: one for depth 0, else one for each queen placed in the row above. */
function nodesAt(tally: Tally, depth: number): number {
	return depth === 0 ? 1 : tally.placements[depth - 1]!;
}
