import type {DiagonalNumber} from '../explorer/square-numbers.js';
import type {AttackLine} from '../solver/index.js';
import {displayWidth, padStart} from '../text/width.js';
import {centre, type SquareSize} from './board-size.js';
import type {Glyphs} from './glyphs.js';
import {type Colour, hasColours, hasShades, palette, type SquareRole, type Trace} from './theme.js';

type ThinLine = AttackLine | 'row';
type Tone = 'light' | 'dark';

/** Layers, from below: ground, lines, queen, sign or text, cursor. */
export type DrawnSquare = {
	readonly role?: SquareRole | undefined;
	readonly lines?: readonly ThinLine[];
	readonly hasQueen?: boolean;
	readonly sign?:
		| 'attacker'
		| 'given'
		| 'hint'
		| 'remove'
		| 'rejected'
		| 'safe'
		| 'tested'
		| 'explored'
		| 'fruitful'
		| undefined;
	/** Left by the loop of a call: small and quiet. */
	readonly trace?: Trace | undefined;
	/** In place of a sign; `row` is left out where it has no room. */
	readonly attack?: {readonly line: AttackLine; readonly row: number | undefined};
	/** The best first: the first that fits is shown, else the sign for a long number. */
	readonly texts?: readonly string[] | undefined;
	/** Where the square has nothing else to say and room for two digits. */
	readonly diagonal?: DiagonalNumber | undefined;
	readonly hasCursor?: boolean;
	/** The call of its row has not begun. */
	readonly isIdle?: boolean;
};

type Cell = {text: string; color: Colour; backgroundColor: Colour; bold?: boolean};

type Canvas = {
	readonly lines: readonly Cell[][];
	readonly size: SquareSize;
	readonly ground: Colour;
	readonly ink: Colour;
	readonly glyphs: Glyphs;
};

export function squareCells(
	square: DrawnSquare,
	size: SquareSize,
	tone: Tone,
	glyphs: Glyphs,
): readonly (readonly Cell[])[] {
	const colours = palette();
	const {[tone]: ground, figure, cursor} = colours.squares[square.role ?? 'plain'];
	// Without colours, the ghost of a queen would look like a queen.
	const hasQueen = square.hasQueen === true || (square.role === 'returned' && hasColours());
	const text = contentText({...square, hasQueen}, size, glyphs);
	const isNumber = text !== undefined && !square.sign && !square.attack && !square.texts;
	const look = isNumber ? square.diagonal?.look : undefined;
	const isEmpty = !hasQueen && text === undefined;
	const trace = square.trace ?? (look === 'faint' ? 'running' : undefined);
	const ink = trace ? colours.trace[trace][tone] : figure;
	const blank = () => Array.from({length: size.width}, () => ({text: ' ', color: ink, backgroundColor: ground}));
	const canvas: Canvas = {lines: Array.from({length: size.height}, blank), size, ground, ink, glyphs};
	if (isEmpty || size.height > 1) {
		drawLines(canvas, square, tone);
	}

	if (hasQueen) {
		drawQueen(canvas, square.role === 'gallery' || square.role === 'chosen');
	}

	if (text !== undefined) {
		drawContent(canvas, {...square, hasQueen}, text, look === 'strong' && hasShades());
	} else if (isEmpty && !square.lines?.length && !square.isIdle && !hasColours()) {
		put(canvas, centre(size.width), glyphs.untried);
	}

	if (square.hasCursor) {
		drawCursor(canvas, cursor, hasQueen && square.sign !== undefined);
	}

	return canvas.lines;
}

/**
 * Of half blocks, which every font with box drawing has, by the height of the square. The middle point is the highest;
 * the middle cell of `signLine` is full.
 */
const crowns: Readonly<Record<number, readonly string[]>> = {
	2: ['  ▄  ', '▐▄█▄▌'],
	3: ['   ▄   ', '▐▄███▄▌', ' ▀▀▀▀▀ '],
	4: ['    ▄    ', ' █▄▐█▌▄█ ', ' ▐█████▌ ', '  ▀▀▀▀▀  '],
	5: [' ▄   ▄   ▄ ', ' █▌ ▐█▌ ▐█ ', ' ██▄███▄██ ', ' ▐███████▌ ', '  ▀▀▀▀▀▀▀  '],
	6: [' ▄    ▄    ▄ ', ' █▌  ▐█▌  ▐█ ', ' ██▄▐███▌▄██ ', ' ███████████ ', ' ▐█████████▌ ', '  ▀▀▀▀▀▀▀▀▀  '],
};

