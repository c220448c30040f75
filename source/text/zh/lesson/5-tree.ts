import type {tree as english} from '../../en/lesson/5-tree.js';
import {number} from '../../numbers.js';

export const tree: typeof english = (facts) => {
	const {nodes, nodesAt} = facts(4);
	const all = nodesAt.map((_, depth) => 4 ** depth);
	const allNodes = all.reduce((sum, each) => sum + each, 0);
	return {
		title: '4 个皇后的整棵树',
		sentences: [
			'右边的树就是整个搜索。每个数字是又一个皇后的列号，根是空棋盘。',
			'根和数字都叫结点。结点的深度就是它有几个皇后。',
			'搜索总是把一个分支走到底，再走下一个：深度优先。',
		],
		tasks: {
			end: {
				asks: '走到搜索的终点：按 {+ends-of-search} 或 G。',
				after: `穷举要试所有棋盘：每行一个皇后，共 ${all.at(-1)} 个，树有 ${allNodes} 个结点（各深度：${all.join('、')}）。剪枝后只剩 ${nodes} 个（${nodesAt.join('、')}），约为 1/${number(Math.round(allNodes / nodes))}。`,
				wrong: {
					n: '那是下一个解。之后搜索还要继续。',
					right: '{+step} 一次只走一步，还有很多步。有一个键直接到终点。',
				},
				nudge: '没有 End 键的键盘用 G。',
				hint: '许多小键盘上，Fn 加 {+step} 就是 End。',
				answer: '按 G。',
			},
			'dead-row': {
				asks: '分支 3、0、2 以死路的记号结束。哪一行是死路？',
				after: '记号标在最后放的皇后上；它下面那一行没有安全的格。下一个分支 3、1，就是你在第 1 课摆的棋盘。',
				wrong: {
					0: '第 0 行的皇后放在第 3 列，放得下。',
					2: '那个皇后放下了，说明它那一行有安全的格。',
					4: '4 个皇后只有第 0 到 3 行。',
				},
				nudge: '这三个皇后分别在哪几行？',
				hint: '分支的第一个数字是第 0 行。记号说的是最后一个皇后下面的那一行。',
				answer: '3。',
			},
			'no-corner': {
				asks: '第 0 行第 0 列有皇后时，为什么没有解？',
				options: ['第 1 行没有安全的格', '往下每条路都遇到死路', '那一格受攻击', '被剪枝了'],
				after: '0、2 在第 2 行断了，0、3、1 在第 3 行断了。',
				wrong: {
					a: '树上它下面有两个结点，所以第 1 行有两格放得下皇后。',
					c: '它在第一行，上面没有皇后能攻击它。',
					d: '树上有它的结点：试过它，也试过它下面的一切。',
				},
				nudge: '沿着树的第一个分支看。',
				hint: '这个分支每条线的末端是什么记号？',
				answer: 'b。',
			},
		},
	};
};
