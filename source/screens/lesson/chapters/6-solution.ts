import type {Chapter} from '../task.js';

export const solution: Chapter = {
	en: {
		title: 'A solution is not the end',
		explained:
			'Back in the search: row 3 has got its queen, and place(3) has called place(4). There is no row 4: row equals n, so place(4) has reported a solution.',
	},
	zh: {
		title: '找到解还没有结束',
		explained:
			'回到搜索当中：第 3 行放好了皇后，place(3) 调用了 place(4)。棋盘没有第 4 行：row 等于 n，于是 place(4) 输出了一个解。',
	},
	tasks: [
		{
			type: 'predict',
			at: 39,
			steps: 1,
			en: {
				asks: 'What happens next, now that a solution is found? For a return, type the row and the column where the search goes on.',
				after:
					'place(4) returns like any other call, and the search goes on for more solutions. Row n is the base case: there, no further call is made.',
				hints: ['which line has just run? What does `return` do?', 'the call ends. Where is the queen of its caller?'],
			},
			zh: {
				asks: '找到解了，下一步做什么？如果是返回，再输入从哪一行、哪一列接着搜索。',
				after: 'place(4) 和别的调用一样返回，搜索继续找别的解。row 等于 n 是递归的终止条件：到了这里就不再调用。',
				hints: ['刚执行了哪一行？其中的 return 做什么？', '这次调用结束。调用者的皇后在哪一列？'],
			},
		},
		{
			type: 'choose',
			at: 40,
			right: 'c',
			signs: ['returned', 'explored', 'fruitful'],
			en: {
				asks: 'When is the whole search over?',
				options: ['After the last solution', 'When place(3) ends', 'When place(0) ends', 'After 256 boards'],
				after: 'the first call returns last.',
				wrong: {
					a: 'the program cannot know that a solution is the last one.',
					b: 'then only place(3) returns, and its caller goes on.',
					d: 'brute force tries all boards. Here most are pruned.',
				},
				hints: ['which call does no other call wait for?', 'it has the top row.'],
			},
			zh: {
				asks: '整个搜索什么时候结束？',
				options: ['找到最后一个解之后', '第 3 行无列可试时', 'place(0) 的循环结束时', '试完全部 256 种摆法'],
				after: '最早的那次调用，最后才返回。',
				wrong: {
					a: '程序没法知道哪个解是最后一个。',
					b: '那只是 place(3) 返回，它的调用者还要接着试。',
					d: '穷举才试全部摆法。这里大多数都剪掉了。',
				},
				hints: ['哪次调用没有别的调用在等它？', '它在最上面的一行。'],
			},
		},
	],
};
