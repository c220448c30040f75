import {agreementOf} from '../explorer/replay.js';
import {isSame} from '../solver/index.js';
import {fromZero, type Trace} from './traces.js';

export type StepsVerdict = ReturnType<typeof verdictOnSteps>;
export type Difference = NonNullable<StepsVerdict['difference']>;

/** Compares tests with those of the search. Rows and columns count from 0. */
export function verdictOnSteps(trace: Trace, size: number) {
	const tested = fromZero(trace);
	const {count, solutions, queens, expected} = agreementOf(size, tested);
	const last = tested.at(-1)!;
	const found = tested[count];
	const isRight = !found && (!expected || (last.isSafe && last.row === size - 1));
	const isSameSquare = found !== undefined && expected !== undefined && isSame(found, expected);
	// Attacked squares may not be printed.
	const isOnlySafe =
		found?.row === expected?.row &&
		(found?.column ?? 0) > (expected?.column ?? 0) &&
		tested.every(({isSafe}) => isSafe);
	const {line} = trace.tests[count] ?? trace.tests.at(-1)!;
	return {
		tests: tested.length,
		solutions,
		/** Where the program first does what the search does not. */
		difference: isRight ? undefined : {line, found, expected, queens, isSameSquare},
		/** It searches in another order, or shows something else. */
		isOwnOrder: !isSameSquare && (count === 0 || isOnlySafe),
		isCut: isRight && expected !== undefined,
		tested,
	};
}
