import type {Line, Queens} from '../board.js';
import type {Step} from './step.js';

/** How a variant finds out about one square, and what it keeps in memory then, which it looks that up in. */
export type Explanation =
	/** The comparisons made with the queens above, from the top; only the last may have found an attack. */
	| {
			readonly type: 'comparisons';
			readonly made: readonly {readonly row: number; readonly column: number; readonly line: Line | undefined}[];
			readonly queens: Queens;
	  }
	/** A cell of each of the three tables, and whether it was read: what comes after one that is set is not. */
	| {
			readonly type: 'cells';
			readonly cells: readonly {
				readonly line: Line;
				readonly index: number;
				readonly isRead: boolean;
				readonly table: readonly boolean[];
			}[];
	  }
	/** Of each mask bit c tells about column c of the row; the test is of one bit of their union. */
	| {
			readonly type: 'masks';
			readonly masks: readonly {readonly line: Line; readonly mask: number}[];
			readonly union: number;
	  };

/** A line of the textbook program, and the steps of the search that it does. */
export type ListingLine = {readonly code: string; readonly steps: readonly Step['type'][]};

/** The memory of one variant while it searches. */
export type Guard = {
	/** What the tests so far have cost, in the unit of the variant. */
	checks: number;
	/** Whether a queen above attacks the square; adds what finding out costs to `checks`. */
	isAttacked(row: number, column: number): boolean;
	/** How `isAttacked` finds out; costs nothing. */
	explain(row: number, column: number): Explanation;
	place(row: number, column: number): void;
	remove(row: number, column: number): void;
};

export type VariantId = 'scan' | 'flags' | 'bitmask';

/** A way to know which squares are attacked. All variants walk the same search tree, at different cost. */
export type Variant = {
	readonly id: VariantId;
	/**
	 * The recursive program that a textbook would print, in TypeScript. Given are `n`, `report` and the empty arrays that
	 * it uses.
	 */
	readonly listing: readonly ListingLine[];
	/** A guard of the empty board, for sizes from 1 to 27. */
	readonly guard: (size: number) => Guard;
};
