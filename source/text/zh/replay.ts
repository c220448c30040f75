import type {replay as english} from '../en/replay.js';
import {number} from '../numbers.js';
import {lineNames, squareName} from './words.js';

function never([first, last]: readonly [number, number]): string {
	return first === last ? `第 ${first} 列从未尝试` : `第 ${first} 至 ${last} 列从未尝试`;
}

export const replay: typeof english = {
	own: '你的程序',
	search: '正确的搜索',
	output: '输出的各行',
	tests: '正确的测试',
	says: ({row, column, isSafe}) => `(${row}, ${column}) ${isSafe ? '安全' : '受攻击'}`,
	waits: (test) => `停在第 ${number(test)} 次测试`,
	test: (test, tests) => `第 ${number(test)} / ${number(tests)} 次测试`,
	faults: () => '处错误',
	filled: () => '个填满的棋盘',
	firstAt: (test) => `第一处错误在第 ${number(test)} 次测试：按 {-ends-of-search}、{+wrong-test}。`,
	noSolution: (board) => `第 ${number(board)} 个棋盘：不是解`,
	start: (tests, wrong, isFaulty, isCut) => {
		const all = isCut ? `只保留你的程序的前 ${number(tests)} 次测试` : `你的程序测试了 ${number(tests)} 次`;
		const right = isFaulty ? '全部正确，但结束得太早' : '全部与搜索相同';
		return `${all}，${wrong === 0 ? right : `其中 ${number(wrong)} 处错误`}。`;
	},
	right: (square, attack) => {
		const fact = attack ? `受第 ${attack.row} 行的皇后攻击（${lineNames[attack.line]}）` : '安全：上方没有皇后攻击它';
		return `${squareName(square)}${fact}。你的程序也这样说。`;
	},
	wrong: {
		'wrong-safe': ({row, columns: [column], attackers}) => {
			const one = attackers.map(({row: queen, line}) => `第 ${queen} 行的皇后攻击（${lineNames[line]}）`);
			const many = `第 ${attackers.map((attacker) => attacker.row).join('、')} 行的皇后攻击`;
			return `你的程序说${squareName({row, column})}安全。其实它受${attackers.length > 1 ? many : one[0]}。`;
		},
		'wrong-attacked': ({row, columns: [column], ghost, isFirstRow}) => {
			const says = `你的程序说${squareName({row, column})}受攻击。其实安全`;
			if (ghost) {
				const isHere = ghost.row === row && ghost.column === column;
				return `${says}。移走${isHere ? '这里' : squareName(ghost)}的皇后时，它的痕迹都清除了吗？`;
			}

			return isFirstRow
				? `${says}：棋盘上还没有皇后。是否拿它与自己或下面各行比较了？`
				: `${says}：上方没有皇后攻击它。它找到的是哪一个皇后？`;
		},
		outside: ({row, columns: [column], size}) => {
			const where = `你的程序测试${squareName({row, column})}：行和列都从 0 到 ${size - 1}。`;
			if (row === size) {
				return `${where}place(${row}) 在哪里返回？`;
			}

			return row >= 0 && row < size && (column === size || column === -1)
				? `${where}place(${row}) 的循环从哪里开始，到哪里结束？`
				: `${where}打印之前，这个数赋过值吗？`;
		},
		'rows-left-out': ({row, columns: [, to]}) => {
			const left = to - row === 1 ? `第 ${row} 行` : `第 ${row} 至 ${to - 1} 行`;
			return row === 0
				? `你的程序从第 ${to} 行开始：跳过了${left}。最先用哪一行调用 place()？`
				: `place(${row - 1}) 接着到了第 ${to} 行：跳过了${left}。行号是否加了两次 1？`;
		},
		'row-without-queen': ({row, columns: [next, to], size}) => {
			const why = next < size ? `是否只在安全格才调用 place(${row + 1})` : '已无列可试时，它是否退回上一行';
			return `你的程序接着测试第 ${to} 行，但第 ${row} 行没有皇后。${why}？`;
		},
		'nothing-below': ({row, columns: [column]}) =>
			`皇后放在${squareName({row, column})}，但第 ${row + 1} 行没有测试。是否调用了 place(${row + 1})，或者它返回得太早？`,
		'early-return': ({row, columns}) =>
			`place(${row}) 返回得太早：${never(columns)}。循环为什么结束：范围、return，还是 break？`,
		'columns-left-out': ({row, columns}) =>
			`place(${row}) 跳过了一些格：${never(columns)}。它的循环从哪里开始，怎样前进？`,
		'column-again': ({row, columns: [column]}) =>
			`你的程序再次测试${squareName({row, column})}，上方的皇后没有变。place(${row}) 的循环从哪里继续，它是否调用了两次？`,
		'row-not-reset': ({row, columns: [column]}) =>
			`第 ${row} 行已试完，但你的程序在这一行，而不是第 ${row - 1} 行，测试第 ${column} 列。place(${row}) 返回后，行号是否又是 ${row - 1}？`,
		'after-end': ({row, columns: [column]}) =>
			`第 0 行的各列都已试过，搜索已经结束。但你的程序又从${squareName({row, column})}重新开始。`,
		'early-end': ({row, columns}) =>
			`你的程序结束得太早：第 ${row} 行，${never(columns)}。循环为什么结束：范围、return、break，还是各次调用共用的变量？`,
		stopped: ({solutions}) =>
			`你的程序在第 ${number(solutions)} 个解之后停止：有问号的格从未尝试。如果本该如此，请加 --limit ${solutions}。`,
	},
	over: (tests, faults, filled, solutions) =>
		faults === 0
			? `全部 ${number(tests)} 次测试都与搜索相同。你的程序找到了全部 ${number(solutions)} 个解。`
			: `你的程序到此结束：place(0) 已返回。它填满棋盘 ${number(filled)} 次，找到 ${number(solutions)} 个解。`,
	cut: (tests) => `只保留你的程序的前 ${number(tests)} 次测试。`,
	jumps: (key) => `${key}：前往下一处错误。`,
};
