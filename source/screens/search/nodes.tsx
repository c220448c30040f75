import {useDisplay} from '../../components/display.js';
import type {Glyphs} from '../../components/glyphs.js';
import {run, type StyledRun, StyledText} from '../../components/styled-text.js';
import {countText} from '../../explorer/total.js';
import type {Moment, Tally, Tape} from '../../solver/index.js';
import type {MarkId, Text} from '../../text/en.js';
import {cells, padStart} from '../../text/width.js';

/** How many nodes of a depth of the search tree have been visited, out of all: undefined if that is not known, or hidden. */
type DepthNodes = {readonly depth: number; readonly visited: number; readonly all: number | undefined};

/** The shape of the search: the nodes of each depth. While a question stands, there are no totals. */
export function nodesByDepth({end}: Tape, moment: Moment, isAsking: boolean): readonly DepthNodes[] {
	return Array.from({length: moment.size + 1}, (_, depth) => ({
		depth,
		visited: nodesAt(moment, depth),
		all: end && !isAsking ? nodesAt(end, depth) : undefined,
	}));
}

/** The root, or the queens placed in the row above. */
function nodesAt(tally: Tally, depth: number): number {
	return depth === 0 ? 1 : tally.placements[depth - 1]!;
}

/** The depths that are visible: those up to the row at work, if there is no room for all. */
function visibleDepths(depths: readonly DepthNodes[], {queens}: Moment, height: number) {
	const first = Math.max(0, Math.min(queens.length + 1 - height + 1, depths.length - height));
	return {first, end: Math.min(depths.length, first + height)};
}

/** The marks of the legend on the shape of the search in this height. */
export function marksOnNodes(depths: readonly DepthNodes[], moment: Moment, height: number): readonly MarkId[] {
	const {first, end} = visibleDepths(depths, moment, height);
	const shown = depths.slice(first, end);
	return [
		...(shown.some(({visited}) => visited > 0) ? (['visited-nodes'] as const) : []),
		...(shown.some(({visited, all = 0}) => visited > 0 && visited < all) ? (['partly-visited-nodes'] as const) : []),
		...(shown.some(({visited, all = 0}) => visited < all) ? (['unvisited-nodes'] as const) : []),
		...(shown.some(({all}) => all === undefined) ? (['unknown-total'] as const) : []),
		...(end - first < depths.length ? (['hidden'] as const) : []),
	];
}

type NodesProps = {
	readonly depths: readonly DepthNodes[];
	/** The most nodes of a depth that are known of: the scale, and the width of the numbers, for the whole search. */
	readonly most: number;
	readonly moment: Moment;
	readonly width: number;
	readonly height: number;
};

const minBarWidth = 4;

/** A line for each depth: the visited nodes out of all, and a bar of both. */
export function Nodes({depths, most, moment, width, height}: NodesProps) {
	const {glyphs, text} = useDisplay();
	const {first, end} = visibleDepths(depths, moment, height);
	const {label, room} = labelFor(depths.length - 1, most, width, text);
	return depths.slice(first, end).map(({depth, visited, all}) => {
		const isCutAbove = depth === first && first > 0;
		const isCutBelow = depth === end - 1 && end < depths.length;
		const below = isCutBelow ? glyphs.below : ' ';
		const sign = isCutAbove ? glyphs.above : below;
		const bar = all === undefined || room < minBarWidth ? [] : barRuns(visited, all, (all / most) * room, glyphs);
		const number = padStart(String(depth), String(depths.length - 1).length);
		return (
			<StyledText key={depth} runs={[run(number), run(sign, 'accent'), run(label(visited, all)), run('  '), ...bar]} />
		);
	});
}

/** The longest words for the nodes of a depth that leave room for a bar; else the visited nodes alone. */
function labelFor(lastDepth: number, most: number, width: number, text: Text) {
	const digits = cells(text.number(most));
	const padded = (count: number | undefined) => padStart(countText(count, text), digits);
	const labels: readonly ((visited: number, all: number | undefined) => string)[] = [
		(visited, all) => text.ofTotal(padded(visited), padded(all)),
		(visited, all) => text.shortOfTotal(padded(visited), padded(all)),
	];
	const alone = (visited: number) => padded(visited);
	const roomFor = (label: (typeof labels)[number]) => width - String(lastDepth).length - 1 - cells(label(0, 0)) - 2;
	const label =
		labels.find((each) => roomFor(each) >= minBarWidth) ?? labels.find((each) => roomFor(each) >= -2) ?? alone;
	return {label, room: roomFor(label)};
}

/**
 * A bar of about this length, one cell at least. A cell is full only if all its nodes are visited, and empty only if none is.
 * A depth without nodes has no bar.
 */
function barRuns(visited: number, all: number, idealLength: number, glyphs: Glyphs): readonly StyledRun[] {
	const length = all === 0 ? 0 : Math.max(1, Math.round(idealLength));
	const full = Math.floor((visited / Math.max(1, all)) * length);
	const touched = Math.ceil((visited / Math.max(1, all)) * length);
	return [
		run(glyphs.full.repeat(full) + glyphs.partial.repeat(touched - full), 'accent'),
		run(glyphs.empty.repeat(length - touched), 'line'),
	];
}
