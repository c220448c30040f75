import type {BoardLayout} from '../explorer/layout.js';
import {labelHeight, labelWidth} from '../explorer/layout.js';
import type {Moment, Queens} from '../solver/index.js';
import type {Display} from './display.js';
import type {Glyphs} from './glyphs.js';
import {type Ground, type Line, type Span, span} from './line.js';

/** What stands on a square, and what it is painted with instead of its own tone. */
export type Mark = {readonly glyph: SquareGlyph; readonly ground?: Ground};

type SquareGlyph = Extract<
	keyof Glyphs,
	'queen' | 'rejected' | 'safe' | 'explored' | 'column' | 'diagonal' | 'antidiagonal'
>;

/** The marks of the squares that are not empty, by row and column. */
export type Marks = (row: number, column: number) => Mark | undefined;

/** Nothing but queens. */
export function queensOnly(queens: Queens): Marks {
	return (row, column) => (queens[row] === column ? {glyph: 'queen'} : undefined);
}

/** The queens, and what the last step did: the square it was about, its attacker and the line between them. */
export function marksOf({queens, step}: Moment): Marks {
	return (row, column) => {
		const isQueen = queens[row] === column;
		switch (step?.type) {
			case 'test': {
				if (row === step.row && column === step.column) {
					return step.attack ? {glyph: 'rejected', ground: 'attacked'} : {glyph: 'safe', ground: 'good'};
				}

				if (!step.attack || row < step.attack.row || row >= step.row) {
					break;
				}

				if (row === step.attack.row) {
					return isQueen ? {glyph: 'queen', ground: 'attacker'} : undefined;
				}

				const distance = step.row - row;
				const onLine = {
					column: step.column,
					diagonal: step.column - distance,
					antidiagonal: step.column + distance,
				}[step.attack.line];
				if (column === onLine && !isQueen) {
					return {glyph: step.attack.line, ground: 'path'};
				}

				break;
			}

			case 'place': {
				if (row === step.row && isQueen) {
					return {glyph: 'queen', ground: 'tested'};
				}

				break;
			}

			case 'backtrack': {
				if (row === step.row && column === step.column) {
					return {glyph: 'explored', ground: 'removed'};
				}

				break;
			}

			case 'solution': {
				return isQueen ? {glyph: 'queen', ground: 'good'} : undefined;
			}

			case undefined: {
				break;
			}
		}

		return isQueen ? {glyph: 'queen'} : undefined;
	};
}

/** The row to keep in sight: the one the last step was about. */
export function focusOf({queens, step}: Moment): number {
	return step && step.type !== 'solution' ? step.row : queens.length;
}

/** The board as lines. Where it is higher than there is room, it shows the rows around `focus`. */
export function boardLines(size: number, layout: BoardLayout, focus: number, marks: Marks, display: Display): Line[] {
	const {square, rows} = layout;
	const first = Math.max(0, Math.min(focus - Math.floor(rows / 2), size - rows));
	const lines = columnLabels(size, layout);
	for (let row = first; row < first + rows; row++) {
		for (let part = 0; part < square.height; part++) {
			// In a square of even height there is no middle; the upper half looks better.
			const isMiddle = part === Math.floor((square.height - 1) / 2);
			const label = `${isMiddle ? row : ''}`.padStart(labelWidth(size) - 2);
			const more = moreGlyph(row, first, first + rows, size, display.glyphs);
			const squares = Array.from({length: size}, (_, column) => {
				const mark = marks(row, column);
				const empty = display.hasColour ? ' ' : display.glyphs.untried;
				const glyph = mark ? display.glyphs[mark.glyph] : empty;
				return squareSpan(isMiddle ? glyph : ' ', square.width, mark?.ground ?? toneOf(row, column));
			});
			lines.push([span(more, 'accent'), span(`${label} `, 'dim'), ...squares, span(' ')]);
		}
	}

	return lines;
}

/** Says at the first and the last row in sight that the board goes on. */
function moreGlyph(row: number, first: number, end: number, size: number, glyphs: Glyphs): string {
	if (row === first && first > 0) {
		return glyphs.above;
	}

	return row === end - 1 && end < size ? glyphs.below : ' ';
}

function squareSpan(glyph: string, width: number, ground: Ground): Span {
	const left = Math.floor((width - 1) / 2);
	return {text: `${' '.repeat(left)}${glyph}${' '.repeat(width - 1 - left)}`, ground};
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
