import {boardMarks, glyphMark, groundMark, type Legend} from '../../panels/legend.js';

export const legend: Legend = {
	marks: [
		boardMarks.queen,
		boardMarks.cursor,
		groundMark('conflict', 'attacked', ['queen']),
		groundMark('conflict-line', 'path', ['row', 'column', 'diagonal', 'antidiagonal']),
		glyphMark('diagonals', ['diagonal', 'antidiagonal']),
		groundMark('hint', 'tested', ['tested']),
		groundMark('hint-remove', 'removed', ['queen']),
		groundMark('solved', 'good', ['queen']),
		boardMarks.attackCount,
		boardMarks.tooLong,
		boardMarks.hidden,
	],
	words: ['solution', 'conflict', 'step'],
};