/** Of the cursor, by the height of the square. */
const corners: Readonly<Record<number, readonly string[]>> = {
	1: ['▌ ▐'],
	2: ['▌   ▐', '▌   ▐'],
	3: ['█▀   ▀█', '', '█▄   ▄█'],
	4: ['█▀▀   ▀▀█', '', '', '█▄▄   ▄▄█'],
	5: ['█▀▀▀   ▀▀▀█', '█         █', '', '█         █', '█▄▄▄   ▄▄▄█'],
	6: ['█▀▀▀▀   ▀▀▀▀█', '█           █', '', '', '█           █', '█▄▄▄▄   ▄▄▄▄█'],
};

export function crownOf(height: number): readonly string[] {
	return crowns[height] ?? [];
}

const largeSigns: Readonly<Record<string, readonly (readonly number[])[]>> = {
	rejected: [[0, 4], [1, 3], [2], [2], [1, 3], [0, 4]],
	safe: [[], [4], [4], [0, 3], [1, 3], [2]],
};
const largeSignWidth = 5;

/** Of two middle lines the lower one, where a crown has its mass. */
export function signLine({height}: SquareSize): number {
	return Math.floor(height / 2);
}

function isDrawn({glyphs}: Canvas): boolean {
	return hasColours() && glyphs.hasCrowns;
}

function hasCrown({height}: SquareSize, glyphs: Glyphs): boolean {
	return height > 1 && glyphs.hasCrowns;
}

function put({lines, size}: Canvas, start: number, text: string, line = signLine(size)): void {
	for (const [index, character] of [...text].entries()) {
		lines[line]![start + index]!.text = character;
	}
}

function drawDot({lines}: Canvas, column: number, halfLine: number, color: Colour): void {
	const cell = lines[halfLine >> 1]![column]!;
	const half = halfLine % 2 === 0 ? '▀' : '▄';
	const text = cell.text === ' ' || cell.text === half ? half : '█';
	Object.assign(cell, {text, color}, text === '█' && {backgroundColor: color});
}

/**
 * With shades, dots of half a line that meet at the corners of squares; otherwise thin, with a crossing where two meet.
 */
function drawLines(canvas: Canvas, {role, lines = []}: DrawnSquare, tone: Tone): void {
	const {size, glyphs} = canvas;
	const {squares, trace} = palette();
	if (size.height > 1 && glyphs.hasCrowns && hasShades()) {
		const color = role === undefined ? trace.caller[tone] : squares[role].figure;
		for (const [half, column] of lines.flatMap((line) => dotsOf(line, size))) {
			drawDot(canvas, column, half, color);
		}

		return;
	}

	const thin = {row: glyphs.row, column: glyphs.column, diagonal: glyphs.falling, antidiagonal: glyphs.rising};
	for (const each of lines) {
		for (const [line, column] of thinCells(each, size)) {
			const cell = canvas.lines[line]![column]!;
			const isAlone = cell.text === ' ' || cell.text === thin[each];
			Object.assign(cell, {text: isAlone ? thin[each] : glyphs.crossing, color: squares.plain.figure});
		}
	}
}

function thinCells(line: ThinLine, size: SquareSize): readonly (readonly [number, number])[] {
	const {width, height} = size;
	return line === 'row'
		? Array.from({length: width}, (_, column) => [signLine(size), column])
		: Array.from({length: height}, (_, row) => [
				row,
				columnOn(line, Math.floor(((row + 0.5) * width) / height), width),
			]);
}

function columnOn(line: AttackLine, along: number, width: number): number {
	return {column: centre(width), diagonal: along, antidiagonal: width - 1 - along}[line];
}

/** As half line and column: a diagonal takes all that it touches, so it has no gaps. */
function dotsOf(line: ThinLine, {width, height}: SquareSize): readonly (readonly [number, number])[] {
	if (line === 'row') {
		return Array.from({length: width}, (_, column) => [height, column]);
	}

	const perHalf = width / (2 * height);
	return Array.from({length: 2 * height}, (_, half) => half).flatMap((half) => {
		const first = Math.round(half * perHalf);
		const count = line === 'column' ? 1 : Math.max(1, Math.round((half + 1) * perHalf) - first);
		return Array.from({length: count}, (_, index) => [half, columnOn(line, first + index, width)] as const);
	});
}

function drawQueen(canvas: Canvas, isSmall: boolean): void {
	const {lines, size, glyphs} = canvas;
	if (size.height === 1 && isSmall && isDrawn(canvas)) {
		put(canvas, 0, size.width === 3 ? '▐█▌' : '█'.repeat(size.width));
	} else if (!hasCrown(size, glyphs)) {
		put(canvas, centre(size.width), glyphs.queen);
		return;
	}

	for (const [line, text] of crownOf(size.height).entries()) {
		put(canvas, 0, text, line);
	}

	// In some fonts a full block ends before its cell does.
	for (const cell of lines.flat().filter(({text}) => text === '█')) {
		cell.backgroundColor = cell.color;
	}
}

