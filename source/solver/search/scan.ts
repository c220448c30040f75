import {type AttackLine, lineFrom} from '../board.js';
import {scanListings} from './scan-listings.js';
import type {Variant} from './variant.js';

/** Remembers the columns of the queens. A test compares the square with each queen from the top until one attacks. */
export const scan = {
	id: 'scan',
	listings: scanListings,
	checks: ({comparisons}) => comparisons,
	// The element of `queens`.
	writes: {place: 1, backtrack: 1},
	memory: (_size, queens) => queens,
	guard(_size) {
		const queens: number[] = [];
		/** The comparisons that the last test has made, from the top, and what the last of them has found. */
		let made = 0;
		let found: AttackLine | undefined;
		return {
			checks: 0,
			isAttacked(row, column) {
				found = undefined;
				for (made = 0; !found && made < queens.length; made++) {
					found = lineFrom(queens[made]!, column, row - made);
				}

				this.checks += made;
				return found !== undefined;
			},
			explain: () => ({
				type: 'comparisons',
				name: 'queens',
				made: queens.slice(0, made).map((column, row) => ({row, column, line: row === made - 1 ? found : undefined})),
				queens: [...queens],
			}),
			place(_row, column) {
				queens.push(column);
			},
			remove() {
				queens.pop();
			},
		};
	},
} as const satisfies Variant;
