import {isSame} from '../solver/board.js';
import type {Tested} from '../text/own-program.js';
import {countsOf} from './counts.js';
import {type CauseId, mistakes} from './mistakes.js';
import {largestRun, Program} from './programs.js';
import type {Trace} from './states.js';

/** Programs are compared with the first tests only: what they print may have no end. */
const mostCompared = 20_000;

/** What a program prints beside its tests. */
export type Beside = {
	/** Its boards: bit c of the mask of a row is a queen in column c. */
	readonly boards: readonly (readonly number[])[];
	/** They are not what was asked for. */
	readonly isWrong: boolean;
	/** It ended by an error: more could follow. */
	readonly isStopped: boolean;
};

const right = new Program({});

/** The mistakes whose program prints exactly this, or begins with it if it was stopped. */
export function causesOf({size, tests, isCut, limit}: Trace, beside?: Beside): readonly CauseId[] {
	const boards = beside?.boards ?? [];
	const compared = tests.slice(0, mostCompared);
	/** How often each board is there: row by row, or all of them column by column. */
	const views = [boards, boards.map(transposed)].map((view) => countsOf(view.map(String)));
	const isStopped = [isCut, limit !== undefined, beside?.isStopped, tests.length > mostCompared].includes(true);
	const isNext = (test: Tested, at: number) => isSame(test, compared[at]!) && test.isSafe === compared[at]!.isSafe;
	/** The same tests in this order, and each board as often. */
	const isPrintedBy = (program: Program) => {
		const printed = program.printed(size);
		const areTests = tests.length === 0 || areAll(printed.tests, compared.length, isStopped, isNext);
		const areBoards = (view: ReadonlyMap<string, number>) =>
			areAll(printed.boards, boards.length, isStopped, takenFrom(view));
		return areTests && (boards.length === 0 || views.some(areBoards));
	};
	// Without boards, nobody knows that they would be mirrored.
	const isSeen = ({way: {prints, tries}}: Program) => boards.length > 0 || !prints || !tries;
	const isCause = (program: Program) => isSeen(program) && isPrintedBy(program);
	return (tests.length === 0 && size > largestRun) || isPrintedBy(right)
		? []
		: mistakes.flatMap(({id, programs}) => (programs.some(isCause) ? id : []));
}

function transposed(masks: readonly number[]): readonly number[] {
	return masks.map((_, column) => masks.reduce((mask, squares, row) => mask | (((squares >>> column) & 1) << row), 0));
}

/** Whether a board is left: each is there as often as counted. */
function takenFrom(counts: ReadonlyMap<string, number>) {
	const left = new Map(counts);
	return (board: readonly number[]) => {
		const key = String(board);
		left.set(key, (left.get(key) ?? 0) - 1);
		return left.get(key)! >= 0;
	};
}

/** Whether there are as many, each as it should be; more of a program that was stopped. */
function areAll<Item>(
	items: Iterable<Item>,
	count: number,
	isStopped: boolean,
	isRight: (item: Item, at: number) => boolean,
): boolean {
	let at = 0;
	for (const item of items) {
		if (at === count || !isRight(item, at)) {
			return at === count && isStopped;
		}

		at++;
	}

	return at === count;
}
