import type {SquareSize} from '../../panels/board/board-layout.js';
import type {Display} from '../../panels/display.js';
import {type Line, type Span, span} from '../../panels/line.js';
import type {Queens} from '../../solver/index.js';
import {padEnd} from '../../text/width.js';
import type {Scale} from './grid-layout.js';

/** Draws a board without labels. The current one is painted in another colour. */
export function smallBoardLines(queens: Queens, scale: Scale, isCurrent: boolean, display: Display): Line[] {
	return scale === 'two-rows-a-line'
		? twoRowsALine(queens, isCurrent, display)
		: queens.flatMap((_, row) => rowLines(queens, row, scale, isCurrent, display));
}

/** Draws two rows of the board in each line. No column has two queens, so one cell shows both rows of a column. */
function twoRowsALine(queens: Queens, isCurrent: boolean, {glyphs, hasColour}: Display): Line[] {
	const ground = isCurrent ? 'tested' : 'light';
	return Array.from({length: Math.ceil(queens.length / 2)}, (_, pair) => {
		const cells = queens.map((_, column) => {
			if (queens[2 * pair] === column) {
				return glyphs.upper;
			}

			const neither = hasColour ? ' ' : glyphs.neither;
			return queens[2 * pair + 1] === column ? glyphs.lower : neither;
		});
		return [hasColour ? {text: cells.join(''), ground} : span(cells.join(''))];
	});
}

/** Draws one row of squares of this size. */
function rowLines(
	queens: Queens,
	row: number,
	{width, height}: SquareSize,
	isCurrent: boolean,
	{glyphs, hasColour}: Display,
): Line[] {
	const left = ' '.repeat(Math.floor((width - 1) / 2));
	return Array.from({length: height}, (_, part): Line => {
		const isMiddle = part === Math.floor((height - 1) / 2);
		return queens.map((_, column): Span => {
			const isQueen = queens[row] === column;
			const empty = hasColour ? '' : glyphs.neither;
			const text = padEnd(isMiddle ? left + (isQueen ? glyphs.queen : empty) : '', width);
			const tone = (row + column) % 2 === 0 ? 'light' : 'dark';
			return {text, ground: isQueen && isCurrent ? 'tested' : tone};
		});
	});
}
