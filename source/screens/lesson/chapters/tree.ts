import {goTo} from '../goal.js';
import {type Chapter, stageOf} from '../task.js';

export const tree: Chapter = {
	id: 'tree',
	stage: stageOf({isTreeShown: true}),
	signs: ['deadEnd', 'solved', 'explored', 'fruitful'],
	tasks: [
		{type: 'reach', id: 'whole-tree', at: {type: 'start'}, goal: goTo({type: 'end'})},
		{type: 'number', id: 'dead-ends', at: {type: 'end'}, right: (knowledge) => knowledge.tape(4).horizon.deadEnds},
		{type: 'choose', id: 'no-corner', at: {type: 'end'}, right: 'c'},
	],
};
