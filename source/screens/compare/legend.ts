import {stepMarks, stepTerms} from '../../panels/board/legend.js';
import {type Legend, timelineMarks} from '../../panels/legend.js';
import {memoryMarks, memoryWords} from '../../panels/memory/legend.js';

export const legend: Legend = {
	marks: [...stepMarks, ...memoryMarks, ...timelineMarks],
	words: ['variant', ...stepTerms, 'node', 'solution', ...memoryWords],
};
