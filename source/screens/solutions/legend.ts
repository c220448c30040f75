import {boardMarks} from '../../panels/board/legend.js';
import {groundMark, type Legend, type MarkId, partMark} from '../../panels/legend.js';
import type {Scale} from './small-boards.js';

/** A small board draws two rows in one line. */
const smallBoards = [partMark('two-rows', ['upper', 'lower']), groundMark('chosen-board', 'tested', ['upper'])];

/** The marks of small boards. */
export function boardMarksIn(scale: Scale): readonly MarkId[] {
	return scale === 'two-rows-a-line' ? ['two-rows', 'chosen-board'] : ['queen', 'chosen-board'];
}

export const imagesLegend: Legend = {
	marks: [
		partMark('chosen-image', ['current'], 'accent'),
		...smallBoards,
		boardMarks.queen,
		boardMarks.emptySquare,
		{id: 'unknown-number', sample: () => [{text: ' ?'}], isIn: () => false},
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
