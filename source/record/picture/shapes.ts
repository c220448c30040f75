/** In pixels; in the usual monospace fonts a cell is 0.6 times as wide as high. */
export const cell = {width: 9, height: 17, baseline: 13, type: 15};

// Paths, because a font leaves gaps where its cells have another size.

/** Left and upper edge, width and height, as shares of the cell. */
const blocks: Readonly<Record<string, readonly [x: number, y: number, width: number, height: number]>> = {
	'▀': [0, 0, 1, 1 / 2],
	'▌': [0, 0, 1 / 2, 1],
	'▐': [1 / 2, 0, 1 / 2, 1],
	'▄': [0, 1 / 2, 1, 1 / 2],
	'█': [0, 0, 1, 1],
};

export function blockPath(text: string, left: number, top: number): string {
	return repetitions(text)
		.map(({character, column, count}) => {
			const [x, y, width, height] = blocks[character] ?? [0, 0, 1, 1];
			// Several full-width cells in a row are one rectangle.
			const isWide = width === 1;
			return Array.from({length: isWide ? 1 : count}, (_, index) => {
				const start = rounded(left + (column + index + x) * cell.width);
				const across = rounded((isWide ? count : width) * cell.width);
				return `M${start} ${rounded(top + y * cell.height)}h${across}v${rounded(height * cell.height)}H${start}z`;
			}).join('');
		})
		.join('');
}

/** Lines through the middle of a cell: where each begins in the cell, and its path from there. */
const lines: Readonly<Record<string, readonly [x: number, y: number, path: string]>> = {
	'─': [0, 8.5, 'h9'],
	'│': [4.5, 0, 'v17'],
	'╭': [4.5, 17, 'v-4.5q0-4 4-4h.5'],
	'╮': [4.5, 17, 'v-4.5q0-4-4-4h-.5'],
	'╯': [4.5, 0, 'v4.5q0 4-4 4h-.5'],
	'╰': [4.5, 0, 'v4.5q0 4 4 4h.5'],
	'├': [4.5, 0, 'v17m0-8.5h4.5'],
	'┤': [4.5, 0, 'v17m0-8.5h-4.5'],
	'╳': [0, 17, 'l9-17m-9 0l9 17'],
};

export function linePath(text: string, left: number, top: number): string {
	return repetitions(text)
		.map(({character, column, count}) => {
			const [x, y, path] = lines[character] ?? [0, 0, ''];
			const start = left + column * cell.width + x;
			return character === '─'
				? `M${start} ${top + y}h${count * cell.width}`
				: Array.from({length: count}, (_, index) => `M${start + index * cell.width} ${top + y}${path}`).join('');
		})
		.join('');
}

type Repetition = {readonly character: string; readonly column: number; readonly count: number};

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
