import {backtrack, isAmong, isSame, isSolution, lineFrom, type Square, variantOf} from '../solver/index.js';
import type {Attacker, PrintedTest, Tested} from '../text/own-program.js';

/** Rows come first, and both count from 0. */
type Tests = {
	readonly size: number;
	readonly tests: readonly PrintedTest[];
	/** The program has made more. */
	readonly isCut: boolean;
	/** A program may stop after as many solutions. */
	readonly limit?: number | undefined;
};

export type ProgramTests = Tests & {
	/** `-` is standard input. */
	readonly file: string;
	/** The program counts from 1, or names columns first. */
	readonly isRenamed: boolean;
};

/** What no search does: it tests another square next, or says what is not true. */
export type Fault = {
	readonly kind: FaultKind;
	readonly row: number;
	readonly columns: readonly [first: number, last: number];
	/** The squares that are never tried because of it. */
	readonly squares: readonly Square[];
};

export type FaultKind =
	| 'outside'
	| 'rows-left-out'
	| 'row-without-queen'
	| 'nothing-below'
	| 'early-return'
	| 'columns-left-out'
	| 'after-end'
	| 'column-again'
	| 'row-not-reset'
	| 'wrong-safe'
	| 'wrong-attacked'
	| 'early-end'
	| 'stopped';

type Said = {readonly isSafe: boolean; readonly isWrong: boolean};

/** A program when it has made a test, as far as its tests tell; the first state is before them, the last after them. */
export type ProgramState = {
	readonly test: Tested | undefined;
	/** The queens of the calls above. */
	readonly queens: readonly Square[];
	/** The queens that have been removed since the test before. */
	readonly removed: readonly Square[];
	/** What has been said of each square, by row and column; the last row can be one that has just been left. */
	readonly said: readonly (readonly (Said | undefined)[] | undefined)[];
	readonly attackers: readonly Attacker[];
	/** Of the removed queens, the last that would attack a safe square that is called attacked. */
	readonly ghost: Attacker | undefined;
	readonly faults: readonly Fault[];
	/** Boards that were filled, and how many different solutions are among them. */
	readonly filled: number;
	readonly solutions: number;
	/** All calls have returned. */
	readonly isOver: boolean;
};

/** The calls of `queens` wait; that of `row` tests the column `next`. */
type Calls = {readonly queens: readonly Square[]; readonly row: number; readonly next: number};

const nothing = {test: undefined, removed: [], attackers: [], ghost: undefined, faults: [], isOver: false};

/** Judges each test by the queens that the program itself has then. */
function* statesOf(size: number, tests: readonly Tested[], isCut: boolean, limit?: number): Generator<ProgramState> {
	const last = size - 1;
	let calls: Calls = {queens: [], row: 0, next: 0};
	let gone: readonly Attacker[] = [];
	let state: ProgramState = {...nothing, queens: [], said: [[]], filled: 0, solutions: 0};
	const found = new Set<string>();
	yield state;
	for (const test of tests) {
		const {row, column, isSafe} = test;
		if (Math.min(row, column) < 0 || Math.max(row, column) > last) {
			state = {...state, ...nothing, test, queens: calls.queens, faults: [faultOf('outside', row, column, column)]};
			yield state;
			continue;
		}

		const queens = calls.queens.filter((queen) => queen.row < row);
		const removed = calls.queens.slice(queens.length);
		// The queen in the last row is removed at once.
		const left = isSafe && row === last ? [...removed, test] : removed;
		const earlier = gone.filter((queen) => !isAmong(left, queen));
		gone = [...left.toReversed().flatMap(alongAll), ...earlier];
		const filled = state.filled + Number(isSafe && row === last);
		if (
			filled > state.filled &&
			isSolution(
				size,
				[...queens, test].map((queen) => queen.column),
			)
		) {
			found.add([...queens, test].map((queen) => queen.column).join(' '));
		}

		state = {...judged(size, test, calls, state, queens, gone), removed, filled, solutions: found.size};
		yield state;
		if (isSafe) {
			// Along this line it does not count.
			gone = gone.filter((queen) => isSame(queen, test) || !isAttacker(queen, test));
		}

		const isPlaced = isSafe && row < last;
		calls = isPlaced ? {queens: [...queens, {row, column}], row: row + 1, next: 0} : {queens, row, next: column + 1};
	}

	yield endOf(size, calls, state, isCut, limit);
}

function endOf(size: number, calls: Calls, state: ProgramState, isCut: boolean, limit?: number): ProgramState {
	const {test, filled, solutions} = state;
	const nexts = nextsOf(calls);
	const next = nexts.findLast(({column}) => column < size);
	if (!next) {
		return {...state, ...nothing, queens: [], removed: calls.queens, isOver: true};
	}

	const isAtSolution = test?.isSafe === true && test.row === size - 1 && filled === solutions;
	const untried = nexts.flatMap(({row, column}) => squaresIn(row, column, size - 1));
	const fault = faultOf(isAtSolution ? 'stopped' : 'early-end', next.row, next.column, size - 1, untried);
	const isMeant = isCut || (isAtSolution && solutions === limit);
	return {...state, ...nothing, queens: calls.queens, faults: isMeant ? [] : [fault]};
}

