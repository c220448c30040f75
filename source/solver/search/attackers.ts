import {type Attack, type Line, largestSize} from '../board.js';

/** The lines of an attack by where the attacked square lies: left of the queen's column, in it, or right of it. */
const lines: readonly Line[] = ['antidiagonal', 'column', 'diagonal'];

/** Every attack there can be, by row and line. Made once: a search may be started for a single step. */
const attacks = Array.from({length: largestSize}, (_, row) => lines.map((line): Attack => ({row, line}))).flat();

/** The queens on a board, kept so that who attacks a square is looked up and not searched for. */
export type Attackers = {
	place(row: number, column: number): void;
	remove(row: number, column: number): void;
	/** The uppermost queen that attacks a square, one of which does. */
	uppermost(row: number, column: number): Attack | undefined;
};

/** The attackers on an empty board. No branch depends on where the queens stand: no processor could foretell it. */
export function createAttackers(size: number): Attackers {
	const queens = new Array<number>(size).fill(0);
	// In each table, the rows of the queens on a line: row r is the bit that has r bits above it.
	const columns = new Array<number>(size).fill(0);
	const diagonals = new Array<number>(2 * size).fill(0);
	const antidiagonals = new Array<number>(2 * size).fill(0);

	function set(row: number, column: number, rows: number): void {
		columns[column] = rows;
		diagonals[row - column + size] = rows;
		antidiagonals[row + column] = rows;
	}

	return {
		place(row, column) {
			queens[row] = column;
			set(row, column, 1 << (31 - row));
		},
		remove(row, column) {
			set(row, column, 0);
		},
		uppermost(row, column) {
			const rows = columns[column]! | diagonals[row - column + size]! | antidiagonals[row + column]!;
			const attacker = Math.clz32(rows);
			const aside = column - queens[attacker]!;
			const side = (aside >> 31) - (-aside >> 31);
			return attacks[lines.length * attacker + 1 + side];
		},
	};
}
