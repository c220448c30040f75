import type {Square} from '../solver/board.js';
import type {Text} from '../text/en.js';
import {firstSentence} from '../text/wrap.js';
import type {Doubt} from './judge.js';
import type {CauseId} from './mistakes.js';
import type {ProgramState} from './states.js';

/** The first thing that is wrong, and a question, or nothing. Rows and columns count from `base`. */
export function faultWords(
	{faults: [fault], test, queens, said, attackers, ghost, solutions}: ProgramState,
	size: number,
	{faults}: Text['trace'],
	base = 0,
): readonly [fact: string, question?: string] | undefined {
	const named = <Place extends Square>(square: Place): Place => {
		return {...square, row: square.row + base, column: square.column + base};
	};
	return (
		fault &&
		faults[fault.kind]({
			row: fault.row + base,
			columns: [fault.columns[0] + base, fault.columns[1] + base],
			test: test && named(test),
			first: base,
			last: size - 1 + base,
			solutions,
			attackers: attackers.map(named),
			ghost: ghost && named(ghost),
			hasQueens: queens.length > 0,
			hasRemoved: said[0]!.some((one) => one?.isSafe),
		})
	);
}

/** More say little. */
const mostCauses = 3;

/** What else prints the same is named, too. */
export function causeWords(causes: readonly CauseId[], {mistakes, either}: Text['trace']): string | undefined {
	const words = causes.map((cause) => mistakes[cause]);
	return words.length < 2 || words.length > mostCauses
		? words.find(() => words.length === 1)
		: either(words.map((each) => firstSentence(each).slice(0, -1)));
}

/** A sentence without its end. */
export function doubtWords({type, first, size: own}: Doubt, size: number, {doubts}: Text['trace'], base = 0): string {
	return doubts[type]({base, first: {row: first.row + base, column: first.column + base}, own, size});
}
