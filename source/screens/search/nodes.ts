import type {Writing} from '../../components/display.js';
import type {Glyphs} from '../../components/glyphs.js';
import {type Line, runsWidth, styled} from '../../components/styled-text.js';
import type {PanelSize} from '../../components/window.js';
import {countText} from '../../explorer/total.js';
import type {Tally} from '../../solver/index.js';
import {displayWidth, padStart} from '../../text/width.js';
import type {Searched} from './tree/path-tree.js';

type DepthNodes = {
	readonly depth: number;
	readonly visited: number;
	readonly all: number | undefined;
	/** Attacked squares of the row above: with a queen there, each would be a node, too. */
	readonly cut: number | undefined;
};

export function nodesByDepth({tape: {end}, moment, isFutureHidden}: Searched): readonly DepthNodes[] {
	const {size} = moment;
	return Array.from({length: size + 1}, (_, depth) => {
		const all = end && !isFutureHidden ? nodesAt(end, depth) : undefined;
		const cut = end && all !== undefined && depth > 0 ? size * nodesAt(end, depth - 1) - all : undefined;
		return {depth, visited: nodesAt(moment, depth), all, cut};
	});
}

const leastBar = 8;

function nodesAt(tally: Tally, depth: number): number {
	return depth === 0 ? 1 : tally.placements[depth - 1]!;
}

export function nodesLines(searched: Searched, {width, height}: PanelSize, {glyphs, text}: Writing): readonly Line[] {
	const {tape, moment} = searched;
	const depths = nodesByDepth(searched);
	const most = Math.max(1, ...tape.horizon.placements);
	const digits = displayWidth(text.number(most));
	const padded = (count: number | undefined) => padStart(countText(count, text), digits);
	const first = Math.max(0, Math.min(moment.queens.length + 1 - height + 1, depths.length - height));
	const end = Math.min(depths.length, first + height);
	const cuts = depths.map(({cut}) => (cut === undefined ? '' : text.cut(cut)));
	const cutColumns = Math.max(...cuts.map(displayWidth)) + 2;
	return depths.slice(first, end).map(({depth, visited, all}) => {
		const below = depth === end - 1 && end < depths.length ? glyphs.below : ' ';
		const sign = depth === first && first > 0 ? glyphs.above : below;
		const number = padStart(String(depth), String(depths.length - 1).length);
		const total = all === undefined ? text.unknown : padded(all);
		const start = [styled(number), styled(sign, 'accent'), styled(`${text.ofTotal(padded(visited), total)}  `)];
		const room = width - runsWidth(start);
		const hasCuts = room - cutColumns >= leastBar;
		const cut = styled(hasCuts ? `${padStart(cuts[depth] ?? '', cutColumns - 2)}  ` : '');
		const bar = hasCuts ? room - cutColumns : room;
		return all === undefined ? start : [...start, cut, ...barRuns(visited, all, (all / most) * bar, glyphs)];
	});
}

/**
 * One cell at least. A cell is full only if all its nodes are visited, empty only if none is. A depth without nodes has
 * no bar.
 */
function barRuns(visited: number, all: number, idealLength: number, glyphs: Glyphs): Line {
	const length = all === 0 ? 0 : Math.max(1, Math.round(idealLength));
	const full = Math.floor((visited / Math.max(1, all)) * length);
	const touched = Math.ceil((visited / Math.max(1, all)) * length);
	return [
		styled(glyphs.full.repeat(full) + glyphs.partial.repeat(touched - full), 'accent'),
		styled(glyphs.empty.repeat(length - touched), 'line'),
	];
}
