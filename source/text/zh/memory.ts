import type {memoryTexts as english} from '../en/memory.js';
import {number} from '../numbers.js';

/** What a step has cost, the longest first: with the cost of all steps so far, and alone, in fewer and fewer words. */
const costTitles: typeof english.costTitles = (step, here, all) => {
	switch (step) {
		case 'test': {
			const checks = `检查 ${number(here.checks)} 次`;
			const soFar = `累计 ${number(all.checks)} 次`;
			return [
				`本次测试：${checks}，${soFar}`,
				`测试：${checks}，${soFar}`,
				`本次测试：${checks}`,
				`测试：${checks}`,
				checks,
			];
		}

		case 'place':
		case 'backtrack': {
			const writes = `写入 ${number(here.writes)} 次`;
			const soFar = `累计 ${number(all.writes)} 次`;
			const what = step === 'place' ? '放置' : '移走';
			return [
				`本次${what}：${writes}，${soFar}`,
				`${what}：${writes}，${soFar}`,
				`本次${what}：${writes}`,
				`${what}：${writes}`,
				writes,
			];
		}

		case 'solution':
		case undefined: {
			const [checks, writes] = [`检查 ${number(all.checks)} 次`, `写入 ${number(all.writes)} 次`];
			return [`累计：${checks}，${writes}`, `累计：${checks}`, `累计 ${number(all.checks)}`];
		}
	}
};

/** The memory of a variant, and what a step reads in it and writes to it. */
export const memoryTexts: typeof english = {
	comparison: {
		queen: (row, column) => `第 ${row} 行：第 ${column} 列`,
		attacks: {column: '攻击：同列', diagonal: '攻击：\\', antidiagonal: '攻击：/'},
		noAttack: '不攻击',
	},
	comparisonsBefore: (count) => `${number(count)} 次比较，不攻击`,
	cell: {set: '占用', free: '空闲', written: (isSet) => (isSet ? '= true' : '= false')},
	memory: {
		unionAndBit: (isSet) => (isSet ? '& bit：占用' : '& bit：空闲'),
		columnZeroIsLeft: ['第 0 列印在最左边，所以在屏幕上 << 把各位右移，>> 左移。', '第 0 列在左：<< 是右移'],
		noMaskWritten: (row) => [`place(${row}) 的掩码还在：掩码都不用写。`, '掩码还在：掩码都不用写。', '掩码不用写。'],
	},
	costTitles,
};
