import type {Chapter} from '../task.js';

export const loop: Chapter = {
	signs: ['tested', 'safe', 'rejected', 'attacker', 'current', 'next', 'below'],
	en: {
		title: 'The program: a loop and a call',
		sentences: [
			'Each row gets one queen: no two share a row.',
			'place(row) tests the columns of its row from 0; on a safe square it puts a queen and calls place(row + 1).',
			'At first `queens` is empty, n is 4, and place(0) is called.',
		],
	},
	zh: {
		title: '程序的循环和调用',
		sentences: [
			'每行只放一个皇后，所以没有两个皇后同行。',
			'place(row) 从第 0 列起逐列测试这一行；遇到安全的格就放皇后，并调用 place(row + 1)。',
			'一开始 queens 为空，n 是 4，首先调用 place(0)。',
		],
	},
	tasks: [
		{
			type: 'reach',
			at: 0,
			target: {type: 'step', until: 6},
			en: {
				asks: '{+step} makes one step. Read each step, until row 1 has a queen. Left is the stack: the calls that have not returned, each before its row.',
				after:
					'columns 0 and 1 were attacked: there `continue` went on with the loop. Below the name of each call stands its `col`.',
				wrong: {
					past: 'you are past it. {-step} goes back, {lesson-again} begins again.',
					left: '{+step} goes forward, {-step} goes back.',
				},
				nudge: 'the key is the right arrow.',
				hint: 'it takes six steps: four tests and two placements.',
				answer: 'press {+step} six times',
			},
			zh: {
				asks: '按 {+step} 走一步。一直走到第 1 行有皇后为止，每一步都读一读。左边是栈：还没有返回的调用，各写在自己那一行前面。',
				after: '第 0 列和第 1 列受攻击，循环在那里执行 continue，接着试下一列。每次调用的 col 写在它的名字下面。',
				wrong: {
					past: '走过头了。按 {-step} 退回去，按 {lesson-again} 重来。',
					left: '{+step} 前进，{-step} 后退。',
				},
				nudge: '用的是右方向键。',
				hint: '一共六步：四次测试，两次放置。',
				answer: '按六次 {+step}',
			},
		},
		{
			type: 'predict',
			at: 6,
			en: {
				asks: 'What happens next? Type its letter, then its row and its column. A return is the end of a call; found means a solution.',
				after: 'place(2) is called: `place` calls itself, which is recursion. The new loop begins with column 0.',
				nudge: 'which line of the program comes after the line that placed the queen?',
				hint: 'that line is a call. What does a call of place do first?',
			},
			zh: {
				asks: '接下来是什么？输入它的字母，再输入它的行和列。返回就是一次调用结束。',
				after: '调用 place(2)：place 调用 place 自己，这就是递归。新的循环从第 0 列开始。',
				nudge: '程序里，放皇后的那行代码，下一行是什么？',
				hint: '那行代码是调用。place 被调用后，先做什么？',
			},
		},
		{
			type: 'number',
			at: 6,
			right: 16,
			en: {
				asks: 'Row 1, column 0 was attacked, so `continue` left out all boards with the queens of rows 0 and 1 both on column 0. Rows 2 and 3 have 4 columns each: how many boards is that?',
				after: 'one test has left out 16 boards. This is pruning.',
				wrong: {
					4: 'that is one row. Both rows are to be filled.',
					8: 'that is 4 + 4. But each column of row 2 goes with every column of row 3.',
					64: 'that fills three rows. Row 1 has its queen already: it is the one that is attacked.',
				},
				nudge: 'first fix the queen of row 2 on column 0. How many ways has row 3?',
				hint: '4 ways for row 3, and that for each of the columns of row 2.',
			},
			zh: {
				asks: '第 1 行第 0 列受攻击，于是 continue 略过了第 0、1 行的皇后都在第 0 列的全部摆法。第 2、3 行各有 4 列，一共略过多少种？',
				after: '一次测试就省去 16 种摆法。这叫剪枝。',
				wrong: {
					4: '那只是一行。两行都要放皇后。',
					8: '那是 4 + 4。可是第 2 行的每一列，都能配第 3 行的每一列。',
					64: '那是放三行。第 1 行已经有皇后了，受攻击的正是它。',
				},
				nudge: '先把第 2 行的皇后固定在第 0 列：第 3 行有几种放法？',
				hint: '第 3 行有 4 种，而第 2 行的每一列都配得上这 4 种。',
			},
		},
	],
};
