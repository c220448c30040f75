import {explainTest, variantOf} from '../../../solver/index.js';
import type {NextStep} from '../next-step.js';
import {type Chapter, stageOf} from '../task.js';

const queens = [0, 2, 4];
const column = 5;
const at: NextStep = {type: 'test', queens, column};

/** The comparisons that scan makes for the square. */
function comparisons(): number {
	const made = explainTest(8, variantOf('scan'), queens, column);
	return made.type === 'comparisons' ? made.made.length : 0;
}

export const variants: Chapter = {
	id: 'variants',
	stage: stageOf({size: 8}),
	// Room for the memory of the variant, below the stack.
	panelRows: 12,
	tasks: [
		{type: 'number', id: 'comparisons', at, right: comparisons},
		{type: 'choose', id: 'which-flag', right: 'b', at, stage: {variant: 'flags'}, explained: 'flags'},
		{type: 'choose', id: 'price', right: 'c', stage: {variant: 'flags'}},
		{type: 'number', id: 'bit', at, right: () => column, stage: {variant: 'bitmask'}, explained: 'bitmask'},
		{type: 'columns', at: {type: 'place', queens: [0, 2]}, stage: {variant: 'bitmask'}, explained: 'shift'},
		{
			type: 'choose',
			id: 'shift',
			right: 'd',
			at: {type: 'test', queens: [0, 2], column: 0},
			stage: {variant: 'bitmask'},
			explained: 'shift',
			isOpen: true,
		},
	],
};
