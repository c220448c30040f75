import type {AttackLine} from '../../solver/index.js';
import type {check as english} from '../en/check.js';
import {number} from '../numbers.js';
import {printable} from '../printable.js';
import {lineNames, quoted, squareName} from './words.js';

function place(first: number, last: number): string {
	return first === last ? `文件第 ${number(first)} 行` : `文件第 ${number(first)} 到 ${number(last)} 行`;
}

function along(directions: readonly AttackLine[]): string {
	return directions.map((line) => lineNames[line]).join('或');
}

function columns(first: number, last: number): string {
	return first === last ? `第 ${first} 列` : `第 ${first} 到 ${last} 列`;
}

export const check: typeof english = {
	read: (size, forms, lineCount) => `读到：${[`${size} 个皇后`, ...forms, `共 ${number(lineCount)} 行`].join('，')}。`,
	forms: {
		boards: (queen, empty) =>
			`用 ${[queen, ...empty].map((sign) => printable(sign.trim() || '空白')).join('、')} 画的棋盘`,
		list: (first) => `列号从 ${first} 数起的解`,
		trace: (row, column) => (row === column ? `从 ${row} 数起的测试` : `行从 ${row}、列从 ${column} 数起的测试`),
	},
	fromOne: '下文的行和列与文件一致，都从 1 数起。',
	swapped: '程序是一列一列地放的：下文所说的行是它的列，列是它的行。',
	backwards: '程序从右往左试各列。',
	right: (what) => `正确：${what}。`,
	wrong: (what) => `有错：${what}。`,
	unclear: (what) => `无法判断：${what}。`,
	complete: (solutions) =>
		solutions < 2
			? ['本来无解，也没有打印任何解', '唯一的解已经打印'][solutions]!
			: `${number(solutions)} 个解都在，各出现一次`,
	withStates: (complete, states) => `${complete}；另有搜索途中的 ${number(states)} 个棋盘`,
	enough: (solutions) => `有 ${number(solutions)} 个不同的解`,
	oneOfEach: (classes) => `${number(classes)} 个对称类各有一个解`,
	sameTrace: (tests, isWhole) =>
		`${number(tests)} 次测试与搜索${isWhole ? '完全相同' : '到这个解为止相同；搜索本来还要继续'}`,
	onlyCount: (count, size) => `${size} 个皇后的解数确实是 ${number(count)}；除此之外没有可核对的内容`,
	incomplete: (right, expected, others) =>
		`${number(expected)} 个解中找到 ${number(right)} 个${others > 0 ? `，另有 ${number(others)} 个不是解，或是重复的` : ''}`,
	wrongRepeated: '解都在，但旁边打印的内容与它们不一致',
	wrongTrace: '测试与搜索不同',
	wrongCount: '解的个数不对',
	tooMuch: (line) => `打印的内容远远多于应有的，读到文件第 ${number(line)} 行就停下了`,
	nothing: '你的程序什么也没有打印',
	lookAt: '先看看这三处：',
	usualCauses: [
		'下面的调用返回之后，是否移走了皇后，并清除了它的标志？',
		'循环是否试了所有的列，从 0 到 n - 1？',
		'是否走到了终点：row 等于 n 的那次调用，是否打印或保存了棋盘？',
	],
	howToTrace: '要看程序做了什么，请每测试一格就打印这样一行，用 4 个皇后运行，再核对它：',
	notRead: (line, text) => `文件第 ${number(line)} 行读不懂：${quoted(text)}`,
	noSize: (line, text) =>
		`文件第 ${number(line)} 行是${quoted(text)}，但不知道有几个皇后；请写明，例如 queens-tui 8 --check FILE`,
	whatIsRead:
		'能读懂的内容：用两三种符号逐行画出的棋盘；列号，例如 0 4 7 5 2 6 1 3；格子，例如 (0, 0) (1, 4)；测试，例如 [3][5]=false；以及解的个数。',
	alsoRight: (size) => `另一种大小的棋盘也正确：${size} 个皇后的解都在。`,
	rightFor: (sizes, size) =>
		`这些正好是 ${sizes.join('、')} 个皇后的全部解${size === undefined ? '' : `，不是 ${size} 个皇后的`}`,
	asks: {
		fundamental: '这些是每个对称类的第一个解，正是 --fundamental 所要求的。',
		limit: (limit) =>
			limit === 1
				? '这里只有一个解。如果本来只要一个，请加上 --limit 1。'
				: `这只是前 ${number(limit)} 个解。如果本来只要这些，请加上 --limit ${limit}。`,
	},
	missing: (solution, queens) => `缺少：第 ${number(solution)} 个解（${queens.join(' ')}）。`,
	twice: (solution, first, second) =>
		`重复：第 ${number(solution)} 个解（文件第 ${number(first)} 行和第 ${number(second)} 行）。`,
	more: (count) => `还有 ${number(count)} 处。`,
	fewer: (boards, queens, size) => `这 ${number(boards)} 个都只有 ${queens} 个皇后，应有 ${size} 个。`,
	faults: {
		attack: (first, last, {row: one}, {row: other}, line) =>
			`${place(first, last)}：第 ${one} 行和第 ${other} 行的皇后互相攻击（${lineNames[line]}）。`,
		'no-queen': (first, last, row) => `${place(first, last)}：棋盘第 ${row} 行没有皇后。`,
		several: (first, last, row, each) =>
			`${place(first, last)}：棋盘第 ${row} 行有 ${each.length} 个皇后，在第 ${each.join('、')} 列。`,
		outside: (first, last, row, _columns, from, to) =>
			`${place(first, last)}：棋盘第 ${row} 行的列号不在棋盘上，列号应为 ${from} 到 ${to}。`,
	},
	broken: {
		rows: (first, last, found, size) => `${place(first, last)}：棋盘有 ${found} 行，应有 ${size} 行。`,
		numbers: (at, last, found, size) => `${place(at, last)}：有 ${found} 个皇后，应有 ${size} 个。`,
		unread: (at) => `文件第 ${number(at)} 行：不是棋盘的一行。`,
	},
	alone: (compared) => `解太多，无法全部记住：其中 ${number(compared)} 个与搜索比较过，其余只逐个核对。`,
	differences: {
		'wrong-safe': (row, column, _last, attacker) =>
			`你的程序认为${squareName({row, column})}安全${attacker ? `；但第 ${attacker.row} 行的皇后攻击它（${lineNames[attacker.line]}）` : ''}。`,
		'wrong-attacked': (row, column, _last, gone) =>
			`你的程序认为${squareName({row, column})}受攻击；其实没有皇后攻击它。${gone ? `（已从${squareName(gone)}移走的皇后会攻击它：${lineNames[gone.line]}。）` : ''}`,
		'columns-left-out': (row, first, last) => `你的程序漏掉了第 ${row} 行的${columns(first, last)}。`,
		'column-again': (row, column) => `你的程序又测试了${squareName({row, column})}，这次调用中已经测试过。`,
		'rows-left-out': (row) => `你的程序接着试下面的行，而第 ${row} 行没有放皇后。`,
		'nothing-below': (row, column) =>
			`你的程序认为${squareName({row, column})}安全，却没有测试第 ${row + 1} 行的任何一格。`,
		'early-return': (row, first, last) => `你的程序从第 ${row} 行返回得太早：${columns(first, last)}还没有测试。`,
		'early-end': (row, first, last) =>
			`你的程序到这里就结束了，太早：第 ${row} 行的${columns(first, last)}还没有测试。`,
		'after-end': (row) => `你的程序还在继续，但它的搜索已经结束：第 ${row} 行的各列都试过了。`,
		outside: (row, column) => `你的程序测试了${squareName({row, column})}，它不在棋盘上。`,
	},
	common: (tests, what) => `${number(tests)} 次错误的测试都是这样：${what.join('，')}。`,
	commons: {
		lines: (directions) => `攻击只来自${along(directions)}`,
		row: (_, row) => `只受第 ${row} 行的皇后攻击`,
		'not-row': (_, row) => `都不受第 ${row} 行的皇后攻击`,
		near: () => '只受上一行的皇后攻击',
		far: () => '攻击它的皇后都在上面两行或更远',
		gone: (directions) => `已移走的皇后会攻击它（${along(directions)}）`,
		'no-queen': () => '还没有放任何皇后，就说受攻击',
	},
	both: (safe, attacked) =>
		`错误的测试中 ${number(safe)} 次说安全，${number(attacked)} 次说受攻击：程序记住的皇后与棋盘上的不同。`,
	oneKind: (count) => `${number(count)} 处不同都属于这一种。`,
	search: (test) => `搜索：${test}`,
	searchIsOver: '搜索已经结束',
	claim: (line, found, size, solutions, printed) =>
		printed === undefined
			? `${place(line, line)}说是 ${number(found)}；${size} 个皇后应有 ${number(solutions)} 个解。`
			: `${place(line, line)}说是 ${number(found)}，但打印的不同的解有 ${number(printed)} 个${found === 2 * printed ? '：是不是每个都数了两次？' : '。'}`,
	unread: (line, text) => `没有读懂：文件第 ${number(line)} 行：${quoted(text)}。`,
	causes: (count, isWhole) =>
		`下面${count === 1 ? '的错误' : '每一种错误都'}${isWhole ? '正好' : ''}会产生这样的输出：`,
	mistakes: {
		'first-only': '找到第一个解后搜索就停了；它应当继续。',
		'no-diagonal': '没有测试斜线 \\：同一条线上 row - column 相同。',
		'no-antidiagonal': '没有测试斜线 /：同一条线上 row + column 相同。',
		'no-diagonals': '两个方向的斜线都没有测试，只测试了列。',
		'no-column': '没有测试列，只测试了斜线。',
		'only-last-queen': '只测试了上一行的皇后，没有测试更上面的。',
		'only-first-queen': '只比较了第一行的皇后：return true 是不是写在了遍历皇后的循环里？',
		'not-last-queen': '没有测试上一行的皇后：遍历皇后的循环到哪里结束？',
		'not-first-queen': '没有测试第一行的皇后：遍历皇后的循环从哪里开始？',
		'near-diagonals': '斜线上只测试了相邻的一格或几格，没有测试整条斜线。',
		'short-diagonal': '沿斜线的循环早停了一格：漏掉了第一行、最后一行、第一列或最后一列。',
		'wrong-distance': '斜线上的距离差了 1：行和列要从同一个数开始数。',
		'row-for-column': '该用列的地方用了行，或在斜线上该用差的地方用了和。',
		'and-for-or': '漏掉了攻击：是不是该用 or 或 | 的地方用了 and 或 &，或者从未设置标志？',
		half: '第一行只试了一半的列。',
		'first-column-only': '第一行只试了第一列：搜索是不是从第二行开始，或者循环里有 return？',
		'not-first-column': '从不试第一列：遍历列的循环从哪里开始？',
		'not-last-column': '从不试最后一列：遍历列的循环到哪里结束？',
		'columns-left-out': '有的列从来不试：遍历列的循环漏掉了什么？',
		'column-outside': '循环试了最后一列之后的列：它到哪里结束？',
		'break-at-attack': '遍历列的循环遇到第一个受攻击的格就结束了：是不是该用 continue，却用了 break？',
		'return-place': '遍历列的循环在第一次调用后就结束了：是不是把 place(row + 1) 写成了 return place(row + 1)？',
		'not-removed': '下面的调用返回后，没有移走皇后，或没有清除它的标志。',
		'cleared-elsewhere': '清除标志时用的下标与设置时不同：返回之后还有标志没有清除。',
		'shared-flag': '几条斜线共用一个标志：下标 row - column 要加上 n - 1，不能用 abs() 或 %。',
		shifts: '斜线的位掩码没有整体移一位：downs | bit 应当左移一位，ups | bit 应当右移一位。',
		'mask-without-limit': '安全列的位掩码没有限制在 N 位之内：要加上 & ((1 << n) - 1)。',
		'own-row': '把格子与它自己的那一行，或与下面的行也作了比较：那里还没有皇后，或留着旧的皇后。',
		'no-middle': '漏掉了第一个皇后在中间一列的解：只把一半的列做镜像，找不到它们。',
		'row-too-early': '过早地当成了解：最后一个皇后还没有放。',
		'each-placement': '每放一个皇后就打印一次棋盘，而不是放满之后才打印。',
		'not-copied': '保存的每个解都是同一个数组，后来又变了：应当保存副本。',
		'printed-twice': '每个解都打印了两次或更多次。',
		'end-missing': '第一个或最后一个解没有打印：遍历解的循环从哪里开始，到哪里结束？',
		'row-not-printed': '每个解的最后一行没有打印，或打印时没有皇后：是不是打印得太早？',
		'rows-jumped': '每次调用都往下跳了两行：是不是行号已经加了 1，调用时又加 1？',
		'mirrored-twice': '第一个皇后在中间一列的解也做了镜像，所以重复了。',
		miscounted: '只有计数不对：计数器从几开始，又在哪里加一？',
	},
	printTests: '要找到出错的第一步，让你的程序每测试一格就打印一行 [行][列]=true 或 [行][列]=false，再核对它。',
	readSoFar: (megabytes) => `已读 ${number(megabytes)} MB`,
};
