import {chapter, type FactsOf} from '../../lesson-words.js';
import {number} from '../../numbers.js';

export const eight = (facts: FactsOf) => {
	const {nodes, deadEnds, solutions} = facts(8);
	const boards = 8 ** 8;
	return chapter({
		title: 'Eight queens, the same program',
		sentences: ['Now N is 8, and a new search begins. The program has not changed.'],
		tasks: {
			'first-dead-end': {
				asks: '{+dead-end} goes to the next dead end. Go to the first one.',
				after: `row 5 is the first of ${number(deadEnds)} dead ends. Each square names the row of an attacker.`,
				wrong: {
					past: 'you are past it: that is step 28. {-dead-end} goes back.',
					n: 'that is the next solution. {+dead-end} goes to the next dead end.',
					D: '{-dead-end} goes back to the dead end before. There is none yet.',
				},
				nudge: 'it is one key.',
				hint: 'lower case: {+dead-end}.',
				answer: 'press {+dead-end}.',
			},
			alone: {
				asks: 'Now without help. place(5) has tested its last column. What happens next (t p r f), and where?',
				after: 'place(4) goes on after its queen.',
				wrong: {},
				answer: 'r 4 4.',
			},
			'left-out': {
				asks: `Brute force tries ${number(boards)} boards, one queen a row. Backtracking finds all ${solutions} solutions with ${number(nodes)} nodes. What does it leave out?`,
				options: [
					'Boards that begin with an attack',
					'Boards that mirror another',
					'Boards it has tried before',
					'Columns that have failed',
				],
				after: `this is pruning: ${number(Math.round(boards / nodes))} times fewer nodes than boards.`,
				wrong: {
					b: 'for 4 queens it found both solutions, and one is the mirror image of the other.',
					c: 'brute force does not try a board twice, either.',
					d: 'each call begins its loop at column 0, whatever failed before.',
				},
				nudge: 'which line of the program leaves something out?',
				hint: 'think of `continue`, and of the 16 boards of chapter 2.',
				answer: 'a.',
			},
		},
	});
};
