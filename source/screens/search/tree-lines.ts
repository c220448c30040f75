import type {Glyphs, PanelSize, Writing} from '../../components/display.js';
import {fittingParts, type Line, type Run, runsWidth, styled} from '../../components/styled-text.js';
import {drawsBlocks, palette} from '../../components/theme.js';
import {displayWidth, padStart} from '../../text/width.js';
import type {SearchScene} from './scene.js';
import {type TreeKind, type TreeView, treeRoot, treeRow, treeView} from './tree.js';

/** The tree in the full width, below a heading that is the legend, with as many lines for each row as have room. */
export function treeBelow(scene: SearchScene, {width, height}: PanelSize, writing: Writing): readonly Line[] {
	const {size} = scene.moment;
	const digits = String(size - 1).length;
	const view = treeView(scene, width - digits - 3);
	const {below, border} = writing.glyphs;
	const title: Line = [
		styled(`${border.top} `, 'border'),
		styled(writing.text.tree.headed(treeTitle(scene, writing)), 'strong'),
	];
	const heading = fittingParts([title, ...legendOf(writing, view.vain)], width);
	const root = view.tree.root.length;
	const way = root === 0 ? [] : [[styled(' '.repeat(digits + 2)), ...wayOf(view, width - digits - 2, writing)]];
	const room = height - 1 - way.length;
	const rows = Math.min(size - root, room);
	const end = root + rows;
	// Where lines are left, the first rows have one more.
	const linesOf = (row: number) => Math.floor((room + rows - 1 - (row - root)) / rows);
	return [
		[...heading, styled(border.top.repeat(Math.max(0, width - runsWidth(heading))), 'border')],
		...way,
		...rowLines(view, {first: root, end, linesOf}, writing).map(({label, runs}, line) => [
			styled(` ${padStart(end < size && line === room - 1 ? below : label, digits)} `, 'line'),
			...runs,
		]),
	];
}

/** The queens above the tree, and which part of the search it is. */
function wayOf({tree, share}: TreeView, width: number, {glyphs, text}: Writing): Line {
	const end = share === undefined ? '' : ` ${text.tree.share(share)}`;
	const queens = tree.root.map((column) => `${column} ${glyphs.more} `);
	const cutTo = (first: number) => (first === 0 ? '' : `${glyphs.openEnd} `) + queens.slice(first).join('');
	const first = queens.findIndex((_, index) => displayWidth(cutTo(index) + end) <= width);
	return [styled(cutTo(Math.max(0, first)), 'strong'), styled(end)];
}

type Rows = {readonly first: number; readonly end: number; readonly linesOf: (row: number) => number};

/** The tree beside a board, in the lines of its rows, with a legend below. */
export function treeBeside(scene: SearchScene, {width, height}: PanelSize, rows: Rows, writing: Writing) {
	const view = treeView(scene, width);
	const legend: Line[] = [];
	for (const entry of legendOf(writing, view.vain)) {
		const longer = [...(legend.at(-1) ?? []), ...entry];
		const hasRoom = runsWidth(longer) <= width;
		if (hasRoom) {
			legend.pop();
		}

		legend.push(hasRoom ? longer : entry);
	}

	const root = view.tree.root.length;
	const above = Math.max(0, Math.min(root, rows.end) - rows.first) * rows.linesOf(0);
	const way = above === 0 ? [] : [...new Array<Line>(above - 1).fill([]), wayOf(view, width, writing)];
	const below = rowLines(view, {...rows, first: Math.max(root, rows.first)}, writing).map(({runs}) => runs);
	return [...[...way, ...below].slice(0, height - legend.length), ...legend];
}

/** The whole search in one line: its first queens, and a tick for each solution. */
export function mapLine(scene: SearchScene, width: number, writing: Writing): Line {
	const {whole, headed} = writing.text.tree;
	const heading = ` ${headed(whole)}`;
	const view = treeView(scene, width - displayWidth(heading) - 1, []);
	const ticks = treeRow(view, scene.moment.size - 1).kinds;
	return [styled(heading, 'line'), ...rowRuns(view, 0, true, writing, ticks)];
}

export function treeTitle(scene: SearchScene, {text}: Pick<Writing, 'text'>): string {
	return treeRoot(scene).length === 0 ? text.tree.whole : text.tree.zoom;
}

