import {stepMarks, stepTerms} from '../../panels/board/legend.js';
import {glyphMark, type Legend, timelineMarks} from '../../panels/legend.js';
import {memoryMarks, memoryWords} from '../../panels/memory/legend.js';

export const legend: Legend = {
	marks: [
		...stepMarks,
		glyphMark('cheapest', ['best'], 'strong'),
		glyphMark('cost-bar', ['bar'], 'accent'),
		...memoryMarks,
		...timelineMarks,
	],
	words: ['variant', ...stepTerms, 'node', 'solution', ...memoryWords],
};
