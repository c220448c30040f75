import type {Writing} from '../../components/display.js';
import {type FlameKind, flameCell, flameName, flameSwatch} from '../../components/flame-cell.js';
import {fittingParts, type Line, runsWidth, styled} from '../../components/styled-text.js';
import type {PanelSize} from '../../components/window.js';
import {displayWidth, fitting, padStart} from '../../text/width.js';
import {type FlameView, flameRoot, flameRow, flameView} from './flame.js';
import type {SearchScene} from './scene.js';

/** In the full width, below a heading that is the legend; with as many lines for each row as there is room for. */
export function flameBelow(scene: SearchScene, {width, height}: PanelSize, writing: Writing): readonly Line[] {
	const {size} = scene.moment;
	const digits = String(size - 1).length;
	const view = flameView(scene, width - digits - 3);
	const {top} = writing.glyphs.border;
	const {flame} = writing.text;
	const title = flameTitle(scene, writing);
	const headings = [flame.axes(title), title].map((words) => [
		styled(`${top} `, 'line'),
		styled(flame.headed(words), 'strong'),
		...legendOf(writing, view.vain).flat(),
	]);
	const heading = headings.find((each) => runsWidth(each) <= width) ?? headings[1]!;
	const lines = Math.max(1, Math.floor((height - 1) / size));
	return [
		[...heading, styled(top.repeat(Math.max(0, width - runsWidth(heading))), 'line')],
		...rowLines(view, {first: 0, end: size, lines}, writing).map((runs, line) => {
			const label = line % lines === (lines - 1) >> 1 ? String(Math.floor(line / lines)) : '';
			return [styled(` ${padStart(label, digits)} `, 'line'), ...runs];
		}),
	];
}

type Rows = {readonly first: number; readonly end: number; readonly lines: number};

/** Beside a board, in the lines of its rows, with a legend below. */
export function flameBeside(
	scene: SearchScene,
	{width, height}: PanelSize,
	rows: Rows,
	writing: Writing,
): readonly Line[] {
	const view = flameView(scene, width);
	const entries = legendOf(writing, view.vain);
	const legend = [entries.slice(0, 2), entries.slice(2)].map((line) => fittingParts(line, width));
	return [...rowLines(view, rows, writing).slice(0, height - legend.length), ...legend];
}

export function flameTitle(scene: SearchScene, {text}: Pick<Writing, 'text'>): string {
	return flameRoot(scene).length === 0 ? text.flame.whole : text.flame.zoom;
}

function legendOf({glyphs, text}: Writing, vain: number | undefined): readonly Line[] {
	const {flame} = text;
	const entry = (kind: FlameKind, words: string) => [flameSwatch(kind, glyphs), styled(` ${words} `)];
	return [
		entry('fruitful', flame.fruitful),
		entry('vain', flame.vain(vain)),
		entry('solution', flame.solution),
		entry('stack', flame.stack),
		entry('now', flame.now),
	];
}

function rowLines(view: FlameView, {first, end, lines}: Rows, writing: Writing): readonly Line[] {
	return Array.from({length: (end - first) * lines}, (_, line) =>
		rowRuns(view, first + Math.floor(line / lines), line % lines === (lines - 1) >> 1, writing),
	);
}

/** In half cells, with the column of their queen. */
const leastNamed = 3;
/** Behind the column of the queen. */
const noteCell = 6;

function rowRuns(view: FlameView, row: number, hasNames: boolean, {glyphs, text}: Writing): Line {
	const {kinds, blocks} = flameRow(view, row);
	const {flame, bars, share, isHidden} = view;
	const runs = Array.from({length: kinds.length >> 1}, (_, cell) =>
		flameCell(kinds[2 * cell]!, kinds[2 * cell + 1]!, glyphs),
	);
	if (!hasNames || row === flame.size - 1) {
		return runs;
	}

	const write = (words: string, first: number, kind: FlameKind) => {
		let cell = first;
		for (const sign of words) {
			runs.fill(styled(''), cell, cell + displayWidth(sign));
			runs[cell] = flameName(sign, kind);
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
			(each) => each >= free && each + name.length <= end >> 1 && (each > now || each + name.length <= now),
		);
		const kind = cell === undefined || end - from < leastNamed ? 'ground' : kinds[2 * cell]!;
		if (cell !== undefined && kind !== 'ground' && !(kind === 'ahead' && isHidden)) {
			write(name, cell, isOpen ? 'stack' : kind);
			free = cell + name.length + 1;
		}
	}

	const bar = bars[row];
	if (bar && row === bars.length - 1 && !isHidden) {
		const room = runs.length - noteCell - 1;
		const note = fitting(text.flame.note(bars.length, share), room);
		write(displayWidth(note) > room ? '' : note, noteCell, bar);
	}

	return runs;
}
