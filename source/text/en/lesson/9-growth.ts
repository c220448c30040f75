import {chapter, type FactsOf} from '../../lesson-words.js';
import {number, ratio} from '../../numbers.js';

/** How many times as many tests this size needs as the size before. */
function factor(facts: FactsOf, size: number): string {
	return ratio(BigInt(facts(size).tests), BigInt(facts(size - 1).tests));
}

export const growth = (facts: FactsOf) => {
	const {nodes, nodesWithout} = facts(8);
	const grown = [7, 8, 9].map((size) => `${number(facts(size).tests)} (x${factor(facts, size)})`);
	return chapter({
		title: 'How the work grows',
		sentences: ['Three rules prune: the column, the \\ and the /.'],
		tasks: {
			'best-rule': {
				asks: 'On to step 7,379: one queen, on row 0, column 3. Its column forbids a square in all 7 rows below. In how many rows does its \\ forbid one?',
				after: `then it leaves the board. The column reaches every row, so its rule saves most: without it the tree has ${number(nodesWithout('column'))} nodes, without one diagonal ${number(nodesWithout('diagonal'))}, with all rules ${number(nodes)}.`,
				wrong: {
					3: 'that is the /, which goes to the left.',
					5: 'you count row 0, where the queen stands. The rows below it are asked.',
					7: 'a column reaches the last row. Where does a \\ from column 3 reach the edge?',
				},
				nudge: 'go along \\ from row to row: one down, one to the right.',
				hint: 'it ends in column 7.',
				answer: '4.',
			},
			factor: {
				asks: `Tests for 6 to 9 queens: ${number(facts(6).tests)}, ${grown.join(', ')}. From 9 to 10, N x N x N grows by x${ratio(1000n, 729n)}. By how much do the tests?`,
				options: [`x${ratio(1000n, 729n)}`, 'x3.5', `x${factor(facts, 10)}`, 'x10'],
				after: `${number(facts(10).tests)}. If the factor never shrinks, the work grows faster than any power of N.`,
				wrong: {
					a: 'that is the factor of N x N x N. All factors here are larger.',
					b: 'from 8 to 9 it is more than that, and the factors are rising.',
					d: 'from size to size the factor rises by less than 1.',
				},
				nudge: 'what do the numbers behind the x do?',
				hint: `the last factor is ${factor(facts, 9)}, and each is a little larger than the one before.`,
				answer: 'c.',
			},
		},
	});
};