function legendOf({glyphs, text}: Writing, vain: string | undefined): readonly Line[] {
	const {tree} = text;
	const entry = (kind: TreeKind, words: string) => [treeSwatch(kind, glyphs), styled(` ${words} `)];
	return [
		entry('fruitful', tree.fruitful),
		entry('vain', tree.vain(vain)),
		entry('solution', tree.solution),
		entry('stack', tree.stack),
		entry('now', tree.now),
	];
}

function rowLines(view: TreeView, {first, end, linesOf}: Rows, writing: Writing) {
	return Array.from({length: end - first}, (_, index) => first + index).flatMap((row) =>
		Array.from({length: linesOf(row)}, (_, line) => {
			const isNamed = line === (linesOf(row) - 1) >> 1;
			return {label: isNamed ? String(row) : '', runs: rowRuns(view, row, isNamed, writing)};
		}),
	);
}

/** A block shows the column of its queen from this width on, in half cells. */
const leastNamed = 3;

function rowRuns(view: TreeView, row: number, hasNames: boolean, {glyphs}: Writing, ticks: readonly TreeKind[] = []) {
	const {kinds: own, blocks} = treeRow(view, row);
	// A tick takes half a cell, so that many ticks do not hide the queens.
	const hasTick = (at: number) => at % 2 === 0 && ticks.slice(at, at + 2).includes('solution');
	const kinds = own.map((kind, at) => (hasTick(at) && kind !== 'now' ? 'solution' : kind));
	const runs = Array.from({length: kinds.length >> 1}, (_, cell) =>
		treeCell(kinds[2 * cell]!, kinds[2 * cell + 1]!, glyphs),
	);
	if (!hasNames || row === view.tree.size - 1) {
		return runs;
	}

	const write = (words: string, first: number, kind: TreeKind) => {
		let cell = first;
		for (const sign of words) {
			runs.fill(styled(''), cell, cell + displayWidth(sign));
			runs[cell] = treeName(sign, kind);
			cell += displayWidth(sign);
		}
	};
	const now = kinds.indexOf('now') >> 1;
	let free = 0;
	for (const {from, end, column, isOpen} of blocks) {
		const name = String(column);
		const first = Math.ceil(from / 2);
		// Two digits side by side would be one number.
		const cell = [first + 1, first + 2, first].find(
			(start) => start >= free && start + name.length <= end >> 1 && (start > now || start + name.length <= now),
		);
		const kind = cell === undefined || end - from < leastNamed ? 'ground' : kinds[2 * cell]!;
		if (cell !== undefined && kind !== 'ground') {
			write(name, cell, isOpen ? 'stack' : kind);
			free = cell + name.length + 1;
		}
	}

	return runs;
}

/** The first is seen where a cell has two kinds and no halves. */
const ranks: readonly TreeKind[] = ['now', 'solution', 'stack', 'fruitful', 'vain', 'aheadOfStack', 'ahead', 'ground'];

/** Two half cells or, without colours and in ASCII, the sign of one of them. */
function treeCell(left: TreeKind, right: TreeKind, glyphs: Glyphs): Run {
	if (!drawsBlocks(glyphs)) {
		const kind = ranks.find((rank) => rank === left || rank === right) ?? left;
		return treeName(glyphs.tree[kind], kind);
	}

	const [one, other] = [palette().tree[left].fill, palette().tree[right].fill];
	if (one === other) {
		return {text: ' ', backgroundColor: one};
	}

	// The ground may be that of the terminal, which no character has.
	return left === 'ground'
		? {text: glyphs.rightHalfBar, color: other, backgroundColor: one}
		: {text: glyphs.halfBar, color: one, backgroundColor: other};
}

function treeName(text: string, kind: TreeKind): Run {
	const {fill, figure} = palette().tree[kind];
	return {text, color: figure, backgroundColor: fill, bold: kind === 'fruitful' || kind === 'vain'};
}

export function treeSwatch(kind: TreeKind, glyphs: Glyphs): Run {
	return kind === 'now' || !drawsBlocks(glyphs)
		? {text: glyphs.tree[kind], bold: true}
		: {text: glyphs.swatch, color: palette().tree[kind].fill};
}
