import type * as english from '../en/run.js';
import {number} from '../numbers.js';
import {printable} from '../printable.js';
import {lineNames, quoted, squareName} from './words.js';

function hiddenWith({size, rightSize}: {readonly size?: number; readonly rightSize?: number} = {}): string {
	return rightSize === undefined ? '' : `，${rightSize} 个皇后时对，${size} 个时不对`;
}

function after(tests: number): string {
	return tests > 0 ? `在第 ${number(tests)} 次测试之后` : '';
}

function where(line: number | undefined): string {
	return line === undefined ? '' : `（第 ${line} 行）`;
}

function begin(startFile: string | undefined): string {
	return startFile === undefined ? '保存后就会运行。' : '按 {write-start} 写出这个开头。';
}

export const run: typeof english.run = {
	begin: (command) => `在编辑器旁边的终端里：${command} 在每次保存时运行你自己的程序。`,
	number: (count, shown) => `第 ${number(count)} 次运行${hiddenWith(shown)}`,
	running: (count) => `第 ${number(count)} 次运行中`,
	before: (faults) => `（上次 ${number(faults)} 处）`,
	toPrint: '每次测试一格之后要打印的一行',
	begins: '你的程序正在运行。保存后会再次运行。',
	nothing: (todo) =>
		`你的程序什么也没有打印${todo.length > 0 ? `：第 ${todo.join('、')} 行还写着 TODO。` : '。最后调用了 place(0) 吗？有没有打印上面那一行？'}`,
	noTest: (lines) => `你的程序打印了 ${number(lines)} 行，但没有一行说明哪一格安全。请打印上面那一行。`,
	literal: (verdict = '') => `你的程序打印的是名字，不是数字：引号前少了 f（JavaScript 要用反引号）。${verdict}`,
	onlySolutions: (verdict) => `${verdict}要看搜索过程，请再打印上面那一行。`,
	stopped: {
		'no-file': ({file, startFile}) => `没有文件 ${printable(file)}。${begin(startFile)}`,
		empty: ({file, startFile}) => `文件 ${printable(file)} 是空的。${begin(startFile)}`,
		missing: ({tool = ''}) =>
			tool === 'tsx'
				? '运行 TypeScript 需要 Node 22.18 以上，或者 tsx：npm install tsx'
				: `没有安装 ${quoted(tool)}：运行你的程序需要它。`,
		time: ({seconds, line}) => `你的程序运行满 ${seconds} 秒，已被停下。哪里没有结束${where(line)}？`,
		output: () => '你的程序打印得太多，已被停下。是不是有循环或调用没有结束？',
		signal: ({tests, signal}) =>
			`你的程序${after(tests)}崩溃了（${signal}）。是否无休止地调用自己，或者下标超出了数组？`,
		compiler: ({line, text = ''}) => `你的程序无法编译${where(line)}：${printable(text)}`,
		error: ({tests, line, text = ''}) => `你的程序${after(tests)}出错中止${where(line)}：${printable(text)}`,
		status: ({tests, status}) => `你的程序${after(tests)}结束了，退出状态为 ${status}。请看它打印的最后几行。`,
	},
	goesOn: (limit) => `测试全对，但找到第 ${limit} 个解之后还在继续：应当在那里停下。`,
	otherSize: (own, size) => `你的程序用了 ${own} 个皇后，给它的却是 ${size} 个。请从参数或输入取 n。`,
	right: (tests, solutions) => `全对！${number(tests)} 次测试都与搜索相同，找到了 ${number(solutions)} 个解。`,
	rightToo: (sizes) => `${sizes.join('、')} 个皇后时也对。`,
	same: (size) => `${size} 个皇后时打印的也一样：请从参数或输入取 n。`,
	next: (file) => `下一个练习是 ${printable(file)}：按 {write-start} 继续。`,
	elsewhere: (faults, screen) =>
		`你的程序已运行${faults === undefined ? '' : `：${number(faults)} 处错误`}。请看「${screen}」。`,
	sizes: (least, most) => `你的程序用 ${least} 到 ${most} 个皇后运行。`,
	notWritten: (why) => `没有写出开头：${why}`,
	spoken: (count, faults, before, shown) => {
		const since = before === undefined ? '' : `，上次 ${number(before)} 处`;
		const now = faults === undefined ? '' : `：${number(faults)} 处错误${since}`;
		return `第 ${number(count)} 次运行${hiddenWith(shown)}${now}。`;
	},
	start: {
		tasks: [
			'写出 is_safe 和 place；每次保存，queens-tui 都会运行它。',
			'练习 1：写出 is_safe，它判断上面是否没有皇后攻击这一格。',
			'练习 2：写出 place，它依次尝试一行的各列。',
			'练习 3：is_safe 查看标志数组；写出调用之后缺少的部分。',
			'练习 4：找到第一个解就停下，不再测试别的格。',
		],
		tests: '测试一格，并把结果打印给 queens-tui。',
		todo: {
			isSafe: '第 r 行第 queens[r] 列的皇后攻击这一格吗？',
			place: 'row 等于 n 时调用 report()，否则循环各列',
			undo: '这个皇后留下了什么？',
			stop: '如果这次调用找到了解，就停下',
		},
	},
};

export const replay: typeof english.replay = {
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
