import {chapter} from '../../lesson-words.js';

export const rule = () =>
	chapter({
		title: 'The rule, by hand',
		sentences: [
			'A queen attacks along its row, its column and both diagonals, \\ and /.',
			'The puzzle: put 4 queens on the board so that none attacks another.',
			'Rows and columns count from 0.',
		],
		tasks: {
			complete: {
				asks: 'Two queens are missing: one in row 2, one in row 3. The arrows move the cursor. {-put} or {+put} places a queen; on a queen it removes it.',
				after: 'this is a solution: one queen in each row, and none attacks another.',
				wrong: {},
				nudge: 'begin with row 2. Which of its squares can no queen above reach?',
				hint: 'the queen on row 0, column 2 reaches two squares of row 2: column 2, and column 0 along /. Look for those of the other queen.',
				answer: 'put queens on row 2, column 3 and on row 3, column 1.',
			},
			'safe-squares': {
				asks: 'A new board, with one queen. A square is safe if no queen attacks it. How many squares of row 1 are safe? Type the number, then Enter.',
				after: 'the queen attacks column 3 along its column, and column 2 along /.',
				wrong: {
					1: 'you count three attacks. Not every line of this queen reaches row 1: look at the edge.',
					3: 'you count one attack. A queen attacks along more lines than one.',
					4: 'then this queen would attack nothing in row 1. It attacks along lines, not only in its own row.',
				},
				nudge: 'follow the lines of the queen down to row 1.',
				hint: 'column 3 is attacked along the column. Which diagonal stays on the board?',
				answer: '2.',
			},
			stuck: {
				asks: 'Row 1 has two safe squares. Put a queen on one of them, so that row 2 has none.',
				after: 'you are stuck: no queen attacks the other, and yet row 2 has no safe square.',
				wrong: {},
				nudge: 'the queen in row 0 already attacks two squares of row 2.',
				hint: 'those are columns 3 and 1. The new queen must attack columns 0 and 2.',
				answer: 'put the queen on row 1, column 1.',
			},
			undo: {
				asks: 'What do you change now, to try something new and leave no possibility out?',
				options: ['Remove both queens', 'Move the queen in row 0', 'Move the queen in row 1', 'Go on with row 3'],
				after: 'you undo only the last choice, so nothing that may still work is lost. This is backtracking.',
				wrong: {
					a: 'that also gives up the queen in row 0. It is not known to be wrong yet.',
					b: 'then one board with the queen on row 0, column 3 is never tried.',
					d: '4 queens need 4 rows. A row that stays empty can never be filled later.',
				},
				nudge: 'change as little as you can.',
				hint: 'which of your two choices came last, and has it another way?',
				answer: 'c.',
			},
		},
	});
