import type {check as english} from '../en/check.js';
import {number} from '../numbers.js';
import {lineNames, quoted} from './words.js';

function place(first: number, last = first): string {
	return first === last ? `文件第 ${number(first)} 行` : `文件第 ${number(first)} 到 ${number(last)} 行`;
}

export const check: typeof english = {
	gap: '',
	right: (what) => `正确：${what}。`,
	wrong: (what) => `有错：${what}。`,
	unclear: (what) => `无法确定：${what}。`,
	complete: (solutions, size) =>
		solutions < 2
			? [`${size} 个皇后本来无解，也没有打印任何解`, `${size} 个皇后唯一的解`][solutions]!
			: `${size} 个皇后的 ${number(solutions)} 个解都在，各出现一次`,
	enough: (solutions, size) => `${size} 个皇后的 ${number(solutions)} 个不同的解`,
	oneOfEach: (classes, size) => `${size} 个皇后的 ${number(classes)} 个对称类各有一个解`,
	sameTests: (tests, size) => `${number(tests)} 次测试与 ${size} 个皇后的搜索完全相同；没有打印任何解`,
	onlyTotal: (count, size) => `${size} 个皇后的解数确实是 ${number(count)}；除此之外什么也没有打印，也就没有核对`,
	incomplete: (right, expected, size, wrong, repeated) => {
		const some = right > expected ? `就够了，却打印了 ${number(right)} 个` : `中打印了 ${number(right)} 个`;
		const printed = right === expected ? '都在' : some;
		return [
			expected === 0 ? `${size} 个皇后本来无解` : `${size} 个皇后的 ${number(expected)} 个解${printed}`,
			...(wrong > 0 ? [`${number(wrong)} 个棋盘不是解`] : []),
			...(repeated > 0 ? [`${number(repeated)} 个解是重复的`] : []),
		].join('；');
	},
	wrongTests: (wrong, tests, size) =>
		wrong === 0
			? `${size} 个皇后的这些测试都对，但结束得太早`
			: `${size} 个皇后的 ${number(tests)} 次测试中有 ${number(wrong)} 次错了`,
	wrongTotal: '解的个数不对',
	crashed: '打印的内容是对的，但程序出错中止了',
	onlyCrash: (line, text) => `程序出错中止了，见文件第 ${number(line)} 行：${quoted(text, 100)}`,
	notRead: (line, text) => `文件第 ${number(line)} 行读不懂：${quoted(text)}`,
	shortList: (line, length, size, text) =>
		`文件第 ${number(line)} 行有 ${length} 个数，不是 ${size} 个：${quoted(text)}`,
	noSize: '不知道有几个皇后；请写明，例如 queens-tui 8 --check FILE',
	tooMuch: (size) =>
		`打印的内容超过 32 MB 或 2,500,000 行：程序会结束吗？如果会，请换小一点的棋盘，或者只核对开头几行：... | head -1000 | queens-tui ${size} --check -`,
	otherWidth: (size) => `这些是 ${size} 个皇后的棋盘，而且不全`,
	noData: (line, text) => `没有打印棋盘、列号或解的个数；文件第 ${number(line)} 行是${quoted(text)}`,
	nothing: '你的程序什么也没有打印',
	lookAt: '先看看这三处：',
	usualCauses: [
		'下面的调用返回之后，列表是否 pop() 了，标志是否清除了？用 queens[row] = col 覆盖的数组不用恢复。',
		'循环是否试了所有的列，从 0 到 n - 1？',
		'是否走到了终点：row 等于 n 的那次调用，是否打印或保存了棋盘？',
	],
	howToTrace: '要看程序做了什么，请每测试一格就打印这样一行，再用 6 个皇后重新核对：',
	isProgram: '这个文件是你的程序吗？可以核对的是它打印的内容：',
	howToPrint: '要核对，请对每个解只打印这样一行，即各行皇后的列号：',
	rightFor: (size, expected) => `这些正好是 ${size} 个皇后的全部解，而要核对的是 ${expected} 个皇后`,
	asks: {
		fundamental: '这些是每个对称类各一个解，正是 --fundamental 所要求的。',
		limit: (limit) =>
			limit === 1
				? '这里只有一个解。如果本来只要一个，请加上 --limit 1。'
				: `这只是前 ${number(limit)} 个解。如果本来只要这些，请加上 --limit ${limit}。`,
	},
	missing: (solution, columns, command) =>
		`缺少：第 ${number(solution)} 个解（${columns.join(' ')}），${command} 会显示它。`,
	twice: (columns, first, second, isOfClass) =>
		`${place(second)}：与${first === second ? '同一行前面的' : `文件第 ${number(first)} 行`}${isOfClass ? '属于同一个对称类' : '是同一个解'}（${columns.join(' ')}）。`,
	faults: {
		attack: (first, last, one, other, line) =>
			`${place(first, last)}：第 ${one} 行和第 ${other} 行的皇后互相攻击（${lineNames[line]}）。`,
		queens: (first, last, row, columns) =>
			`${place(first, last)}：棋盘第 ${row} 行${columns.length === 0 ? '没有皇后' : `有 ${columns.length} 个皇后，在第 ${columns.join('、')} 列`}。`,
		rows: (first, last, rows, size) => `${place(first, last)}：棋盘有 ${rows} 行，应有 ${size} 行。`,
	},
	signs: (signs) => {
		const names: Readonly<Record<string, string>> = {Q: '皇后', X: '发起攻击的皇后', x: '被测试的格子'};
		return signs.map((sign = '') => `${sign} ${names[sign] ?? '攻击线'}`).join('，');
	},
	total: (line, found, size, solutions) =>
		`${place(line)}说是 ${number(found)}；${size} 个皇后应有 ${number(solutions)} 个解。`,
	atLine: (line, words) => `${place(line)}：${words}`,
	mayBeCrash: '程序是出错中止的吗？如果是，错误信息会说在哪里。',
	cause: '有下面这个错误的程序会打印这样的内容：',
	howToReplay: '要一步一步地看：',
	sum: (files, right, wrong) =>
		`共 ${files} 个文件：${right} 个正确，${wrong} 个有错，${files - right - wrong} 个无法确定`,
	readSoFar: (megabytes) => `已读 ${number(megabytes)} MB`,
};
