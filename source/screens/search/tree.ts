import {createSlot} from '../../explorer/slot.js';
import type {Glyphs} from '../../panels/glyphs.js';
import {type Line, type Span, span, widthOf} from '../../panels/line.js';
import type {PanelSize} from '../../panels/panel-size.js';
import type {Moment, Tape} from '../../solver/index.js';
import {text} from '../../text/en.js';
import {cells, padEnd, padStart} from '../../text/width.js';
import {type Child, childrenOf, type Node, nodesOf, solutionsBelow} from './search-tree.js';

/** Whether the search tree is shown instead of the program. */
export const tree = createSlot('tree', {isShown: false});

/** The largest size of board whose whole tree can be shown. */
const maxWholeTreeSize = 5;

/** Returns the whole search tree if it fits; else only the current path, with the children of each node on it. */
export function treeLines(size: number, moment: Moment, tape: Tape, panel: PanelSize, glyphs: Glyphs): Line[] {
	if (size <= maxWholeTreeSize) {
		const nodes = nodesOf(size, moment);
		const whole = [2, 1].map((spacing) => wholeLines(size, nodes, spacing, glyphs));
		const fitting = whole.find(
			(lines) => lines.length <= panel.height && lines.every((each) => widthOf(each) <= panel.width),
		);
		if (fitting) {
			return fitting;
		}
	}

	return pathLines(size, moment, tape, panel, glyphs);
}

/** One line for each depth. A node stands above its first child. Leaves stand `spacing` cells apart. */
function wholeLines(size: number, nodes: readonly Node[], spacing: number, glyphs: Glyphs): Line[] {
	const lines: Span[][] = Array.from({length: size + 1}, () => []);
	let left = 0;
	for (const [index, {queens, state}] of nodes.entries()) {
		const line = lines[queens.length]!;
		const isLeaf = (nodes[index + 1]?.queens.length ?? 0) <= queens.length;
		line.push(span(' '.repeat(left - widthOf(line))), nodeSpan(queens.length === size, isLeaf, state, glyphs));
		left += isLeaf ? spacing : 0;
	}

	return lines;
}

function nodeSpan(isSolution: boolean, isLeaf: boolean, state: Node['state'], glyphs: Glyphs): Span {
	if (state !== 'explored') {
		return state === 'current' ? span(glyphs.queen, 'accent') : span(glyphs.untried, 'dim');
	}

	if (isSolution) {
		return span(glyphs.safe, 'good');
	}

	return isLeaf ? span(glyphs.rejected, 'dim') : span(glyphs.explored);
}

/** One line for each call on the path. An explored child shows the number of solutions below it. */
function pathLines(size: number, moment: Moment, tape: Tape, {width, height}: PanelSize, glyphs: Glyphs): Line[] {
	const depths = Array.from({length: Math.min(moment.queens.length + 1, size)}, (_, depth) => depth).slice(-height);
	const rows = depths.map((depth) => {
		const node = moment.queens.slice(0, depth);
		return childrenOf(size, moment, depth).map((child, column) =>
			childSpan(child, () => solutionsBelow(tape, [...node, column]), glyphs),
		);
	});
	const label = cells('place() ') + String(size - 1).length;
	const cell = Math.max(...rows.flat().map(({text: each}) => cells(each))) + 1;
	const isRoomy = label + cell * size <= width;
	return rows.map((children, index) => [
		span(padEnd(`place(${depths[index]})`, label), 'dim'),
		...children.map((child) =>
			isRoomy
				? {...child, text: padStart(child.text, cell)}
				: {...child, text: cells(child.text) > 1 ? glyphs.long : child.text},
		),
	]);
}

function childSpan(child: Child, solutions: () => number | undefined, glyphs: Glyphs): Span {
	switch (child) {
		case 'rejected': {
			return span(glyphs.rejected, 'dim');
		}

		case 'untried': {
			return span(glyphs.untried, 'dim');
		}

		case 'current': {
			return span(glyphs.queen, 'accent');
		}

		case 'explored': {
			const count = solutions();
			return count === undefined ? span(text.unknown) : span(text.number(count), count > 0 ? 'good' : undefined);
		}
	}
}
