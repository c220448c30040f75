import {glyphMark, type Legend, stepMarks, timelineMarks} from '../../panels/legend.js';

export const legend: Legend = {
	marks: [
		...stepMarks,
		glyphMark('returned', ['returned']),
		glyphMark('running', ['current'], 'accent'),
		glyphMark('next', ['next'], 'accent'),
		glyphMark('visited-nodes', ['full'], 'accent'),
		glyphMark('unvisited-nodes', ['empty']),
		...timelineMarks,
	],
	words: [
		'step',
		'test',
		'check',
		'placement',
		'return',
		'backtrack',
		'dead-end',
		'node',
		'depth',
		'solution',
		'variant',
	],
};
