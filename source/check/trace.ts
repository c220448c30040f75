import {type Attack, backtrack, type Queens, type Square, variantOf} from '../solver/index.js';
import type {Test} from './units.js';

export type Tested = Square & {readonly isSafe: boolean};

/** How a program names squares: the column first, from right to left, or rows and columns from other numbers, is no mistake. */
export type Naming = {
	readonly row: number;
	readonly column: number;
	readonly isSwapped: boolean;
	readonly isBackwards: boolean;
};

export type Difference = {
	readonly line: number;
	/** Undefined if the program ends here, but the search goes on. */
	readonly found: Tested | undefined;
	/** Undefined if the search is over. */
	readonly expected: (Tested & {readonly attack: Attack | undefined}) | undefined;
	readonly queens: Queens;
};

export type TraceVerdict = ReturnType<Trace['verdict']>;

const bothWays = [false, true];
const namings = ['00', '11', '01', '10'].flatMap(([row, column]) =>
	bothWays.flatMap((isSwapped) =>
		bothWays.map((isBackwards): Naming => ({row: Number(row), column: Number(column), isSwapped, isBackwards})),
	),
);
/** Mistakes are compared with these. */
const mostKept = 20_000;

type Expected = Tested & {readonly attack: Attack | undefined};

/** Compares the tests, as named, with those of the search; of a log of placements that has only the safe ones. */
class Comparison {
	readonly naming: Naming;
	readonly isLog: boolean;
	readonly #size: number;
	readonly #queens: number[] = [];
	readonly #tests: Iterator<Expected, undefined>;
	#next: Expected | undefined;
	/** Tests that agree. */
	count = 0;
	solutions = 0;

	constructor(size: number, naming: Naming, isLog: boolean) {
		this.#size = size;
		this.naming = naming;
		this.isLog = isLog;
		this.#tests = this.#search();
		this.#next = this.#tests.next().value;
	}

	/** Returns whether it agrees. */
	add(test: Test): boolean {
		const {row, column} = squareOf(test, this.#size, this.naming);
		const next = this.#next;
		const isSame = row === next?.row && column === next.column && test.isSafe === next.isSafe;
		if (isSame) {
			this.count++;
			this.solutions += Number(test.isSafe && row === this.#size - 1);
			this.#next = this.#tests.next().value;
		}

		return isSame;
	}

	/** At this test, or behind the last one. */
	difference(line: number, test: Test | undefined): Difference {
		const found = test && {...squareOf(test, this.#size, this.naming), isSafe: test.isSafe};
		return {line, found, expected: this.#next, queens: [...this.#queens]};
	}

	*#search(): Generator<Expected, undefined> {
		for (const step of backtrack(this.#size, variantOf('scan').guard(this.#size))) {
			if (step.type === 'test' && !(this.isLog && step.attack)) {
				yield {...step, isSafe: !step.attack};
			} else if (step.type === 'place') {
				this.#queens.push(step.column);
			} else if (step.type === 'backtrack') {
				this.#queens.pop();
			}
		}
	}
}

/** The longest agreement with the search decides how squares are named; of equal ones the first. */
export class Trace {
	readonly #size: number;
	#agreeing: readonly Comparison[];
	readonly #ended: {readonly comparison: Comparison; readonly difference: Difference}[] = [];
	readonly #kept: Test[] = [];
	#last: Test | undefined;
	#isAllSafe = true;
	#isFromOne = true;
	#most: Square = {row: 0, column: 0};
	tests = 0;

	constructor(size: number) {
		this.#size = size;
		this.#agreeing = [false, true].flatMap((isLog) => namings.map((naming) => new Comparison(size, naming, isLog)));
	}

	get isWrong(): boolean {
		return this.#agreeing.length === 0;
	}

	add(test: Test): void {
		this.tests++;
		this.#last = test;
		this.#isAllSafe &&= test.isSafe;
		this.#isFromOne &&= test.row > 0 && test.column > 0;
		if (test.row > this.#most.row || test.column > this.#most.column) {
			this.#most = {row: Math.max(test.row, this.#most.row), column: Math.max(test.column, this.#most.column)};
		}

		if (this.#kept.length < mostKept) {
			this.#kept.push(test);
		}

		const agreeing = this.#agreeing.filter((comparison) => {
			const isSame = comparison.add(test);
			if (!isSame) {
				this.#ended.push({comparison, difference: comparison.difference(test.line, test)});
			}

			return isSame;
		});
		this.#agreeing = agreeing;
	}

	verdict() {
		const size = this.#size;
		const last = this.#last!;
		const ended = this.#agreeing.map((comparison) => ({
			comparison,
			difference: comparison.difference(last.line, undefined),
		}));
		// Numbers from 1 reach the size, or none is 0: else the first ones are never tried.
		const most = this.#most;
		const isPossible = ({naming: {row, column, isSwapped}, isLog}: Comparison) => {
			const isRow = row === 0 || (isSwapped ? most.column : most.row) === size;
			const isColumn = column === 0 || (isSwapped ? most.row : most.column) === size;
			const isFromOne = row + column === 2 && this.#isFromOne;
			return ((isRow && isColumn) || isFromOne) && (!isLog || this.#isAllSafe);
		};
		const {comparison, difference} = [...this.#ended, ...ended]
			.filter((each) => isPossible(each.comparison))
			.toSorted((a, b) => b.comparison.count - a.comparison.count || orderOf(a.comparison) - orderOf(b.comparison))[0]!;
		const {naming, count, solutions} = comparison;
		const isAtEnd = count === this.tests;
		const isAtSolution = last.isSafe && squareOf(last, size, naming).row === size - 1;
		const isRight = isAtEnd && (difference.expected === undefined || isAtSolution);
		return {
			tests: this.tests,
			solutions,
			difference: isRight ? undefined : difference,
			isCut: isRight && difference.expected !== undefined,
			naming,
			tested: this.#kept.map((test) => ({...squareOf(test, size, naming), isSafe: test.isSafe})),
		};
	}
}

function orderOf({naming, isLog}: Comparison): number {
	return namings.indexOf(naming) + (isLog ? namings.length : 0);
}

/** Names a square as the search does. */
function squareOf({row, column}: Square, size: number, naming: Naming): Square {
	const [down, right] = naming.isSwapped ? [column, row] : [row, column];
	const left = right - naming.column;
	return {row: down - naming.row, column: naming.isBackwards ? size - 1 - left : left};
}

/** Names it as the program does. */
export function nameOf({row, column}: Square, size: number, naming: Naming): Square {
	const [down, right] = [row + naming.row, (naming.isBackwards ? size - 1 - column : column) + naming.column];
	return naming.isSwapped ? {row: right, column: down} : {row: down, column: right};
}
