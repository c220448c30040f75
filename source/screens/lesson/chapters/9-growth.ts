import type {Chapter} from '../task.js';

export const growth: Chapter = {
	stage: {size: 8},
	en: {
		title: 'How the work grows',
		sentences: ['Three rules prune: the column, the \\ and the /.'],
	},
	zh: {
		title: '工作量怎样增长',
		sentences: ['剪枝靠三条规则：列、\\ 和 /。'],
	},
	tasks: [
		{
			type: 'number',
			at: 7379,
			right: 4,
			en: {
				asks: 'Much later, one queen is left, on row 0, column 3. Its column forbids a square in all 7 rows below. In how many rows does its \\ forbid one?',
				after:
					'then it leaves the board. The column reaches every row, so its rule saves most: without it the tree has {nodesWithoutColumn8} nodes, without one diagonal {nodesWithoutDiagonal8}, with all rules {nodes8}.',
				wrong: {
					3: 'that is the /, which goes to the left.',
					5: 'you count row 0, where the queen stands. The rows below it are asked.',
					7: 'a column reaches the last row. Where does a \\ from column 3 reach the edge?',
				},
				hints: ['go along \\ from row to row: one down, one to the right.', 'it ends in column 7.'],
			},
			zh: {
				asks: '过了很久，棋盘上只剩一个皇后，在第 0 行第 3 列。它的列挡住下面 7 行，每行一格。它的 \\ 挡住其中几行？',
				after:
					'再往下它就出了棋盘。列通到每一行，所以列规则省得最多：没有它，树有 {nodesWithoutColumn8} 个结点；少一条斜线规则，有 {nodesWithoutDiagonal8} 个；三条都用，只有 {nodes8} 个。',
				wrong: {
					3: '那是往左下的 /。',
					5: '你把皇后所在的第 0 行也算了。问的是它下面的行。',
					7: '通到最后一行的是列。从第 3 列出发的 \\ 在哪里碰到边？',
				},
				hints: ['沿 \\ 一行一行往下：每下一行，右移一列。', '它到第 7 列为止。'],
			},
		},
		{
			type: 'choose',
			at: 7379,
			right: 'c',
			en: {
				asks: 'Tests for 6 to 9 queens: {tests6}, {tests7} ({factor7} times as many), {tests8} ({factor8} times), {tests9} ({factor9} times). From 9 to 10, n x n x n becomes {cubeFactor10} times as large. And the tests?',
				options: ['{cubeFactor10} times', '3.5 times', '{factor10} times', '10 times'],
				after: '{tests10}. If the factor never shrinks, the work grows faster than any power of n.',
				wrong: {
					a: 'that is the factor of n x n x n. All factors here are larger.',
					b: 'from 8 to 9 it is more than that, and the factors are rising.',
					d: 'from size to size the factor rises by less than 1.',
				},
				hints: [
					'how do the factors change from size to size?',
					'the last factor is {factor9}, and each is a little larger than the one before.',
				],
			},
			zh: {
				asks: '6 到 9 个皇后的判断次数：{tests6}、{tests7}（{factor7} 倍）、{tests8}（{factor8} 倍）、{tests9}（{factor9} 倍）。从 9 到 10，n 的三次方变为 {cubeFactor10} 倍。判断次数变为几倍？',
				options: ['{cubeFactor10} 倍', '3.5 倍', '{factor10} 倍', '10 倍'],
				after: '{tests10} 次。如果倍数一直不缩小，工作量就比 n 的任何次方增长得都快。',
				wrong: {
					a: '那是 n 的三次方的倍数。这里的倍数都比它大。',
					b: '从 8 到 9 已经不止这些，而且倍数在变大。',
					d: '每多一个皇后，倍数只增加不到 1。',
				},
				hints: ['括号里的倍数怎样变化？', '最后一个倍数是 {factor9}，每个都比前一个大一点。'],
			},
		},
	],
};
