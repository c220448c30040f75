import {glyphMark, type Legend, stepMarks, timelineMarks} from '../../panels/legend.js';

export const legend: Legend = {
	marks: [
		...stepMarks,
		glyphMark('running', ['current'], 'accent'),
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
