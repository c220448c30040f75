export * from './board.js';
export {allRules, BoardSearch, type Rules} from './counting/board-search.js';
export {count, countPart, type Part, partsOf} from './counting/count.js';
export {estimatedSteps} from './counting/estimate.js';
export {publishedCount, stepBound} from './counting/known.js';
export {solutionBatches, solutions} from './counting/solutions.js';
export {TreeCount} from './counting/tree-count.js';
export {backtrack} from './search/backtrack.js';
export {attackFound, attackIn, explainTest, guardWith, memoryType} from './search/explain.js';
export {
	type CodeId,
	type ControlPoint,
	codes,
	type ListingLine,
	type Mark,
	type TestOutcome,
	testOutcomes,
} from './search/listing.js';
export {runVariant, type SearchTotals} from './search/search-totals.js';
export {
	nextColumn,
	type Position,
	positionAfter,
	positionBefore,
	queensAfter,
	type Step,
	start,
} from './search/step.js';
export {
	type Explanation,
	factsOfTest,
	type Guard,
	type TestFacts,
	type Variant,
	type Writes,
} from './search/variant.js';
export {type VariantId, variantOf, variants} from './search/variants.js';
export {
	canonicalOf,
	compareQueens,
	imageOf,
	isFundamental,
	type Transform,
	type TransformId,
	transforms,
} from './symmetry.js';
export {
	type Moment,
	memoryAt,
	momentBefore,
	mostMemoryUpTo,
	placementsIn,
	type Tally,
	writesUpTo,
} from './tape/moment.js';
export {createSectionReader, type Section, sectionsFrom} from './tape/sections.js';
export {Tape} from './tape/tape.js';
