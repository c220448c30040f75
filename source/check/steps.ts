import {attackOn, isSame} from '../solver/index.js';
import type {Tested} from '../text/own-program.js';
import {agreementOf, type Trace} from './traces.js';

export type StepsVerdict = ReturnType<typeof verdictOnSteps>;
export type Difference = NonNullable<StepsVerdict['difference']>;

/** Compares tests with those of the search. Rows and columns count from 0. */
export function verdictOnSteps(trace: Trace, size: number) {
	const {count, solutions, queens, expected} = agreementOf({...trace, size});
	const tested = trace.tests.map(({row, column, isSafe}): Tested => {
		return {row: row - trace.base, column: column - trace.base, isSafe};
	});
	const last = tested.at(-1)!;
	const found = tested[count];
	const isRight = !found && (!expected || (last.isSafe && last.row === size - 1));
	const isSameSquare = found !== undefined && expected !== undefined && isSame(found, expected);
	const {line} = trace.tests[count] ?? trace.tests.at(-1)!;
	return {
		tests: tested.length,
		solutions,
		/** Where the program first does what the search does not. */
		difference: isRight ? undefined : {line, found, expected, queens, isSameSquare, ...alikeIn(tested, count)},
		/** It searches in another order, or shows something else. */
		isOwnOrder: count === 0 && !isSameSquare,
		isCut: isRight && expected !== undefined,
		tested,
	};
}

/** How many tests after the first wrong one are wrong for the queens of the program, in the same way and in another. */
function alikeIn(tested: readonly Tested[], from: number): {readonly alike: number; readonly others: number} {
	const queens: number[] = [];
	const [first, ...later] = tested
		.map(({row, column, isSafe}) => {
			queens.length = Math.max(0, Math.min(queens.length, row));
			if (queens.length < row) {
				return undefined;
			}

			const attack = attackOn(queens, row, column);
			if (isSafe) {
				queens.push(column);
			}

			return isSafe === Boolean(attack) ? (attack?.line ?? 'none') : undefined;
		})
		.slice(from);
	const wrong = later.filter((line) => line !== undefined);
	const alike = wrong.filter((line) => line === first).length;
	return {alike, others: wrong.length - alike};
}
