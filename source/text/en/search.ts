import {number} from '../numbers.js';
import type {Wordings} from '../width.js';
import {counted} from './words.js';

export const searchTexts = {
	/** Long and short; a figure in them is whole, or absent. */
	titles: {
		/** While the search is slow enough to be followed, with the values of its variables. */
		program(row?: number, column?: number): Wordings {
			const values = column === undefined ? `row = ${row}` : `row = ${row}, col = ${column}`;
			return row === undefined ? 'Program' : [`Program: ${values}`, values];
		},
		look: (memory: string, check: number, all: number): Wordings => [`${memory}: check ${check} of ${all}`, memory],
		memory: (step?: number) => (step === undefined ? 'Memory' : `Memory at step ${number(step)}`),
		stack: (hidden: number, above: string): Wordings =>
			hidden === 0 ? ['Stack of frames', 'Stack'] : `Stack ${above} ${hidden}`,
	},
	/** The heading is the legend. */
	tree: {
		whole: 'Whole search',
		zoom: 'Zoom',
		headed: (title: string) => `${title}: `,
		fruitful: 'has solutions',
		vain: (percent: string | undefined) => (percent === undefined ? 'in vain' : `${percent} in vain, by steps`),
		solution: 'solution',
		stack: 'stack',
		now: 'now',
		/** Of the tree, after the queens above it. */
		share: (percent: string) => `${percent} of the search`,
	},
	fullBoard: 'full board',

	/** Of a number that holds flags. */
	bitOf: (name: string, bit: number) => `${name} bit ${bit}`,
	bitOrder: 'bit 0 first',
	/** Of the array of queens, in rows where none stands now. */
	leftOver: 'left over',
	/** Of the last step, and of all so far. */
	costTitle: (name: string, unit: 'checks' | 'writes', here: number, all: number) => {
		const units = {checks: counted(here, 'check', 'checks'), writes: counted(here, 'write', 'writes')}[unit];
		return `${name}: ${units}, ${number(all)} so far`;
	},
};
