import {type Chapter, stageOf} from '../task.js';

/** From a safe square, after which no call returns, to returns below rows with columns left. */
export const theReturn: Chapter = {
	id: 'return',
	stage: stageOf(),
	signs: ['explored', 'fruitful'],
	tasks: [
		{type: 'predict', asks: 'next', at: {type: 'place', queens: [0, 2]}},
		{type: 'predict', asks: 'next', at: {type: 'return', queens: [0, 2]}},
		{type: 'predict', asks: 'next', at: {type: 'return', queens: [0, 3, 1]}},
		{type: 'predict', asks: 'next', at: {type: 'return', queens: [3, 0]}, isUnaided: true},
	],
};
