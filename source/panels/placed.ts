import type {Cell, Target} from '../explorer/keymap.js';
import {cells} from '../text/width.js';
import {clip, type Line, widthOf} from './line.js';
import type {PanelView, View} from './view.js';

/** Lines, and where the first one begins. */
export type PlacedLines = {readonly lines: readonly Line[]; readonly at: Cell};

/**
 * The lines of a panel for which its border leaves room, and where they begin in it. Lines that are too wide are cut, with this
 * mark; lines that do not fit are left out.
 */
export function insidePanel({lines, width, height, isCentred = false}: PanelView, mark: string): PlacedLines {
	const margin = isCentred ? 1 : 2;
	const inner = {width: width - 2 * margin, height: height - 2};
	const shown = lines.slice(0, inner.height).map((line) => clip(line, inner.width, mark));
	const room = inner.width - Math.max(0, ...shown.map(widthOf));
	const left = isCentred ? Math.floor(room / 2) : 0;
	const above = isCentred ? Math.floor((inner.height - shown.length) / 2) : 0;
	return {lines: shown, at: {column: margin + left, row: 1 + above}};
}

/** Everything that a view shows, from its upper left corner: the lines in its panels, and those below them. */
export function placedLines({direction, groups, below, foot}: View, mark: string): readonly PlacedLines[] {
	const isColumns = direction === 'columns';
	const placed: PlacedLines[] = [];
	const place = (panel: PanelView, {column, row}: Cell) => {
		const {lines, at} = insidePanel(panel, mark);
		placed.push({lines, at: {column: column + at.column, row: row + at.row}});
	};
	let end = {column: 0, row: 0};
	for (const group of groups) {
		let {column, row} = isColumns ? {column: end.column, row: 0} : {column: 0, row: end.row};
		for (const panel of group) {
			place(panel, {column, row});
			end = {column: Math.max(end.column, column + panel.width), row: Math.max(end.row, row + panel.height)};
			column += isColumns ? 0 : panel.width;
			row += isColumns ? panel.height : 0;
		}
	}

	placed.push({lines: below, at: {column: 0, row: end.row}});
	if (foot) {
		place(foot, {column: 0, row: end.row + below.length});
	}

	return placed;
}

/** What stands in a column of a line and can be clicked. */
export function targetOn(line: Line, column: number): Target | undefined {
	let end = 0;
	for (const {text, target} of line) {
		const start = end;
		end += cells(text);
		if (column >= start && column < end) {
			return target && withinTarget(target, column - start);
		}
	}

	return undefined;
}

/** A track has a place in each of its cells. */
function withinTarget(target: Target, offset: number): Target {
	return target.type === 'track' ? {...target, cell: target.cell + offset} : target;
}
