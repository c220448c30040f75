import {goTo} from '../goal.js';
import {type Chapter, stageOf} from '../task.js';

/** The stack has been seen; these tasks are about the lines of the program. There is room for the function `place`. */
const withProgram = {stage: {isProgramShown: true}, explained: 'program', panelRows: 12} as const;

export const loop: Chapter = {
	id: 'loop',
	stage: stageOf(),
	tasks: [
		{type: 'reach', id: 'two-queens', at: {type: 'start'}, goal: goTo({type: 'test', queens: [0, 2], column: 0})},
		{type: 'predict', asks: 'test', at: {type: 'test', queens: [1], column: 2}},
		{type: 'predict', asks: 'test', at: {type: 'test', queens: [1], column: 3}},
		{type: 'predict', asks: 'next', at: {type: 'place', queens: [1, 3]}, ...withProgram},
		{type: 'predict', asks: 'next', at: {type: 'test', queens: [1, 3], column: 0}, ...withProgram},
	],
};
