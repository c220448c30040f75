import type {DiagonalNumber} from '../explorer/square-numbers.js';
import type {AttackLine} from '../solver/index.js';
import {cells} from '../text/width.js';
import type {SquareSize} from './board-size.js';
import type {Glyphs} from './glyphs.js';
import type {Colour, Palette} from './theme.js';

/** A line of attack through a square, from edge to edge. */
export type ThinLine = AttackLine | 'row';

/** What a square shows. Layers, from below: ground, lines, queen, then the sign or text. */
export type Square = {
	/** Replaces the tone of the square. */
	readonly ground?: 'attacker' | 'attacked' | 'current' | 'pale' | undefined;
	readonly lines?: readonly ThinLine[];
	readonly hasQueen?: boolean;
	/** Stands in the crown of a queen, cut out of it, else in the middle. */
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
	/** In place of a sign, why no queen can stand here: the line to an attacker and, unless left out, its row. */
	readonly attack?: {readonly line: AttackLine; readonly row: number | undefined};
	/** A number in words, the best first: the first that fits is shown, else the sign for a number that is too long. */
	readonly texts?: readonly string[] | undefined;
	/** The number of a diagonal, where the square has nothing else to say and room for two digits. */
	readonly diagonal?: DiagonalNumber | undefined;
	readonly hasCursor?: boolean;
	readonly hasBreakpoint?: boolean;
};

/** Text in one colour on another. */
type ColouredRun = {
	readonly text: string;
	readonly color: Colour;
	readonly backgroundColor: Colour;
	readonly bold?: boolean;
};

/**
 * Joins neighbours of one style: a line with fewer styles is fewer bytes for the terminal. Spaces have no colour of their own, so
 * they take that of what stands beside them.
 */
export function joined(runs: readonly ColouredRun[]): readonly ColouredRun[] {
	return runs.reduce<ColouredRun[]>((all, next) => {
		const last = all.at(-1);
		const isBlank = next.text === ' ';
		const isAlike = isBlank || last?.color === '' || (last?.color === next.color && last.bold === next.bold);
		if (last?.backgroundColor === next.backgroundColor && isAlike) {
			all[all.length - 1] = {
				...last,
				text: last.text + next.text,
				...(last.color === '' && !isBlank && {color: next.color, bold: next.bold}),
			};
		} else {
			all.push(isBlank ? {...next, color: ''} : next);
		}

		return all;
	}, []);
}

/**
 * Crowns of half blocks, which every font with box drawing has, by the height of the square. Between their points they are
 * open, so that queens on neighbouring squares stay apart.
 */
const crowns: Readonly<Record<number, readonly string[]>> = {
	2: ['▐▄█▄▌', ' ▀▀▀ '],
	3: ['▄  ▄  ▄', '▐█▄█▄█▌', ' ▀▀▀▀▀ '],
	4: [' ▄  ▄  ▄ ', ' █▌▐█▌▐█ ', ' ▐█████▌ ', '  ▀▀▀▀▀  '],
	5: [' ▄   ▄   ▄ ', ' █▌ ▐█▌ ▐█ ', ' ██▄███▄██ ', ' ▐███████▌ ', '  ▀▀▀▀▀▀▀  '],
};

/** The line of a square on which labels, signs and numbers stand: of two lines the upper one, where a crown has its mass. */
export function labelLine({height}: SquareSize): number {
	return Math.floor((height - 1) / 2);
}

/** The runs of each line of a square. */
export function squareRuns(
	square: Square,
	size: SquareSize,
	tone: Colour,
	colours: Palette,
	glyphs: Glyphs,
): ColouredRun[][] {
	const ground = groundOf(square, tone, colours);
	const ink = inkOf(square, colours);
	const isCut = square.hasQueen === true && hasCrown(size, glyphs);
	const numberLook = square.texts || !textsOf(square, size) ? undefined : square.diagonal?.look;
	const signCell = isCut && square.sign ? {line: labelLine(size), column: centre(size.width)} : undefined;
	return squareLines(square, size, colours, glyphs).map((characters, line) =>
		characters.map((text, column): ColouredRun => {
			if (line === signCell?.line && column === signCell.column) {
				return {text, color: ground, backgroundColor: ink};
			}

			if (numberLook && /\d/.test(text)) {
				return numberLook === 'strong'
					? {text, color: ink, backgroundColor: ground, bold: true}
					: {text, color: ink, backgroundColor: ground};
			}

			// A full block has the ground of its ink: in some fonts it ends before the cell does.
			return {text, color: ink, backgroundColor: text === '█' ? ink : ground};
		}),
	);
}

function groundOf({ground, hasCursor}: Square, tone: Colour, {accent, attacker, attacked, pale}: Palette): Colour {
	const current = accent === '' ? tone : accent;
	if (hasCursor && accent !== '') {
		return accent;
	}

	return ground === undefined ? tone : {attacker, attacked, current, pale}[ground];
}

function inkOf({ground, hasCursor}: Square, {ink, white, deep, accent}: Palette): Colour {
	if (hasCursor && accent !== '') {
		return ink;
	}

	if (ground === 'attacked') {
		return white;
	}

	return ground === 'pale' ? deep : ink;
}

function hasCrown({height}: SquareSize, glyphs: Glyphs): boolean {
	return height > 1 && glyphs.hasCrowns;
}

