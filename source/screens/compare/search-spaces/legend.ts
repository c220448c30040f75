import {glyphMark, hiddenLines, type Legend, patternMark} from '../../../panels/legend.js';

export const legend: Legend = {
	marks: [
		glyphMark('log-bar', ['full'], 'accent'),
		patternMark(
			'fewer',
			({divided}) => `${divided}8`,
			(text, {divided}) => [...text.matchAll(/(.)\d/g)].some(([, before]) => before === divided),
			'dim',
		),
		patternMark(
			'more',
			() => 'x8',
			(text) => /(^| )x\d/.test(text),
			'dim',
		),
		patternMark(
			'unknown-factor',
			() => '?',
			(text) => /^ *\? /.test(text),
			'dim',
		),
		hiddenLines,
	],
	words: [
		'full-board',
		'any-squares',
		'one-a-row',
		'node',
		'test',
		'placement',
		'log-scale',
		'counting',
		'out-of-reach',
	],
};
