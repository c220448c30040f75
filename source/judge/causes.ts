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

type Compared = {
	readonly tests: readonly Tested[];
	readonly boards: number;
	/** How often each board is there: row by row, or all of them column by column. */
	readonly views: readonly ReadonlyMap<string, number>[];
	readonly isStopped: boolean;
};

const right = new Program({});

/** The mistakes whose program prints exactly this, or begins with it if it was stopped. */
export function causesOf({size, tests, isCut, limit}: Trace, beside?: Beside): readonly CauseId[] {
	const boards = beside?.boards ?? [];
	const compared: Compared = {
		tests: tests.slice(0, mostCompared),
		boards: boards.length,
		views: [boards, boards.map(transposed)].map((view) => countsOf(view.map(String))),
		isStopped: [isCut, limit !== undefined, beside?.isStopped, tests.length > mostCompared].includes(true),
	};
	// Without boards, nobody knows that they would be mirrored.
	const isSeen = ({way: {prints, tries}}: Program) => boards.length > 0 || !prints || !tries;
	const isCause = (program: Program) => isSeen(program) && isPrintedBy(program, size, compared);
	return (tests.length === 0 && size > largestRun) || isPrintedBy(right, size, compared)
		? []
		: mistakes.flatMap(({id, programs}) => (programs.some(isCause) ? id : []));
}

function transposed(masks: readonly number[]): readonly number[] {
	return masks.map((_, column) => masks.reduce((mask, squares, row) => mask | (((squares >>> column) & 1) << row), 0));
}

/** Whether a program prints the same tests in this order, and each board as often. */
function isPrintedBy(program: Program, size: number, {tests, boards, views, isStopped}: Compared): boolean {
	const printed = program.printed(size);
	const isNext = (test: Tested, at: number) => isSame(test, tests[at]!) && test.isSafe === tests[at]!.isSafe;
	const areBoards = (view: ReadonlyMap<string, number>) => {
		const left = new Map(view);
		return areAll(printed.boards, boards, isStopped, (board) => {
			const key = String(board);
			const more = (left.get(key) ?? 0) - 1;
			left.set(key, more);
			return more >= 0;
		});
	};
	return (
		(tests.length === 0 || areAll(printed.tests, tests.length, isStopped, isNext)) &&
		(boards === 0 || views.some(areBoards))
	);
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
