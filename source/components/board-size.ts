import {padEnd} from '../text/width.js';
import type {PanelSize} from './display.js';
import {borderColumns} from './panel.js';

export type SquareSize = {readonly width: number; readonly height: number};

/** The height of each width: a cell is about twice as high as wide, so these look square. */
const heights = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 4, 9: 4, 11: 5, 13: 6, 18: 8, 22: 10, 26: 12};

/** The largest first. */
export const squareSizes: readonly SquareSize[] = Object.entries(heights)
	.map(([width, height]) => ({width: Number(width), height}))
	.toReversed();

type SquareLayout = {readonly square: SquareSize; readonly rows: number};

export type BoardLayout = SquareLayout & {
	/** Whether those of the columns have a row above the board. */
	readonly hasNumbers: boolean;
	readonly calls?: CallNames;
};

type CallNames = {
	readonly width: number;
	readonly col: 'below' | 'beside' | undefined;
	/** Whether the call below the last row has a line. */
	readonly hasLast: boolean;
};

export type CallsLayout = BoardLayout & {readonly calls: CallNames};

/** The largest squares with which board and labels fit. If none do, squares are one cell high and the board scrolls. */
export function boardLayout(size: number, columns: number, rows: number): BoardLayout {
	const layout = squareLayout(size, columns - labelWidth(size) - 1, rows);
	return layout.rows === size
		? {...layout, hasNumbers: size * layout.square.height < rows}
		: {...layout, rows: Math.max(1, rows - 1), hasNumbers: true};
}

/** The largest squares with which the board and its calls fit below the numbers of the columns. */
export function callsLayout(size: number, {width, height: all}: PanelSize): CallsLayout {
	const height = all - 1;
	const digits = String(size - 1).length;
	// A sign, and the name.
	const least = 1 + 'place()'.length + digits;
	const {square, rows} = squareLayout(size, width - least, height);
	const free = width - least - size * square.width;
	// With two more cells, the border has room for a long title.
	const beside = [2, 1].map((gap) => ' col '.length + digits + gap).find((columns) => columns <= free);
	const below = square.height > 1 ? 'below' : undefined;
	return {
		square,
		rows,
		hasNumbers: true,
		calls: {
			width: least + (beside ?? Math.min(1, free)),
			col: beside === undefined ? below : 'beside',
			hasLast: rows === size && rows * square.height < height,
		},
	};
}

/** Without labels. */
function squareLayout(size: number, width: number, height: number): SquareLayout {
	const narrow = squareSizes.filter((square) => size * square.width <= width);
	const visibleRows = (square: SquareSize) => Math.floor(height / square.height);
	const square =
		narrow.find((square) => visibleRows(square) >= size) ??
		narrow.find((square) => square.height === 1) ??
		squareSizes.at(-1)!;
	return {square, rows: Math.max(1, Math.min(size, visibleRows(square)))};
}

export function centre(width: number): number {
	return (width - 1) >> 1;
}

/** The numbers of every column or, where squares are narrow, of every 2nd, 5th or 10th. */
export function columnNumbers(size: number, {width}: SquareSize): string {
	const digits = String(size - 1).length;
	const every = [1, 2, 5].find((columns) => columns * width > digits) ?? 10;
	// The last number is left out where it would stand beside the board.
	const count = 1 + Math.floor((size * width - digits) / (every * width));
	const numbers = Array.from({length: count}, (_, index) => String(index * every));
	return (' '.repeat(centre(width)) + numbers.map((number) => padEnd(number, every * width)).join('')).trimEnd();
}

/** In cells: row labels, squares, one free cell. */
export function boardColumns(size: number, square: SquareSize): number {
	return labelWidth(size) + size * square.width + 1;
}

/** In cells: the number of the row between two cells for signs. */
export function labelWidth(size: number): number {
	return String(size - 1).length + 2;
}

/** Of a panel beside that of a board: `usual`, or up to `most` where the board would look lost in what is left. */
export function columnsBeside(
	size: number,
	square: SquareSize,
	width: number,
	{usual, most}: {readonly usual: number; readonly most: number},
): number {
	const own = boardColumns(size, square) + borderColumns;
	return Math.min(width - own, Math.max(usual, Math.min(most, width - Math.floor(1.3 * own))));
}
