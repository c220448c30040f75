import {attackOn} from './board.js';
import {type Position, type Step, start} from './step.js';
import type {Variant} from './variant.js';

/**
 * The search itself, as a sequence of steps: rows from top to bottom, columns from left to right, from any position to
 * the end. One generator with the board as its stack: the same search as nested `yield*`, several times faster.
 */
export function* backtrack(
	size: number,
	variant: Pick<Variant, 'guard'>,
	from: Position = start,
): Generator<Step, undefined> {
	const guard = variant.guard(size);
	const queens = [...from.queens];
	for (const [row, column] of queens.entries()) {
		guard.place(row, column);
	}

	let {solutions} = from;
	let column = nextColumn(size, from);
	let isTested = from.step?.type === 'test' && !from.step.attack;
	while (true) {
		const row = queens.length;
		if (row === size && column === 0) {
			yield {type: 'solution', number: ++solutions};
		} else if (column < size) {
			const attack = !isTested && guard.isAttacked(row, column) ? attackOn(queens, row, column) : undefined;
			if (!isTested) {
				yield {type: 'test', row, column, attack};
			}

			isTested = false;
			if (attack) {
				column++;
				continue;
			}

			queens.push(column);
			guard.place(row, column);
			yield {type: 'place', row, column};
			column = 0;
			continue;
		}

		if (row === 0) {
			return;
		}

		column = queens.pop()!;
		guard.remove(row - 1, column);
		yield {type: 'backtrack', row: row - 1, column};
		column++;
	}
}

/** The column at which the row below the queens goes on; the size when nothing is left to do there. */
export function nextColumn(size: number, {step}: Position): number {
	switch (step?.type) {
		case 'test': {
			return step.attack ? step.column + 1 : step.column;
		}

		case 'backtrack': {
			return step.column + 1;
		}

		case 'solution': {
			return size;
		}

		case 'place':
		case undefined: {
			return 0;
		}
	}
}
