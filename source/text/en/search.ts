import type {TransformId} from '../../solver/symmetry.js';
import {number} from '../numbers.js';
import type {Wordings} from '../width.js';
import {counted} from './words.js';

/** What Solutions and Search show. */
export const searchTexts = {
	solutionTitle: (solution: number | undefined, total: string) => `Solution ${number(solution)} of ${total}`,
	openingTitle: (solutions: number, deadEnds: number) =>
		`${counted(solutions, 'solution', 'solutions')}, ${counted(deadEnds, 'dead end', 'dead ends')}`,
	listTitle: (isFundamentalOnly: boolean): string => (isFundamentalOnly ? 'Fundamental solutions' : 'All solutions'),
	/** Of the lines of the list. */
	listHeading: 'number, column in each row',
	/** Of the places of all solutions in the opening. */
	placesHeading: 'column of the first queen',
	listPart: (first: number, last: number) => `${number(first)} to ${number(last)}`,
	noSolutionTitle: 'No solution',
	classMeaning:
		'Solutions that are the same board, turned or mirrored, form a class. The first that the search finds is its fundamental solution; all of them are images of it.',
	classTitle: (classNumber: number, total: string) => `Class ${number(classNumber)} of ${total}`,
	classWays: (images: number) => `One board, turned or mirrored, ${counted(images, 'way', 'ways')}`,
	transforms: {
		identity: 'unchanged',
		'rotation-90': 'turned right',
		'rotation-180': 'turned by half',
		'rotation-270': 'turned left',
		'reflection-columns': 'left-right mirror',
		'reflection-rows': 'top-bottom mirror',
		'reflection-diagonal': 'mirror along \\',
		'reflection-antidiagonal': 'mirror along /',
	} satisfies Record<TransformId, string>,
	noSolution: (size: number, tests: number) =>
		`${size} queens have no solution: all ${number(tests)} tests have been made, and none is left.`,
	notFoundYet: (solution: number) => `Solution ${number(solution)} is not known yet: the search is being read.`,
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
