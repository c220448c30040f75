import {type Chapter, stageOf} from '../task.js';

export const tree: Chapter = {
	id: 'tree',
	stage: stageOf({isTreeShown: true}),
	tasks: [
		{
			type: 'reach',
			id: 'whole-tree',
			at: {type: 'start'},
			isReached: ({moment: {size, queens, step}}) =>
				queens.length === 0 && step?.type === 'backtrack' && step.column === size - 1,
		},
		{type: 'number', id: 'dead-ends', at: {type: 'end'}, right: (knowledge) => knowledge.tape(4).horizon.deadEnds},
		{type: 'choose', id: 'no-corner', at: {type: 'end'}, right: 'c'},
	],
};
