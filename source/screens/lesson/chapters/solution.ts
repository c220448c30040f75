import {factsIn} from '../facts.js';
import {goTo} from '../goal.js';
import {type Chapter, stageOf} from '../task.js';

/** The size of the board with a mirror image to predict: the tree of the chapter before does not show it. */
const size = 7;
const column = 5;

export const solution: Chapter = {
	id: 'solution',
	stage: stageOf(),
	signs: ['explored', 'fruitful'],
	tasks: [
		{type: 'predict', asks: 'next', at: {type: 'solution', queens: [1, 3, 0, 2]}},
		{type: 'predict', asks: 'next', at: {type: 'return', queens: [1, 3, 0, 2]}},
		{
			type: 'reach',
			id: 'second-solution',
			at: {type: 'test', queens: [1, 3, 0], column: 3},
			goal: goTo({type: 'return', queens: [2, 0, 3, 1]}),
		},
		{type: 'choose', id: 'when-over', at: {type: 'return', queens: [2, 0, 3, 1]}, right: 'b'},
		{
			type: 'number',
			id: 'branch',
			stage: {size},
			at: {type: 'test', queens: [], column},
			right: (knowledge) => factsIn(knowledge)(size).solutionsBelow(column),
		},
	],
};
