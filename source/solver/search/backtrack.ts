import {createAttackers} from './attackers.js';
import {nextColumn, type Position, type Step, start} from './step.js';
import type {Variant} from './variant.js';

/**
 * The search itself, as a sequence of steps: rows from top to bottom, columns from left to right, from any position to
 * the end. The board is its stack. Not a generator, which would be shorter but take a third longer.
 */
export function backtrack(
	size: number,
	variant: Pick<Variant, 'guard'>,
	from: Position = start,
): IterableIterator<Step, undefined> {
	const guard = variant.guard(size);
	const attackers = createAttackers(size);
	const queens: number[] = [];
	for (const column of from.queens) {
		place(column);
	}

	let {solutions} = from;
	let column = nextColumn(size, from);
	let isSafe = from.step?.type === 'test' && !from.step.attack;

	function place(column: number): void {
		guard.place(queens.length, column);
		attackers.place(queens.length, column);
		queens.push(column);
	}

	function remove(): number {
		const column = queens.pop()!;
		guard.remove(queens.length, column);
		attackers.remove(queens.length, column);
		return column;
	}

	function nextStep(): Step | undefined {
		const row = queens.length;
		const tested = column;
		if (isSafe) {
			isSafe = false;
			column = 0;
			place(tested);
			return {type: 'place', row, column: tested};
		}

		if (row === size && column === 0) {
			column = size;
			return {type: 'solution', number: ++solutions};
		}

		if (column < size) {
			const attack = guard.isAttacked(row, tested) ? attackers.uppermost(row, tested) : undefined;
			isSafe = !attack;
			column += attack ? 1 : 0;
			return {type: 'test', row, column: tested, attack};
		}

		if (row === 0) {
			return undefined;
		}

		const removed = remove();
		column = removed + 1;
		return {type: 'backtrack', row: row - 1, column: removed};
	}

	return {
		next() {
			const value = nextStep();
			return value ? {done: false, value} : {done: true, value};
		},
		[Symbol.iterator]() {
			return this;
		},
	};
}
