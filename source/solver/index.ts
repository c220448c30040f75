// Each search in this project, and why it is not another one:
//
// - `backtrack`: every step, with any variant, from any position. All others are here because it is too slow or in another order.
// - `runVariant`: the listing of a variant without its steps, to measure the time of the tests alone.
// - `bruteForceAt`: no test before a board is whole. Where it is after some operations is computed, because nobody could wait.
// - `solutions`: three masks, recursive: it has to find all solutions of large boards, and makes no tests.
// - `count`: as `solutions`, but keeps no queens: copying each solution takes as long as finding it.
// - `createSubtreeCounter`: counts the facts about all tests below a node, from which the tape skips subtrees.
// - `treeOf`: how long each queen stands, in the time of the tape, without its steps.
// - `completing`: fills the row with the fewest safe squares first, so that a hint for 27 queens takes milliseconds.
// - `outputOf` (check): the search with a mistake in it, which may test, remove and print otherwise.

export * from './board.js';
export {completing} from './counting/completing.js';
export {count, countPart, type Part, partsOf} from './counting/count.js';
export {publishedCount} from './counting/known.js';
export {solutionBatches, solutions} from './counting/solutions.js';
export {backtrack} from './search/backtrack.js';
export {type BruteForce, bruteForceAt, bruteForceTotal, firstAttacked} from './search/brute-force.js';
export {type EarlierQueens, earlierQueens} from './search/earlier.js';
export {attackBy, attackIn, guardWith} from './search/explain.js';
export {
	type CodeId,
	type ControlPoint,
	codes,
	type ListingLine,
	type Mark,
	type TestOutcome,
	testOutcomes,
} from './search/listing.js';
export {runVariant} from './search/run-variant.js';
export {
	isAtDeadEnd,
	nextColumn,
	type Position,
	positionBefore,
	queensAfter,
	type Step,
	type StepOf,
	start,
} from './search/step.js';
export type {
	Explanation,
	Guard,
	TestFacts,
	Variant,
	Writes,
} from './search/variant.js';
export {type VariantId, variantOf, variants, variantsFor} from './search/variants.js';
export {type SearchTree, treeOf, vainMoments} from './search-tree.js';
export {
	canonicalOf,
	imageOf,
	isFundamental,
	type Transform,
	type TransformId,
	transforms,
} from './symmetry.js';
export {knownEnd} from './tape/known-end.js';
export {
	type Moment,
	type Tally,
	writesUpTo,
} from './tape/moment.js';
export {Tape} from './tape/tape.js';
export {Trail} from './tape/trail.js';
