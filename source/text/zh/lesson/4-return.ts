import type {theReturn as english} from '../../en/lesson/4-return.js';

export const theReturn: typeof english = () => ({
	title: '返回',
	sentences: [
		'循环结束，这次调用就返回到调用者，也就是上一行的调用。',
		'调用者移走自己的皇后：撤销放置，棋盘恢复原样（恢复现场）。',
		'然后它的循环接着走。对调用者来说，这一步叫回溯。',
	],
	tasks: {
		'who-goes-on': {
			asks: '又走了四步，现在是第 10 步：place(2) 测试完了最后一列。接下来是什么（t p r f）？如果是返回，输入哪一行接着试、从哪一列起。',
			after: 'place(1) 移走自己的皇后，接着往下试。',
			wrong: {},
			nudge: '现在是哪次调用在工作？它的循环还有列可试吗？',
			hint: '它结束了。在递归栈里看它上面的调用：那个皇后在哪一列？',
			answer: 'r 1 3。',
		},
		'own-column': {
			asks: 'place(1) 怎么知道它的循环该从哪一列接着走？',
			options: ['place(2) 返回列号', '循环从第 0 列重来', '看棋盘', '每次调用有自己的 column'],
			after: 'place(1) 只是在等 place(2)，它的变量 column 没有变过。',
			wrong: {
				a: 'place(row + 1) 那一行没有用到返回值。place(2) 只是结束了。',
				b: '那样会再找到同一个安全的格，永远停不下来。',
				c: 'place 里没有哪一行去棋盘上找它。',
			},
			nudge: '递归栈的每一行，都是一次单独的调用。',
			hint: 'place(1) 还没有结束。它的变量怎么样了？',
			answer: 'd。',
		},
		'two-returns': {
			asks: '来到第 23 步：place(1) 已经接着试过，place(2) 又测试完了最后一列。下一次测试之前，有几次调用返回？',
			after: 'place(2) 返回。place(1) 的皇后已在最后一列，所以它也返回。',
			wrong: {
				0: 'place(2) 已无列可试，它那一行不会再有测试。',
				1: '轮到的调用还得有列可试。看看递归栈里它那一行。',
				3: '三次调用里，有一次还有没测试的列，它不返回。',
			},
			nudge: '从下往上看递归栈：哪些调用还有列可试？',
			hint: '在递归栈里找「还没测试」的记号。',
			answer: '2。',
		},
	},
});
