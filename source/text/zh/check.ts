import type {Square} from '../../solver/index.js';
import type {check as english} from '../en/check.js';
import {number} from '../numbers.js';
import {lineNames, quoted, squareName} from './words.js';

function place(first: number, last = first): string {
	return first === last ? `文件第 ${number(first)} 行` : `文件第 ${number(first)} 到 ${number(last)} 行`;
}

function tested(test: Square & {readonly isSafe: boolean}): string {
	return `${squareName(test)}${test.isSafe ? '安全' : '受攻击'}`;
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
	wrongTests: (size) => `这些测试与 ${size} 个皇后的搜索不同`,
	cutTests: (solutions) => `这些测试是对的，但到第 ${number(solutions)} 个解就结束了；搜索还应继续`,
	wrongTotal: '解的个数不对',
	crashed: '打印的内容是对的，但程序出错中止了',
	onlyCrash: (line, text) => `程序出错中止了，见文件第 ${number(line)} 行：${quoted(text)}`,
	notRead: (line, text) => `文件第 ${number(line)} 行读不懂：${quoted(text)}`,
	shortList: (line, length, size, text) =>
		`文件第 ${number(line)} 行有 ${length} 个数，不是 ${size} 个：${quoted(text)}`,
	noSize: '不知道有几个皇后；请写明，例如 queens-tui 8 --check FILE',
	tooMuch: (size) =>
		`打印的内容超过 32 MB 或 2,500,000 行：程序会结束吗？如果会，请换小一点的棋盘，或者只核对开头几行：... | head -1000 | queens-tui ${size} --check -`,
	otherWidth: (size) => `这些是 ${size} 个皇后的棋盘，而且不全`,
	otherOrder: (first, expected) =>
		`这些测试的顺序与搜索不同：第一次测试的是${squareName(first)}，而不是${squareName(expected)}`,
	noData: (line, text) => `没有打印棋盘、列号或解的个数；文件第 ${number(line)} 行是${quoted(text)}`,
	nothing: '你的程序什么也没有打印',
	lookAt: '先看看这三处：',
	usualCauses: [
		'下面的调用返回之后，列表是否 pop() 了，标志是否清除了？用 queens[row] = col 覆盖的数组不用恢复。',
		'循环是否试了所有的列，从 0 到 n - 1？',
		'是否走到了终点：row 等于 n 的那次调用，是否打印或保存了棋盘？',
	],
	howToTrace: '要看程序做了什么，请每测试一格就打印这样一行，再用 4 个皇后重新核对：',
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
		`${place(second)}：与文件第 ${number(first)} 行${isOfClass ? '属于同一个对称类' : '是同一个解'}（${columns.join(' ')}）。`,
	faults: {
		attack: (first, last, one, other, line) =>
			`${place(first, last)}：第 ${one} 行和第 ${other} 行的皇后互相攻击（${lineNames[line]}）。`,
		queens: (first, last, row, columns) =>
			`${place(first, last)}：棋盘第 ${row} 行${columns.length === 0 ? '没有皇后' : `有 ${columns.length} 个皇后，在第 ${columns.join('、')} 列`}。`,
		rows: (first, last, rows, size) => `${place(first, last)}：棋盘有 ${rows} 行，应有 ${size} 行。`,
	},
	difference: (line, found, expected, attacker) => {
		const isSame = found.row === expected?.row && found.column === expected.column;
		const by = attacker ? `受${squareName(attacker)}的皇后攻击（${lineNames[attacker.line]}）` : '安全';
		const search = expected ? `下一个该测试${squareName(expected)}` : '已经结束';
		return isSame
			? `${place(line)}：你的程序说${tested(found)}。其实${by}。`
			: `${place(line)}：你的程序测试的是${squareName(found)}，而搜索${search}。`;
	},
	earlyEnd: (line, expected) => `${place(line)}：你的程序到这里就结束了，而搜索下一个该测试${squareName(expected)}。`,
	total: (line, found, size, solutions) =>
		`${place(line)}说是 ${number(found)}；${size} 个皇后应有 ${number(solutions)} 个解。`,
	mayBeCrash: '程序是出错中止的吗？如果是，错误信息会说在哪里。',
	crash: (line, text) => `${place(line)}：程序出错中止了：${quoted(text)}。`,
	alike: (alike, others) =>
		`${alike === 0 && others === 0 ? '别的测试都没有错' : `另有 ${number(alike)} 处测试错得一样`}${others > 0 ? `，${number(others)} 处错得不同` : ''}。`,
	causes: (count) =>
		count === 1 ? '有下面这个错误的程序会打印这样的内容：' : '有下面任何一个错误的程序都会打印这样的内容：',
	howToReplay: '要一步一步地看：',
	mistakes: {
		'first-only': '找到第一个解后搜索就停了；它应当继续。',
		'never-attacked': '从来没有发现攻击：是不是该用 or 的地方用了 and，或者从未设置标志？',
		'no-diagonal': '没有测试斜线 \\：同一条线上 row - column 相同。',
		'no-antidiagonal': '没有测试斜线 /：同一条线上 row + column 相同。',
		'no-diagonals': '两个方向的斜线都没有测试，只测试了列。',
		'no-column': '没有测试列，只测试了斜线。',
		'only-last-queen': '只测试了上一行的皇后，没有测试更上面的。',
		'only-first-queen': '只比较了首行的皇后：return true 是不是写在了遍历皇后的循环里？',
		'not-last-queen': '没有测试上一行的皇后：遍历皇后的循环到哪里结束？',
		'not-first-queen': '没有测试首行的皇后：遍历皇后的循环从哪里开始？',
		'short-diagonal': '沿斜线的循环早停了一格：漏掉了首行、末行、首列或末列。',
		'wrong-distance': '斜线上的距离差了 1：行和列要从同一个数开始数。',
		'wrong-formula':
			'一条线的公式不对：沿 \\ row - column 相同，沿 / row + column 相同；用作标志的下标时，row - column 要加上 n - 1。',
		half: '每对左右翻转的解只有一个：首行只试了一半的列，或者丢掉了翻转后的解。',
		'not-first-column': '从不试首列：遍历列的循环从哪里开始？',
		'not-last-column': '从不试末列：遍历列的循环到哪里结束？',
		'break-at-attack': '遍历列的循环遇到第一个受攻击的格就结束了：是不是该用 continue，却用了 break？',
		'return-place':
			'遍历列的循环在第一次调用后就结束了：是不是把 place(row + 1) 写成了 return place(row + 1)，或者各次调用共用一个循环变量？',
		'not-removed': '下面的调用返回后，还留着皇后的痕迹：列表要 pop()，标志要清除，queens[row] 由下一个皇后覆盖。',
		'row-too-early': '过早地当成了解：最后一个皇后还没有放。',
		'no-return': 'row 等于 n 的那次调用也在测试：它应当打印棋盘，然后返回。',
		'each-placement': '每放一个皇后就打印一次棋盘，而不是放满之后才打印。',
		'not-copied': '保存的每个解都是同一个列表或数组，后来又变了：应当保存副本。',
		'shared-rows': '棋盘的各行是同一个数组，例如 `[[0] * n] * n`：每行应当新建一个。',
		'printed-twice': '每个解都打印了两次或更多次。',
		'row-not-printed': '每个解的最后一行没有打印，或打印时没有皇后：是不是打印得太早？',
		'mirrored-twice': '第一个皇后在中间一列的解也翻转了，所以重复了。',
		miscounted: '只有计数不对：计数器从几开始，又在哪里加一？',
	},
	readSoFar: (megabytes) => `已读 ${number(megabytes)} MB`,
};
