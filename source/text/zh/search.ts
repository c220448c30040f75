import type {Attack} from '../../solver/board.js';
import type * as english from '../en/search.js';
import {number} from '../numbers.js';
import {squareNumbers} from './legend.js';
import {along, lineNames, squareName} from './words.js';

export const searchTexts: typeof english.searchTexts = {
	solutionTitle: (solution, total) => `第 ${number(solution)} / ${total} 个解`,
	openingTitle: (solutions, deadEnds) => `${number(solutions)} 个解，${number(deadEnds)} 条死路`,
	listTitle: (isFundamentalOnly) => (isFundamentalOnly ? '本质不同的解' : '全部解'),
	listHeading: '编号，各行皇后的列号',
	placesHeading: '第一个皇后所在的列',
	listPart: (first, last) => `第 ${number(first)} 到 ${number(last)} 个`,
	noSolutionTitle: '无解',
	classMeaning:
		'经旋转或翻转能互相得到的解合成一个对称类。每类只把搜索最先找到的一个算作本质不同的解；类中的解都是它的对称像。',
	classTitle: (classNumber, total) => `第 ${number(classNumber)} / ${total} 类`,
	classWays: (images) => `旋转、翻转共得 ${images} 个解`,
	transforms: {
		identity: '原样',
		'rotation-90': '右转 90 度',
		'rotation-180': '旋转 180 度',
		'rotation-270': '左转 90 度',
		'reflection-columns': '左右翻转',
		'reflection-rows': '上下翻转',
		'reflection-diagonal': '沿 \\ 翻转',
		'reflection-antidiagonal': '沿 / 翻转',
	},
	noSolution: (size, tests) => `${size} 个皇后无解：${number(tests)} 次测试已全部做完，再无格可试。`,
	notFoundYet: (solution) => `第 ${number(solution)} 个解还没有找到，正在搜索。`,
	titles: {
		program(row, column) {
			const values = column === undefined ? `row = ${row}` : `row = ${row}，col = ${column}`;
			return row === undefined ? '程序' : [`程序：${values}`, values];
		},
		look: (memory, check, all) => [`${memory}：比较/查表 ${check} / ${all}`, memory],
		memory: (step) => (step === undefined ? '内存' : `第 ${number(step)} 步的内存`),
		stack: (hidden, above) => (hidden === 0 ? ['调用栈（栈帧）', '调用栈'] : `调用栈 ${above} ${hidden}`),
	},
	tree: {
		whole: '整个搜索',
		zoom: '局部',
		headed: (title) => `${title}：`,
		fruitful: '有解',
		vain: (percent) => (percent === undefined ? '白费' : `白费 ${percent}（按步数）`),
		solution: '解',
		stack: '调用栈',
		now: '当前',
		share: (percent) => `占整个搜索的 ${percent}`,
	},
	fullBoard: '棋盘已满',
	bitOf: (name, bit) => `${name} 第 ${bit} 位`,
	bitOrder: '0 位在左',
	leftOver: '以前留下的',
	costTitle: (name, unit, here, all) =>
		`${name}：${{checks: '比较/查表', writes: '写入'}[unit]} ${number(here)} 次，共 ${number(all)}`,
};

export const play: typeof english.play = {
	titles: {queens: '皇后', why: '原因', hint: '提示', solved: '完成', next: '接下来'},
	title: (shown) => (shown === 'none' ? '棋盘' : `棋盘：${squareNumbers[shown].name}`),
	placed: (count, size) => `已放 ${count} / ${size} 个皇后。`,
	left: (count) => `还剩 ${number(count)} 个解。`,
	blocked: (row, by) =>
		`第 ${row} 行没有安全格：${by.map(squareName).join('、')}的皇后${by.length > 1 ? '合起来' : ''}攻击了整行。`,
	noWay: '目前没有皇后互相攻击，每行也都有安全格，但无论怎样都摆不满所有行。',
	deadEndsBelow: (deadEnds, key) => `每条路都走不通：往下搜索遇到 ${number(deadEnds)} 条死路，没有解。按 ${key} 观看。`,
	conflictSentence: (a, b, line, more) =>
		`${squareName(a)}和${squareName(b)}的皇后${along(line, a)}互相攻击${more === 0 ? '' : `，另有 ${number(more)} 对`}。`,
	continuingAt: (square, count) => `在${squareName(square)}放皇后，还剩 ${number(count)} 个解。`,
	solved: (solution) => `完成：${solution}。`,
	next: (key) => `按 ${key} 观看搜索怎样找到它。`,
	hints: {
		place: (square) => `在${squareName(square)}放皇后，可以得到解。`,
		remove: (square) => `从上往下看，到${squareName(square)}的皇后为止就已无解。`,
		'no-solution': '这个大小的棋盘无解。',
		unknown: '不知道：搜索要花太长时间。',
	},
};

function attacked({line, row}: Attack): string {
	return `受第 ${row} 行的皇后攻击（${lineNames[line]}）`;
}

export const narration: typeof english.narration = {
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
