import type {Chapter} from '../task.js';

export const symmetry: Chapter = {
	stage: {size: 8, shows: 'solutions'},
	en: {
		title: 'Turned and mirrored',
		explained:
			'This is the first solution for 8 queens. A board has four sides to stand on, and each has a mirror image: up to 8 boards.',
	},
	zh: {
		title: '旋转和翻转',
		explained: '这是 8 个皇后的第一个解。棋盘可以转四个方向，每个方向又可以翻转：最多得到 8 个棋盘。',
	},
	tasks: [
		{
			type: 'choose',
			right: 'd',
			en: {
				asks: 'Row by row, the queens stand on columns 0 4 7 5 2 6 1 3. Mirror the board, left to right: which columns then?',
				options: ['3 1 6 2 5 7 4 0', '0 4 7 5 2 6 1 3', '4 0 3 1 6 2 5 7', '7 3 0 2 5 1 6 4'],
				after:
					'column c becomes 7 - c, and it is a solution, too: a diagonal stays a diagonal. All such boards form one symmetry class, and the one found first is its fundamental solution. {images} (Shift and m) shows them.',
				wrong: {
					a: 'that is the list backwards: the board upside down, top to bottom.',
					b: 'that is the board itself. Its first queen moves from the left edge to the right.',
					c: 'a queen on column 0 goes to the other edge, column 7.',
				},
				hints: ['where does the queen of row 0 go?', 'from column 0 to 7, from 1 to 6: the sum stays 7.'],
			},
			zh: {
				asks: '各行皇后依次在第 0 4 7 5 2 6 1 3 列。把棋盘左右翻转，各行皇后在哪些列？',
				options: ['3 1 6 2 5 7 4 0', '0 4 7 5 2 6 1 3', '4 0 3 1 6 2 5 7', '7 3 0 2 5 1 6 4'],
				after:
					'第 c 列变成第 7 - c 列，斜线还是斜线，所以也是解。这样得到的棋盘合成一个对称类，最先找到的那个是本质不同的解。按 {images}（Shift 加 m）能看到它们。',
				wrong: {
					a: '那是把列表倒过来：上下翻转。',
					b: '那是原来的棋盘。第一个皇后应从左边缘移到右边缘。',
					c: '第 0 列的皇后应移到另一边，即第 7 列。',
				},
				hints: ['第 0 行的皇后移到哪里？', '第 0 列变第 7 列，第 1 列变第 6 列：两数之和是 7。'],
			},
		},
		{
			type: 'choose',
			at: 14,
			right: 'b',
			en: {
				asks: 'The 92 solutions form 12 classes, each with one fundamental solution. Solution 14 is one of these. But 12 classes of 8 are 96 boards. Why are there only 92?',
				options: ['Some were missed', 'One is unchanged by a half turn', 'Some have no mirror', 'Classes share boards'],
				after:
					'this one, so its class has only 4 boards. Max Bezzel posed the puzzle in 1848, and Franz Nauck published the 92 solutions in 1850.',
				wrong: {
					a: 'only what is below an attacked square is left out, and no solution is there.',
					c: 'the mirror image of a solution is a solution, too.',
					d: 'then all their boards would be turned into each other: it would be one class.',
				},
				hints: ['can two of the eight boards be equal?', 'turn a board by a half: which queens change their places?'],
			},
			zh: {
				asks: '92 个解分成 12 个对称类，所以本质不同的解有 12 个，这第 14 个解就是其中之一。每类 8 个，应有 96 个解。为什么只有 92 个？',
				options: ['搜索漏掉了几个', '有一个转半圈不变', '有的解不能翻转', '有两类共用几个解'],
				after: '就是这一个，所以它那一类只有 4 个解。1848 年贝瑟尔提出这个问题，1850 年瑙克公布了全部 92 个解。',
				wrong: {
					a: '略过的只是受攻击的格和它下面的摆法，里面没有解。',
					c: '解翻转后也是解。',
					d: '那样它们的解可以互相转成，就是同一类了。',
				},
				hints: ['八个棋盘里，会不会有两个一样？', '想一想倒过来看还是原样的棋盘。'],
			},
		},
	],
};
