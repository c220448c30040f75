import type {eight as english} from '../../en/lesson/7-eight.js';
import {number} from '../../numbers.js';

export const eight: typeof english = (facts) => {
	const {nodes, deadEnds, solutions} = facts(8);
	const boards = 8 ** 8;
	return {
		title: '用同一个程序解八皇后',
		sentences: ['现在 N 是 8，搜索重新开始。程序一点没变。'],
		tasks: {
			'first-dead-end': {
				asks: '按 {+dead-end} 到下一条死路。去第一条。',
				after: `第 5 行是 ${number(deadEnds)} 条死路中的第一条。每一格都写着一个攻击者的行号。`,
				wrong: {
					past: '走过头了：要到的是第 28 步。按 {-dead-end} 退回去。',
					n: '那是下一个解。按 {+dead-end} 到下一条死路。',
					D: '{-dead-end} 退到前一条死路，现在前面还没有。',
				},
				nudge: '只要按一个键。',
				hint: '小写：{+dead-end}。',
				answer: '按 {+dead-end}。',
			},
			alone: {
				asks: '这次没有提示。place(5) 测试完了最后一列。接下来是什么（t p r f），在哪里？',
				after: 'place(4) 从它的皇后后面接着试。',
				wrong: {},
				answer: 'r 4 4。',
			},
			'left-out': {
				asks: `穷举每行放一个皇后，要试 ${number(boards)} 个棋盘。回溯只用 ${number(nodes)} 个结点就找到全部 ${solutions} 个解。它省去了什么？`,
				options: ['开头就有攻击的棋盘', '与别的棋盘互为镜像的', '已经试过的棋盘', '失败过的列'],
				after: `这就是剪枝：结点数只有棋盘数的 1/${number(Math.round(boards / nodes))}。`,
				wrong: {
					b: '4 个皇后时，它两个解都找到了，而它们互为镜像。',
					c: '穷举也不会把一个棋盘试两次。',
					d: '不管前面什么失败了，每次调用的循环都从第 0 列开始。',
				},
				nudge: '程序的哪一行会略过什么？',
				hint: '想想 continue，还有第 2 课的 16 个棋盘。',
				answer: 'a。',
			},
		},
	};
};
