import type {Chapter} from '../task.js';

export const tree: Chapter = {
	stage: {right: 'tree'},
	en: {
		title: 'The whole search for 4 queens',
		explained:
			'At the right is the whole search. A block is a queen: its number is the column, its line the row, its width the steps while it stands. Below it hang the queens placed meanwhile: a tree, whose root is the empty board. Gaps are tests that fail. The search goes down before it goes right: depth-first.',
	},
	zh: {
		title: '四皇后的整个搜索',
		explained:
			'右边是整个搜索。一块是一个皇后：数字是列，所在的一层是行，宽是它在盘上的步数。下面挂着这期间放的皇后：这就是一棵树，根是空棋盘。空隙是没有通过的判断。搜索总是先往下走，再往右走：深度优先。',
	},
	tasks: [
		{
			type: 'reach',
			at: 25,
			steps: 69,
			en: {
				asks: 'Blocks right of the vertical line lie ahead. Go to the end: {+ends-of-search}, or G.',
				after:
					'brute force, which tries all 256 boards with one queen a row, has a tree of 341 nodes. Pruning leaves 17, the root and 16 blocks: 20 times fewer.',
				hints: ['a keyboard without End has G.', 'Fn and {+step} together are End on many laptops.'],
			},
			zh: {
				asks: '竖线右边的块还没走到。走到搜索的终点：按 {+ends-of-search} 或 G。',
				after:
					'穷举要试每行一个皇后的全部 256 种摆法，树有 341 个结点。剪枝后只剩 17 个，即根和 16 块，约为穷举的 1/20。',
				hints: ['没有 End 键的键盘用 G。', '许多笔记本电脑上，Fn 加 {+step} 就是 End。'],
			},
		},
		{
			type: 'choose',
			at: 94,
			right: '4',
			en: {
				asks: 'A block in vain with nothing below it: the next row had no safe square, a dead end. How many dead ends has this search?',
				after: 'below 0 2, 0 3 1, 3 0 2 and 3 1. The last one is your board of chapter 1.',
				wrong: {
					2: 'that is one side. Blocks 0 and 3 of row 0 were both in vain.',
					3: 'one more: block 1 at the far right has nothing below it, either.',
					6: 'the lowest blocks with a solution are not in vain.',
					8: 'that is how many blocks were in vain. Count those with nothing below.',
				},
				hints: ['look at the lower ends of the blocks in vain.', 'two hang below block 0 of row 0, two below block 3.'],
			},
			zh: {
				asks: '一块白费了，下面又没有别的块：下一行没有安全的格，是死路。这次搜索有几条死路？',
				after: '在 0 2、0 3 1、3 0 2 和 3 1 之下。最后一条就是你在第 1 课摆的棋盘。',
				wrong: {
					2: '那只是一边。第 0 行的块 0 和块 3 都白费了。',
					3: '还有一条：最右边的块 1 下面也没有东西。',
					6: '最下面有解的块没有白费。',
					8: '那是全部白费的块。只数下面没有东西的。',
				},
				hints: ['看白费的块的最下端。', '第 0 行的块 0 下面有两条，块 3 下面也有两条。'],
			},
		},
	],
};
