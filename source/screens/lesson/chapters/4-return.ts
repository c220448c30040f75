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
			type: 'choose',
			at: 10,
			steps: 1,
			right: 'c',
			en: {
				asks: 'place(2) has tested its last column, and no square of row 2 is safe. What happens next?',
				options: [
					'place(2) tests column 0',
					'place(1) tests column 0',
					'place(1) goes on with column 3',
					'place(0) goes on with column 1',
				],
				after:
					'place(2) is over, and place(1) goes on with column 3. No line removes its queen: the next one overwrites queens[1].',
				wrong: {
					a: 'a loop runs once through its columns. That of place(2) is over.',
					b: 'the loop of place(1) has tested columns 0 to 2. It goes on, and does not begin again.',
					d: 'place(0) waits for place(1), whose loop has a column left.',
				},
				hints: ['which call runs? Has its loop a column left?', 'it ends. Where is the queen of its caller?'],
			},
			zh: {
				asks: 'place(2) 测试完了最后一列，第 2 行没有安全格。下一步做什么？',
				options: ['place(2) 测试第 0 列', 'place(1) 测试第 0 列', 'place(1) 接着试第 3 列', 'place(0) 接着试第 1 列'],
				after: 'place(2) 结束了，place(1) 接着试第 3 列。没有哪行代码移走皇后：下一个皇后会覆盖 queens[1]。',
				wrong: {
					a: '循环把各列试一遍就结束，place(2) 的循环已经结束了。',
					b: 'place(1) 的循环已经测试过第 0 列到第 2 列，它接着往下试，不重来。',
					d: 'place(0) 在等 place(1)，而 place(1) 的循环还有一列可试。',
				},
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
			type: 'choose',
			at: 23,
			steps: 2,
			right: 'b',
			en: {
				asks: 'Some steps later, place(1) has gone on to column 3, and a new call, again place(2), has tested its last column. Which call goes on, and with which column?',
				options: ['place(1), column 3', 'place(0), column 1', 'place(1), column 0', 'place(0), column 0'],
				after: 'place(2) returns. The queen of place(1) was on the last column, so this call returns, too.',
				wrong: {
					a: 'place(1) has had its queen on column 3. The loop goes on after it, and there is no column 4.',
					c: 'the loop of place(1) has tested column 0. It never goes back.',
					d: 'the queen of place(0) has been on column 0. The loop goes on after it.',
				},
				hints: ['has place(2) a column left? And then place(1)?', 'after column 3, place(1) has none left.'],
			},
			zh: {
				asks: '又过了几步：place(1) 接着试到了第 3 列，新调用的 place(2) 也测试完了最后一列。哪次调用接着试，从哪一列起？',
				options: ['place(1)，第 3 列', 'place(0)，第 1 列', 'place(1)，第 0 列', 'place(0)，第 0 列'],
				after: 'place(2) 返回。place(1) 的皇后已在最后一列，所以它也返回。',
				wrong: {
					a: 'place(1) 的皇后刚才就在第 3 列。循环要试它的下一列，而第 4 列不存在。',
					c: 'place(1) 的循环试过了第 0 列，不会倒回去。',
					d: 'place(0) 的皇后刚才就在第 0 列。循环要试它的下一列。',
				},
				hints: ['place(2) 还有列可试吗？然后，place(1) 呢？', 'place(1) 试完了第 3 列，已无列可试。'],
			},
		},
	],
};
