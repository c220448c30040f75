import {chapter, type FactsOf} from '../../lesson-words.js';

export const symmetry = (facts: FactsOf) => {
	const {solutions, classes} = facts(8);
	const small = solutions - 8 * (classes - 1);
	return chapter({
		title: 'Turned and mirrored',
		sentences: [
			'This is the first solution for 8 queens.',
			'A board has four sides to stand on, and each has a mirror image: up to 8 boards.',
		],
		tasks: {
			images: {
				asks: '{images} shows them. Look, then press {close}.',
				after:
					'all are solutions: rows become columns, diagonals stay diagonals. They are one symmetry class. Its first one in the search is the fundamental solution.',
				wrong: {
					m: 'that is the menu. The key is {images}.',
					escape: 'nothing is open yet.',
				},
				nudge: 'it is the key {images}.',
				hint: '{close} closes what is shown over the screen.',
				answer: 'press {images}, then {close}.',
			},
			classes: {
				asks: `8 queens have ${solutions} solutions. One class has only ${small}, each other class has 8. How many fundamental solutions are there?`,
				after: `in the small class half a turn gives the same board. The puzzle was posed in 1848. Some texts claim 42 classes: wrong.`,
				wrong: {
					11: `that is ${solutions - small} / 8: the class of ${small} is missing.`,
					23: `that is ${solutions} / ${small}. Only one class has ${small}.`,
					92: 'each class has only one fundamental solution.',
				},
				nudge: 'each class has one. So how many classes are there?',
				hint: `take the ${small} away from ${solutions}, divide by 8, then add the class of ${small}.`,
				answer: `${classes}.`,
			},
		},
	});
};
