import {type Chapter, stageOf} from '../task.js';
import {predictionsUntil} from './predictions.js';

/** The board of the last predictions: another one than before, so that nothing can be known by heart. */
const lastSize = 3;

export const chain: Chapter = {
	id: 'chain',
	stage: stageOf(),
	tasks: [
		{type: 'predict', asks: 'next', at: {type: 'return', queens: [0, 3]}},
		{type: 'predict', asks: 'next', at: {type: 'return', queens: [0]}, isFlowing: true},
		{type: 'predict', asks: 'next', at: {type: 'return', queens: [0, 5, 3, 1]}, stage: {size: 6}},
		{type: 'predict', asks: 'next', at: {type: 'return', queens: [0, 5, 3]}, stage: {size: 6}},
		{type: 'predict', asks: 'next', at: {type: 'return', queens: [0, 5]}, stage: {size: 6}},
		{type: 'predict', asks: 'next', at: {type: 'return', queens: [0]}, stage: {size: 6}, isFlowing: true},
		...predictionsUntil(lastSize, 2).map((task) => ({...task, stage: {size: lastSize}})),
	],
};
