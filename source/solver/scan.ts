import type {Variant} from './variant.js';

/** Remembers the columns of the queens, and compares with one queen after the other until one attacks. */
export const scan: Variant = {
	id: 'scan',
	guard() {
		const queens: number[] = [];
		return {
			checks: 0,
			isAttacked(row, column) {
				for (const [above, queen] of queens.entries()) {
					this.checks++;
					if (queen === column || Math.abs(queen - column) === row - above) {
						return true;
					}
				}

				return false;
			},
			place(_row, column) {
				queens.push(column);
			},
			remove() {
				queens.pop();
			},
		};
	},
};
