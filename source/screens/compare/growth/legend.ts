import {glyphMark, hiddenLines, type Legend, type LegendMark, patternMark} from '../../../panels/legend.js';
import {seriesMarks, several} from './marks.js';

/** The marks in the chart: after its y axis. */
function chartMark(id: LegendMark['id'], marks: readonly string[]): LegendMark {
	return patternMark(
		id,
		() => marks.join(' '),
		(text, {border}) => {
			const [, row = ''] = text.split(border.left);
			return marks.some((mark) => row.includes(mark));
		},
	);
}

export const legend: Legend = {
	marks: [
		glyphMark('progress', ['full', 'empty'], 'accent'),
		chartMark('series', seriesMarks),
		chartMark('several-series', [several]),
		patternMark(
			'factor',
			() => 'x5.2',
			(text) => /(^| )x\d/.test(text),
			'dim',
		),
		patternMark(
			'no-factor',
			() => '-',
			(text) => text.trim() === '-',
			'dim',
		),
		patternMark(
			'cut-sizes',
			({openEnd}) => openEnd,
			(text, {openEnd}) => text.includes(openEnd),
			'dim',
		),
		hiddenLines,
	],
	words: ['n', 'ms', 'check', 'variant', 'log-scale'],
};
