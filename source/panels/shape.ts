import type {PanelSize} from '../explorer/layout/panel-size.js';
import {type Model, pinsOf} from '../explorer/model.js';
import {tapeOf} from '../explorer/tapes.js';
import type {Moment, Tally, Tape} from '../solver/index.js';
import {text} from '../text/en.js';
import type {Glyphs} from './glyphs.js';
import {type Line, span, widthOf} from './line.js';
import {stackColumns, stackLines} from './stack.js';

/** The stack and beside it the shape of the search at the depths in sight, each call in the line of its depth; the stack alone without room. */
export function stackAndShapeLines(
	model: Model,
	moment: Moment,
	panel: PanelSize,
	glyphs: Glyphs,
): {readonly hasShape: boolean; readonly lines: readonly Line[]} {
	const {size} = model;
	const stack = stackLines(size, moment, panel, glyphs, pinsOf(model));
	const left = stackColumns(size) + margin;
	const first = Math.max(0, moment.queens.length + 1 - panel.height);
	const shape = shapeLines(size, moment, tapeOf(size), panel.width - left, glyphs).slice(first, first + panel.height);
	const beside = shape.map((each, index) => {
		const call = stack[index] ?? [];
		return [...call, span(' '.repeat(left - widthOf(call))), ...each];
	});
	return {hasShape: shape.length > 0, lines: shape.length > 0 ? beside : stack};
}

const margin = 2;
const leastBar = 4;
const gap = 2;

/**
 * The shape of the search: for each depth of its tree how many nodes have been visited, out of how many where there is
 * room, and both as a bar. None as long as the totals are not known, or where there is no room for a bar.
 */
function shapeLines(size: number, moment: Moment, {end}: Tape, width: number, glyphs: Glyphs): Line[] {
	if (!end) {
		return [];
	}

	const depths = Array.from({length: size + 1}, (_, depth) => ({
		visited: nodesAt(moment, depth),
		all: nodesAt(end, depth),
	}));
	const most = Math.max(...depths.map(({all}) => all));
	const digits = text.number(most).length;
	const counted = (count: number) => text.number(count).padStart(digits);
	const withTotal = depths.map(({visited, all}) => text.ofTotal(counted(visited), counted(all)));
	const alone = depths.map(({visited}) => counted(visited));
	const counts = [withTotal, alone].find((each) => width - each[0]!.length - gap >= leastBar);
	if (!counts) {
		return [];
	}

	const bar = width - counts[0]!.length - gap;
	return depths.map(({visited, all}, depth) => {
		const length = Math.max(1, Math.round((all / most) * bar));
		// Full only when all are visited, empty only when none is.
		const filled = visited === all ? length : Math.min(length - 1, Math.ceil((visited / all) * length));
		return [
			span(counts[depth]!, 'dim'),
			span(' '.repeat(gap)),
			span(glyphs.full.repeat(filled), 'accent'),
			span(glyphs.empty.repeat(length - filled), 'dim'),
		];
	});
}

/** The calls of place(depth): one of place(0), then one for each queen placed in the row above. */
function nodesAt(tally: Tally, depth: number): number {
	return depth === 0 ? 1 : tally.placements[depth - 1]!;
}
