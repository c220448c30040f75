import type {Chapter} from '../task.js';

export const eight: Chapter = {
	stage: {size: 8},
	en: {
		title: 'Eight queens, the same program',
		explained: 'Now n is 8. The program has not changed. This is the first of 644 dead ends.',
	},
	zh: {
		title: '用同一个程序解八皇后',
		explained: '现在 n 是 8，程序一点没变。这是 644 条死路中的第一条。',
	},
	tasks: [
		{
			type: 'choose',
			at: 28,
			steps: 1,
			right: 'a',
			en: {
				asks: 'This time without hints: place(5) has tested its last column. What happens next?',
				options: [
					'place(4) goes on with column 4',
					'place(3) goes on with column 2',
					'place(5) begins again at column 0',
					'place(0) goes on with column 1',
				],
				after:
					'place(4) goes on with column 4. The tree of brute force, with one queen a row, has 19,173,961 nodes. Backtracking leaves out all below an attacked square: 2,057 nodes, 9,321 times fewer, find all 92 solutions.',
				wrong: {
					b: 'place(5) was called by place(4), and returns to it.',
					c: 'its loop is over: a call that has tested its last column returns.',
					d: 'only the last choice is undone. Five queens stand, and the last of them is in row 4.',
				},
			},
			zh: {
				asks: '这次没有提示。place(5) 测试完了最后一列。下一步做什么？',
				options: [
					'place(4) 接着试第 4 列',
					'place(3) 接着试第 2 列',
					'place(5) 从第 0 列重来',
					'place(0) 接着试第 1 列',
				],
				after:
					'place(4) 接着试第 4 列。每行放一个皇后，暴力枚举的树有 19,173,961 个结点；回溯略过受攻击的格和它下面的一切，只用 2,057 个结点（约 1/9,321）就找到全部 92 个解。',
				wrong: {
					b: 'place(5) 是 place(4) 调用的，就返回到 place(4)。',
					c: '它的循环结束了：测试完最后一列，这次调用就返回。',
					d: '只撤销最后一次选择。盘上有五个皇后，最后放的在第 4 行。',
				},
			},
		},
	],
};
