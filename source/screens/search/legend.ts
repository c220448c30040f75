import {glyphMark, type Legend, partMark, stepMarks, timelineMarks} from '../../panels/legend.js';

export const legend: Legend = {
	marks: [
		...stepMarks,
		glyphMark('returned', ['returned']),
		glyphMark('running', ['current'], 'accent'),
		glyphMark('next', ['next'], 'accent'),
		glyphMark('visited-nodes', ['full'], 'accent'),
		glyphMark('partly-visited-nodes', ['partial'], 'accent'),
		glyphMark('unvisited-nodes', ['empty']),
		partMark('dead-end-node', ['deadEnd']),
		partMark('solution-node', ['solved'], 'good'),
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
