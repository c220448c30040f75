import type {Line, Queens} from '../board.js';
import type {TestFacts} from './facts.js';
import type {Step} from './step.js';

/** How a variant finds out about one square, and its memory at that moment, under the names of its listing. */
export type Explanation =
	/** The comparisons with the queens above, from the top; only the last can have found an attack. */
	| {
			readonly type: 'comparisons';
			/** The name of the array of queens. */
			readonly name: string;
			readonly made: readonly {readonly row: number; readonly column: number; readonly line: Line | undefined}[];
			readonly queens: Queens;
	  }
	/** A cell of each table, in the order of reading. Cells after one that is set are not read. */
	| {
			readonly type: 'cells';
			readonly cells: readonly {
				readonly line: Line;
				/** The name of the table. */
				readonly name: string;
				/** How the listing computes the index. */
				readonly expression: string;
				readonly index: number;
				readonly isRead: boolean;
				readonly table: readonly boolean[];
			}[];
	  }
	/** Bit c of a mask is column c of the row; the test is `union & bit`. */
	| {
			readonly type: 'masks';
			readonly masks: readonly (NamedMask & {readonly line: Line})[];
			readonly union: NamedMask;
			readonly bit: NamedMask;
	  };

type NamedMask = {readonly name: string; readonly mask: number};

/** A line of the textbook program, and the steps of the search that it does. */
export type ListingLine = {readonly code: string; readonly steps: readonly Step['type'][]};

/** The memory of one variant while it searches. */
export type Guard = {
	/** What the tests so far have cost, in the unit of the variant. */
	checks: number;
	/** Whether a queen above attacks the square; adds what finding out costs to `checks`. */
	isAttacked(row: number, column: number): boolean;
	/** How `isAttacked` finds out; adds nothing to `checks`. */
	explain(row: number, column: number): Explanation;
	place(row: number, column: number): void;
	remove(row: number, column: number): void;
};

/** A way to know which squares are attacked. All variants walk the same search tree, at different cost. */
export type Variant = {
	/** The name on the command line and on the screen. */
	readonly id: string;
	/**
	 * The recursive program that a textbook would print, in TypeScript. It uses `n`, `report` and empty arrays, which are
	 * given to it.
	 */
	readonly listing: readonly ListingLine[];
	/** What tests with these facts cost. Linear: the checks of a sum are the sum of the checks. */
	readonly checks: (facts: TestFacts) => number;
	/** A guard of the empty board, for sizes from 1 to 27. */
	readonly guard: (size: number) => Guard;
};
