import type * as english from '../en/compare.js';

export const compare: typeof english.compare = {
	cost: '代价',
	views: {cost: '代价', memories: '内存'},
	costs: {
		'checks-so-far': '累计检查',
		'checks-in-all': '全程检查',
		'writes-so-far': '累计写入',
		'writes-in-all': '全程写入',
		'cells-now': '当前占用单元',
	},
};

export const growth: typeof english.growth = {
	title: '工作量怎样增长',
	toTry: (size) => [`${size} 个皇后要试多少（对数刻度）`],
	anySquares: '任选若干格',
	oneARow: '每行一个',
	oneAColumn: '每行每列各一个',
	nodes: '回溯：结点',
	heads: ['N', '解', '判断'],
	timesBefore: ['是前一个 N 的几倍（对数刻度）', '倍数'],
};
