import {unicodeGlyphs} from '../../components/glyphs.js';

/** The size of a cell, and of the type in it, in pixels: in the usual monospace fonts it is 0.6 times as wide as high. */
export const cell = {width: 9, height: 17, baseline: 13, type: 15};

// Box drawing and block elements as paths: a font leaves gaps between them where its cells have another size.

/** The part of a cell that a block element fills: its left and upper edge, its width and its height, as shares of the cell. */
const blocks: Readonly<Record<string, readonly [x: number, y: number, width: number, height: number]>> = {
	'▀': [0, 0, 1, 1 / 2],
	'▌': [0, 0, 1 / 2, 1],
	'▐': [1 / 2, 0, 1 / 2, 1],
	...Object.fromEntries([...'▁▂▃▄▅▆▇█'].map((block, index) => [block, [0, 1 - (index + 1) / 8, 1, (index + 1) / 8]])),
};

/** Block elements from this place on. Shades fill the cell. */
export function blockPath(text: string, left: number, top: number): string {
	return repetitions(text)
		.map(({character, column, count}) => {
			const [x, y, width, height] = blocks[character] ?? [0, 0, 1, 1];
			// Several cells in a row have one rectangle where it fills their width.
			const isWide = width === 1;
			return Array.from({length: isWide ? 1 : count}, (_, index) => {
				const start = rounded(left + (column + index + x) * cell.width);
				const across = rounded((isWide ? count : width) * cell.width);
				return `M${start} ${rounded(top + y * cell.height)}h${across}v${rounded(height * cell.height)}H${start}z`;
			}).join('');
		})
		.join('');
}

/** The sides that an edge connects. Up is 1, down 2, left 4, right 8. */
function sidesOf(character: string): number {
	return character === ' ' ? 0 : Math.max(0, unicodeGlyphs.edges.indexOf(character));
}

const radius = 4;

/** Box drawing from this place on, as lines through the middle of the cells. */
export function linePath(text: string, left: number, top: number): string {
	const [bottom, middle] = [top + cell.height, top + cell.height / 2];
	return repetitions(text)
		.map(({character, column, count}) => {
			const starts = Array.from({length: count}, (_, index) => left + (column + index) * cell.width);
			switch (character) {
				case '─': {
					return `M${starts[0]} ${middle}h${count * cell.width}`;
				}

				case '┄': {
					return starts.map((x) => `M${x + 1} ${middle}h1m2 0h1m2 0h1`).join('');
				}

				case '╱': {
					return starts.map((x) => rising(x, top)).join('');
				}

				case '╲': {
					return starts.map((x) => falling(x, top)).join('');
				}

				case '╳': {
					return starts.map((x) => rising(x, top) + falling(x, top)).join('');
				}

				default: {
					return starts.map((x) => edgePath(sidesOf(character), x, {top, middle, bottom})).join('');
				}
			}
		})
		.join('');
}

function rising(x: number, top: number): string {
	return `M${x} ${top + cell.height}l${cell.width}-${cell.height}`;
}

function falling(x: number, top: number): string {
	return `M${x} ${top}l${cell.width} ${cell.height}`;
}

type Heights = {readonly top: number; readonly middle: number; readonly bottom: number};

/** Lines to the sides, or a rounded corner where there is one upright and one across. */
function edgePath(sides: number, x: number, {top, middle, bottom}: Heights): string {
	const [up, down, before, behind] = [1, 2, 4, 8].map((side) => (sides & side) > 0);
	const [centre, right] = [x + cell.width / 2, x + cell.width];
	const [start, end] = [before ? x : centre, behind ? right : centre];
	const [first, last] = [up ? top : middle, down ? bottom : middle];
	if (up !== down && before !== behind) {
		const [across, along] = [behind ? radius : -radius, up ? radius : -radius];
		return `M${centre} ${up ? first : last}V${middle - along}q0 ${along} ${across} ${along}H${behind ? end : start}`;
	}

	return (first < last ? `M${centre} ${first}V${last}` : '') + (start < end ? `M${start} ${middle}H${end}` : '');
}

type Repetition = {readonly character: string; readonly column: number; readonly count: number};

/** Characters that follow themselves, and where each begins. */
function repetitions(text: string): readonly Repetition[] {
	return [...text.matchAll(/(.)\1*/gu)].map((match) => ({
		character: match[1] ?? '',
		column: match.index,
		count: match[0].length,
	}));
}

function rounded(value: number): number {
	return Number(value.toFixed(2));
}
