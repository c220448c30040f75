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
			type: 'predict',
			at: 28,
			steps: 1,
			en: {
				asks: 'This time without hints: place(5) has tested its last column. What happens next, and where?',
				after:
					'place(4) goes on with column 4. The tree of brute force, with one queen a row, has 19,173,961 nodes. Backtracking leaves out all below an attacked square: 2,057 nodes, 9,321 times fewer, find all 92 solutions.',
			},
			zh: {
				asks: '这次没有提示。place(5) 测试完最后一列。下一步做什么？在哪一格？',
				after:
					'place(4) 接着试第 4 列。每行放一个皇后，暴力枚举的树有 19,173,961 个结点；回溯略过受攻击的格和它下面的一切，只用 2,057 个结点（约 1/9,321）就找到全部 92 个解。',
			},
		},
	],
};
