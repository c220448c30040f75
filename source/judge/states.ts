import {isSolution, lineFrom, type Square} from '../solver/board.js';
import type {Attacker, Tested} from '../text/own-program.js';
import {type Calls, type Fault, faultOf, nextsOf, outOfOrder, squaresIn} from './faults.js';

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

		const queens = row < calls.row ? calls.queens.filter((queen) => queen.row < row) : calls.queens;
		const removed = calls.queens.slice(queens.length);
		const isFilled = isSafe && row === last;
		const columns = isFilled ? [...queens, test].map((queen) => queen.column) : [];
		if (isSolution(size, columns)) {
			found.add(columns.join(' '));
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
	const {row, column, isSafe} = before.test ?? {row: -1, column: 0, isSafe: false};
	const isPlaced = isSafe && row >= 0 && row <= last;
	const queens = isPlaced ? [...before.queens, {row, column}] : before.queens;
	return {...before, ...untested, test, queens, faults: [faultOf('outside', test)]};
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
