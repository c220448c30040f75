import {largestSize} from '../solver/board.js';
import type {Text} from '../text/en.js';
import type {PrintedTest, Tested} from '../text/own-program.js';
import {type Beside, causesOf} from './causes.js';
import {withGhosts} from './ghosts.js';
import type {CauseId} from './mistakes.js';
import {type ProgramState, statesOf, type Trace} from './states.js';

/** What a program has printed, as a file has it. */
export type ProgramTests = Trace<PrintedTest> & {
	/** `-` is standard input. */
	readonly file: string;
	/** The program counts from 1, or names columns first. */
	readonly isRenamed: boolean;
	readonly beside?: Beside | undefined;
	readonly faultBeside?: (text: Text) => string | undefined;
	/** The message of the error by which it ended, and its line. */
	readonly crash?: {readonly line: number; readonly text: string} | undefined;
};

/** Why tests cannot be judged: they are not those of this search, or not all that the program makes. */
export type Doubt = {
	readonly type: keyof Text['trace']['doubts'];
	readonly first: Tested;
	/** Of the board that these tests fit. */
	readonly size: number;
};

export type Verdict = 'right' | 'wrong' | 'unclear';
export type Judgement = ReturnType<typeof judgeTrace<PrintedTest>>;

/** Of so few queens, many wrong programs make the right tests. */
export function hidesMistakes(size: number): boolean {
	return size < 6;
}

/** Judges the tests of a program by the queens that it holds at each. `beside` is what it prints, too. */
export function judgeTrace<Test extends Tested>(trace: Trace<Test>, beside?: Beside) {
	const {size} = trace;
	const ordered = inSearchOrder(size, trace.tests);
	const own = {...trace, tests: ordered ?? trace.tests, isByRows: ordered !== undefined};
	const faults: number[] = [];
	let [at, wrong, solutions] = [0, 0, 0];
	let first: ProgramState | undefined;
	for (const state of statesOf(own)) {
		if (state.faults.length > 0) {
			first ??= state;
			faults.push(at);
			wrong += Number(state.test !== undefined);
		}

		({solutions} = state);
		at++;
	}

	const isWrong = first !== undefined || beside?.isWrong === true;
	const hasNoVerdict = first?.faults.some(({kind}) => kind === 'no-verdict') === true;
	const ofTable = isWrong && !hasNoVerdict ? causesOf(own, beside) : [];
	const causes: readonly CauseId[] = hasNoVerdict ? ['no-verdict'] : ofTable;
	const doubt = first && causes.length === 0 ? doubtOf(own, first, faults[0]!) : undefined;
	const mayHaveGhosts = !doubt && first && (causes.length === 0 || causes.includes('not-removed'));
	const states = {[Symbol.iterator]: () => statesOf(own)};
	const answer = isWrong ? 'wrong' : 'right';
	const verdict: Verdict = doubt ? 'unclear' : answer;
	return {
		verdict,
		doubt,
		/** As given; in the order of the search, if the program tests each row whole first. */
		tests: own.tests,
		isByRows: own.isByRows,
		/** One before the first test, one after each, and one after all. */
		states: {
			*[Symbol.iterator]() {
				for (const state of mayHaveGhosts ? withGhosts(states) : states) {
					yield doubt ? {...state, faults: []} : state;
				}
			},
		},
		/** The indices of states with faults. The last state has one if the program ends too early. */
		faults: doubt ? [] : faults,
		/** How many tests are wrong. */
		wrong,
		solutions,
		/** With each of these mistakes a program prints this. */
		causes,
	};
}

function doubtOf(trace: Trace, state: ProgramState, at: number): Doubt | undefined {
	const {tests} = trace;
	const [first] = tests;
	const size = otherSize(trace);
	const type = size === undefined ? doubtAt(tests, state, at) : 'other-size';
	return type && first && {type, first, size: size ?? trace.size};
}

function doubtAt(tests: readonly Tested[], {faults: [fault, another]}: ProgramState, at: number) {
	const {kind} = fault!;
	const areLeftOut = kind === 'columns-left-out' || (kind === 'nothing-below' && !another);
	if (areLeftOut && tests.every(({isSafe}) => isSafe) && tests.some(({row}) => row > 0)) {
		return 'only-safe';
	}

	const ofFirst: Partial<Record<typeof kind, Doubt['type']>> = {
		'rows-left-out': 'after-call',
		'columns-left-out': 'own-order',
	};
	return at === 1 ? ofFirst[kind] : undefined;
}

/** Of how many queens the tests are, if not of as many as given. */
export function otherSize(trace: Trace): number | undefined {
	const {size, tests} = trace;
	const shown = shownSize(tests);
	if (shown === undefined || shown === size) {
		return undefined;
	}

	const faults = [...faultsIn({...trace, size: shown})].length;
	return faults === 0 || (shown > size && faults < [...faultsIn(trace)].length) ? shown : undefined;
}

/** If rows and columns reach the same number. */
export function shownSize(tests: readonly Tested[]): number | undefined {
	const row = tests.reduce((most, test) => Math.max(most, test.row), 0);
	const column = tests.reduce((most, test) => Math.max(most, test.column), 0);
	return row === column && row > 2 && row < largestSize ? row + 1 : undefined;
}

/** The indices of the states that have some. */
export function* faultsIn(trace: Trace): Generator<number, undefined> {
	let at = 0;
	for (const {faults} of statesOf({...trace, tests: inSearchOrder(trace.size, trace.tests) ?? trace.tests})) {
		if (faults.length > 0) {
			yield at;
		}

		at++;
	}
}

/** Of many states, most are never made. */
export function firstFaulty<State extends ProgramState>(states: Iterable<State>): State | undefined {
	for (const state of states) {
		if (state.faults.length > 0) {
			return state;
		}
	}

	return undefined;
}

/**
 * Of a program that tests each row whole before it places a queen in it: its tests in the order of the search, as far as
 * they tell it. Undefined for other programs.
 */
function inSearchOrder<Test extends Tested>(size: number, tests: readonly Test[]): readonly Test[] | undefined {
	if (tests[size]?.row !== 1) {
		return undefined;
	}

	const ordered: Test[] = [];
	let [next, isOver] = [0, false];
	/** Whether the next tests are this row. Calls above go on with other queens, or have tried all. */
	const place = (row: number, goesOn: boolean): boolean => {
		const tested = tests.slice(next, next + size);
		next += tested.length;
		if (tested.some((test, column) => test.row !== row || test.column !== column)) {
			return false;
		}

		for (const [column, test] of tested.entries()) {
			if (!isOver) {
				ordered.push(test);
				isOver = next === tests.length && (tested.length < size || (test.isSafe && row < size - 1));
				const isLater = () => goesOn || tested.slice(column + 1).some(({isSafe}) => isSafe);
				if (!isOver && test.isSafe && row < size - 1 && !place(row + 1, isLater())) {
					return false;
				}
			}
		}

		// It stops at a solution.
		isOver ||= goesOn && row === size - 1 && next === tests.length && tested.some(({isSafe}) => isSafe);
		return true;
	};

	return place(0, false) && next === tests.length ? ordered : undefined;
}
