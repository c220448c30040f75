import type {Chapter} from '../task.js';

export const tree: Chapter = {
	stage: {right: 'tree'},
	en: {
		title: 'The whole search for 4 queens',
		explained:
			'At the right is the whole search, over time. Each block is one queen: its line is the row, its number the column, its width how long it stood. Below it: the queens tried meanwhile. This is a tree, whose root is the empty board. The search goes down before it goes right: depth-first.',
	},
	zh: {
		title: '四皇后的整个搜索',
		explained:
			'右边是整个搜索的过程，从左到右。一块是一个皇后：所在的一层是行，数字是列，宽度是它在棋盘上停留多久，下面是这期间试过的皇后。这就是一棵树，根是空棋盘。搜索先往下走，再往右走：深度优先。',
	},
	tasks: [
		{
			type: 'reach',
			at: 25,
			steps: 69,
			en: {
				asks: 'Blocks right of the vertical line lie ahead. Go to the end: {+ends-of-search}, or G.',
				after:
					'16 queens were placed. With the root, this tree has 17 nodes. That of brute force, which tries all 256 boards with one queen a row, has 341: 20 times as many.',
				hints: ['a keyboard without End has G.', 'Fn and {+step} together are End on many laptops.'],
			},
			zh: {
				asks: '竖线右边的块还没走到。走到搜索的终点：按 {+ends-of-search} 或 G。',
				after:
					'一共放过 16 个皇后，连同根，树有 17 个结点。暴力枚举要试每行一个皇后的全部 256 种摆法，树有 341 个结点，约为 20 倍。',
				hints: ['没有 End 键的键盘用 G。', '许多笔记本电脑上，Fn 加 {+step} 就是 End。'],
			},
		},
		{
			type: 'choose',
			at: 94,
			right: 'b',
			en: {
				asks: 'A block is in vain if no solution is below it. If nothing at all is below it, the next row was a dead end. How many dead ends has this search?',
				options: ['2 dead ends', '4 dead ends', '6 dead ends', '8 dead ends'],
				after:
					'below the blocks 0 2 and 0 3 1, read from row 0 down, so a queen on row 0, column 0 leads to no solution; and below 3 0 2 and 3 1, your board of chapter 1.',
				wrong: {
					a: 'that is one side. Blocks 0 and 3 of row 0 were both in vain.',
					c: 'the two blocks of row 3 are solutions, not in vain.',
					d: 'that is how many blocks were in vain. Count those with nothing below.',
				},
				hints: ['look at the lower ends of the blocks in vain.', 'two hang below block 0 of row 0, two below block 3.'],
			},
			zh: {
				asks: '一块下面没有解，就是白费了。如果下面一块也没有，下一行就是死路。这次搜索有几条死路？',
				options: ['2 条', '4 条', '6 条', '8 条'],
				after:
					'从第 0 行往下读各块，两条在 0 2 和 0 3 1 之下，所以第 0 行第 0 列放皇后没有解；另两条在 3 0 2 和 3 1 之下，3 1 就是你在第 1 课摆的棋盘。',
				wrong: {
					a: '那只是一边。第 0 行的块 0 和块 3 都白费了。',
					c: '第 3 行的两块就是解，没有白费。',
					d: '那是全部白费的块。只数下面没有东西的。',
				},
				hints: ['看白费的块的最下端。', '第 0 行的块 0 下面有两条，块 3 下面也有两条。'],
			},
		},
	],
};
