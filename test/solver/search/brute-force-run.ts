import type {BruteForce} from '../../../source/solver/search/brute-force.js';

/** The program of the articles, which builds every board, up to a number of operations. */
export function bruteForceRun(size: number, operations: number): BruteForce {
	const queens: number[] = [];
	let [boards, solutions, checks, writes] = [0, 0, 0, 0];
	const isOver = () => checks + writes === operations;

	function check(): void {
		for (let row = 1; row < size; row++) {
			for (let above = 0; above < row; above++) {
				if (isOver()) {
					return;
				}

				checks++;
				const across = Math.abs(queens[row]! - queens[above]!);
				if (across === 0 || across === row - above) {
					return;
				}
			}
		}

		solutions++;
	}

	function place(row: number): void {
		for (let column = 0; column < size && !isOver(); column++) {
			queens[row] = column;
			writes++;
			if (row < size - 1) {
				place(row + 1);
			} else {
				boards++;
				check();
			}
		}
	}

	place(0);
	return {queens, boards, solutions, checks, writes};
}
