import type {Text} from '../text/en.js';

/** The names of the marks and of the words that the help explains. The text has the explanation of each. */
export type MarkId = keyof Text['legend']['marks'];
export type WordId = keyof Text['legend']['words'];

/** The words that the help explains for a screen or an overlay, in its order. */
export type Legend = {readonly words: readonly WordId[]};

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
