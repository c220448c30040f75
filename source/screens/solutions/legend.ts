import {boardMarks} from '../../panels/board/legend.js';
import {groundMark, type Legend, partMark, patternMark} from '../../panels/legend.js';

/** A small board draws two rows in one line. */
const smallBoards = [partMark('two-rows', ['upper', 'lower']), groundMark('chosen-board', 'tested', ['upper'])];

export const imagesLegend: Legend = {
	marks: [
		partMark('chosen-image', ['current'], 'accent'),
		...smallBoards,
		boardMarks.queen,
		boardMarks.emptySquare,
		patternMark(
			'unknown-number',
			() => '?',
			(text, {current}) => [' ?', `${current}?`].includes(text.trimEnd()),
		),
		boardMarks.cut,
	],
	words: ['image', 'unchanged', 'rotated', 'mirror', 'class', 'solution'],
};

export const legend: Legend = {
	marks: [
		boardMarks.queen,
		boardMarks.emptySquare,
		partMark('chosen-entry', ['current'], 'accent'),
		boardMarks.attackCount,
		boardMarks.tooLong,
		boardMarks.hidden,
		boardMarks.cut,
		...smallBoards,
	],
	words: ['solution', 'class', 'image', 'fundamental', 'test', 'backtrack'],
};
