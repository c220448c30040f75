import type {SquareNumber} from '../explorer/square-numbers.js';
import type {AttackLine} from '../solver/board.js';
import {displayWidth} from '../text/width.js';
import {centre, type SquareSize} from './board-size.js';
import {crownOf, quartersOf} from './crowns.js';
import type {GlyphName, Glyphs} from './display.js';
import {type Colour, drawsBlocks, hasColours, hasShades, palette, type SquareRole} from './theme.js';

/** Layers, from below: the ground of its role, lines, queen, sign or text, cursor. */
export type DrawnSquare = {
	readonly role?: SquareRole | undefined;
	readonly line?: AttackLine | 'row' | undefined;
	readonly hasQueen?: boolean;
	readonly sign?: GlyphName | undefined;
	/** The attack on the square, in place of a sign; `row` is left out where it has no room. */
	readonly attack?: {readonly line: AttackLine; readonly row: number | undefined};
	/** Shown where there is neither a queen nor a sign. */
	readonly number?: SquareNumber | undefined;
	readonly hasCursor?: boolean;
};

type Cell = {text: string; color: Colour; backgroundColor: Colour; bold?: boolean};

type Canvas = {
	readonly lines: readonly Cell[][];
	readonly size: SquareSize;
	readonly ground: Colour;
	readonly ink: Colour;
	readonly glyphs: Glyphs;
	readonly hasCrown: boolean;
};

export function squareCells(square: DrawnSquare, size: SquareSize, tone: 'light' | 'dark', glyphs: Glyphs) {
	const {squares, faint} = palette();
	const usualRole = square.number?.isVeil && !square.hasQueen ? 'veiled' : 'plain';
	const {[tone]: plain, figure, cursor} = squares[square.role ?? usualRole];
	const hasCrown = size.height > 1 && glyphs.hasCrowns;
	// Without colours, the ghost of a queen would look like a queen.
	const hasQueen = square.hasQueen === true || (square.role === 'returned' && hasColours());
	const isCursor = square.hasCursor === true && hasColours() && size.width < brackets;
	const [ground, ink] = isCursor ? [hasQueen ? figure : cursor, plain] : [plain, figure];
	const blank = () => Array.from({length: size.width}, () => ({text: ' ', color: ink, backgroundColor: ground}));
	const lines = Array.from({length: size.height}, blank);
	const canvas: Canvas = {lines, size, ground, ink, glyphs, hasCrown};
	if (hasQueen) {
		drawQueen(canvas, square.hasCursor);
	}

	// In some fonts a full block ends before its cell does.
	for (const cell of lines.flat().filter(({text}) => text === '█')) {
		cell.backgroundColor = ink;
	}

	const {text, look} = contentOf(canvas, {...square, hasQueen});
	if (text !== undefined) {
		const style = {color: look === 'faint' ? faint[tone] : ink, bold: look === 'strong' && hasShades()};
		drawText(canvas, text, hasQueen, style);
	}

	if (square.hasCursor && !isCursor) {
		drawCursor(canvas, cursor, hasQueen && square.sign !== undefined);
	}

	return lines;
}

/** Of two middle lines the lower one, where a crown has its mass; without crowns the upper one, beside its label. */
export function signLine({height}: SquareSize, {hasCrowns}: Glyphs): number {
	return Math.floor((hasCrowns ? height : height - 1) / 2);
}

function put({lines, size, glyphs}: Canvas, start: number, text: string, line = signLine(size, glyphs)): void {
	for (const [index, character] of [...text].entries()) {
		lines[line]![start + index]!.text = character;
	}
}

/** The second line of a crown is the first that is full in the middle. */
function drawQueen(canvas: Canvas, hasCursor = false): void {
	const {size, glyphs, hasCrown} = canvas;
	if (!hasCrown) {
		put(canvas, centre(size.width), glyphs.queen);
		return;
	}

	const rows = crownOf(size.width, hasCursor);
	const first = Math.min(signLine(size, glyphs) - 1, size.height - rows.length);
	for (const [index, row] of rows.entries()) {
		put(canvas, (size.width - row.length) >> 1, row, first + index);
	}
}

