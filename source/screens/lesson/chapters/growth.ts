import {type Chapter, stageOf} from '../task.js';

export const growth: Chapter = {
	id: 'growth',
	stage: stageOf({size: 8}),
	tasks: [
		{type: 'choose', id: 'best-rule', right: 'a', at: {type: 'start'}},
		{
			type: 'reach',
			id: 'search-spaces',
			stage: {screen: 'compare'},
			isReached: ({model}) => model.overlay === 'search-spaces',
		},
		{type: 'choose', id: 'factor', right: 'c'},
		{type: 'choose', id: 'class', right: 'c'},
	],
};
