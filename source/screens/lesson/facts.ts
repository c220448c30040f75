import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {allRules, placementsIn, variantOf, writesUpTo} from '../../solver/index.js';
import type {FactsOf} from '../../text/lesson-words.js';

/** The facts that the texts of the lesson name. */
export function factsIn(knowledge: Knowledge): FactsOf {
	return (size) => {
		const tape = knowledge.tape(size);
		const end = tape.horizon;
		return {
			tests: end.tests,
			nodes: placementsIn(end) + 1,
			nodesAt: [1, ...end.placements],
			nodesWithout(rule) {
				const tree = knowledge.treeCount(size, {...allRules, [rule]: false});
				// A hundred thousand nodes are counted in less than a millisecond.
				tree.advance(Number.POSITIVE_INFINITY);
				return tree.counted.nodes;
			},
			deadEnds: end.deadEnds,
			solutions: end.solutions,
			classes: end.fundamental,
			stepsAfterLast: () => end.index - (tape.solution(end.solutions)?.index ?? 0),
			checks: (variant) => variantOf(variant).checks(end),
			writes: (variant) => writesUpTo(variantOf(variant), end),
		};
	};
}
