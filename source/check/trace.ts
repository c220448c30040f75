import {type Attack, backtrack, type Square, variantOf} from '../solver/index.js';
import {oddTests, type Tested} from './calls.js';
import type {Base} from './faults.js';
import type {Test} from './units.js';

/** How a program names squares: the column first, from right to left, or rows and columns from other numbers, is no mistake. */
export type Reading = {
	/** Of rows. */
	readonly base: Base;
	readonly columnBase: Base;
	readonly isSwapped: boolean;
	readonly isBackwards: boolean;
};

type Expected = Tested & {readonly attack: Attack | undefined};

export type TraceVerdict = ReturnType<Trace['verdict']>;
export type Difference = NonNullable<TraceVerdict['difference']>;

/** Mistakes are compared with these. */
const mostKept = 20_000;
const shownBefore = 2;

/** Compares the tests, as named, with those of the search; of a log of placements that has only the safe ones. */
class Comparison {
	readonly reading: Reading;
	readonly isLog: boolean;
	readonly #size: number;
	readonly queens: number[] = [];
	readonly #tests: Iterator<Expected, undefined>;
	/** The next test of the search; undefined if it is over. */
	expected: Expected | undefined;
	/** Tests that agree. */
	count = 0;
	solutions = 0;
	/** The first that does not. */
	different: Test | undefined;

	constructor(size: number, reading: Reading, isLog: boolean) {
		this.#size = size;
		this.reading = reading;
		this.isLog = isLog;
		this.#tests = this.#search();
		this.expected = this.#tests.next().value;
	}

	add(test: Test): void {
		const {row, column, isSafe} = this.named(test);
		const {expected} = this;
		if (row === expected?.row && column === expected.column && isSafe === expected.isSafe) {
			this.count++;
			this.solutions += Number(isSafe && row === this.#size - 1);
			this.expected = this.#tests.next().value;
		} else {
			this.different = test;
		}
	}

	/** As the search names it. */
	named({row, column, isSafe}: Test): Tested {
		const {base, columnBase, isSwapped, isBackwards} = this.reading;
		const [down, right] = isSwapped ? [column, row] : [row, column];
		const left = right - columnBase;
		return {row: down - base, column: isBackwards ? this.#size - 1 - left : left, isSafe};
	}

	*#search(): Generator<Expected, undefined> {
		for (const step of backtrack(this.#size, variantOf('scan').guard(this.#size))) {
			if (step.type === 'test' && !(this.isLog && step.attack)) {
				const {row, column, attack} = step;
				yield {row, column, isSafe: !attack, attack};
			} else if (step.type === 'place') {
				this.queens.push(step.column);
			} else if (step.type === 'backtrack') {
				this.queens.pop();
			}
		}
	}
}

/** The longest agreement with the search decides how squares are named; of equal ones the first. */
export class Trace {
	readonly #size: number;
	readonly #comparisons: readonly Comparison[];
	readonly #kept: Test[] = [];
	#last: Test | undefined;
	#isAllSafe = true;
	#isAllPlaced = true;
	#isFromOne = true;
	#most: Square = {row: 0, column: 0};
	tests = 0;

	constructor(size: number) {
		this.#size = size;
		// From the most usual way to the least.
		this.#comparisons = Array.from({length: 32}, (_, bits) => {
			const [isLog, isMixed, isFromOne, isSwapped, isBackwards] = [16, 8, 4, 2, 1].map((bit) => (bits & bit) > 0);
			const base = isFromOne ? 1 : 0;
			const columnBase = isFromOne === isMixed ? 0 : 1;
			return new Comparison(size, {base, columnBase, isSwapped: isSwapped!, isBackwards: isBackwards!}, isLog!);
		});
	}

	get isWrong(): boolean {
		return this.#comparisons.every(({different}) => different);
	}

	add(test: Test): void {
		this.tests++;
		this.#last = test;
		this.#isAllSafe &&= test.isSafe;
		this.#isAllPlaced &&= test.isPlacement === true;
		this.#isFromOne &&= test.row > 0 && test.column > 0;
		this.#most = {row: Math.max(test.row, this.#most.row), column: Math.max(test.column, this.#most.column)};
		if (this.#kept.length < mostKept) {
			this.#kept.push(test);
		}

		for (const comparison of this.#comparisons) {
			if (!comparison.different) {
				comparison.add(test);
			}
		}
	}

	verdict() {
		const size = this.#size;
		const last = this.#last!;
		const best = this.#comparisons
			.filter((each) => this.#isPossible(each))
			.reduce((one, other) => (other.count > one.count ? other : one));
		const {reading, count, solutions, expected, different} = best;
		const isAtSolution = last.isSafe && best.named(last).row === size - 1;
		const isRight = !different && (!expected || isAtSolution);
		const tested = this.#kept.map((test) => best.named(test));
		const isAll = tested.length === this.tests;
		const own = best.isLog ? undefined : oddTests(size, tested, isAll);
		const before = this.#kept.slice(0, count).slice(-shownBefore);
		/** Where the program first does what the search does not. */
		const difference = {
			...own?.odd,
			line: (different ?? last).line,
			found: different && best.named(different),
			expected: expected && {...expected, attackingRow: expected.attack?.row},
			queens: best.queens,
			before: before.map((test) => ({line: test.line, test: best.named(test)})),
		};
		return {
			tests: this.tests,
			solutions,
			difference: isRight ? undefined : difference,
			/** Else it ends with a solution, or differs. */
			isWhole: own ? own.isWhole : !expected,
			isCut: isRight && expected !== undefined,
			reading,
			/** Of all kinds, and what the wrong tests have in common, in the tests that are kept. */
			differences: own?.differences ?? {},
			common: own?.common ?? [],
			tested,
		};
	}

	/** Numbers from 1 reach the size, or none is 0: else the first ones are never tried. */
	#isPossible({reading: {base, columnBase, isSwapped}, isLog}: Comparison): boolean {
		const {row, column} = this.#most;
		const [down, right] = isSwapped ? [column, row] : [row, column];
		const isReached = (base === 0 || down === this.#size) && (columnBase === 0 || right === this.#size);
		const isFromOne = base + columnBase === 2 && this.#isFromOne;
		return (isReached || isFromOne) && (isLog ? this.#isAllSafe : !this.#isAllPlaced);
	}
}

/** Names a square as the program does. */
export function nameOf({row, column}: Square, size: number, reading: Reading): Square {
	const {base, columnBase, isSwapped, isBackwards} = reading;
	const [down, right] = [row + base, (isBackwards ? size - 1 - column : column) + columnBase];
	return isSwapped ? {row: right, column: down} : {row: down, column: right};
}
