import type {symmetry as english} from '../../en/lesson/10-symmetry.js';

export const symmetry: typeof english = (facts) => {
	const {solutions, classes} = facts(8);
	const small = solutions - 8 * (classes - 1);
	return {
		title: '旋转和镜像',
		sentences: ['这是 8 个皇后的第一个解。', '棋盘有四种转法，每种又有一个镜像：最多 8 个棋盘。'],
		tasks: {
			images: {
				asks: '按 {images} 就能看到它们。看完按 {close}。',
				after: '它们都是解：行变成列，对角线还是对角线。它们合成一个对称类；搜索中最先找到的那个叫本质不同的解。',
				wrong: {
					m: '那是菜单。要按的是 {images}。',
					escape: '现在还没有打开什么。',
				},
				nudge: '用的键是 {images}。',
				hint: '{close} 关闭盖在界面上的内容。',
				answer: '按 {images}，再按 {close}。',
			},
			classes: {
				asks: `8 个皇后有 ${solutions} 个解。有一个对称类只有 ${small} 个，其余每类 8 个。本质不同的解有几个？`,
				after: `小的那一类转半圈还是同一个棋盘。八皇后问题是 1848 年提出的。有些资料说有 42 类，那是错的。`,
				wrong: {
					11: `那是 ${solutions - small} / 8：漏了只有 ${small} 个的那一类。`,
					23: `那是 ${solutions} / ${small}。只有一类是 ${small} 个。`,
					92: '每一类只算一个本质不同的解。',
				},
				nudge: '每一类算一个。那么一共有几类？',
				hint: `从 ${solutions} 里减去 ${small}，除以 8，再加上只有 ${small} 个的那一类。`,
				answer: `${classes}。`,
			},
		},
	};
};
