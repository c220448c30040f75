import {type Legend, stepMarks, timelineMarks} from '../../panels/legend.js';

export const legend: Legend = {
	marks: [...stepMarks, ...timelineMarks],
	words: ['variant', 'step', 'test', 'check', 'placement', 'return', 'backtrack', 'dead-end', 'node', 'solution'],
};
