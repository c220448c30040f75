import type {Chapter} from '../task.js';

export const symmetry: Chapter = {
	stage: {size: 8, screen: 'solutions'},
	en: {
		title: 'Turned and mirrored',
		explained:
			'This is the first solution for 8 queens. A board has four sides to stand on, and each has a mirror image: up to 8 boards.',
	},
	zh: {
		title: '旋转和翻转',
		explained: '这是 8 个皇后的第一个解。棋盘有四种转法，每种又可以翻转：最多 8 个棋盘。',
	},
	tasks: [
		{
			type: 'reach',
			target: {type: 'overlay', id: 'images'},
			en: {
				asks: '{images} (Shift and m) shows them. Look, then press {close}.',
				after:
					'all are solutions: rows become columns, diagonals stay diagonals. They are one symmetry class. The one that the search finds first is the fundamental solution.',
				hints: ['it is the key {images}.', '{close} closes what is shown over the screen.'],
				answer: 'press {images}, then {close}',
			},
			zh: {
				asks: '按 {images}（Shift 加 m）就能看到它们。看完按 {close}。',
				after:
					'它们都是解：行变成列，斜线还是斜线。它们合成一个对称类。每一类只取最先找到的一个，这样留下的叫本质不同的解。',
				hints: ['用的键是 {images}。', '{close} 关闭盖在界面上的内容。'],
				answer: '按 {images}，再按 {close}',
			},
		},
		{
			type: 'choose',
			right: 'b',
			en: {
				asks: 'The {solutions8} solutions form {fundamental8} classes, each with one fundamental solution. But {fundamental8} classes of 8 are {inClasses8} boards. Why are there only {solutions8}?',
				options: ['Some were missed', 'One is the same upside down', 'Some have no mirror', 'Classes share boards'],
				after:
					'its class has only {inSmallClass8} boards. Franz Nauck published the {solutions8} solutions in 1850, two years after Max Bezzel had posed the puzzle.',
				wrong: {
					a: 'only what is below an attacked square is left out, and no solution is there.',
					c: 'the mirror image of a solution is a solution, too.',
					d: 'then all their boards would be turned into each other: it would be one class.',
				},
				hints: ['can two of the eight boards be equal?', 'turn a board by a half: which queens change their places?'],
			},
			zh: {
				asks: '{solutions8} 个解分成 {fundamental8} 个对称类，所以本质不同的解有 {fundamental8} 个。每类 8 个，应有 {inClasses8} 个解。为什么只有 {solutions8} 个？',
				options: ['搜索漏掉了几个', '有一个转半圈不变', '有的解不能翻转', '有两类共用几个解'],
				after:
					'它那一类只有 {inSmallClass8} 个解。1848 年贝瑟尔提出这个问题，1850 年瑙克公布了全部 {solutions8} 个解。',
				wrong: {
					a: '它略过的只是含受攻击格的摆法，里面没有解。',
					c: '解翻转后也是解。',
					d: '那样它们的解可以互相转成，就是同一类了。',
				},
				hints: ['八个棋盘里，会不会有两个一样？', '想一想倒过来看还是原样的棋盘。'],
			},
		},
	],
};
