import {type Chapter, stageOf} from '../task.js';

export const deadEnd: Chapter = {
	id: 'dead-end',
	stage: stageOf(),
	tasks: [
		{type: 'attackers', at: {type: 'test', queens: [0, 2], column: 0}},
		{type: 'attackers', at: {type: 'test', queens: [0, 3, 1], column: 0}},
		{type: 'choose', id: 'after-dead-end', right: 'b', at: {type: 'return', queens: [0, 3, 1]}},
	],
};
