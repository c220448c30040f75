import {chapter, type FactsOf} from '../../lesson-words.js';
import {number} from '../../numbers.js';

export const tree = (facts: FactsOf) => {
	const {nodes, nodesAt} = facts(4);
	const all = nodesAt.map((_, depth) => 4 ** depth);
	const allNodes = all.reduce((sum, each) => sum + each, 0);
	return chapter({
		title: 'The whole tree for 4 queens',
		sentences: [
			'The tree at the right is the whole search. Each number is the column of one more queen; the root is the empty board.',
			'Root and numbers are nodes. The depth of a node is how many queens it has.',
			'The search follows a branch to its end before it takes the next: depth-first.',
		],
		tasks: {
			end: {
				asks: 'Go to the end of the search: {+ends-of-search}, or G.',
				after: `brute force tries all boards: with one queen a row ${all.at(-1)}, in a tree of ${allNodes} nodes (by depth ${all.join(', ')}). Pruning leaves ${nodes} (${nodesAt.join(', ')}): ${number(Math.round(allNodes / nodes))} times fewer.`,
				wrong: {
					n: 'that is the next solution. The search goes on after it.',
					right: 'each {+step} is one step, and many are left. One key goes to the end.',
				},
				nudge: 'a keyboard without End has G.',
				hint: 'Fn and {+step} together are End on many small keyboards.',
				answer: 'press G.',
			},
			'dead-row': {
				asks: 'The branch 3, 0, 2 ends with the sign of a dead end. Which row is the dead end?',
				after:
					'the sign stands at the last queen placed; the row below it has no safe square. The next branch, 3, 1, is your board of chapter 1.',
				wrong: {
					0: 'row 0 has the queen on column 3.',
					2: 'that queen could be placed, so its row had a safe square.',
					4: '4 queens have rows 0 to 3.',
				},
				nudge: 'in which rows do these three queens stand?',
				hint: 'the first number of a branch is row 0. The sign speaks of the row below the last one.',
				answer: '3.',
			},
			'no-corner': {
				asks: 'Why is there no solution with a queen on row 0, column 0?',
				options: [
					'Row 1 has no safe square',
					'Each way down ends in a dead end',
					'That square is attacked',
					'It was pruned',
				],
				after: '0, 2 ends at row 2, and 0, 3, 1 at row 3.',
				wrong: {
					a: 'the tree has two nodes below it, so two queens could be placed in row 1.',
					c: 'it is in the first row: there is no queen above that could attack it.',
					d: 'the tree has a node for it: it was tried, with all that follows.',
				},
				nudge: 'follow the first branch of the tree.',
				hint: 'which sign is at the end of each of its lines?',
				answer: 'b.',
			},
		},
	});
};
