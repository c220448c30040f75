import {factsIn} from '../facts.js';
import type {NextStep} from '../next-step.js';
import {type Chapter, stageOf} from '../task.js';

/** The moment of the first solution for 8 queens. */
const firstSolution: NextStep = {type: 'return', queens: [0, 4, 7, 5, 2, 6, 1, 3]};

export const growth: Chapter = {
	id: 'growth',
	stage: stageOf({size: 8}),
	tasks: [
		{type: 'choose', id: 'best-rule', right: 'a', at: {type: 'start'}},
		{
			type: 'reach',
			id: 'search-spaces',
			stage: {screen: 'compare'},
			goal: {isReached: ({model}) => model.overlay === 'search-spaces'},
		},
		{type: 'choose', id: 'factor', right: 'c', explained: 'growth'},
		{type: 'choose', id: 'class', right: 'c', at: firstSolution, explained: 'symmetry', isOpen: true},
		{
			type: 'number',
			id: 'classes',
			at: firstSolution,
			explained: 'class',
			right: (knowledge) => factsIn(knowledge)(8).classes,
			isOpen: true,
		},
	],
};
