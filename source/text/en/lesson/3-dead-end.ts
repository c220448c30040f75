import {chapter} from '../../lesson-words.js';

export const deadEnd = () =>
	chapter({
		title: 'A dead end',
		sentences: ['Next, place(2) tests the squares of row 2.', 'A row without a safe square is a dead end.'],
		tasks: {
			attackers: {
				asks: 'Is row 2 one? For each square, from column 0, type the row of a queen that attacks it, or s for safe. If two attack it, name either.',
				after: 'row 2 is a dead end: below these two queens it cannot have a queen.',
				wrong: {},
				nudge: 'look from each square up its column, and up both its diagonals.',
				hint: 'a diagonal goes as many columns across as rows down.',
				answer: '0 1 1 1.',
			},
		},
	});