export function centre(width: number): number {
	return (width - 1) >> 1;
}

/** The characters of each line of a square, one for each cell. */
function squareLines(square: Square, size: SquareSize, colours: Palette, glyphs: Glyphs): string[][] {
	const {width, height} = size;
	const lines = Array.from({length: height}, () => Array.from({length: width}, () => ' '));
	const middle = lines[labelLine(size)]!;
	const hasContent = square.hasQueen || square.sign || square.attack || textsOf(square, size);
	drawLines(lines, hasContent && height === 1 ? [] : (square.lines ?? []), size, glyphs);
	if (square.hasQueen) {
		drawQueen(lines, size, glyphs);
	}

	const text = contentText(square, size, hasBrackets(square, colours), glyphs);
	if (text !== undefined) {
		const start = square.hasQueen && !hasCrown(size, glyphs) ? centre(width) + 1 : centre(width) - centre(cells(text));
		put(middle, Math.max(0, Math.min(start, width - cells(text))), text);
	} else if (!hasContent && !square.lines?.length && colours.light === '') {
		middle[centre(width)] = glyphs.untried;
	}

	drawPins(lines, square, size, colours, glyphs);
	return lines;
}

function put(line: string[], start: number, text: string): void {
	for (const [index, character] of [...text].entries()) {
		line[start + index] = character;
	}
}

/** Thin lines from edge to edge. Where two meet there is a crossing. */
function drawLines(lines: string[][], through: readonly ThinLine[], size: SquareSize, glyphs: Glyphs): void {
	const {width, height} = size;
	const draw = (row: number, column: number, glyph: string) => {
		const line = lines[row]!;
		line[column] = line[column] === ' ' || line[column] === glyph ? glyph : glyphs.crossing;
	};
	for (const each of through) {
		if (each === 'row') {
			for (let column = 0; column < width; column++) {
				draw(labelLine(size), column, glyphs.row);
			}

			continue;
		}

		const glyph = {column: glyphs.column, diagonal: glyphs.falling, antidiagonal: glyphs.rising}[each];
		for (let row = 0; row < height; row++) {
			const along = Math.floor(((row + 0.5) * width) / height);
			const column = {column: centre(width), diagonal: along, antidiagonal: width - 1 - along}[each];
			draw(row, height === 1 ? centre(width) : column, glyph);
		}
	}
}

function drawQueen(lines: string[][], size: SquareSize, glyphs: Glyphs): void {
	if (!hasCrown(size, glyphs)) {
		lines[labelLine(size)]![centre(size.width)] = glyphs.queen;
		return;
	}

	for (const [row, text] of (crowns[size.height] ?? []).entries()) {
		put(lines[row]!, 0, text);
	}
}

/** The sign or the number on a square. Beside a queen of one cell there may be no room: its ground tells as much. */
function contentText(square: Square, size: SquareSize, isBracketed: boolean, glyphs: Glyphs): string | undefined {
	const {sign, attack, hasQueen} = square;
	if (attack) {
		return `${glyphs[attack.line]}${attack.row ?? ''}`;
	}

	if (sign) {
		// A hint is no queen, so its sign can take the place of one.
		const hasRoom = !hasQueen || hasCrown(size, glyphs) || size.width > 1 || sign === 'hint';
		return hasRoom ? glyphs[sign] : undefined;
	}

	// Brackets must not cut a number.
	const room = isBracketed ? Math.max(1, size.width - brackets) : size.width;
	return fittingText(textsOf(square, size) ?? [], room) ?? (square.texts && glyphs.long);
}

/** The cells that the cursor takes where there is no colour for it. */
const brackets = 2;

function hasBrackets({hasCursor}: Square, {accent}: Palette): boolean {
	return hasCursor === true && accent === '';
}

/** The number on a square in words, the best first. */
export function textsOf({texts, diagonal, hasQueen, sign, attack}: Square, {width}: SquareSize) {
	const hasDiagonal = diagonal && !hasQueen && !sign && !attack && width > 2;
	return texts ?? (hasDiagonal ? [String(diagonal.number)] : undefined);
}

/** The best text that fits into a square of this width; undefined if none does. */
export function fittingText(texts: readonly string[], width: number): string | undefined {
	const fitting = (room: number) => texts.find((each) => cells(each) <= room);
	// A number at the edge of a square runs into the next one, so a text with a free cell is better.
	return fitting(width - 1) ?? fitting(width);
}

/** A breakpoint at the lower right; the cursor as brackets where there is no colour for it. */
function drawPins(lines: string[][], square: Square, {width}: SquareSize, colours: Palette, glyphs: Glyphs): void {
	const {hasQueen, sign, hasBreakpoint} = square;
	const isBracketed = hasBrackets(square, colours);
	// The second bracket leaves the place to a sign beside a queen.
	const isSigned = hasQueen && sign && width === brackets + 1;
	for (const line of isBracketed ? lines : []) {
		if (width > brackets) {
			line[0] = '[';
		}

		if (!isSigned) {
			line[width - 1] = ']';
		}
	}

	if (hasBreakpoint) {
		const last = lines.at(-1)!;
		const middle = centre(width);
		const isFree = isBracketed && width > 2 && [' ', glyphs.untried].includes(last[middle]!);
		last[isFree ? middle : width - 1] = glyphs.breakpoint;
	}
}
