import {type Attack, attackOn, type Queens} from '../board.js';

/** Where brute force is after some operations. */
export type BruteForce = {
	/** The array in memory: after a queen is put down, the rows below still have those of the last whole board. */
	readonly queens: Queens;
	/** Whole boards: a queen has been put down in the last row. */
	readonly boards: number;
	readonly solutions: number;
	readonly checks: number;
	readonly writes: number;
};

/**
 * The program with which articles about this problem begin. In each row, from the top, it puts a queen into one column after
 * the other, without a test: one write, over the queen that stood there. When the board is whole, it compares its queens, row
 * by row, each with those above it from the top, until one attacks: one check for each comparison.
 *
 * Exact for less than 2^53 operations, without building all boards: if queens at the top attack each other, the boards that
 * begin with them are n^k, for k rows below, and all fail at the same check.
 */
export function bruteForceAt(size: number, operations: number): BruteForce {
	const queens: number[] = [];
	const done = {boards: 0, solutions: 0, checks: 0, writes: 0};
	const left = () => operations - done.checks - done.writes;

	function place(row: number): void {
		const attacked = firstAttacked(queens.slice(0, row));
		const boards = size ** (size - row);
		// Of each board all pairs of the rows above, then the queen of the row down to the first attack.
		const above = attacked?.row ?? row;
		const checks = boards * ((above * (above - 1)) / 2 + (attacked ? attacked.attack.row + 1 : 0));
		const writes = writesOf(size, size - row);
		if ((row === size || attacked) && checks + writes <= left()) {
			done.boards += boards;
			done.solutions += attacked ? 0 : 1;
			done.checks += checks;
			done.writes += writes;
			queens.length = size;
			queens.fill(size - 1, row);
			return;
		}

		if (row === size) {
			done.boards++;
			done.checks += left();
		}

		for (let column = 0; row < size && column < size && left() > 0; column++) {
			queens[row] = column;
			done.writes++;
			place(row + 1);
		}
	}

	place(0);
	return {queens, ...done};
}

/** The queen that the check of a board finds attacked first. */
export function firstAttacked(queens: Queens): {readonly row: number; readonly attack: Attack} | undefined {
	for (const [row, column] of queens.entries()) {
		const attack = attackOn(queens, row, column);
		if (attack) {
			return {row, attack};
		}
	}

	return undefined;
}

/** The writes that fill this many rows in all ways: n + n^2 + … */
function writesOf(size: number, rows: number): number {
	return rows === 0 ? 0 : size * (1 + writesOf(size, rows - 1));
}

/**
 * Checks for all n^n boards, from 1 queen on. Each comparison that `scan` makes in row r is made for all n^(n - 1 - r) ways to
 * fill the rows below, so this is one sum over the search of `scan`.
 */
const allChecks = `
	0 4 35 432 6321 109456 2196627 50199400 1285408377 36418683700 1131774160951 38269382541722 1398522956941647
	54929650233066884 2307426323033952951 103223531344245863418
`
	.trim()
	.split(/\s+/)
	.map(BigInt);

/** The operations for all n^n boards; undefined beyond 16 queens. */
export function bruteForceTotal(size: number): bigint | undefined {
	const checks = allChecks[size - 1];
	const writes = Array.from({length: size}, (_, row) => BigInt(size) ** BigInt(row + 1)).reduce((a, b) => a + b);
	return checks === undefined ? undefined : checks + writes;
}
