import type * as english from '../en/compare.js';

export const compare: typeof english.compare = {
	cost: '代价',
	views: {cost: '代价', memories: '内存'},
	costs: {
		'checks-so-far': '累计检查',
		'checks-in-all': '全程检查',
		'writes-so-far': '累计写入',
		'writes-in-all': '全程写入',
		'cells-now': '现用单元',
	},
};
