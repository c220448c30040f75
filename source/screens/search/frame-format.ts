import type {Text} from '../../text/en.js';
import {cells} from '../../text/width.js';

/** How a call in the stack is written. The loop matters most, then the spaces in it, then the name of the function. */
export type FrameFormat = {
	readonly label: 'call' | 'row';
	readonly loop: 'spaced' | 'dense' | 'none';
	/** The largest width of a call in this format, in cells. */
	readonly columns: (size: number) => number;
};

/** Returns the width of the name of a call, with the sign behind it. */
export function callColumns(size: number): number {
	return cells('place() ') + String(size).length;
}

/** Returns the width of the row alone, with the sign behind it. */
export function rowColumns(size: number): number {
	return String(size).length + 1;
}

const fullFormat: FrameFormat = {label: 'call', loop: 'spaced', columns: (size) => callColumns(size) + 2 * size - 1};
const narrowestFormat: FrameFormat = {label: 'row', loop: 'none', columns: rowColumns};
/** The most detailed first. */
const formats: readonly FrameFormat[] = [
	fullFormat,
	{label: 'row', loop: 'spaced', columns: (size) => rowColumns(size) + 2 * size - 1},
	{label: 'call', loop: 'dense', columns: (size) => callColumns(size) + size},
	{label: 'row', loop: 'dense', columns: (size) => rowColumns(size) + size},
];

/** Returns the most detailed format that fits into `width` cells. */
export function frameFormat(size: number, width: number): FrameFormat {
	return formats.find(({columns}) => columns(size) <= width) ?? narrowestFormat;
}

/**
 * Returns the width of the stack in the most detailed format. The call below a full board has a note instead of a loop.
 */
export function stackColumns(size: number, text: Text): number {
	const notes = [text.fullBoard, text.returned, text.solutionNumber(permutations(size))];
	return Math.max(fullFormat.columns(size), callColumns(size) + Math.max(...notes.map(cells)));
}

/** The ways to put one queen in each row and column: no board has more solutions. */
function permutations(size: number): number {
	return Array.from({length: size}, (_, index) => index + 1).reduce((product, each) => product * each, 1);
}
