import type * as english from '../en/compare.js';
import {number} from '../numbers.js';

function difference(count: number, what: string): string {
	return count === 0 ? `${what}次数相同` : `${count < 0 ? '少' : '多'}${what} ${number(Math.abs(count))} 次`;
}

export const compare: typeof english.compare = {
	cost: '代价',
	views: {cost: '代价', memories: '内存'},
	meaning: '检查：一次比较、一次查标志或一次按位与。写入：改变一个存储单元。单元：正在使用的存储单元数。',
	costs: {
		'checks-so-far': '累计检查',
		'checks-in-all': '全程检查',
		'writes-so-far': '累计写入',
		'writes-in-all': '全程写入',
		'cells-now': '现用单元',
	},
	against: (isAll, variant) => (isAll ? [`全程，与 ${variant} 相比`, '全程'] : [`至今，与 ${variant} 相比`, '至今']),
	saved: (checks) => difference(-checks, '检查'),
	paid: (writes) => difference(writes, '写入'),
	bothSides: (saved, paid) => `${saved}，${paid}`,
	reasons: {
		flags:
			'flags 至多查三次标志，不必与上方各行逐一比较：上方行多时检查更少，只有很少几行时反而更多。放皇后时设三个标志，移走时再清除。',
		bitmask: 'bitmask 用一次按位与查遍上方各行，每次调用传入三个掩码。',
	},
};
