import {chapter} from '../../lesson-words.js';

export const loop = () =>
	chapter({
		title: 'The program: a loop and a call',
		sentences: [
			'Each row gets one queen: place(row) looks for its column.',
			'Its loop tests the columns from 0; on a safe square it puts a queen and calls place(row + 1).',
			'n, in our texts N, is the number of queens, rows and columns: here 4.',
		],
		tasks: {
			steps: {
				asks: '{+step} makes one step. Go on until row 1 has a queen, and read each step. Below the board is the stack: a line for each call that has not ended.',
				after: 'columns 0 and 1 were attacked: there `continue` went on with the loop.',
				wrong: {
					past: 'you are past it: that is step 6. {-step} goes back.',
					left: '{+step} goes forward, {-step} goes back.',
				},
				nudge: 'the key is the right arrow.',
				hint: 'it takes six steps: four tests and two placements.',
				answer: 'press {+step} six times.',
			},
			call: {
				asks: 'What happens next? t a test, p a placement, r a return (a call ends), f a found solution. Then type its row and its column.',
				after: 'place(2) is called, and its loop begins with column 0.',
				wrong: {},
				nudge: 'which line of the program comes after the line that placed the queen?',
				hint: 'that line is a call. What does a call of place do first?',
				answer: 't 2 0.',
			},
			pruned: {
				asks: 'Row 1, column 0 was attacked, so `continue` left out all boards that begin like this. Rows 2 and 3 have 4 columns each: how many boards is that?',
				after: 'one test has left out 16 boards. This is pruning.',
				wrong: {
					8: 'that is 4 + 4. But each column of row 2 goes with every column of row 3.',
					4: 'that is one row. Both rows are to be filled.',
					64: 'that fills three rows. Row 1 has its queen already: it is the one that is attacked.',
				},
				nudge: 'first fix the queen of row 2 on column 0. How many ways has row 3?',
				hint: '4 ways for row 3, and that for each of the columns of row 2.',
				answer: '16.',
			},
		},
	});
