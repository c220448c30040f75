import type {WordId} from '../text/en.js';

/** The words for the steps of the search and their cost. */
export const stepTerms: readonly WordId[] = [
	'step',
	'test',
	'check',
	'write',
	'cell',
	'placement',
	'return',
	'backtrack',
	'dead-end',
	'explored',
	'failed',
];

/** The words for what `flags` and `bitmask` keep in memory. */
export const memoryWords: readonly WordId[] = ['flag', 'mask', 'columns', 'downs', 'ups', 'attacked', 'bit'];