function drawContent(canvas: Canvas, square: DrawnSquare, text: string, isBold: boolean): void {
	const {lines, size, ground, ink, glyphs} = canvas;
	const {sign, hasQueen = false} = square;
	const {width, height} = size;
	if (hasQueen && hasCrown(size, glyphs)) {
		const cell = lines[signLine(size)]![centre(width)]!;
		Object.assign(cell, {text, color: ground, backgroundColor: cell.color});
		return;
	}

	const dots = sign && !square.trace && height > 2 && glyphs.hasCrowns ? largeSigns[sign] : undefined;
	if (dots) {
		for (const [half, columns] of dots.entries()) {
			for (const column of columns) {
				drawDot(canvas, ((width - largeSignWidth) >> 1) + column, height - 3 + half, ink);
			}
		}

		return;
	}

	const start = hasQueen ? centre(width) + 1 : centre(width) - centre(displayWidth(text));
	const first = Math.max(0, Math.min(start, width - displayWidth(text)));
	const air = hasQueen ? 0 : 1;
	for (const cell of lines[signLine(size)]!.slice(Math.max(0, first - air), first + displayWidth(text) + air)) {
		Object.assign(cell, {text: ' ', color: ink, backgroundColor: ground, bold: isBold});
	}

	put(canvas, first, text);
}

/** A queen of one cell may leave no room for its sign: the ground tells as much. */
function contentText(square: DrawnSquare, size: SquareSize, glyphs: Glyphs): string | undefined {
	const {sign, attack, texts, diagonal, hasQueen = false, hasCursor = false} = square;
	if (attack) {
		return `${glyphs[attack.line]}${attack.row ?? ''}`;
	}

	if (sign) {
		// A hint is no queen, so its sign can take the place of one.
		const hasRoom = !hasQueen || hasCrown(size, glyphs) || size.width > 1 || sign === 'hint';
		return hasRoom ? glyphs[sign] : undefined;
	}

	// Brackets must not cut a number.
	const room = hasCursor ? Math.max(1, size.width - brackets) : size.width;
	const number = !hasQueen && hasDiagonalNumbers(size) ? diagonal?.number.toString() : undefined;
	return texts ? (fittingText(texts, room) ?? glyphs.long) : number;
}

export function hasDiagonalNumbers({width}: SquareSize): boolean {
	return width > brackets;
}

function fittingText(texts: readonly string[], width: number): string | undefined {
	const fitting = (room: number) => texts.find((each) => displayWidth(each) <= room);
	return fitting(width - 1) ?? fitting(width);
}

const brackets = 2;

/**
 * Brackets outside the crown; with a colour, signs are cut out of them, and squares too small for them have that
 * colour. `isSigned`: a sign beside the queen, to which brackets without a colour leave its place.
 */
function drawCursor(canvas: Canvas, cursor: Colour, isSigned: boolean): void {
	const {lines, size, ground} = canvas;
	if (hasColours() && size.width <= brackets) {
		for (const cell of lines.flat()) {
			Object.assign(cell, {color: ground, backgroundColor: cursor});
		}

		return;
	}

	for (const [line, text] of (isDrawn(canvas) ? corners[size.height]! : sidesOf(size, isSigned)).entries()) {
		for (const [column, part] of [...text].entries()) {
			const cell = lines[line]![column]!;
			if (part !== ' ' && isDrawn(canvas)) {
				Object.assign(cell, covered(cell, part, ground, cursor));
			} else if (part !== ' ') {
				Object.assign(cell, {text: part, color: cursor});
			}
		}
	}
}

/** In the narrowest squares only the second has room, unless a sign has its place. */
function sidesOf({width, height}: SquareSize, isSigned: boolean): readonly string[] {
	const left = width > brackets ? '[' : '';
	const right = isSigned && width === brackets + 1 ? ' ' : ']';
	return Array.from({length: height}, () => left + padStart(right, width - left.length));
}

/** The other half of each half block, and the blocks that fill it. */
const otherHalf: Readonly<Record<string, string>> = {'▀': '▄', '▄': '▀', '▌': '▐', '▐': '▌'};

/** The rest of a crown becomes the ground, and a character is cut out. */
function covered(cell: Cell, half: string, ground: Colour, cursor: Colour): Cell {
	if (cell.text !== ' ' && cell.text !== '█' && !(cell.text in otherHalf)) {
		return {text: cell.text, color: ground, backgroundColor: cursor};
	}

	const isFilled = cell.text === '█' || cell.text === otherHalf[half];
	const rest = isFilled ? cell.color : ground;
	return {text: half, color: cursor, backgroundColor: half === '█' ? cursor : rest};
}
