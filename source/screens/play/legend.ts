import {boardMarks} from '../../panels/board/legend.js';
import {glyphMark, groundMark, type Legend, type LegendMark} from '../../panels/legend.js';
import type {Span} from '../../panels/line.js';

/** A number on a free square: the solutions that continue from there. */
function countMark(id: LegendMark['id'], sample: string, isCount: (content: string) => boolean): LegendMark {
	const isIn = ({text, ground}: Span) => ground !== undefined && isCount(text.trim());
	return {id, sample: () => [{text: ` ${sample} `, ground: 'light'}], isIn: ({panels}) => panels.some(isIn)};
}

/** A queen that is given, on any background: it can be in a conflict, or in a solution. */
const givenMark: LegendMark = {
	...groundMark('given', 'given', ['given']),
	isIn: ({panels}, {given}) => panels.some(({text, ground}) => ground !== undefined && text.includes(given)),
};

/** The queen to remove. In the lesson, a square that a queen has left has the same background. */
const removeMark: LegendMark = {
	...groundMark('hint-remove', 'removed', ['queen', 'hint']),
	isIn: ({panels}, {queen, hint}) =>
		panels.some(({text, ground}) => ground === 'removed' && (text.includes(queen) || text.includes(hint))),
};

export const legend: Legend = {
	marks: [
		boardMarks.queen,
		givenMark,
		boardMarks.cursor,
		boardMarks.emptySquare,
		groundMark('conflict', 'attacked', ['queen', 'rejected']),
		groundMark('conflict-line', 'path', ['row', 'column', 'diagonal', 'antidiagonal']),
		glyphMark('crossing', ['crossing']),
		groundMark('hint', 'tested', ['hint']),
		removeMark,
		groundMark('solved', 'good', ['queen']),
		boardMarks.attackCount,
		countMark('continuing', '=4', (content) => /^=\d/.test(content)),
		countMark('continuing-at-least', '4+', (content) => /^[\d.]+[kMGTP]?\+$/.test(content)),
		countMark('continuing-short', '2k', (content) => /[kMGTP]$/.test(content)),
		countMark('continuing-unknown', '?', (content) => content === '?'),
		boardMarks.tooLong,
		boardMarks.hidden,
		boardMarks.cut,
	],
	words: ['solution', 'puzzle', 'conflict', 'class', 'step'],
};
