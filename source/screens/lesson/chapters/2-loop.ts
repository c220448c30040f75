import type {Chapter} from '../task.js';

export const loop: Chapter = {
	en: {
		title: 'The program: a loop and a call',
		explained:
			'place(row) tests the columns of its row, from 0 on. On a safe square it puts a queen, then calls place(row + 1) for the next row. At first the board is empty, n is 4, and place(0) is called.',
	},
	zh: {
		title: '程序的循环和调用',
		explained:
			'place(row) 从第 0 列起，逐列判断这一行的格。遇到安全的格就放皇后，再为下一行调用 place(row + 1)。一开始棋盘是空的，n 是 4，首先调用 place(0)。',
	},
	tasks: [
		{
			type: 'reach',
			at: 0,
			steps: 6,
			signs: ['tested', 'safe', 'rejected', 'attacker', 'current', 'next'],
			en: {
				asks: '{+step} makes one step. Read each step, until row 1 has a queen. Left is the call stack: each call that has not returned, beside its row.',
				after:
					'columns 0 and 1 were attacked: the loop took the next column, and the 16 boards below each were never tried. This is pruning. Below the name of a call stands its `col`.',
				hints: ['the key is the right arrow.', 'it takes six steps: four tests and two placements.'],
			},
			zh: {
				asks: '按 {+step} 走一步。一直走到第 1 行有皇后为止，每一步都读一读。左边是调用栈：还没有返回的调用，各写在自己那一行旁边。',
				after:
					'第 0、1 列受攻击，循环直接换到下一列，它们下面各有 16 种摆法，都不用试。这叫剪枝。每次调用的 col 写在它的名字下面。',
				hints: ['用的是右方向键。', '一共六步：四次判断，两次放置。'],
			},
		},
		{
			type: 'predict',
			at: 6,
			steps: 1,
			en: {
				asks: 'What happens next, and where? Type a letter and two digits: p12 is a placement on row 1, column 2. Return: a call ends. Found: a solution.',
				after: 'place(2) is called: `place` calls itself, which is recursion. The new loop begins with column 0.',
				hints: ['which line follows the one that placed the queen?', 'a call of place begins its loop.'],
			},
			zh: {
				asks: '接下来是什么，在哪里？输入一个字母和两个数字：p12 是在第 1 行第 2 列放置。返回就是一次调用结束。',
				after: '调用 place(2)：place 调用 place 自己，这就是递归。新的循环从第 0 列开始。',
				hints: ['程序里，放皇后的那行代码，下一行是什么？', '那行代码是调用。place 被调用后，先做什么？'],
			},
		},
	],
};
