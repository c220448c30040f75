import {factsIn} from '../facts.js';
import {type Chapter, stageOf} from '../task.js';

export const solution: Chapter = {
	id: 'solution',
	stage: stageOf(),
	tasks: [
		{type: 'predict', asks: 'next', at: {type: 'solution', queens: [1, 3, 0, 2]}},
		{type: 'predict', asks: 'next', at: {type: 'return', queens: [1, 3, 0, 2]}, isFlowing: true},
		{
			type: 'number',
			id: 'branch',
			at: {type: 'test', queens: [], column: 2},
			right: (knowledge) => factsIn(knowledge)(4).solutionsBelow[2] ?? 0,
		},
		{
			type: 'reach',
			id: 'second-solution',
			at: {type: 'test', queens: [], column: 2},
			isReached: ({moment: {step}}) => step?.type === 'solution' && step.number === 2,
		},
		{type: 'choose', id: 'when-over', at: {type: 'return', queens: [2, 0, 3, 1]}, right: 'b'},
	],
};
