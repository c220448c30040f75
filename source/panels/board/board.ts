import {type Breakpoint, noPins, type Pins} from '../../explorer/breakpoints.js';
import type {Moment} from '../../solver/index.js';
import {cells, padEnd, padStart} from '../../text/width.js';
import type {Display} from '../display.js';
import type {Glyphs} from '../glyphs.js';
import {type Ground, type Line, type Span, span} from '../line.js';
import {attackLinesText} from './attack-lines.js';
import {type BoardLayout, labelHeight, labelWidth, namesAttackers, type SquareSize} from './board-layout.js';
import type {Mark, Marks} from './marks.js';

/** Returns the row that must stay visible: the row of the last step. */
export function focusOf({queens, step}: Moment): number {
	return step && step.type !== 'solution' ? step.row : queens.length;
}

/** Returns the board with its labels. If only some rows fit, it shows the rows around row `focus`. */
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
		const [edge = scrollGlyph(row, first, first + rows, size, display.glyphs), behind] = pinsOfRow(
			row,
			pins,
			display.glyphs,
		);
		for (let part = 0; part < square.height; part++) {
			// A square of even height has no middle part. The upper one of the two looks better.
			const isMiddle = part === Math.floor((square.height - 1) / 2);
			const label = padStart(isMiddle ? String(row) : '', labelWidth(size) - 2);
			const squares = Array.from({length: size}, (_, column): Span => {
				const mark = marks(row, column);
				const isAtCursor = pins.cursor?.row === row && pins.cursor.column === column;
				const text = squareText(mark, row, square, display, isAtCursor);
				const content = pinnedText(text, row, column, pins, display.glyphs);
				// The row of an attacker is named once.
				const isLine = mark?.glyph === 'column' && mark.attacker === undefined;
				const rest = isLine ? text : ' '.repeat(square.width);
				return {
					text: isMiddle ? content : rest,
					ground: mark?.ground ?? squareTone(row, column),
					target: {type: 'square', row, column},
				};
			});
			const labels = behind ? [span(label, 'dim'), span(behind, 'accent')] : [span(`${label} `, 'dim')];
			lines.push([span(edge, 'accent'), ...labels, ...squares, span(' ')]);
		}
	}

	return lines;
}

/** Returns the glyphs beside a row: of the cursor, and of a breakpoint. Most rows have neither. */
export function pinsOfRow(row: number, {cursor, breakpoints}: Pins, glyphs: Glyphs): readonly string[] {
	const isHere = (pin: Breakpoint | undefined) => pin?.row === row && pin.column === undefined;
	return [...(isHere(cursor) ? [glyphs.current] : []), ...(breakpoints.some(isHere) ? [glyphs.breakpoint] : [])];
}

/**
 * Adds the pins of a square to its text, without changing the width: brackets for the cursor, a glyph at the right for
 * a breakpoint. With both, the breakpoint stands in the brackets of an empty square, else behind them. Where there is no room
 * beside the text, the right sign stands alone, or they take the place of its end. A square of one or two cells shows the
 * right sign only, or both brackets if it is empty.
 */
function pinnedText(text: string, row: number, column: number, {cursor, breakpoints}: Pins, glyphs: Glyphs): string {
	const isHere = (pin: Breakpoint | undefined) => pin?.row === row && pin.column === column;
	const hasCursor = isHere(cursor);
	const hasBreakpoint = breakpoints.some(isHere);
	if (!hasBreakpoint && !hasCursor) {
		return text;
	}

	// Every glyph is one character, and one cell wide.
	const isEmpty = ['', glyphs.untried].includes(text.trim());
	if (text.length < 3) {
		const right = hasBreakpoint ? glyphs.breakpoint : ']';
		return (text.length === 2 && isEmpty && hasCursor ? '[' : text.slice(0, -1)) + right;
	}

	if (!hasCursor) {
		return beside(text, undefined, glyphs.breakpoint);
	}

	if (!hasBreakpoint) {
		return beside(text, '[', ']');
	}

	return isEmpty
		? beside(centred(glyphs.breakpoint, text.length), '[', ']')
		: beside(text, '[', text.length > text.trim().length + 2 ? `]${glyphs.breakpoint}` : glyphs.breakpoint);
}

