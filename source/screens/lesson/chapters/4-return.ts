import {type Chapter, onSearch} from '../task.js';

export const theReturn: Chapter = {
	part: 1,
	stage: onSearch,
	en: {
		title: 'The return',
		sentences: [
			'When its loop is over, a call returns to its caller, the call for the row above.',
			'The caller removes its queen: undoing restores the board.',
			'Then its own loop goes on. For the caller, this step is a backtrack.',
		],
	},
	zh: {
		title: '返回',
		sentences: [
			'循环结束，这次调用就返回到调用者，也就是上一行的调用。',
			'调用者移走自己的皇后：撤销放置，棋盘恢复原样（恢复现场）。',
			'然后它的循环接着走。对调用者来说，这一步叫回溯。',
		],
	},
	tasks: [
		{
			type: 'predict',
			at: 10,
			signs: ['returned', 'explored'],
			en: {
				asks: 'Four steps later, place(2) has tested its last column. What happens next (t/p/r/f)? For a return, type which row goes on, and with which column (type 4 if no column is left).',
				after: 'place(1) removes its queen and goes on.',
				nudge: 'which call is at work, and has its loop a column left?',
				hint: 'it ends. Look in the stack for the call above it: where does its queen stand?',
			},
			zh: {
				asks: '又走了四步，place(2) 测试完了最后一列。接下来是什么（t/p/r/f）？如果是返回，输入哪一行接着试、从哪一列起（已无列可试就输入 4）。',
				after: 'place(1) 移走自己的皇后，接着往下试。',
				nudge: '现在是哪次调用在工作？它的循环还有列可试吗？',
				hint: '它结束了。在递归栈里看它上面的调用：那个皇后在哪一列？',
			},
		},
		{
			type: 'choose',
			at: 11,
			right: 'd',
			en: {
				asks: 'How does place(1) know at which column its loop goes on?',
				options: [
					'place(2) returns the column',
					'Its loop begins again at 0',
					'It looks at the board',
					'Each call has its own column',
				],
				after: 'place(1) has only waited for place(2), and its variable `column` has not changed.',
				wrong: {
					a: 'the line place(row + 1) uses no result. place(2) only ends.',
					b: 'then it would find the same safe square again, and never end.',
					c: 'no line of `place` reads the board to find the column.',
				},
				nudge: 'each line of the stack is a call of its own.',
				hint: 'place(1) has not ended. What has become of its variables?',
			},
			zh: {
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
			},
		},
		{
			type: 'number',
			at: 23,
			right: 2,
			steps: 2,
			en: {
				asks: 'On to step 23: place(1) has gone on, and place(2) has tested its last column again. How many calls return before the next test?',
				after: 'place(2) returns. The queen of place(1) was on the last column, so this call returns, too.',
				wrong: {
					0: 'place(2) has no column left, so no test can follow in its row.',
					1: 'the call that gets its turn must have a column left to test. Look at its line in the stack.',
					3: 'one of the three calls has columns that are not tested. It does not return.',
				},
				nudge: 'read the stack from the bottom: which calls have a column left?',
				hint: 'look in the stack for the sign of a column that is not tested yet.',
			},
			zh: {
				asks: '来到第 23 步：place(1) 已经接着试过，place(2) 又测试完了最后一列。下一次测试之前，有几次调用返回？',
				after: 'place(2) 返回。place(1) 的皇后已在最后一列，所以它也返回。',
				wrong: {
					0: 'place(2) 已无列可试，它那一行不会再有测试。',
					1: '接手的调用必须还有列可试。看看递归栈里它那一行。',
					3: '三次调用里，有一次还剩未测试的列，它不返回。',
				},
				nudge: '从下往上看递归栈：哪些调用还有列可试？',
				hint: '在递归栈里找「还没测试」的记号。',
			},
		},
	],
};
