import type {VariantId} from '../solver/index.js';

/** What the whole search of one size contains and costs. */
export type SearchFacts = {
	readonly tests: number;
	/** Of the search tree, the root included. */
	readonly nodes: number;
	readonly deadEnds: number;
	readonly solutions: number;
	/** Of solutions that turn into each other by rotation and reflection. */
	readonly classes: number;
	readonly checks: (variant: VariantId) => number;
	/** The solutions below the first queen, by its column. */
	readonly solutionsBelow: readonly number[];
};

/** The facts of a size that is small enough to be searched at once. */
export type FactsOf = (size: number) => SearchFacts;
