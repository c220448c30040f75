import type {Attack} from '../../solver/index.js';
import type {Text} from '../en.js';
import {number} from '../numbers.js';
import type {ReturnReason} from '../return-reason.js';
import {lineNames} from './words.js';

function attacked({line, row}: Attack): string {
	return `受第 ${row} 行皇后攻击（${lineNames[line]}）`;
}

function returned(reason: ReturnReason, row: number): string {
	switch (reason.type) {
		case 'solution': {
			return `place(${row}) 已报告解，返回。`;
		}

		case 'dead-end': {
			return `第 ${row} 行是死路：${reason.size} 格全受攻击，所以 place(${row}) 返回。`;
		}

		case 'failed': {
			return `第 ${row} 行的 ${reason.size} 列都失败了（其中 ${reason.explored} 列搜索过），所以 place(${row}) 返回。`;
		}

		case 'found': {
			return `第 ${row} 行的各列都试过了，找到 ${number(reason.solutions)} 个解，所以 place(${row}) 返回。`;
		}
	}
}

function returnedShort(reason: ReturnReason, row: number): string {
	switch (reason.type) {
		case 'solution': {
			return `place(${row}) 返回。`;
		}

		case 'dead-end': {
			return `死路：place(${row}) 返回。`;
		}

		case 'failed': {
			return `第 ${row} 行失败：place(${row}) 返回。`;
		}

		case 'found': {
			return `找到 ${number(reason.solutions)} 个解：place(${row}) 返回。`;
		}
	}
}

/** What the last step did, why, and what follows. */
export const narration: Text['narration'] = {
	start: () => ['棋盘是空的。调用 place(0)：从第 0 列起逐列尝试第 0 行。', '棋盘是空的。调用 place(0)。'],
	safe: (row, column) => [
		`第 ${row} 行第 ${column} 列安全：上方没有皇后攻击它。下一步在这里放皇后。`,
		`第 ${row} 行第 ${column} 列安全。下一步放皇后。`,
	],
	attacked: (row, column, attack) => [
		`第 ${row} 行第 ${column} 列${attacked(attack)}。循环接着试第 ${column + 1} 列。`,
		`第 ${row} 行第 ${column} 列：${attacked(attack)}。接着第 ${column + 1} 列。`,
	],
	rowEnds: (row, column, attack, explored) => [
		`第 ${row} 行第 ${column} 列${attacked(attack)}。第 ${row} 行已无列可试，其中 ${explored} 列搜索过：place(${row}) 返回。`,
		`第 ${row} 行第 ${column} 列：${attacked(attack)}。place(${row}) 返回。`,
	],
	deadEnd: (row, attack, marks) => {
		const full = `死路：第 ${row} 行每一格都受攻击，最后一格${attacked(attack)}。所以 place(${row}) 返回。`;
		const short = `死路：第 ${row} 行每一格都受攻击，所以 place(${row}) 返回。`;
		const legend = marks && {rows: '数字是攻击者所在的行。', lines: '线指向攻击者。'}[marks];
		return legend ? [`${full}${legend}`, `${short}${legend}`, short] : [full, short];
	},
	placed: (row, column) => [
		`在第 ${row} 行第 ${column} 列放皇后，调用 place(${row + 1})：从第 0 列起尝试第 ${row + 1} 行。`,
		`第 ${row} 行第 ${column} 列放皇后。place(${row + 1}) 开始第 ${row + 1} 行。`,
	],
	lastPlaced: (row, column) => [
		`在第 ${row} 行第 ${column} 列放皇后，调用 place(${row + 1})：它发现各行都已放满。`,
		`第 ${row} 行第 ${column} 列放皇后。place(${row + 1}) 发现各行已满。`,
	],
	solution: (solution, queens) => [
		`第 ${number(solution)} 个解：${queens.join(' ')}。place(${queens.length}) 报告它并返回。`,
		`第 ${number(solution)} 个解：各行已满。place(${queens.length}) 返回。`,
	],
	goesOn: (reason, row, column) => [
		`${returned(reason, row + 1)}place(${row}) 移走第 ${column} 列的皇后，接着试第 ${column + 1} 列。`,
		`${returnedShort(reason, row + 1)}place(${row}) 接着试第 ${column + 1} 列。`,
	],
	returnsNext: (reason, row, column) => [
		`${returned(reason, row + 1)}place(${row}) 移走第 ${column} 列的皇后。已无列可试，下一步它也返回。`,
		`${returnedShort(reason, row + 1)}place(${row}) 随后返回。`,
	],
	end: (reason, column, solutions) => {
		const below = reason.type === 'solution' ? '解已报告' : '第 1 行的各列都试过了';
		return [
			`${below}，所以 place(1) 返回。place(0) 移走第 ${column} 列的皇后，这是最后一列，它也返回。搜索结束：共 ${number(solutions)} 个解。`,
			`搜索结束：place(0) 返回。共 ${number(solutions)} 个解。`,
		];
	},
};
