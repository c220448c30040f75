import {type Chapter, onSearch} from '../task.js';

/** Written to Schumacher on 1 September 1850; the error was noticed later. */
const foundByGauss = 76;
const wrongOnes = 4;

export const symmetry: Chapter = {
	part: 2,
	stage: {...onSearch, size: 8, screen: 'solutions'},
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
			right: (knowledge) => knowledge.tape(8).horizon.fundamental,
			figures(knowledge) {
				const {solutions, fundamental} = knowledge.tape(8).horizon;
				const inLarge = 8 * (fundamental - 1);
				return {solutions, inLarge, inSmall: solutions - inLarge};
			},
			en: {
				asks: '8 queens have {solutions} solutions. One class has only {inSmall}, each other class has 8. How many fundamental solutions are there?',
				after: 'in the small class half a turn gives the same board.',
				wrong: {
					11: 'that is {inLarge} / 8: the class of {inSmall} is missing.',
					23: 'that is {solutions} / {inSmall}. Only one class has {inSmall}.',
					92: 'each class has only one fundamental solution.',
				},
				nudge: 'each class has one. So how many classes are there?',
				hint: 'take the {inSmall} away from {solutions}, divide by 8, then add the class of {inSmall}.',
			},
			zh: {
				asks: '8 个皇后有 {solutions} 个解。有一个对称类只有 {inSmall} 个，其余每类 8 个。本质不同的解有几个？',
				after: '小的那一类，棋盘转半圈还是原样。',
				wrong: {
					11: '那是 {inLarge} / 8：漏了只有 {inSmall} 个的那一类。',
					23: '那是 {solutions} / {inSmall}。只有一类是 {inSmall} 个。',
					92: '每一类只算一个本质不同的解。',
				},
				nudge: '每一类算一个。那么一共有几类？',
				hint: '从 {solutions} 里减去 {inSmall}，除以 8，再加上只有 {inSmall} 个的那一类。',
			},
		},
		{
			type: 'number',
			right: (knowledge) => Math.ceil((knowledge.tape(8).horizon.solutions - foundByGauss + wrongOnes) / 8),
			figures(knowledge) {
				const {solutions, fundamental} = knowledge.tape(8).horizon;
				return {solutions, fundamental, foundByGauss, wrongOnes, missed: solutions - foundByGauss + wrongOnes};
			},
			en: {
				asks: 'Max Bezzel posed the puzzle in 1848. In September 1850 Gauss, the mathematician, found {foundByGauss} solutions, but {wrongOnes} of them were wrong. How many of the {fundamental} classes had solutions missing, at least?',
				after:
					'{missed} of {solutions} solutions were missing, and a class has at most 8. In the same month Franz Nauck published the right number.',
				wrong: {
					2: 'you divide {solutions} - {foundByGauss} by 8. But {wrongOnes} of the {foundByGauss} were wrong.',
					20: 'that many solutions were missing. But a class has several.',
				},
				nudge: 'how many of the {solutions} solutions were missing?',
				hint: '{missed} were missing. A class that lacks all of its solutions lacks 8 of them.',
			},
			zh: {
				asks: '1848 年，Max Bezzel 提出了八皇后问题。1850 年 9 月，数学家高斯找到 {foundByGauss} 个解，其中 {wrongOnes} 个是错的。{fundamental} 个对称类里，他至少有几类没有找全？',
				after: '{solutions} 个解里缺了 {missed} 个，而一类最多 8 个。同一个月，Franz Nauck 公布了正确的个数。',
				wrong: {
					2: '你用 {solutions} - {foundByGauss} 除以 8。可是那 {foundByGauss} 个里有 {wrongOnes} 个是错的。',
					20: '缺的解是这么多，可是一类里有好几个解。',
				},
				nudge: '{solutions} 个解里，缺了几个？',
				hint: '缺了 {missed} 个。一类就算一个也没有找到，也只缺 8 个。',
			},
		},
	],
};
