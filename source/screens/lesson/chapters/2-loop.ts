import type {Chapter} from '../task.js';

export const loop: Chapter = {
	en: {
		title: 'The program: a loop and a call',
		explained:
			'place(row) tests the squares of its row, from column 0 on. On a safe square it puts a queen, then calls place(row + 1) for the next row. At first the board is empty, n is 4, and place(0) is called.',
	},
	zh: {
		title: '程序的循环和调用',
		explained:
			'place(row) 从第 0 列起，逐列测试这一行的格。遇到安全格就放皇后，再为下一行调用 place(row + 1)。一开始棋盘是空的，n 是 4，首先调用 place(0)。',
	},
	tasks: [
		{
			type: 'reach',
			at: 0,
			steps: 6,
			signs: ['tested', 'safe', 'rejected', 'attacker', 'current', 'next'],
			en: {
				asks: '{+step} makes one step. Read each step, until row 1 has a queen. At the left is the call stack: each call that has not returned, beside its row.',
				after:
					'row 1, columns 0 and 1 were attacked, so the loop went on: of the boards that begin so, 16 each, none is tried. This is pruning.',
				hints: ['the key is the right arrow.', 'it takes six steps: four tests and two placements.'],
			},
			zh: {
				asks: '按 {+step} 走一步。一直走到第 1 行有皇后为止，每一步都读一读。左边是调用栈：还没有返回的调用，各写在自己那一行旁边。',
				after: '第 1 行的第 0、1 列受攻击，循环直接换到下一列：这样开头的摆法各有 16 种，都不用试。这叫剪枝。',
				hints: ['用的是右方向键。', '一共六步：四次测试，两次放置。'],
			},
		},
		{
			type: 'choose',
			at: 6,
			steps: 1,
			right: 'b',
			en: {
				asks: 'What happens next?',
				options: ['place(1) tests column 3', 'place(2) tests column 0', 'Row 2 gets a queen', 'place(1) returns'],
				after: 'place(2) was called: `place` calls itself, which is recursion. The new loop began at column 0.',
				wrong: {
					a: 'the loop of place(1) waits: the call place(row + 1) comes first, and stands on the next line.',
					c: 'a square is tested before it gets a queen, and no square of row 2 has been tested.',
					d: 'place(1) has not tested row 1, column 3 yet: its loop is not over.',
				},
				hints: ['which line follows the one that placed the queen?', 'a call of place begins its loop.'],
			},
			zh: {
				asks: '下一步做什么？',
				options: ['place(1) 测试第 3 列', 'place(2) 测试第 0 列', '第 2 行放皇后', 'place(1) 返回'],
				after: '调用了 place(2)：place 调用自己，这就是递归。新的循环从第 0 列开始。',
				wrong: {
					a: 'place(1) 的循环要等一等：下一行代码 place(row + 1) 先执行。',
					c: '放皇后之前要先测试，第 2 行还没有一格测试过。',
					d: 'place(1) 还没有测试第 1 行第 3 列：它的循环没有结束。',
				},
				hints: ['放皇后的那行代码，下一行是什么？', '是调用 place。它开始后，先做什么？'],
			},
		},
	],
};
