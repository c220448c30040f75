import type {memoryTexts as english} from '../en/memory.js';
import {number} from '../numbers.js';

const costTitles: typeof english.costTitles = (variant, step, here, all) => {
	switch (step) {
		case 'test': {
			const checks = `${variant ?? '本次测试'}：检查 ${number(here.checks)} 次`;
			return [`${checks}，累计 ${number(all.checks)} 次`, checks];
		}

		case 'place':
		case 'backtrack': {
			const name = variant ?? (step === 'place' ? '本次放置' : '本次移走');
			const writes = `${name}：写入 ${number(here.writes)} 次`;
			return [`${writes}，累计 ${number(all.writes)} 次`, writes];
		}

		case 'solution':
		case undefined: {
			const checks = `${variant ? `${variant} 累计` : '累计'}：检查 ${number(all.checks)} 次`;
			return [`${checks}，写入 ${number(all.writes)} 次`, checks];
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
	cell: {set: '占用', free: '空闲', true: '= true', false: '= false'},
	memory: {
		unionAndBit: (isSet) => (isSet ? '& bit：占用' : '& bit：空闲'),
		noMaskWritten: '掩码还在：掩码都不用写。',
	},
	costTitles,
};
