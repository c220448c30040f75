import type {searchTexts as english} from '../en/search.js';
import {number} from '../numbers.js';

export const searchTexts: typeof english = {
	views: {program: '程序', memory: '内存', tree: '搜索树', nodes: '结点'},
	nextView: (key, view) => `${key}：${view}`,
	titles: {
		program: (row, column) => [
			column === undefined ? `程序：row = ${row}` : `程序：row = ${row}，col = ${column}`,
			'程序',
		],
		memory: (variant) => (variant === undefined ? '内存' : `${variant} 的内存`),
		nodes: () => ['各深度已访问的结点和剪掉的格', '各深度的结点'],
		tree: (visited, all) => [
			all === undefined ? `搜索树：${number(visited)} 个结点` : `搜索树：${number(visited)} / ${number(all)} 个结点`,
			'搜索树',
		],
		stack: (hidden, above) => (hidden === 0 ? '调用栈' : `调用栈 ${above} ${hidden}`),
	},
	cut: (count) => `剪 ${number(count)} 格`,
	besidePath: (hasSolutions) => `左边：这条路径之前的结点${hasSolutions ? '和解' : ''}。右边：还没走到的。`,
	listingNotes: {
		scan: [
			`queens[r] 是第 r 行皇后所在的列。判断时把这一格与这些皇后逐一比较，直到有一个攻击它。`,
			'queens[r] 是第 r 行皇后所在的列。',
		],
		flags: [
			`每列、每条斜线有一个标志，有皇后时为 true。斜线 \\ 的编号是 row - col + n - 1，斜线 / 的编号是 row + col。`,
			'列或斜线上有皇后时，它的标志为 true。',
		],
		bitmask: [
			`每列一位。第 0 列显示在最左，所以 << 在屏幕上整体右移：每下一行，斜线 \\ 右移一列，斜线 / 左移一列。`,
			'第 0 列在最左：<< 看上去右移，同 \\。',
		],
	},
	fullBoard: '棋盘已满',

	compared({row, column}, line, down, across) {
		const queen = `第 ${row} 行第 ${column} 列`;
		const apart = `${queen}：差 ${down} 行 ${across} 列`;
		const attacks = {column: `${queen}：同列`, diagonal: `${apart} \\`, antidiagonal: `${apart} /`};
		return line ? attacks[line] : apart;
	},
	comparisonsBefore: (count) => `${number(count)} 次比较，不攻击`,
	cell: {set: '已设', free: '未设', true: '= 1', false: '= 0'},
	unionAndBit: (isSet) => (isSet ? '& bit 不为 0' : '& bit 为 0'),
	noMaskWritten: '调用者的掩码未变，无须恢复。',
	costTitles: (name, unit, here, all) => {
		const what = {checks: '检查', writes: '写入'}[unit];
		const cost = `${name}：${what} ${number(here)} 次`;
		return [`${cost}，累计 ${number(all)} 次`, here === 0 ? `${name}：累计${what} ${number(all)} 次` : cost];
	},
};
