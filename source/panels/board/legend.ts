import {glyphMark, groundMark, isUnread, type LegendMark, partMark, type WordId} from '../legend.js';
import type {Span} from '../line.js';

/** Whether a square shows a number and nothing else. */
function isCount({text, ground}: Span): boolean {
	return (ground === 'light' || ground === 'dark') && /^\d+$/.test(text.trim());
}

/** The marks of every board. */
export const boardMarks = {
	queen: glyphMark('queen', ['queen'], 'strong'),
	cursor: {
		id: 'cursor',
		sample: () => [{text: '[ ]'}],
		isIn: ({panels}) => panels.some(({text, ground}) => ground !== undefined && text.includes(']')),
	},
	attackCount: {
		id: 'attack-count',
		sample: () => [{text: ' 2 ', ground: 'light'}],
		isIn: ({panels}) => panels.some(isCount),
	},
	tooLong: glyphMark('too-long', ['long']),
	rowCursor: {
		id: 'row-cursor',
		sample: ({current}) => [{text: ` ${current}1`, role: 'accent'}],
		// Beside the board, the number of the row follows.
		isIn: ({panels}, {current}) =>
			panels.some(({text}, index) => text === current && /^ *\d+ ?$/.test(panels[index + 1]?.text ?? '')),
	},
	emptySquare: {
		id: 'empty-square',
		sample: ({untried}) => [{text: ` ${untried} `, ground: 'light'}],
		isIn: ({panels}, {untried}) =>
			panels.some(({text, ground}) => (ground === 'light' || ground === 'dark') && text.trim() === untried),
	},
	hidden: glyphMark('hidden', ['above', 'below'], 'accent'),
	cut: glyphMark('cut', ['openEnd']),
} satisfies Record<string, LegendMark>;

const untried: LegendMark = {
	id: 'untried',
	sample: (glyphs) => [{text: ` ${glyphs.untried}`}],
	isIn: ({panels}, glyphs) =>
		panels.some((each, index) => {
			const content = each.text.trim();
			const isOnBoard = each.ground === 'light' || each.ground === 'dark';
			const isUntried = content !== '' && content === glyphs.untried.repeat(content.length);
			return isUntried && !isOnBoard && !isUnread(each, panels[index - 1], glyphs);
		}),
};

/** A square of a dead end: the line to a queen that attacks it, and the row of that queen. */
const deadEnd: LegendMark = {
	id: 'dead-end',
	ground: 'attacked',
	sample: ({diagonal}) => [{text: `${diagonal}0 `, ground: 'attacked'}],
	isIn: ({panels}) => panels.some(({text, ground}) => ground === 'attacked' && /\d/.test(text)),
};

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

/** The marks of a step of the search. */
export const stepMarks: readonly LegendMark[] = [
	boardMarks.queen,
	groundMark('just-placed', 'tested', ['queen']),
	glyphMark('tested', ['tested']),
	glyphMark('safe', ['safe'], 'good'),
	glyphMark('rejected', ['rejected'], 'warning'),
	glyphMark('explored', ['explored']),
	glyphMark('fruitful', ['fruitful'], 'good'),
	untried,
	boardMarks.emptySquare,
	groundMark('safe-square', 'good', ['safe']),
	groundMark('attacked-square', 'attacked', ['rejected']),
	deadEnd,
	groundMark('attacker', 'attacker', ['queen']),
	groundMark('path', 'path', ['column', 'diagonal', 'antidiagonal']),
	glyphMark('diagonals', ['diagonal', 'antidiagonal']),
	glyphMark('crossing', ['crossing']),
	groundMark('removed-queen', 'removed', ['explored', 'fruitful']),
	boardMarks.attackCount,
	boardMarks.tooLong,
	boardMarks.hidden,
	boardMarks.cut,
	boardMarks.cursor,
	boardMarks.rowCursor,
	partMark('breakpoint', ['breakpoint'], 'accent'),
];