/** Cut out of a crown, at the right of a queen of one cell, or in the middle, with air around it. */
function drawText(canvas: Canvas, text: string, hasQueen: boolean, style: Pick<Cell, 'color' | 'bold'>): void {
	const {lines, size, ground, ink, glyphs, hasCrown} = canvas;
	const middle = centre(size.width);
	const line = lines[signLine(size, glyphs)]!;
	if (hasQueen && hasCrown) {
		Object.assign(line[middle]!, {text, color: ground, backgroundColor: ink});
		return;
	}

	const start = hasQueen ? middle + 1 : middle - centre(displayWidth(text));
	const first = Math.max(0, Math.min(start, size.width - displayWidth(text)));
	const air = hasQueen ? 0 : 1;
	for (const cell of line.slice(Math.max(0, first - air), first + displayWidth(text) + air)) {
		Object.assign(cell, {text: ' ', backgroundColor: ground, ...style});
	}

	put(canvas, first, text);
}

function contentOf(
	{size, glyphs, hasCrown}: Canvas,
	{sign, attack, number, line, hasQueen = false, hasCursor = false}: DrawnSquare,
): {readonly text?: string | undefined; readonly look?: SquareNumber['look']} {
	if (attack) {
		return {text: `${glyphs[attack.line]}${attack.row ?? ''}`};
	}

	if (sign) {
		// A queen of one cell leaves no room, and the ground tells as much; a hint is no queen, so its sign takes that place.
		const hasRoom = !hasQueen || hasCrown || size.width > 1 || sign === 'hint';
		return {text: hasRoom ? glyphs[sign] : undefined};
	}

	const isSaid = number?.isVeil && hasShades();
	const text = number && !isSaid && !hasQueen && numberText(number, size, hasCursor, glyphs);
	if (text) {
		return {text, look: number.look};
	}

	if (line) {
		return {text: line === 'row' ? glyphs.row.repeat(size.width) : glyphs[line]};
	}

	return {text: hasQueen || hasColours() ? undefined : glyphs.untried};
}

/** Without colours, only a free cell or a bracket separates the numbers of neighbours. */
function numberText({text, leastWidth = 1}: SquareNumber, {width}: SquareSize, hasCursor: boolean, glyphs: Glyphs) {
	const gap = hasColours() || hasCursor ? 0 : 1;
	if (width < Math.max(leastWidth, 1 + gap)) {
		return undefined;
	}

	// Brackets must not cut a number.
	const room = hasCursor ? Math.max(1, width - brackets) : width - gap;
	return displayWidth(text) <= room ? text : glyphs.long;
}

/** The cells that they take. They would cover a narrower square. */
const brackets = 2;

/**
 * Brackets outside the crown, in the first and the last cell of each line. In squares of two cells only the second has
 * room. Letters leave a sign beside the queen its place; blocks let it be cut out.
 */
function drawCursor({lines, size, ground, glyphs}: Canvas, cursor: Colour, isSigned: boolean): void {
	const [open, close] = drawsBlocks(glyphs) ? ['▌', '▐'] : ['[', isSigned && size.width === brackets + 1 ? ' ' : ']'];
	const sides = [[0, size.width > brackets ? open : ' '] as const, [size.width - 1, close] as const];
	for (const line of lines) {
		for (const [column, part] of sides.filter(([, part]) => part !== ' ')) {
			const {text} = line[column]!;
			const isCut = drawsBlocks(glyphs) && quartersOf(text) < 0;
			const bracket = {text: part, color: cursor, backgroundColor: ground};
			Object.assign(line[column]!, isCut ? {text, color: ground, backgroundColor: cursor} : bracket);
		}
	}
}
