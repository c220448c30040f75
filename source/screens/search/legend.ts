import {type Legend, memoryWords, stepTerms} from '../../panels/legend.js';

export const legend: Legend = {
	words: [...stepTerms, 'full-board', 'pruning', 'node', 'depth', 'beside-path', 'solution', 'variant', ...memoryWords],
};
