/** The memory of one variant while it searches. */
export type Guard = {
	/** What the tests so far have cost, in the unit of the variant. */
	checks: number;
	/** Whether a queen above attacks the square; adds what finding out costs to `checks`. */
	isAttacked(row: number, column: number): boolean;
	place(row: number, column: number): void;
	remove(row: number, column: number): void;
};

export type VariantId = 'scan' | 'flags' | 'bitmask';

/** A way to know which squares are attacked. All variants walk the same search tree, at different cost. */
export type Variant = {
	readonly id: VariantId;
	/** A guard of the empty board, for sizes from 1 to 27. */
	readonly guard: (size: number) => Guard;
};
