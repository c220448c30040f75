import type * as english from '../en/compare.js';
import {number} from '../numbers.js';
import {alternatives} from './words.js';

const entries = (groups: readonly english.LaneGroup[], unit: string) =>
	groups.map(({names, value}) => `${alternatives(names, '和')} ${number(value)} ${unit}`).join('，');

const reason = (work: english.BruteForceWork | undefined) => {
	if (!work) {
		return '';
	}

	return work.alike === undefined
		? `暴力枚举摆完了 ${number(work.boards)} 盘，其中 ${number(work.solutions)} 个是解：它摆满才查冲突。`
		: `带有这处冲突的棋盘，暴力枚举要摆 ${work.alike} 个，回溯一个也不摆。`;
};

export const compare: typeof english.compare = {
	bruteForce: ['暴力枚举', '暴力'],
	ways: {
		'brute-force': ['摆满棋盘才查冲突', '摆满才查'],
		scan: ['与上方的皇后逐一比较', '逐一比较'],
		flags: ['查三个标志数组', '查三个数组'],
		bitmask: ['查三个整数里的标志位', '查三个整数'],
	},
	start: (key) =>
		`四个程序同时出发，每一刻都做了同样多的基本操作：按 ${key} 开始。暴力枚举摆满才查冲突，回溯在放每个皇后之前先测试。`,
	found: (groups, work) => `基本操作一样多时找到的解：${entries(groups, '个')}。${reason(work)}`,
	end: (groups, work) => {
		const brute = work ? `暴力枚举的工作量是 ${work.slowest} 的 ${work.factor} 倍。` : '';
		return `基本操作总数：${entries(groups, '次')}。${brute}`;
	},
	places: ['第一', '第二', '第三', '第四'],
	solutions: (count, all) => [
		all === undefined ? `${number(count)} 个解` : `${number(count)} / ${number(all)} 个解`,
		`${number(count)} 个解`,
	],
	boards: (_, written) => `摆完 ${written} 盘`,
	ofBoards: (all, size) => [`共 ${size}^${size} = ${all} 盘`, `共 ${size}^${size} 盘`],
	checks: (_, written) => `查 ${written} 次`,
	writes: (_, written) => `写 ${written} 次`,
	cells: (count) => [`内存 ${number(count)} 个单元`, `${number(count)} 个单元`],
	tracks: '赛道：全部基本操作（查和写），按比例',
	ticks: (every) => (every === 1 ? '每个解' : `每 ${number(every)} 个解`),
	spent: (count) => `各自最多 ${number(count)} 次基本操作`,
	over: '赛跑结束',
	spoken: (id, step, solutions, {checks, writes}) =>
		`${id}：第 ${number(step)} 步，${number(solutions)} 个解，比较或查表 ${number(checks)} 次，写入 ${number(writes)} 次。`,
	spokenBoards: (boards, all, solutions) =>
		`暴力枚举：${all} 盘中摆完 ${number(boards)} 盘，${number(solutions)} 个解。`,
};

export const growth: typeof english.growth = {
	toTry: (size) => `${size} 个皇后要试多少`,
	anySquares: '任选 N 格',
	oneARow: '每行一个',
	oneAColumn: '每行每列各一个',
	nodes: '回溯：结点',
	heads: ['N', '解', '测试', '倍数'],
};
