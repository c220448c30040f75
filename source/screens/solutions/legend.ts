import {boardMarks, groundMark, type Legend, partMark} from '../../panels/legend.js';

export const legend: Legend = {
	marks: [
		boardMarks.queen,
		partMark('chosen-entry', ['current'], 'accent'),
		boardMarks.attackCount,
		boardMarks.tooLong,
		boardMarks.hidden,
		boardMarks.cut,
		partMark('two-rows', ['upper', 'lower']),
		groundMark('chosen-board', 'tested', ['upper']),
	],
	words: ['solution', 'class', 'image', 'fundamental', 'test', 'backtrack'],
};
