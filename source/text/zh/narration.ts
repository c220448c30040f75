import type {Attack} from '../../solver/board.js';
import type {narration as english} from '../en/narration.js';
import {number} from '../numbers.js';
import {lineNames, squareName} from './words.js';

function attacked({line, row}: Attack): string {
	return `受第 ${row} 行的皇后攻击（${lineNames[line]}）`;
}

export const narration: typeof english = {
	fast: (speed, steps, deadEnds, solutions) =>
		`每秒 ${number(speed)} 步。最近 ${number(steps)} 步遇到 ${number(deadEnds)} 条死路，找到 ${number(solutions)} 个解。`,
	start: '棋盘是空的。调用 place(0)：从第 0 列起，逐列测试第 0 行。',
	safe: (row, column) => `${squareName({row, column})}安全：上方没有皇后攻击它。下一步在这里放皇后。`,
	attacked: (row, column, attack) => `${squareName({row, column})}${attacked(attack)}。循环接着试第 ${column + 1} 列。`,
	rowEnds: (row, column, attack) =>
		`${squareName({row, column})}${attacked(attack)}。已无列可试，下一步 place(${row}) 返回。`,
	deadEnd: (row, attack) =>
		`死路：第 ${row} 行每一格都受攻击。下一步 place(${row}) 返回。最后一格${attacked(attack)}。`,
	placed: (row, column, isLast) => {
		const next = isLast ? '它发现各行都已放满' : `从第 0 列起，逐列测试第 ${row + 1} 行`;
		return `在${squareName({row, column})}放皇后，调用 place(${row + 1})：${next}。`;
	},
	compared: (queen, square, line) => {
		const distance = `往上 ${square.row - queen.row} 行，相差 ${Math.abs(square.column - queen.column)} 列`;
		const is = `queens[${queen.row}] 是 ${queen.column}`;
		return line === 'column'
			? `${is}，与这一格同列：受攻击。`
			: `${is}，不是 ${square.column}；${distance}：${line ? `沿${lineNames[line]} 攻击` : '不攻击'}。`;
	},
	lookedUp: (memory, name, index, line, isSet) => {
		const is = {
			flags: `${name}[${index}] 为${isSet ? '真' : '假'}`,
			bits: `${name} 的第 ${index} 位是 ${Number(isSet)}`,
		}[memory];
		const onLine = {column: '这一列', diagonal: '这条 \\ ', antidiagonal: '这条 / '}[line];
		return `${is}：${onLine}上${isSet ? '有皇后，这一格受攻击' : '没有皇后'}。`;
	},
	lastCheck: '查完了：这一格安全。',
	solution: (solution, queens) =>
		`第 ${number(solution)} 个解：各行都已放满。place(${queens.length}) 输出 ${queens.join(' ')}，然后返回。`,
	returned: {
		solution: (row) => `place(${row}) 已输出这个解，返回。`,
		deadEnd: (row, size) => `死路：第 ${row} 行的 ${size} 格全都受攻击，所以 place(${row}) 返回。`,
		failed: (row, attacked, explored) =>
			`第 ${row} 行各列都行不通（${attacked} 列受攻击，${explored} 列搜索后无解），所以 place(${row}) 返回。`,
		found: (row, count) => `第 ${row} 行的各列都已试过，找到 ${number(count)} 个解，所以 place(${row}) 返回。`,
	},
	goesOn: (row, column, isLast, cleared) => {
		const does = cleared ? `清除自己皇后的${{flags: '标志', bits: '三个位'}[cleared]}` : `试完了第 ${column} 列`;
		return `place(${row}) ${does}${isLast ? '。它已无列可试，下一步返回。' : `，接着试第 ${column + 1} 列。`}`;
	},
	end: (size, solutions) =>
		`搜索结束：共 ${number(solutions)} 个解。place(1) 已返回。place(0) 试完了第 ${size - 1} 列，这是最后一列，于是也返回。`,
};
