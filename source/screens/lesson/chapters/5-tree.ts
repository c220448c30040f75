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
			target: {type: 'step', until: 94},
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
		{
			type: 'choose',
			at: 94,
			right: 'b',
			en: {
				asks: 'Block 0 of row 0 was in vain. Why?',
				options: ['Row 1 has no safe square', 'Each way down is a dead end', 'It is attacked', 'It was pruned'],
				after: '0 2 ends at row 2, and 0 3 1 at row 3.',
				wrong: {
					a: 'two blocks hang below it, so two squares of row 1 were safe.',
					c: 'it is in row 0: there is no queen above that could attack it.',
					d: 'what is pruned has no block: this one was tried, with all that follows.',
				},
				hints: ['follow it down, block by block.', 'does any way down reach a solution?'],
			},
			zh: {
				asks: '第 0 行的块 0 白费了，为什么？',
				options: ['第 1 行没有安全的格', '往下每条路都遇到死路', '那一格受攻击', '被剪枝了'],
				after: '0 2 在第 2 行断了，0 3 1 在第 3 行断了。',
				wrong: {
					a: '它下面挂着两块，所以第 1 行有两格放得下皇后。',
					c: '它在第 0 行，上面没有皇后能攻击它。',
					d: '剪掉的没有块：这一块试过了，它下面的一切也试过了。',
				},
				hints: ['从它往下，一块一块地看。', '往下有没有一条路走到解？'],
			},
		},
	],
};
