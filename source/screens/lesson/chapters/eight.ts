import {isAtDeadEnd} from '../../../explorer/stepping.js';
import {type Chapter, stageOf} from '../task.js';

export const eight: Chapter = {
	id: 'eight',
	stage: stageOf({size: 8}),
	tasks: [
		{
			type: 'reach',
			id: 'first-dead-end',
			at: {type: 'start'},
			isReached: ({moment}) => moment.deadEnds === 1 && isAtDeadEnd(8, moment),
		},
		{type: 'predict', asks: 'next', at: {type: 'return', queens: [0, 2, 4, 1, 3]}, isFlowing: true},
		{
			type: 'reach',
			id: 'first-solution',
			at: {type: 'return', queens: [0, 2, 4, 1, 3]},
			isReached: ({moment: {step}}) => step?.type === 'solution' && step.number === 1,
		},
		{type: 'choose', id: 'more-or-less', right: 'c', at: {type: 'test', queens: [], column: 3}},
	],
};
