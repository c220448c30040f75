import {goTo} from '../goal.js';
import {type Chapter, stageOf} from '../task.js';

const firstDeadEnd = {type: 'return', queens: [0, 2, 4, 1, 3]} as const;

export const eight: Chapter = {
	id: 'eight',
	stage: stageOf({size: 8}),
	tasks: [
		{type: 'reach', id: 'first-dead-end', at: {type: 'start'}, goal: goTo(firstDeadEnd)},
		{type: 'predict', asks: 'next', at: firstDeadEnd},
		{
			type: 'reach',
			id: 'first-solution',
			at: {type: 'test', queens: [0, 2, 4, 1], column: 4},
			goal: goTo({type: 'return', queens: [0, 4, 7, 5, 2, 6, 1, 3]}),
		},
		{type: 'choose', id: 'more-or-less', right: 'c', at: {type: 'start'}},
	],
};
