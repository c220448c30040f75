import type {TransformId} from '../../solver/symmetry.js';
import {number} from '../numbers.js';
import {capitalised, counted} from './words.js';

export const solutionTexts = {
	solutionTitle: (solution: number, total: string) => `Solution ${number(solution)} of ${total}`,
	openingTitle(found: number, deadEnds: number, isAll: boolean): string {
		const solutions = isAll ? `All ${number(found)} found` : counted(found, 'solution', 'solutions');
		return found === 0 ? `Searching: ${counted(deadEnds, 'dead end', 'dead ends')}` : solutions;
	},
	listTitle: (isFundamentalOnly: boolean): string => (isFundamentalOnly ? 'Fundamental solutions' : 'All solutions'),
	/** Of the lines of the list. */
	listHeading: 'number, column in each row',
	/** Of the places of all solutions in the opening. */
	placesHeading: ['column of the first queen'],
	listPart: (first: number, last: number) => `${number(first)} to ${number(last)}`,
	/** `count` is undefined while it is not known. */
	wallTitle(count: number | undefined, isFundamentalOnly: boolean): string {
		const kind = isFundamentalOnly ? 'fundamental ' : '';
		return count === 1
			? `The only ${kind}solution`
			: capitalised(`${count === undefined ? '' : `all ${number(count)} `}${kind}solutions`);
	},
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
