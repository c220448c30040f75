import type {Chapter} from '../task.js';

export const symmetry: Chapter = {
	stage: {size: 8, screen: 'solutions'},
	en: {
		title: 'Turned and mirrored',
		sentences: [
			'This is the first solution for 8 queens. The list gives the columns of its queens, from row 0 on.',
			'A board has four sides to stand on, and each has a mirror image: up to 8 boards.',
		],
	},
	zh: {
		title: '旋转和镜像',
		sentences: [
			'这是 8 个皇后的第一个解。列表从第 0 行起，依次写出各行皇后的列号。',
			'棋盘有四种转法，每种又有一个镜像：最多 8 个棋盘。',
		],
	},
	tasks: [
		{
			type: 'reach',
			target: {type: 'overlay', id: 'images'},
			en: {
				asks: '{images} (Shift and m) shows them. Look, then press {close}.',
				after:
					'all are solutions: rows become columns, diagonals stay diagonals. They are one symmetry class. The one that the search finds first is the fundamental solution.',
				wrong: {escape: 'nothing is open yet.'},
				nudge: 'it is the key {images}.',
				hint: '{close} closes what is shown over the screen.',
				answer: 'press {images}, then {close}',
			},
			zh: {
				asks: '按 {images}（Shift 加 m）就能看到它们。看完按 {close}。',
				after:
					'它们都是解：行变成列，斜线还是斜线。它们合成一个对称类。每一类只取最先找到的一个，这样留下的叫本质不同的解。',
				wrong: {escape: '现在还没有打开什么。'},
				nudge: '用的键是 {images}。',
				hint: '{close} 关闭盖在界面上的内容。',
				answer: '按 {images}，再按 {close}',
			},
		},
		{
			type: 'number',
			right: 'fundamental8',
			en: {
				asks: '8 queens have {solutions8} solutions. One class has only {inSmallClass8}, each other class has 8. How many fundamental solutions are there?',
				after: 'in the small class half a turn gives the same board.',
				wrong: {
					11: 'that is {inLargeClasses8} / 8: the class of {inSmallClass8} is missing.',
					23: 'that is {solutions8} / {inSmallClass8}. Only one class has {inSmallClass8}.',
					92: 'each class has only one fundamental solution.',
				},
				nudge: 'each class has one. So how many classes are there?',
				hint: 'take the {inSmallClass8} away from {solutions8}, divide by 8, then add the class of {inSmallClass8}.',
			},
			zh: {
				asks: '8 个皇后有 {solutions8} 个解。有一个对称类只有 {inSmallClass8} 个，其余每类 8 个。本质不同的解有几个？',
				after: '小的那一类，棋盘转半圈还是原样。',
				wrong: {
					11: '那是 {inLargeClasses8} / 8：漏了只有 {inSmallClass8} 个的那一类。',
					23: '那是 {solutions8} / {inSmallClass8}。只有一类是 {inSmallClass8} 个。',
					92: '每一类只算一个本质不同的解。',
				},
				nudge: '每一类算一个。那么一共有几类？',
				hint: '从 {solutions8} 里减去 {inSmallClass8}，除以 8，再加上只有 {inSmallClass8} 个的那一类。',
			},
		},
		{
			type: 'number',
			right: 'classesMissed8',
			en: {
				asks: 'Max Bezzel posed the puzzle in 1848. In September 1850 Gauss, the mathematician, found 76 solutions, but 4 of them were wrong. How many of the {fundamental8} classes had solutions missing, at least?',
				after:
					'{missed8} of {solutions8} solutions were missing, and a class has at most 8. In the same month Franz Nauck published the right number.',
				wrong: {
					2: 'you divide {solutions8} - 76 by 8. But 4 of the 76 were wrong.',
					20: 'that many solutions were missing. But a class has several.',
				},
				nudge: 'how many of the {solutions8} solutions were missing?',
				hint: '{missed8} were missing. A class that lacks all of its solutions lacks 8 of them.',
			},
			zh: {
				asks: '1848 年，Max Bezzel 提出了八皇后问题。1850 年 9 月，数学家高斯找到 76 个解，其中 4 个是错的。{fundamental8} 个对称类里，他至少有几类没有找全？',
				after: '{solutions8} 个解里缺了 {missed8} 个，而一类最多 8 个。同一个月，Franz Nauck 公布了正确的个数。',
				wrong: {
					2: '你用 {solutions8} - 76 除以 8。可是那 76 个里有 4 个是错的。',
					20: '缺的解是这么多，可是一类里有好几个解。',
				},
				nudge: '{solutions8} 个解里，缺了几个？',
				hint: '缺了 {missed8} 个。一类就算一个也没有找到，也只缺 8 个。',
			},
		},
	],
};
