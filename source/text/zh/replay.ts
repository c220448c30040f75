import type {replay as english} from '../en/replay.js';
import {number} from '../numbers.js';
import {lineNames, squareName} from './words.js';

export const replay: typeof english = {
	own: '你的程序',
	search: '正确的搜索',
	output: '输出的各行',
	tests: '正确的测试',
	says: ({row, column, isSafe}) => `(${row}, ${column}) ${isSafe ? '安全' : '受攻击'}`,
	waits: (test) => `停在第 ${number(test)} 次测试`,
	test: (test, tests) => `第 ${number(test)} / ${number(tests)} 次测试`,
	faults: () => '处错误',
	firstAt: (test) => `第一处错误在第 ${number(test)} 次测试：按 {-ends}、{+wrong-test}。`,
	noSolution: (board) => `第 ${number(board)} 个棋盘：不是解`,
	start: (tests, wrong, isEarly, isCut) => {
		const all = isCut ? `只保留了你的程序的前 ${number(tests)} 次测试` : `你的程序测试了 ${number(tests)} 次`;
		const right = isEarly ? '全部正确，但结束得太早' : '全部与搜索相同';
		return `${all}，${wrong === 0 ? right : `其中有 ${number(wrong)} 处错误`}。`;
	},
	right: (square, attack) => {
		const fact = attack ? `受第 ${attack.row} 行的皇后攻击（${lineNames[attack.line]}）` : '安全：上方没有皇后攻击它';
		return `${squareName(square)}${fact}。你的程序也这样说。`;
	},
	over: (tests, faults, filled, solutions, isAll) =>
		faults === 0
			? `全部 ${number(tests)} 次测试都与搜索相同。你的程序找到了${isAll && solutions > 1 ? '全部 ' : ' '}${number(solutions)} 个解。`
			: `你的程序到此结束：place(0) 已返回。它填满棋盘 ${number(filled)} 次，找到 ${number(solutions)} 个解。`,
	cut: (tests) => `只保留了你的程序的前 ${number(tests)} 次测试。`,
	jumps: (key) => `${key}：前往下一处错误。`,
};
