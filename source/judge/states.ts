import {isSolution, lineFrom, type Square} from '../solver/board.js';
import type {Text} from '../text/en.js';
import type {Attacker, Tested} from '../text/own-program.js';

/** What no search does: it tests another square next, or says what is not true. */
type Fault = {
	readonly kind: keyof Text['trace']['faults'];
	readonly row: number;
	readonly columns: readonly [first: number, last: number];
	/** The squares that are never tried because of it. */
	readonly squares: readonly Square[];
};

/** The calls of `queens` wait; that of `row` tests the column `next`. */
type Calls = {readonly queens: readonly Square[]; readonly row: number; readonly next: number};

type Answer = {readonly isSafe: boolean; readonly isWrong: boolean};

/** A program when it has made a test, as far as its tests tell; the first state is before them, the last after them. */
export type ProgramState<Test extends Tested = Tested> = {
	readonly test: Test | undefined;
	/** The queens of the calls above. */
	readonly queens: readonly Square[];
	/** The queens that have been removed since the test before. */
	readonly removed: readonly Square[];
	/** What has been said of each square, by row and column; the last row can be one that has just been left. */
	readonly said: readonly (readonly (Answer | undefined)[] | undefined)[];
	readonly attackers: readonly Attacker[];
	/** The removed queen that would attack a safe square that is called attacked, if it can only be this one. */
	readonly ghost: Attacker | undefined;
	readonly faults: readonly Fault[];
	/** Boards that were filled, and how many different solutions are among them. */
	readonly filled: number;
	readonly solutions: number;
	/** All calls have returned. */
	readonly isOver: boolean;
};

export type Trace<Test extends Tested = Tested> = {
	readonly size: number;
	/** Rows come first, and both count from 0. */
	readonly tests: readonly Test[];
	/** The program has made more. */
	readonly isCut?: boolean;
	/** Each row has been tested whole before a queen was placed in it. */
	readonly isByRows?: boolean;
	/** A program may stop after as many solutions. */
	readonly limit?: number | undefined;
};

const untested = {test: undefined, removed: [], attackers: [], ghost: undefined, faults: [], isOver: false};

/** Judges each test by the queens that the program itself has then. */
export function* statesOf<Test extends Tested>(trace: Trace<Test>): Generator<ProgramState<Test>, undefined> {
	const {size, tests} = trace;
	const last = size - 1;
	let calls: Calls = {queens: [], row: 0, next: 0};
	let state: ProgramState<Test> = {...untested, queens: [], said: [[]], filled: 0, solutions: 0};
	const found = new Set<string>();
	yield state;
	for (const test of tests) {
		const {row, column, isSafe} = test;
		if (row < 0 || row > last) {
			state = belowBoard(state, test, last);
			yield state;
			continue;
		}

		const queens = calls.queens.filter((queen) => queen.row < row);
		const removed = calls.queens.slice(queens.length);
		const isFilled = isSafe && row === last;
		const columns = isFilled ? [...queens, test].map((queen) => queen.column) : undefined;
		if (columns && isSolution(size, columns)) {
			found.add(String(columns));
		}

		const filled = state.filled + Number(isFilled);
		const isEnough = state.solutions === trace.limit;
		state = judged(size, test, calls, state.said, {queens, removed, filled, solutions: found.size});
		if (isEnough && state.faults[0]) {
			state = {...state, faults: [faultOf('goes-on', test)]};
		}

		yield state;
		const isPlaced = isSafe && row < last;
		calls = isPlaced ? {queens: [...queens, {row, column}], row: row + 1, next: 0} : {queens, row, next: column + 1};
	}

	yield endOf(trace, calls, state);
}

/** A queen just placed in the last row still stands, though no call waits for it. */
function belowBoard<Test extends Tested>(before: ProgramState<Test>, test: Test, last: number): ProgramState<Test> {
	const {test: earlier, queens} = before;
	const isPlaced = earlier?.isSafe && earlier.row >= 0 && earlier.row <= last;
	const placed = isPlaced ? [{row: earlier.row, column: earlier.column}] : [];
	return {...before, ...untested, test, queens: [...queens, ...placed], faults: [faultOf('outside', test)]};
}