/** Puts a character before the content of a square and some behind it. The last cell is always replaced if there is no room. */
function beside(text: string, left: string | undefined, right: string): string {
	const middle = Math.floor((text.length - 1) / 2);
	const content = text.trim();
	if (content.length > 1 && content.length === text.length - 1) {
		return content + right;
	}

	const start = content.length > 1 ? Math.max(1, text.indexOf(content)) : middle;
	const end = Math.min(start + Math.max(1, content.length), text.length - right.length);
	const before = left ?? text.slice(start - 1, start);
	return `${text.slice(0, start - 1)}${before}${text.slice(start, end)}${right}${text.slice(end + right.length)}`;
}

/** Returns the glyph that marks the first or last visible row if the board continues beyond it, else a space. */
function scrollGlyph(row: number, first: number, end: number, size: number, glyphs: Glyphs): string {
	if (row === first && first > 0) {
		return glyphs.above;
	}

	return row === end - 1 && end < size ? glyphs.below : ' ';
}

/**
 * Returns the content of a square, centred in `width` cells. Without colour an empty square shows a dot, because its
 * background does not show. A glyph stands for a number that is too long. At the cursor, the brackets need two cells.
 */
function squareText(
	mark: Mark | undefined,
	row: number,
	square: SquareSize,
	{glyphs, hasColour}: Display,
	isAtCursor: boolean,
): string {
	const {width} = square;
	if (!mark) {
		return centred(hasColour ? '' : glyphs.untried, width);
	}

	const hasBrackets = isAtCursor && width > 2;
	const room = hasBrackets ? width - 2 : width;
	// A digit at the edge of a square runs into the next number, so a text without one is better.
	const fittingIn = (length: number) =>
		mark.texts?.find((each) => cells(each) < length || (cells(each) === length && !/\d$/.test(each))) ??
		mark.texts?.find((each) => cells(each) <= length);
	// A text that leaves no room for both brackets has one.
	const fitting = fittingIn(room) ?? (hasBrackets ? fittingIn(width - 1) : undefined);
	if (fitting !== undefined) {
		return centred(fitting, width);
	}

	if (mark.glyph === 'row' && !isAtCursor) {
		return glyphs.row.repeat(width);
	}

	if (typeof mark.glyph === 'string') {
		const attacker = mark.attacker !== undefined && namesAttackers(row, square) ? mark.attacker : '';
		return centred(`${glyphs[mark.glyph]}${attacker}`, width);
	}

	if (typeof mark.glyph === 'object') {
		return centred(attackLinesText(mark.glyph, width, glyphs), width);
	}

	const digits = String(mark.glyph);
	return centred(cells(digits) > room ? glyphs.long : digits, width);
}

function squareTone(row: number, column: number): Ground {
	return (row + column) % 2 === 0 ? 'light' : 'dark';
}

function columnLabels(size: number, {square}: BoardLayout): Line[] {
	const height = labelHeight(size, square);
	const labels = Array.from({length: size}, (_, column) => padStart(String(column), height));
	return Array.from({length: height}, (_, part) => {
		const text = labels
			.map((label) => centred(height === 1 ? label.trim() : label.charAt(part), square.width))
			.join('');
		return [span(' '.repeat(labelWidth(size)) + text, 'dim')];
	});
}

/**
 * Centres the text in `width` cells. If it has no exact middle position, it stands left of the middle, as the queens
 * do.
 */
function centred(text: string, width: number): string {
	const left = Math.max(0, Math.floor((width - 1) / 2) - Math.floor((cells(text) - 1) / 2));
	return padEnd(`${' '.repeat(left)}${text}`, width);
}
