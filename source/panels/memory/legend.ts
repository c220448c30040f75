import {isUnread, type LegendMark, patternMark, type WordId} from '../legend.js';

/** The words for what `flags` and `bitmask` keep in memory. */
export const memoryWords: readonly WordId[] = [
	'flag',
	'mask',
	'columns',
	'downs',
	'ups',
	'attacked',
	'bit',
	'short-names',
];

/** The marks of the memory of the variant `flags`. */
export const memoryMarks: readonly LegendMark[] = [
	{
		id: 'not-read',
		sample: ({dash}) => [{text: ` ${dash}`, role: 'dim'}],
		isIn: ({panels}, glyphs) => panels.some((each, index) => isUnread(each, panels[index - 1], glyphs)),
	},
	patternMark(
		'touched-flag',
		() => '[1]',
		(text) => /^ *[01]*\[[01]\][01]* *$/.test(text),
	),
];
