import {type Attack, attackOn, backtrack, type Queens, queensAfter, type Step, variantOf} from '../solver/index.js';
import type {Base, Test} from './reader.js';

/** A test as the search makes it, or as it has been read. Rows and columns count from 0. */
type Tested = {readonly row: number; readonly column: number; readonly isSafe: boolean};

/** Why the search makes a test: it begins, goes on in the row, has placed a queen, or has returned to the row. */
type Reason = 'first' | 'next' | 'placed' | 'returned';

/** Where a trace differs from the search for the first time. */
export type Difference = {
	/** The line, or the last line of the trace if it ends too early. */
	readonly line: number;
	/** Nothing if the trace ends there. */
	readonly found: Tested | undefined;
	/** Nothing if the search is over there. */
	readonly expected: (Tested & {readonly attack: Attack | undefined; readonly reason: Reason}) | undefined;
	/** The number of the step, for `--screen search --at`. */
	readonly step: number;
	/** The queens on the board at this step. */
	readonly queens: Queens;
	/** The solutions that the search has found before it. */
	readonly solutions: number;
};

/** What is found out about a trace. */
export type TraceVerdict = {readonly tests: number; readonly difference: Difference | undefined};

/** Compares a trace with the search, test by test. */
export class Trace {
	readonly #base: Base;
	readonly #search: Iterator<Step, undefined>;
	#tests = 0;
	#line = 0;
	#step = 0;
	#solutions = 0;
	#queens: Queens = [];
	#reason: Reason = 'first';
	#difference: Difference | undefined;

	constructor(size: number, base: Base) {
		this.#base = base;
		this.#search = backtrack(size, variantOf('bitmask').guard(size));
	}

	add(test: Test): void {
		this.#tests++;
		this.#line = test.line;
		if (!this.#difference) {
			this.#compare({row: test.row - this.#base, column: test.column - this.#base, isSafe: test.isSafe});
		}
	}

	/** The verdict. A trace may only end where the search ends. */
	verdict(): TraceVerdict {
		if (!this.#difference) {
			this.#compare(undefined);
		}

		return {tests: this.#tests, difference: this.#difference};
	}

	/** Compares a test with the next one of the search; without a test, the search must be over. */
	#compare(found: Tested | undefined): void {
		const expected = this.#nextTest();
		const isSafe = expected?.attack === undefined;
		const isSame = found?.row === expected?.row && found?.column === expected?.column;
		if (isSame && (!found || found.isSafe === isSafe)) {
			return;
		}

		const {row, column} = expected ?? {row: 0, column: 0};
		const attack = attackOn(this.#queens, row, column);
		this.#difference = {
			line: this.#line,
			found,
			expected: expected && {row, column, isSafe, attack, reason: this.#reason},
			step: this.#step,
			queens: this.#queens,
			solutions: this.#solutions,
		};
	}

	/** Goes on with the search to its next test. */
	#nextTest(): Extract<Step, {type: 'test'}> | undefined {
		this.#reason = this.#step === 0 ? 'first' : 'next';
		for (let step = this.#search.next().value; step; step = this.#search.next().value) {
			this.#step++;
			if (step.type === 'test') {
				return step;
			}

			this.#queens = queensAfter(this.#queens, step);
			if (step.type === 'solution') {
				this.#solutions++;
			} else {
				this.#reason = step.type === 'place' ? 'placed' : 'returned';
			}
		}

		return undefined;
	}
}
