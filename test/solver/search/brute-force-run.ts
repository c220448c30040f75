import type {BruteForce} from '../../../source/solver/index.js';

/** The program of the articles, which builds every board: where it is after each operation, from none on. */
export function bruteForceRun(size: number): readonly BruteForce[] {
	const queens: number[] = [];
	const after: BruteForce[] = [];
	let boards = 0;
	let solutions = 0;
	let checks = 0;
	let writes = 0;
	const record = () => after.push({queens: [...queens], boards, solutions, checks, writes});

	function isSafe(): boolean {
		for (let row = 1; row < size; row++) {
			for (let above = 0; above < row; above++) {
				checks++;
				record();
				const across = Math.abs(queens[row]! - queens[above]!);
				if (across === 0 || across === row - above) {
					return false;
				}
			}
		}

		return true;
	}

	function place(row: number): void {
		if (row === size) {
			if (isSafe()) {
				solutions++;
				// The last operation has decided it.
				after.pop();
				record();
			}

			return;
		}

		for (let column = 0; column < size; column++) {
			queens[row] = column;
			writes++;
			boards += row === size - 1 ? 1 : 0;
			record();
			place(row + 1);
		}
	}

	record();
	place(0);
	return after;
}
