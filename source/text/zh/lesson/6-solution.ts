import type {solution as english} from '../../en/lesson/6-solution.js';

export const solution: typeof english = (facts) => ({
	title: '找到解还没有结束',
	sentences: [
		'回到第 39 步：第 3 行放好了皇后，place(3) 调用了 place(4)。',
		'棋盘没有第 4 行：row 等于 n，于是 place(4) 报告了一个解。',
	],
	tasks: {
		'after-solution': {
			asks: '接下来是什么（t p r f），在哪里？',
			after: 'place(4) 和别的调用一样返回。place(3) 移走自己的皇后，继续找别的解。',
			wrong: {},
			nudge: 'place(4) 刚执行了哪一行？那一行的第一个词做什么？',
			hint: '那次调用结束。是谁调用了它？那个皇后在哪一列？',
			answer: 'r 3 3。',
		},
		'when-over': {
			asks: '整个搜索什么时候结束？',
			options: ['找到最后一个解之后', '第 3 行无列可试时', 'place(0) 的循环结束时', `试完全部 ${4 ** 4} 个棋盘`],
			after: `最先的调用最后返回。那是第二个解之后又过了 ${facts(4).stepsAfterLast()} 步；第二个解就是你在第 1 课摆的第一个棋盘。`,
			wrong: {
				a: '程序没法知道哪个解是最后一个。',
				b: '那只是 place(3) 返回，它的调用者还要接着试。',
				d: '穷举才试全部棋盘。这里大多数都剪掉了。',
			},
			nudge: '哪次调用没有别的调用在等它？',
			hint: '看递归栈的最上面。',
			answer: 'c。',
		},
	},
});
