import type {Chapter} from '../task.js';

export const tree: Chapter = {
	stage: {right: 'tree'},
	en: {
		title: 'The whole tree for 4 queens',
		explained:
			'The tree at the right is the whole search. Each number is the column of one more queen; the root is the empty board. Root and numbers are nodes. The depth of a node is how many queens it has. The search follows a branch to its end before it takes the next: depth-first.',
	},
	zh: {
		title: '4 个皇后的整棵树',
		explained:
			'右边的树就是整个搜索。每个数字是新放的皇后的列号，根是空棋盘。根和数字都叫结点，结点的深度就是皇后数。搜索总是走完一个分支，再走下一个：深度优先。',
	},
	tasks: [
		{
			type: 'reach',
			at: 25,
			target: {type: 'step', until: 94},
			signs: ['deadEnd', 'solved', 'explored', 'fruitful', 'untried'],
			en: {
				asks: 'Go to the end of the search: {+ends-of-search}, or G.',
				after:
					'brute force, which tries all {boards4} boards with one queen a row, has a tree of {unpruned4} nodes. Pruning leaves {nodes4} of them: {timesFewer4} times fewer.',
				wrong: {
					n: 'that is the next solution. The search goes on after it.',
					right: 'each {+step} is one step, and many are left. One key goes to the end.',
				},
				hints: ['a keyboard without End has G.', 'Fn and {+step} together are End on many laptops.'],
				answer: 'press G',
			},
			zh: {
				asks: '走到搜索的终点：按 {+ends-of-search} 或 G。',
				after:
					'穷举要试每行一个皇后的全部 {boards4} 种摆法，树有 {unpruned4} 个结点。剪枝后只剩 {nodes4} 个，约为 1/{timesFewer4}。',
				wrong: {
					n: '那是下一个解。之后搜索还要继续。',
					right: '{+step} 一次只走一步，还有很多步。有一个键直接到终点。',
				},
				hints: ['没有 End 键的键盘用 G。', '许多笔记本电脑上，Fn 加 {+step} 就是 End。'],
				answer: '按 G',
			},
		},
		{
			type: 'number',
			at: 94,
			right: 3,
			en: {
				asks: 'The branch 3, 0, 2 ends with the sign of a dead end. Which row is the dead end?',
				after:
					'the sign stands at the last queen placed; the row below it has no safe square. The next branch, 3, 1, is your board of chapter 1.',
				wrong: {
					0: 'row 0 has the queen on column 3.',
					1: 'row 1 has the queen on column 0.',
					2: 'that queen could be placed, so its row had a safe square.',
					4: '4 queens have rows 0 to 3.',
				},
				hints: [
					'in which rows do these three queens stand?',
					'the first number of a branch is row 0. The sign speaks of the row below the last one.',
				],
			},
			zh: {
				asks: '分支 3、0、2 的末尾有死路的记号。哪一行是死路？',
				after: '记号标在最后放的皇后上；它下面那一行没有安全的格。下一个分支 3、1，就是你在第 1 课摆的棋盘。',
				wrong: {
					0: '第 0 行的皇后放在第 3 列，放得下。',
					1: '第 1 行的皇后放在第 0 列，放得下。',
					2: '那个皇后放下了，说明它那一行有安全的格。',
					4: '4 个皇后只有第 0 到 3 行。',
				},
				hints: ['这三个皇后分别在哪几行？', '分支的第一个数字是第 0 行。记号说的是最后一个皇后下面的那一行。'],
			},
		},
		{
			type: 'choose',
			at: 94,
			right: 'b',
			en: {
				asks: 'Why is there no solution with a queen on row 0, column 0?',
				options: [
					'Row 1 has no safe square',
					'Each way down ends in a dead end',
					'That square is attacked',
					'It was pruned',
				],
				after: '0, 2 ends at row 2, and 0, 3, 1 at row 3.',
				wrong: {
					a: 'the tree has two nodes below it, so two squares of row 1 were safe.',
					c: 'it is in row 0: there is no queen above that could attack it.',
					d: 'the tree has a node for it: it was tried, with all that follows.',
				},
				hints: ['follow the first branch of the tree.', 'which sign is at the end of each of its lines?'],
			},
			zh: {
				asks: '第 0 行第 0 列有皇后时，为什么没有解？',
				options: ['第 1 行没有安全的格', '往下每条路都遇到死路', '那一格受攻击', '被剪枝了'],
				after: '0、2 在第 2 行断了，0、3、1 在第 3 行断了。',
				wrong: {
					a: '树上它下面有两个结点，所以第 1 行有两格放得下皇后。',
					c: '它在第 0 行，上面没有皇后能攻击它。',
					d: '树上有它的结点：试过它，也试过它下面的一切。',
				},
				hints: ['沿着树的第一个分支看。', '这个分支每条线的末端是什么记号？'],
			},
		},
	],
};
