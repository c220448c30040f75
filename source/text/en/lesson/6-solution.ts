import {chapter, type FactsOf} from '../../lesson-words.js';

export const solution = (facts: FactsOf) =>
	chapter({
		title: 'A solution is not the end',
		sentences: [
			'Back at step 39: row 3 has got its queen, and place(3) has called place(4).',
			'There is no row 4: row equals n, so place(4) has reported a solution.',
		],
		tasks: {
			'after-solution': {
				asks: 'What happens next (t p r f), and where?',
				after: 'place(4) returns like any call. place(3) removes its queen and looks for more solutions.',
				wrong: {},
				nudge: 'which line of place(4) has just run, and what does its first word do?',
				hint: 'that call ends. Who called it, and on which column is that queen?',
				answer: 'r 3 3.',
			},
			'when-over': {
				asks: 'When is the whole search over?',
				options: [
					'After the last solution',
					'When row 3 has no column left',
					'When the loop of place(0) is over',
					`After all ${4 ** 4} boards`,
				],
				after: `the first call returns last. That is ${facts(4).stepsAfterLast()} steps after the second solution, your first board of chapter 1.`,
				wrong: {
					a: 'the program cannot know that a solution is the last one.',
					b: 'then only place(3) returns, and its caller goes on.',
					d: 'brute force tries all boards. Here most are pruned.',
				},
				nudge: 'which call does no other call wait for?',
				hint: 'look at the top of the stack.',
				answer: 'c.',
			},
		},
	});
