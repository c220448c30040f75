import type {NextStep} from '../next-step.js';
import {type Chapter, stageOf} from '../task.js';

const firstReturn: NextStep = {type: 'return', queens: [0, 2]};

/** First what a caller keeps during a call, then returns below rows with columns left. */
export const theReturn: Chapter = {
	id: 'return',
	stage: stageOf(),
	signs: ['explored', 'fruitful'],
	tasks: [
		{type: 'choose', id: 'own-column', right: 'd', at: firstReturn},
		{type: 'predict', asks: 'next', at: firstReturn},
		{type: 'predict', asks: 'next', at: {type: 'return', queens: [0, 3, 1]}},
		{type: 'predict', asks: 'next', at: {type: 'return', queens: [3, 0]}, isUnaided: true},
	],
};
