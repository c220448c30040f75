import type {NextStep} from '../next-step.js';
import {type Chapter, stageOf, type Task} from '../task.js';

/** The size of the last predictions: another one than before, so that nothing can be known by heart. */
const size = 6;

/** From the empty board to three rows of which one after the other has no column left. */
const unaided: readonly NextStep[] = [
	{type: 'test', queens: [], column: 0},
	{type: 'return', queens: [0, 2, 4, 1, 3]},
	{type: 'return', queens: [0, 2, 4, 1]},
	{type: 'return', queens: [0, 2, 4]},
];

export const chain: Chapter = {
	id: 'chain',
	stage: stageOf(),
	tasks: [
		{type: 'predict', asks: 'next', at: {type: 'return', queens: [0, 3]}},
		{type: 'predict', asks: 'next', at: {type: 'return', queens: [0]}},
		{type: 'predict', asks: 'next', at: {type: 'return', queens: [0, 5, 3]}, stage: {size}},
		{type: 'predict', asks: 'next', at: {type: 'return', queens: [0, 5]}, stage: {size}},
		...unaided.map((at): Task => ({type: 'predict', asks: 'next', at, stage: {size}, isUnaided: true})),
	],
};
