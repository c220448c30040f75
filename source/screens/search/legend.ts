import {stepTerms} from '../../panels/board/legend.js';
import type {Legend} from '../../panels/legend.js';
import {memoryWords} from '../../panels/memory/legend.js';

export const legend: Legend = {
	marks: [],
	words: [...stepTerms, 'full-board', 'pruning', 'node', 'depth', 'beside-path', 'solution', 'variant', ...memoryWords],
};
