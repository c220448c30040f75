import type {compare as english} from '../../en/compare/compare.js';
import {number} from '../../numbers.js';
import type {Wordings} from '../../width.js';

function checksThanScan(saved: number): string {
	return saved === 0 ? '检查次数与 scan 相同' : `比 scan ${saved > 0 ? '少' : '多'}检查 ${number(Math.abs(saved))} 次`;
}

const flagsReason: NonNullable<typeof english.reasons.flags> = ({size, isAll, checksSaved, writesPaid, cellsKept}) => {
	const where = isAll ? `${size} 个皇后时` : '到这一步为止';
	const why =
		checksSaved > 0
			? '至多查三次标志，不必与上方各行逐一比较。'
			: '上方行少，逐一比较很快就完，flags 却可能要查三个数组。';
	const paid = `写入则多 ${number(writesPaid)} 次：放皇后时设三个标志，移走时再清除。`;
	return `${where}，flags ${checksThanScan(checksSaved)}：${why}${paid}三个标志数组多占 ${number(cellsKept)} 个单元。`;
};

const bitmaskReason: NonNullable<typeof english.reasons.bitmask> = ({checksSaved, writesPaid, cellsKept}) => {
	const paid = `写入则多 ${number(writesPaid)} 次：每次调用要传入三个掩码，最多再占 ${number(cellsKept)} 个单元。`;
	return `bitmask ${checksThanScan(checksSaved)}：一次按位与就查遍上方各行。${paid}`;
};

function difference(count: number, what: string): Wordings {
	const digits = number(Math.abs(count));
	const words = count === 0 ? `${what}次数相同` : `${count < 0 ? '少' : '多'}${what} ${digits} 次`;
	return [words, `${what} ${count < 0 ? '-' : '+'}${digits}`];
}

export const compare: typeof english = {
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
	reasons: {flags: flagsReason, bitmask: bitmaskReason},
};
