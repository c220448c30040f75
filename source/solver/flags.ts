import type {Variant} from './variant.js';

/** Remembers three tables of flags, one a column and one a diagonal in each direction, and looks up to three of them up. */
export const flags: Variant = {
	id: 'flags',
	guard(size) {
		const columns = new Uint8Array(size);
		const diagonals = new Uint8Array(2 * size - 1);
		const antidiagonals = new Uint8Array(2 * size - 1);

		const set = (row: number, column: number, value: 0 | 1) => {
			columns[column] = value;
			diagonals[row - column + size - 1] = value;
			antidiagonals[row + column] = value;
		};

		return {
			checks: 0,
			isAttacked(row, column) {
				this.checks++;
				if (columns[column]) {
					return true;
				}

				this.checks++;
				if (diagonals[row - column + size - 1]) {
					return true;
				}

				this.checks++;
				return antidiagonals[row + column] === 1;
			},
			place(row, column) {
				set(row, column, 1);
			},
			remove(row, column) {
				set(row, column, 0);
			},
		};
	},
};
