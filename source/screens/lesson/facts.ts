import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {checksOf, mostMemoryUpTo, placementsIn, variantOf, writesUpTo} from '../../solver/index.js';
import type {FactsOf} from '../../text/lesson-facts.js';

/** The facts that the texts of the lesson name. */
export function factsIn(knowledge: Knowledge): FactsOf {
	return (size) => {
		const tape = knowledge.tape(size);
		const end = tape.horizon;
		return {
			tests: end.tests,
			nodes: placementsIn(end) + 1,
			deadEnds: end.deadEnds,
			solutions: end.solutions,
			classes: end.fundamental,
			checks: (variant) => checksOf(variant, end),
			writes: (variant) => writesUpTo(variantOf(variant), end),
			cells: (variant) => mostMemoryUpTo(variantOf(variant), end),
			solutionsBelow(column) {
				const [first, last] = [tape.placing([column]), tape.removing([column])];
				return (last?.solutions ?? 0) - (first?.solutions ?? 0);
			},
		};
	};
}