/** `queens` are those of the calls above the test. */
function judged(
	size: number,
	test: Tested,
	calls: Calls,
	{said: before}: ProgramState,
	queens: readonly Square[],
	gone: readonly Attacker[],
): Omit<ProgramState, 'removed' | 'filled' | 'solutions'> {
	const {row, column, isSafe} = test;
	const attackers = queens.flatMap(alongAll).filter((queen) => isAttacker(queen, test));
	const isWrong = isSafe === attackers.length > 0;
	const wrong = faultOf(isSafe ? 'wrong-safe' : 'wrong-attacked', row, column, column);
	// A call that begins has said nothing.
	const isBegun = row < calls.row || (row === calls.row && calls.next > 0);
	const earlier = isBegun ? before[row] : undefined;
	const said = Array.from({length: size}, (_, at) => (at === column ? {isSafe, isWrong} : earlier?.[at]));
	return {
		test,
		queens,
		said: Object.assign(before.slice(0, calls.row + 1), {[row]: said}),
		attackers,
		ghost: isWrong && !isSafe ? ghostOf(test, gone) : undefined,
		faults: [...outOfOrder(size, test, calls), ...(isWrong ? [wrong] : [])],
		isOver: false,
	};
}

function faultOf(kind: FaultKind, row: number, first: number, last: number, squares: readonly Square[] = []): Fault {
	return {kind, row, columns: [first, last], squares};
}

function squaresIn(row: number, first: number, last: number): readonly Square[] {
	return Array.from({length: Math.max(0, last + 1 - first)}, (_, by) => ({row, column: first + by}));
}

/** The square that each call tests next. */
function nextsOf({queens, row, next}: Calls): readonly Square[] {
	return [...queens.map((queen) => ({row: queen.row, column: queen.column + 1})), {row, column: next}];
}

function outOfOrder(size: number, {row, column}: Square, calls: Calls): readonly Fault[] {
	const last = size - 1;
	const nexts = nextsOf(calls);
	const untried = nexts.filter((next) => next.row > row && next.column < size);
	const due = nexts.find((next) => next.row === row)?.column ?? 0;
	const queen = calls.queens.at(-1);
	const faults: Fault[] = [];
	if (row > calls.row && calls.next > 0) {
		faults.push(faultOf('row-without-queen', calls.row, calls.next, row));
	} else if (row > calls.row) {
		const rows = Array.from({length: row - calls.row}, (_, by) => squaresIn(calls.row + by, 0, last));
		faults.push(faultOf('rows-left-out', calls.row, 0, row, rows.flat()));
	} else if (queen && row < calls.row && calls.next === 0) {
		faults.push(faultOf('nothing-below', queen.row, queen.column, queen.column, squaresIn(calls.row, 0, last)));
	} else if (untried.length > 0) {
		const first = untried.at(-1)!;
		const squares = untried.flatMap((next) => squaresIn(next.row, next.column, last));
		faults.push(faultOf('early-return', first.row, first.column, last, squares));
	}

	if (column > due) {
		faults.push(faultOf('columns-left-out', row, due, column - 1, squaresIn(row, due, column - 1)));
	} else if (column < due) {
		const isOfCaller = due === size && row === calls.row && column === (queen?.column ?? size) + 1;
		const again = isOfCaller ? 'row-not-reset' : 'column-again';
		faults.push(faultOf(row === 0 && due === size ? 'after-end' : again, row, column, column));
	}

	return faults;
}

function alongAll(queen: Square): readonly Attacker[] {
	return (['column', 'diagonal', 'antidiagonal'] as const).map((line) => ({...queen, line}));
}

function isAttacker({row, column, line}: Attacker, square: Square): boolean {
	return lineFrom(column, square.column, square.row - row) === line;
}

/** A queen of another square, if there is one. */
function ghostOf(square: Square, gone: readonly Attacker[]): Attacker | undefined {
	const attackers = gone.filter((queen) => isAttacker(queen, square));
	return attackers.find((queen) => !isSame(queen, square)) ?? attackers[0];
}

/** The search goes with the program, test by test, and waits at the first that differs. */
export type Replay = {
	readonly own: readonly ProgramState[];
	readonly search: readonly ProgramState[];
	/** The step of the search at which each of its tests is made. */
	readonly steps: readonly number[];
	/** The indices of the states that have one. */
	readonly faults: readonly number[];
};

export function replayOf({size, tests, isCut, limit}: Tests): Replay {
	const right: Tested[] = [];
	const steps = [0];
	const {expected} = agreementOf(size, tests, (test, index) => {
		right.push(test);
		steps.push(index);
	});
	const isWhole = expected === undefined;
	const own = [...statesOf(size, tests, isCut, limit)];
	const search = [...statesOf(size, right, !isWhole)].slice(0, isWhole ? undefined : -1);
	return {own, search, steps, faults: own.flatMap(({faults}, at) => (faults.length > 0 ? at : []))};
}

/** How many tests agree with those of the search, and where it then is: the test that it makes next, if there is one. */
export function agreementOf(size: number, tests: readonly Tested[], onTest?: (test: Tested, index: number) => void) {
	const queens: number[] = [];
	let [count, solutions, index] = [0, 0, 0];
	for (const step of backtrack(size, variantOf('scan').guard(size))) {
		index++;
		if (step.type === 'test') {
			const {row, column, attack} = step;
			const test = tests[count];
			onTest?.({row, column, isSafe: !attack}, index);
			if (!test || !isSame(test, step) || test.isSafe === Boolean(attack)) {
				return {count, solutions, queens, expected: {row, column, attack}};
			}

			count++;
		} else if (step.type === 'place') {
			queens.push(step.column);
		} else if (step.type === 'backtrack') {
			queens.pop();
		} else {
			solutions++;
		}
	}

	return {count, solutions, queens, expected: undefined};
}
