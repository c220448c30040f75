import type {Queens} from '../board.js';
import type {VariantId} from './variant.js';
import {variants} from './variants.js';

/** What one test costs each variant. */
export type Checks = Readonly<Record<VariantId, number>>;

/**
 * Returns a function that has every variant test a column of the row below the given queens, and tells what it cost
 * them. Their guards are kept between calls, so neighbouring positions cost little.
 */
export function createMeter(size: number): (queens: Queens, column: number) => Checks {
	const guards = variants.map(({id, guard}) => ({id, guard: guard(size)}));
	const placed: number[] = [];

	function stand(queens: Queens): void {
		while (placed.length > queens.length || placed.some((column, row) => column !== queens[row])) {
			const column = placed.pop()!;
			for (const {guard} of guards) {
				guard.remove(placed.length, column);
			}
		}

		for (const column of queens.slice(placed.length)) {
			for (const {guard} of guards) {
				guard.place(placed.length, column);
			}

			placed.push(column);
		}
	}

	return (queens, column) => {
		stand(queens);
		const checks = {scan: 0, flags: 0, bitmask: 0};
		for (const {id, guard} of guards) {
			guard.checks = 0;
			guard.isAttacked(queens.length, column);
			checks[id] = guard.checks;
		}

		return checks;
	};
}