function endOf<Test extends Tested>(
	{size, isCut, limit, isByRows}: Trace,
	calls: Calls,
	state: ProgramState<Test>,
): ProgramState<Test> {
	const {test, said, filled, solutions} = state;
	const nexts = nextsOf(calls);
	const next = nexts.findLast(({column}) => column < size);
	if (!next) {
		return {...state, ...untested, queens: [], removed: calls.queens, isOver: true};
	}

	const isPlaced = isByRows ? said[size - 1]?.some((one) => one?.isSafe) : test?.isSafe;
	const isAtSolution = test?.row === size - 1 && isPlaced === true;
	const isStopped = isAtSolution && filled === solutions && (limit === undefined || limit === solutions);
	const untried = nexts.flatMap(({row, column}) => squaresIn(row, column, size - 1));
	const fault = faultOf(isStopped ? 'stopped' : 'early-end', next, size - 1, untried);
	const isMeant = isCut || (isStopped && limit !== undefined);
	return {...state, ...untested, queens: calls.queens, faults: isMeant ? [] : [fault]};
}

function judged<Test extends Tested>(
	size: number,
	test: Test,
	calls: Calls,
	before: ProgramState['said'],
	board: Pick<ProgramState, 'queens' | 'removed' | 'filled' | 'solutions'>,
): ProgramState<Test> {
	const {row, column, isSafe, hasNoVerdict} = test;
	const isOutside = column < 0 || column >= size;
	const attackers = board.queens.flatMap((queen) => {
		const line = lineFrom(queen.column, column, row - queen.row);
		return line ? {...queen, line} : [];
	});
	const isWrong = !isOutside && isSafe === attackers.length > 0;
	const saysAttacked = hasNoVerdict ? 'no-verdict' : 'wrong-attacked';
	// A call that begins has said nothing.
	const isBegun = row < calls.row || (row === calls.row && calls.next > 0);
	const earlier = (isBegun && before[row]) || [];
	const said = [...before.slice(0, calls.row + 1)];
	said[row] = isOutside ? earlier : Object.assign([...earlier], {[column]: {isSafe, isWrong}});
	const faults = isOutside
		? [faultOf('outside', test)]
		: [...outOfOrder(size, test, calls, earlier[column] !== undefined)];
	if (isWrong) {
		faults.push(faultOf(isSafe ? 'wrong-safe' : saysAttacked, test));
	}

	return {test, ...board, said, attackers, ghost: undefined, faults, isOver: false};
}

function faultOf(kind: Fault['kind'], {row, column}: Square, last = column, squares: readonly Square[] = []): Fault {
	return {kind, row, columns: [column, last], squares};
}

function squaresIn(row: number, first: number, last: number): readonly Square[] {
	return Array.from({length: Math.max(0, last + 1 - first)}, (_, by) => ({row, column: first + by}));
}

/** The square that each call tests next; its last one may be before the first column. */
function nextsOf({queens, row, next}: Calls): readonly Square[] {
	const nexts = [...queens.map((queen) => ({row: queen.row, column: queen.column + 1})), {row, column: next}];
	return nexts.map((square) => ({...square, column: Math.max(0, square.column)}));
}

/** What the program does in place of the test that its calls make next. */
function outOfOrder(size: number, {row, column}: Square, calls: Calls, isAgain: boolean): readonly Fault[] {
	const last = size - 1;
	const nexts = nextsOf(calls);
	const untried = nexts.filter((next) => next.row > row && next.column < size);
	const due = nexts.find((next) => next.row === row)?.column ?? 0;
	const queen = calls.queens.at(-1);
	const faults: Fault[] = [];
	if (row > calls.row && calls.next > 0) {
		faults.push(faultOf('row-without-queen', {row: calls.row, column: calls.next}, row));
	} else if (row > calls.row) {
		const rows = Array.from({length: row - calls.row}, (_, by) => squaresIn(calls.row + by, 0, last));
		faults.push(faultOf('rows-left-out', {row: calls.row, column: 0}, row, rows.flat()));
	} else if (queen && row < calls.row && calls.next === 0) {
		faults.push(faultOf('nothing-below', queen, queen.column, squaresIn(calls.row, 0, last)));
	} else if (untried.length > 0) {
		const first = untried.at(-1)!;
		const squares = untried.flatMap((next) => squaresIn(next.row, next.column, last));
		faults.push(faultOf('early-return', first, last, squares));
	}

	if (column > due) {
		faults.push(faultOf('columns-left-out', {row, column: due}, column - 1, squaresIn(row, due, column - 1)));
	} else if (column < due) {
		const isOfCaller = due === size && row === calls.row && column === (queen?.column ?? size) + 1;
		const again = isAgain ? 'column-again' : 'column-late';
		const notReset = isOfCaller ? 'row-not-reset' : again;
		faults.push(faultOf(row === 0 && due === size ? 'after-end' : notReset, {row, column}));
	}

	return faults;
}
