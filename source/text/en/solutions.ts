import type {TransformId} from '../../solver/symmetry.js';
import {number} from '../numbers.js';
import {counted} from './words.js';

export const solutionTexts = {
	solutionTitle: (solution: number, total: string) => `Solution ${number(solution)} of ${total}`,
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
};
