import {type Attack, attackOn, backtrack, type Queens, type Step, variantOf} from '../solver/index.js';
import type {Base, Test} from './reader.js';

/** A test as the search makes it, or as it has been read. Rows and columns count from 0. */
export type Tested = {readonly row: number; readonly column: number; readonly isSafe: boolean};

/** Why the search makes a test: it begins, goes on in the row, has placed a queen, or has returned to the row. */
export type Reason = 'first' | 'next' | 'placed' | 'returned';

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
	readonly #queens: number[] = [];
	#reason: Reason = 'first';
	#difference: Difference | undefined;

	constructor(size: number, base: Base) {
		this.#base = base;
		this.#search = backtrack(size, variantOf('bitmask').guard(size));
	}

	add({line, row, column, isSafe}: Test): void {
		this.#tests++;
		this.#line = line;
		if (this.#difference) {
			return;
		}

		const found = {row: row - this.#base, column: column - this.#base, isSafe};
		const expected = this.#nextTest();
		const isSame = expected?.row === found.row && expected.column === found.column;
		if (!isSame || (expected.attack === undefined) !== isSafe) {
			this.#difference = this.#differenceOf(found, expected);
		}
	}

	/** The verdict. A trace may only end where the search ends. */
	verdict(): TraceVerdict {
		if (!this.#difference) {
			const expected = this.#nextTest();
			this.#difference = expected && this.#differenceOf(undefined, expected);
		}

		return {tests: this.#tests, difference: this.#difference};
	}

	#differenceOf(found: Tested | undefined, expected: Extract<Step, {type: 'test'}> | undefined): Difference {
		return {
			line: this.#line,
			found,
			expected: expected && {
				row: expected.row,
				column: expected.column,
				isSafe: expected.attack === undefined,
				attack: attackOn(this.#queens, expected.row, expected.column),
				reason: this.#reason,
			},
			step: this.#step,
			queens: [...this.#queens],
			solutions: this.#solutions,
		};
	}

	/** Goes on with the search to its next test. */
	#nextTest(): Extract<Step, {type: 'test'}> | undefined {
		this.#reason = this.#step === 0 ? 'first' : 'next';
		for (let step = this.#search.next().value; step; step = this.#search.next().value) {
			this.#step++;
			switch (step.type) {
				case 'test': {
					return step;
				}

				case 'place': {
					this.#queens.push(step.column);
					this.#reason = 'placed';
					break;
				}

				case 'backtrack': {
					this.#queens.pop();
					this.#reason = 'returned';
					break;
				}

				case 'solution': {
					this.#solutions++;
					break;
				}
			}
		}

		return undefined;
	}
}
