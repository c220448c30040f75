import type {AttackLine, Square} from '../../solver/index.js';
import type {check as english} from '../en/check.js';
import {number} from '../numbers.js';
import {lineNames, quoted, squareName} from './words.js';

function place(first: number, last = first): string {
	return first === last ? `文件第 ${number(first)} 行` : `文件第 ${number(first)} 到 ${number(last)} 行`;
}

function tested(test: Square & {readonly isSafe: boolean}): string {
	return `${squareName(test)}${test.isSafe ? '安全' : '受攻击'}`;
}

const along: Readonly<Record<AttackLine, string>> = {...lineNames, diagonal: '沿斜线 \\', antidiagonal: '沿斜线 /'};

export const check: typeof english = {
	right: (what) => `正确：${what}。`,
	wrong: (what) => `有错：${what}。`,
	unclear: (what) => `无法判断：${what}。`,
	complete: (solutions, size) =>
		solutions < 2
			? [`${size} 个皇后本来无解，也没有打印任何解`, `${size} 个皇后唯一的解`][solutions]!
			: `${size} 个皇后的 ${number(solutions)} 个解都在，各出现一次`,
	alsoRight: (sizes) => `；${sizes.join('、')} 个皇后的解也都在`,
	alsoStates: (boards) => `；另有 ${number(boards)} 个搜索途中的棋盘`,
	enough: (solutions, size) => `${size} 个皇后的 ${number(solutions)} 个不同的解`,
	oneOfEach: (classes, size) => `${size} 个皇后的 ${number(classes)} 个对称类各有一个解`,
	sameTrace: (tests, size) => `${number(tests)} 步与 ${size} 个皇后的搜索完全相同`,
	onlyCount: (count, size) => `${size} 个皇后的解数确实是 ${number(count)}；除此之外什么也没有打印，也就没有核对`,
	incomplete: (right, expected, size, wrong, repeated) =>
		[
			`${size} 个皇后的 ${number(expected)} 个解中打印了 ${number(right)} 个`,
			...(wrong > 0 ? [`${number(wrong)} 个棋盘不是解`] : []),
			...(repeated > 0 ? [`${number(repeated)} 个解是重复的`] : []),
		].join('；'),
	wrongTrace: (size) => `这些步骤与 ${size} 个皇后的搜索不同`,
	cutTrace: (solutions) => `这些步骤是对的，但到第 ${number(solutions)} 个解就结束了；搜索本来还要继续`,
	wrongCount: '解的个数不对',
	crashed: '打印的内容是对的，但程序出错中止了',
	onlyCrash: (line, text) => `程序出错中止了，见文件第 ${number(line)} 行：${quoted(text)}`,
	notRead: (line, text) => `文件第 ${number(line)} 行读不懂：${quoted(text)}`,
	noSize: '不知道有几个皇后；请写明，例如 queens-tui 8 --check FILE',
	unsorted: (most) => `这里有超过 ${number(most)} 个解，而且不按顺序：只有按顺序打印，才能知道有没有重复`,
	endless: (line) => `除了解，你的程序还打印了太多别的内容，读到文件第 ${number(line)} 行就停止了`,
	noData: (line, text) => `没有打印棋盘、列号或解的个数；文件第 ${number(line)} 行是${quoted(text)}`,
	nothing: '你的程序什么也没有打印',
	lookAt: '先看看这三处：',
	usualCauses: [
		'下面的调用返回之后，列表是否 pop() 了，标志是否清除了？用 queens[row] = col 覆盖的数组不用恢复。',
		'循环是否试了所有的列，从 0 到 n - 1？',
		'是否走到了终点：row 等于 n 的那次调用，是否打印或保存了棋盘？',
	],
	howToTrace: '要看程序做了什么，请每判断一格就打印这样一行，再用 4 个皇后重新核对：',
	whatIsRead:
		'读的是程序打印的内容，不是程序本身。能读懂的有：用两三种符号逐行画出的棋盘；列号，例如 0 4 7 5 2 6 1 3；格子，例如 (0, 0) (1, 4)；判断，例如 [3][5]=false；以及解的个数。',
	rightFor: (sizes, size) =>
		`这些正好是 ${sizes.join('、')} 个皇后的全部解${size === undefined ? '' : `，不是 ${size} 个皇后的`}`,
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
			`${place(first, last)}：第 ${one} 行和第 ${other} 行的皇后互相攻击（${along[line]}）。`,
		'no-queen': (first, last, row) => `${place(first, last)}：棋盘第 ${row} 行没有皇后。`,
		several: (first, last, row, columns) =>
			`${place(first, last)}：棋盘第 ${row} 行有 ${columns.length} 个皇后，在第 ${columns.join('、')} 列。`,
		outside: (first, last, row) => `${place(first, last)}：第 ${row} 行的皇后不在棋盘上。`,
		unread: (first, last) => `${place(first, last)}：棋盘有一行含不认识的符号，或多了、少了一格。`,
		rows: (first, last, rows, size, columns) =>
			`${place(first, last)}：有 ${rows} 行，每行 ${columns} 格；${size} 个皇后的棋盘应有 ${size} 行，每行 ${size} 格。`,
		numbers: (first, last, found, size) => `${place(first, last)}：有 ${found} 个皇后，应有 ${size} 个。`,
	},
	difference: (line, found, expected, attacker) => {
		const isSame = found.row === expected?.row && found.column === expected.column;
		const by = attacker ? `，攻击来自${squareName(attacker)}的皇后（${along[attacker.line]}）` : '';
		const search = expected ? `下一个该判断${squareName(expected)}` : '已经结束';
		return isSame
			? `${place(line)}：你的程序说${tested(found)}。搜索：${tested(expected)}${by}。`
			: `${place(line)}：你的程序判断的是${squareName(found)}，而搜索${search}。`;
	},
	earlyEnd: (line, expected) => `${place(line)}：你的程序到这里就结束了，而搜索下一个该判断${squareName(expected)}。`,
	claim: (line, found, size, solutions) =>
		`${place(line)}说是 ${number(found)}；${size} 个皇后应有 ${number(solutions)} 个解。`,
	crash: (line, text) => `${place(line)}：程序出错中止了：${quoted(text)}。`,
	stopped: (line) => `错误太多，只读到文件第 ${number(line)} 行。`,
	unread: (line, text) => `没有读懂：文件第 ${number(line)} 行：${quoted(text)}。`,
	causes: (count, isWhole) =>
		`下面${count === 1 ? '的错误' : '每一种错误都'}${isWhole ? '正好' : ''}会产生这样的输出：`,
	mistakes: {
		'first-only': '找到第一个解后搜索就停了；它应当继续。',
		'no-diagonal': '没有判断斜线 \\：同一条线上 row - column 相同。',
		'no-antidiagonal': '没有判断斜线 /：同一条线上 row + column 相同。',
		'no-diagonals': '两个方向的斜线都没有判断，只判断了列。',
		'no-column': '没有判断列，只判断了斜线。',
		'only-last-queen': '只判断了上一行的皇后，没有判断更上面的。',
		'only-first-queen': '只比较了第一行的皇后：return true 是不是写在了遍历皇后的循环里？',
		'not-last-queen': '没有判断上一行的皇后：遍历皇后的循环到哪里结束？',
		'not-first-queen': '没有判断第一行的皇后：遍历皇后的循环从哪里开始？',
		'near-diagonals': '斜线上只判断了相邻的一格或几格，没有判断整条斜线。',
		'short-diagonal': '沿斜线的循环早停了一格：漏掉了第一行、最后一行、第一列或最后一列。',
		'wrong-distance': '斜线上的距离差了 1：行和列要从同一个数开始数。',
		'row-for-column': '该用列的地方用了行，或在斜线上该用差的地方用了和。',
		'and-for-or': '漏掉了攻击：是不是该用 or 或 | 的地方用了 and 或 &，或者从未设置标志？',
		'cleared-early': '清除标志早了：应当在下一行的调用返回之后，而不是之前。',
		half: '每对左右翻转的解只有一个：第一行只试了一半的列，或者丢掉了翻转后的解。',
		'first-column-only': '第一行只试了第一列：搜索是不是从第二行开始，或者循环里有 return？',
		'not-first-column': '从不试第一列：遍历列的循环从哪里开始？',
		'not-last-column': '从不试最后一列：遍历列的循环到哪里结束？',
		'columns-left-out': '有的列从来不试：遍历列的循环漏掉了什么？',
		'column-outside': '循环试了最后一列之后的列：它到哪里结束？',
		'break-at-attack': '遍历列的循环遇到第一个受攻击的格就结束了：是不是该用 continue，却用了 break？',
		'return-place': '遍历列的循环在第一次调用后就结束了：是不是把 place(row + 1) 写成了 return place(row + 1)？',
		'not-removed': '下面的调用返回后，还留着皇后的痕迹：列表要 pop()，标志要清除，queens[row] 由下一个皇后覆盖。',
		'cleared-elsewhere': '清除标志时用的下标与设置时不同：返回之后还有标志没有清除。',
		'shared-flag': '几条斜线共用一个标志：下标 row - column 要加上 n - 1，不能用 abs() 或 %。',
		shifts:
			'沿斜线的攻击没有每行移一列：行差没有与列差比较，或位掩码没有整体移一位：downs | bit 应当左移一位，ups | bit 应当右移一位。',
		'mask-without-limit': '安全列的位掩码没有限制在 N 位之内：要加上 & ((1 << n) - 1)。',
		'own-row': '把格子也与本行或下面的行作了比较：那里还没有皇后，或留着旧的皇后。',
		'no-middle': '漏掉了第一个皇后在中间一列的解：只把一半的列翻转，找不到它们。',
		'row-too-early': '过早地当成了解：最后一个皇后还没有放。',
		'each-placement': '每放一个皇后就打印一次棋盘，而不是放满之后才打印。',
		'not-copied': '保存的每个解都是同一个数组，后来又变了：应当保存副本。',
		'shared-rows': '棋盘的各行是同一个数组，例如 `[[0] * n] * n`：每行应当新建一个。',
		'column-for-row': '每个皇后打印的是行号，而不是列号。',
		'printed-twice': '每个解都打印了两次或更多次。',
		'end-missing': '第一个或最后一个解没有打印：遍历解的循环从哪里开始，到哪里结束？',
		'row-not-printed': '每个解的最后一行没有打印，或打印时没有皇后：是不是打印得太早？',
		'rows-jumped': '每次调用都往下跳了两行：是不是行号已经加了 1，调用时又加 1？',
		'mirrored-twice': '第一个皇后在中间一列的解也翻转了，所以重复了。',
		miscounted: '只有计数不对：计数器从几开始，又在哪里加一？',
	},
	readSoFar: (megabytes) => `已读 ${number(megabytes)} MB`,
};
