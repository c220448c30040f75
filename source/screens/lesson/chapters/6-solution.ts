import type {Chapter} from '../task.js';

export const solution: Chapter = {
	en: {
		title: 'A solution is not the end',
		explained:
			'Back in the search: row 3 has got its queen, and place(3) has called place(4). There is no row 4: row equals n, so place(4) has reported a solution.',
	},
	zh: {
		title: '找到解，搜索还没有结束',
		explained:
			'回到搜索当中：第 3 行放好了皇后，place(3) 调用了 place(4)。棋盘没有第 4 行：row 等于 n，于是 place(4) 输出了一个解。',
	},
	tasks: [
		{
			type: 'choose',
			at: 39,
			steps: 1,
			signs: ['returned', 'explored', 'fruitful'],
			right: 'c',
			en: {
				asks: 'What happens next, now that a solution is found?',
				options: [
					'The search is over',
					'All queens are removed',
					'place(3) goes on with column 3',
					'place(0) goes on with column 2',
				],
				after:
					'place(4) returns like any other call, and place(3) goes on with column 3, for more solutions. Row n is the base case: there, no further call is made. The search is over when place(0) ends.',
				wrong: {
					a: 'place(4) ends, but four calls wait for it, and each has a loop.',
					b: 'no line does that. The calls keep their columns and go on with the next ones.',
					d: 'place(4) was called by place(3). A call returns to its caller.',
				},
				hints: ['which line has just run? What does `return` do?', 'the call ends. Where is the queen of its caller?'],
			},
			zh: {
				asks: '找到解了，下一步做什么？',
				options: ['搜索结束', '移走所有皇后', 'place(3) 接着试第 3 列', 'place(0) 接着试第 2 列'],
				after:
					'place(4) 和别的调用一样返回，place(3) 接着试第 3 列，继续找别的解。row 等于 n 是递归的终止条件：到了这里就不再调用。place(0) 结束时，整个搜索才结束。',
				wrong: {
					a: '结束的只是 place(4)。还有四次调用在等它，每次都有自己的循环。',
					b: '没有哪行代码这样做。各次调用的列号都还在，会接着试下一列。',
					d: 'place(4) 是 place(3) 调用的。调用结束，就返回到它的调用者。',
				},
				hints: ['刚执行了哪一行？其中的 return 做什么？', '这次调用结束。调用者的皇后在哪一列？'],
			},
		},
	],
};
