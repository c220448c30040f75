import type {compare as english} from '../../en/compare/compare.js';
import {number} from '../../numbers.js';

/** The title of the panel of a variant, the longest first. */
const variantTitles: typeof english.variantTitles = (id, step, here, all) => {
	switch (step) {
		case 'test': {
			const checks = `${id}：检查 ${number(here.checks)} 次`;
			return [`${checks}，累计 ${number(all.checks)} 次`, checks, `${id}：检查 ${number(here.checks)}`];
		}

		case 'place':
		case 'backtrack': {
			const writes = `${id}：写入 ${number(here.writes)} 次`;
			return [`${writes}，累计 ${number(all.writes)} 次`, writes, `${id}：写入 ${number(here.writes)}`];
		}

		case 'solution':
		case undefined: {
			return [`${id}：累计检查 ${number(all.checks)} 次`, id];
		}
	}
};

/** What follows after the name of a variant. `saved` is negative if it makes more checks. */
function checksThanScan(saved: number): string {
	return saved === 0 ? '检查次数与 scan 相同' : `比 scan ${saved > 0 ? '少' : '多'}检查 ${number(Math.abs(saved))} 次`;
}

const flagsTrade: NonNullable<typeof english.trades.flags> = ({size, isAll, checksSaved, writesPaid, cellsKept}) => {
	const cells = `多占 ${number(cellsKept)} 个单元`;
	const where = isAll ? `${size} 个皇后时` : '到这一步为止';
	const makes = `flags ${checksThanScan(checksSaved)}`;
	const paid = `写入则多 ${number(writesPaid)} 次：放皇后时置三个标志，移走时再清除。三个标志数组${cells}。`;
	const checks = number(Math.abs(checksSaved));
	const who = isAll ? 'flags' : '至今 flags';
	return checksSaved > 0
		? {
				long: `${where}，${makes}：至多查三次表，不必与上方各行逐一比较。${paid}`,
				short: `${who} 少检查 ${checks} 次（每次测试至多查 3 次表），多写入 ${number(writesPaid)} 次，${cells}。`,
				results: [
					`${who}：少检查 ${checks} 次，${cells}`,
					`${who}：比 scan 少检查 ${checks} 次`,
					`${who}：少检查 ${checks} 次`,
				],
			}
		: {
				long: `${where}，${makes}：上方行少，逐一比较很快就完，flags 却可能要查三个数组。${paid}`,
				short: `${isAll ? '' : '至今 '}${makes}：上方行少，比较很快；还${cells}。`,
				results: [
					`${who}：多检查 ${checks} 次，${cells}`,
					`${who}：比 scan 多检查 ${checks} 次`,
					`${who}：多检查 ${checks} 次`,
				],
			};
};

const bitmaskTrade: NonNullable<typeof english.trades.bitmask> = ({checksSaved, writesPaid, cellsKept}) => {
	const result = `bitmask ${checksThanScan(checksSaved)}`;
	const short = `${result}：一次按位与就查遍上方各行。`;
	const paid = `写入则多 ${number(writesPaid)} 次：每次调用要传入三个掩码，至多多占 ${number(cellsKept)} 个单元。`;
	return {long: `${short}${paid}`, short, results: [`${result}。`]};
};

export const compare: typeof english = {
	cost: '代价',
	meaning: '检查：一次比较、一次查表或一次按位与。写入：改变一个存储单元。单元：正在使用的存储单元数。',
	rows: {
		'checks-here': '本步检查',
		'checks-so-far': '累计检查',
		'checks-per-test': '平均每次测试',
		'checks-in-all': '全程检查',
		'writes-here': '本步写入',
		'writes-so-far': '累计写入',
		'writes-in-all': '全程写入',
		'cells-here': '现用单元',
		'cells-so-far': '至今最多单元',
		'cells-in-all': '全程最多单元',
	},
	stretches: {here: '本步', 'so-far': '至今', 'in-all': '全程'},
	quantities: {checks: '检查', writes: '写入', cells: '单元'},
	ratio: (value) => value.toFixed(2),
	variantTitles,
	trades: {flags: flagsTrade, bitmask: bitmaskTrade},
};
