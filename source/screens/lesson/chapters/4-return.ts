import type {Chapter} from '../task.js';

export const theReturn: Chapter = {
	en: {
		title: 'The return',
		explained:
			'When its loop is over, a call returns to its caller, the row above. The loop of the caller goes on with its next column. This step is a return; the method is backtracking.',
	},
	zh: {
		title: '返回',
		explained:
			'循环结束，这次调用就返回到调用者，也就是上一行的调用。调用者的循环接着试下一列。这一步是返回，这样的方法就叫回溯。',
	},
	tasks: [
		{
			type: 'predict',
			at: 10,
			steps: 1,
			en: {
				asks: 'place(2) has tested its last column. What happens next? For a return, type the row whose loop goes on, then its next column (4 if it has no column left).',
				after:
					'place(2) is over, and place(1) goes on with column 3. No line removes its queen: the next one overwrites queens[1].',
				hints: ['which call runs? Has its loop a column left?', 'it ends. Where is the queen of its caller?'],
			},
			zh: {
				asks: 'place(2) 测试完了最后一列。下一步做什么？如果是返回，再输入哪一行的循环接着走、走到哪一列（4 表示无列可试）。',
				after: 'place(2) 结束了，place(1) 接着试第 3 列。没有哪行代码移走皇后：下一个皇后会覆盖 queens[1]。',
				hints: ['正在运行的是哪次调用？它的循环还有列可试吗？', '它结束了。上一行是哪次调用？它的皇后在哪一列？'],
			},
		},
		{
			type: 'choose',
			at: 11,
			signs: ['returned', 'explored'],
			right: 'd',
			en: {
				asks: 'How does place(1) know at which column its loop goes on?',
				options: ['place(2) returns it', 'It begins again at 0', 'From the board', 'Each call has its own `col`'],
				after: 'place(1) has only waited for place(2), and its variable `col` has not changed.',
				wrong: {
					a: 'the line place(row + 1) uses no result. place(2) only ends.',
					b: 'then it would find the same safe square again, and never end.',
					c: 'no line of `place` reads the board to find the column.',
				},
				hints: ['each name beside the board is its own call.', 'place(1) has not ended. And its variables?'],
			},
			zh: {
				asks: 'place(1) 怎么知道它的循环该从哪一列接着走？',
				options: ['place(2) 返回列号', '循环从第 0 列重来', '看棋盘', '每次调用有自己的 col'],
				after: 'place(1) 只是在等 place(2)，它的变量 col 没有变过。',
				wrong: {
					a: 'place(row + 1) 那一行没有用到返回值。place(2) 只是结束了。',
					b: '那样会再找到同一个安全格，永远停不下来。',
					c: 'place 里没有一行代码到棋盘上找列号。',
				},
				hints: ['棋盘旁的每个名字，都是一次单独的调用。', 'place(1) 还没有结束。它的变量怎么样了？'],
			},
		},
		{
			type: 'predict',
			at: 23,
			steps: 2,
			en: {
				asks: 'Some steps later, place(1) has gone on to column 3, and a new call, again place(2), has tested its last column. What happens next, and what after that?',
				after: 'place(2) returns. The queen of place(1) was on the last column, so this call returns, too.',
				hints: ['has place(2) a column left? And then place(1)?', 'after column 3, place(1) has none left: 4.'],
			},
			zh: {
				asks: '又过了几步：place(1) 接着试到了第 3 列，新调用的 place(2) 也测试完了最后一列。下一步做什么？再下一步呢？',
				after: 'place(2) 返回。place(1) 的皇后已在最后一列，所以它也返回。',
				hints: ['place(2) 还有列可试吗？然后，place(1) 呢？', 'place(1) 试完了第 3 列，已无列可试：4。'],
			},
		},
	],
};
