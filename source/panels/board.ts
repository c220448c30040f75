import {type BoardLayout, labelHeight, labelWidth} from '../explorer/layout/board-layout.js';
import {type Breakpoint, noPins, type Pins} from '../explorer/model.js';
import type {Moment} from '../solver/index.js';
import type {Display} from './display.js';
import type {Glyphs} from './glyphs.js';
import {type Ground, type Line, span} from './line.js';
import type {Mark, Marks} from './marks.js';

/** The row to keep in sight: the one the last step was about. */
export function focusOf({queens, step}: Moment): number {
	return step && step.type !== 'solution' ? step.row : queens.length;
}

/** The board as lines. Where it is higher than there is room, it shows the rows around `focus`. */
export function boardLines(
	size: number,
	layout: BoardLayout,
	focus: number,
	marks: Marks,
	display: Display,
	pins: Pins = noPins,
): Line[] {
	const {square, rows} = layout;
	const first = Math.max(0, Math.min(focus - Math.floor(rows / 2), size - rows));
	const lines = columnLabels(size, layout);
	for (let row = first; row < first + rows; row++) {
		for (let part = 0; part < square.height; part++) {
			// In a square of even height there is no middle; the upper half looks better.
			const isMiddle = part === Math.floor((square.height - 1) / 2);
			const label = `${isMiddle ? row : ''}`.padStart(labelWidth(size) - 2);
			const more = pinOfRow(row, pins, display.glyphs) ?? moreGlyph(row, first, first + rows, size, display.glyphs);
			const squares = Array.from({length: size}, (_, column) => {
				const mark = marks(row, column);
				const text = isMiddle ? squareText(mark, square.width, display) : '';
				const pinned = isMiddle ? pinnedText(centred(text, square.width), row, column, pins, display.glyphs) : '';
				return {text: pinned.padEnd(square.width), ground: mark?.ground ?? toneOf(row, column)};
			});
			lines.push([span(more, 'accent'), span(`${label} `, 'dim'), ...squares, span(' ')]);
		}
	}

	return lines;
}

/** What marks a row that is chosen, or has a breakpoint. */
export function pinOfRow(row: number, {cursor, breakpoints}: Pins, glyphs: Glyphs): string | undefined {
	if (cursor?.row === row && cursor.column === undefined) {
		return glyphs.current;
	}

	return breakpoints.some((each) => each.row === row && each.column === undefined) ? glyphs.breakpoint : undefined;
}

/** A square with what stands on it: in brackets under the cursor, with a breakpoint at its right. Small ones show what fits. */
function pinnedText(text: string, row: number, column: number, {cursor, breakpoints}: Pins, glyphs: Glyphs): string {
	const isHere = (pin: Breakpoint | undefined) => pin?.row === row && pin.column === column;
	const hasBreakpoint = breakpoints.some(isHere);
	if (!hasBreakpoint && !isHere(cursor)) {
		return text;
	}

	const right = hasBreakpoint ? glyphs.breakpoint : ']';
	if (text.length < 3) {
		// Two cells have room for both brackets where nothing stands between them.
		const isEmpty = text.length === 2 && [' ', glyphs.untried].includes(text.charAt(0));
		return (isEmpty ? '[' : text.slice(0, -1)) + right;
	}

	const middle = Math.floor((text.length - 1) / 2);
	const left = isHere(cursor) ? '[' : text.slice(middle - 1, middle);
	return `${text.slice(0, middle - 1)}${left}${text.charAt(middle)}${right}${text.slice(middle + 2)}`;
}

/** Says at the first and the last row in sight that the board goes on. */
function moreGlyph(row: number, first: number, end: number, size: number, glyphs: Glyphs): string {
	if (row === first && first > 0) {
		return glyphs.above;
	}

	return row === end - 1 && end < size ? glyphs.below : ' ';
}

/** Where colours do not show the squares, the empty ones have a point. A number too long for its square is said to be long. */
function squareText(mark: Mark | undefined, width: number, {glyphs, hasColour}: Display): string {
	if (!mark) {
		return hasColour ? '' : glyphs.untried;
	}

	if (typeof mark.glyph === 'string') {
		return glyphs[mark.glyph];
	}

	const digits = String(mark.glyph);
	return digits.length > width ? glyphs.long : digits;
}

function toneOf(row: number, column: number): Ground {
	return (row + column) % 2 === 0 ? 'light' : 'dark';
}

function columnLabels(size: number, {square}: BoardLayout): Line[] {
	const height = labelHeight(size, square);
	const labels = Array.from({length: size}, (_, column) => String(column).padStart(height));
	return Array.from({length: height}, (_, part) => {
		const text = labels.map((label) => centred(height === 1 ? label.trim() : label[part]!, square.width)).join('');
		return [span(' '.repeat(labelWidth(size)) + text, 'dim')];
	});
}

/** In the middle, or left of it, where the queens stand. */
function centred(text: string, width: number): string {
	const left = Math.max(0, Math.floor((width - 1) / 2) - Math.floor((text.length - 1) / 2));
	return `${' '.repeat(left)}${text}`.padEnd(width);
}
