import type * as english from '../en/compare.js';
import {large, number} from '../numbers.js';

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

export const growth: typeof english.growth = {
	title: '增长：在本机上测得',
	meaning(bend) {
		const straight = '条形用对数刻度：末端若连成一条直线，N 每加 1，代价就乘以同一个倍数。';
		if (!bend) {
			return straight;
		}

		const {variant, first, last} = bend;
		const at = ({size, factor}: typeof first) => `从 N = ${size - 1} 到 ${size} 为 ${factor.toFixed(2)} 倍`;
		const factors = `${variant} 的检查次数${at(first)}，${at(last)}`;
		return last.factor > first.factor
			? `${straight}这里略有弯曲，因为倍数本身也在缓慢增大：${factors}。`
			: `${straight}至今检查次数的倍数没有增大：${factors}。`;
	},
	runs: (least, most) =>
		`每个时间取数次运行中最快的一次，含启动。不到 ${least} ms 的时间不显示：时钟测不准。时间的倍数若与检查次数的倍数相差 ${most} 倍以上，也不显示：测量受到了干扰。`,
	heads: {
		time: (id) => `${id ? `${id} 的` : ''}时间（ms），是前一个 N 的几倍`,
		checks: (id) => `${id ? `${id} 的` : ''}检查次数，是前一个 N 的几倍`,
	},
	lessThan: (milliseconds) => `不到 ${milliseconds}`,
	measuring: (size, id) => `正在测量 N = ${size}，${id}：`,
	stopped: (key) => `已停止。按 ${key} 继续。`,
};

export const searchSpaces: typeof english.searchSpaces = {
	title: (size) => `搜索空间：${size} 个皇后的工作量`,
	scale: (divided) => `各条形共用一个对数刻度。${divided} 后的数：上一行是本行的几倍；x 后的数：本行是上一行的几倍。`,
	heads: {
		boards: '逐一试摆满的摆法，摆法数：',
		nodes: '按这些规则回溯，搜索树的结点数：',
		tests: '按全部规则回溯，测试数、放置数（根以外的全部结点）：',
	},
	names: {
		'any-squares': '任选若干格',
		'one-a-row': '每行一个',
		permutations: '每行每列各一个',
		'no-rules': '只有每行一个',
		'no-diagonal': '列',
		'one-diagonal': '列和 /',
		'all-rules': '列、/ 和 \\',
		'no-column': '/ 和 \\',
		tests: '测试',
		placements: '放置',
	},
	reasons: {
		'one-a-row': ['每行一个', '去掉同一行有两个皇后的摆法。'],
		permutations: ['每列一个', '再去掉同一列有两个皇后的摆法。'],
		'no-diagonal': ['每列一个', '与上方皇后同列的格，连同其下的子树一起剪去。'],
		'one-diagonal': ['每条 / 一个', '与上方皇后同在一条 / 上的格也剪去。'],
		'all-rules': ['每条 \\ 一个', '与上方皇后同在一条 \\ 上的格也剪去：规则到此齐全。'],
		'no-column': ['不用列规则', '这里只去掉列规则：可见它省下多少。'],
		placements: ['只放安全的格', '只有测出安全的格才放皇后。'],
	},
	saved: (column, diagonal, isColumnMore) =>
		`去掉列规则，结点 x${column}；去掉 \\，x${diagonal}${isColumnMore ? '：列规则省得最多' : ''}。`,
	invalid: (found) => {
		const list = (words: (invalid: string, boards: string) => string) =>
			found
				.map(({rules, invalid, boards}) => `只用「${rules}」规则，${words(large(invalid), large(boards))}`)
				.join('；');
		return [
			`${list((invalid, boards) => `${boards} 种摆满的摆法中有 ${invalid} 种不是解`)}。`,
			`${list((invalid) => `${invalid} 种摆满的摆法不是解`)}。`,
		];
	},
	counting: (percent) => `正在计数，${percent}%`,
	outOfReach: '算不完',
};
