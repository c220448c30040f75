import {chapter} from '../../lesson-words.js';

export const theReturn = () =>
	chapter({
		title: 'The return',
		sentences: [
			'When its loop is over, a call returns to its caller, the call for the row above.',
			'The caller removes its queen: undoing restores the board.',
			'Then its own loop goes on. For the caller, this step is a backtrack.',
		],
		tasks: {
			'who-goes-on': {
				asks: 'Four steps on, at step 10, place(2) has tested its last column. What happens next (t p r f)? For a return, type which row goes on, and with which column.',
				after: 'place(1) removes its queen and goes on.',
				wrong: {},
				nudge: 'which call is at work, and has its loop a column left?',
				hint: 'it ends. Look in the stack for the call above it: where does its queen stand?',
				answer: 'r 1 3.',
			},
			'own-column': {
				asks: 'How does place(1) know at which column its loop goes on?',
				options: [
					'place(2) returns the column',
					'Its loop begins again at 0',
					'It looks at the board',
					'Each call has its own column',
				],
				after: 'place(1) has only waited for place(2), and its variable `column` has not changed.',
				wrong: {
					a: 'the line place(row + 1) uses no result. place(2) only ends.',
					b: 'then it would find the same safe square again, and never end.',
					c: 'no line of place looks there for it.',
				},
				nudge: 'each line of the stack is a call of its own.',
				hint: 'place(1) has not ended. What has become of its variables?',
				answer: 'd.',
			},
			'two-returns': {
				asks: 'On to step 23: place(1) has gone on, and place(2) has tested its last column again. How many calls return before the next test?',
				after: 'place(2) returns. The queen of place(1) was on the last column, so this call returns, too.',
				wrong: {
					0: 'place(2) has no column left, so no test can follow in its row.',
					1: 'the call that gets its turn must have a column left to test. Look at its line in the stack.',
					3: 'one of the three calls has columns that are not tested. It does not return.',
				},
				nudge: 'read the stack from the bottom: which calls have a column left?',
				hint: 'look in the stack for the sign of a column that is not tested yet.',
				answer: '2.',
			},
		},
	});
