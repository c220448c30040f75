import type {Fault} from './fault.js';
import {squaresIn} from './fault.js';

/** How a line of attack runs through the squares between two queens. */
const signs = {column: '|', diagonal: '\\', antidiagonal: '/'} as const;

/** A wrong board as lines of text. `X` marks two queens that attack each other, and the squares between show the line. */
export function pictureOf(masks: readonly number[], fault: Fault): readonly string[] {
	const size = masks.length;
	const squares = masks.map(() => new Array<string>(size).fill('.'));
	const draw = (row: number, column: number, sign: string) => squares[row]?.splice(column, 1, sign);
	for (const {row, column} of squaresIn(masks).filter((square) => square.column < size)) {
		draw(row, column, 'Q');
	}

	if (fault.type === 'attack') {
		const {one, other, line} = fault;
		const across = Math.sign(other.column - one.column);
		for (let row = one.row; row <= other.row; row++) {
			const isEnd = row === one.row || row === other.row;
			draw(row, one.column + across * (row - one.row), isEnd ? 'X' : signs[line]);
		}
	}

	const wide = String(size - 1).length;
	const head = squares.map((_, column) => String(column)).map((name) => pad(name, wide));
	return [`${pad('', wide)}  ${head.join(' ')}`, ...squares.map((row, index) => drawn(index, row, wide))].map((line) =>
		line.trimEnd(),
	);
}

function drawn(index: number, row: readonly string[], wide: number): string {
	return `${pad(String(index), wide)}  ${row.map((sign) => pad(sign, wide)).join(' ')}`;
}

/** At most two digits: aligned on the right. */
function pad(text: string, wide: number): string {
	return `${' '.repeat(wide - text.length)}${text}`;
}

/** The board as `--queens` takes it: for each row the columns of its queens. */
export function queensOption(masks: readonly number[]): string {
	const squares = squaresIn(masks);
	const inRow = (row: number) => squares.filter((square) => square.row === row).map(({column}) => column);
	return masks.map((mask, row) => (mask === 0 ? '.' : inRow(row).join(','))).join(' ');
}
