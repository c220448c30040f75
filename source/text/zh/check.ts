import type {check as english} from '../en/check.js';
import {number} from '../numbers.js';
import {printable} from '../printable.js';
import {lineNames, quoted, squareName} from './words.js';

function place(first: number, last: number): string {
	return first === last ? `文件第 ${number(first)} 行` : `文件第 ${number(first)} 到 ${number(last)} 行`;
}

/** The check of what another program prints. */
export const check: typeof english = {
	read: (size, forms, lineCount) => `读到：${[`${size} 个皇后`, ...forms, `共 ${number(lineCount)} 行`].join('，')}。`,
	forms: {
		boards: (queen, empty) => `用 ${printable(queen)} 和${empty.trim() ? ` ${printable(empty)} ` : '空白'}画的棋盘`,
		list: (first) => `列号从 ${first} 数起的解`,
		trace: (first) => `从 ${first} 数起的搜索过程`,
	},
	fromZero: '下文中的行和列都从 0 数起。',
	complete: (solutions) =>
		solutions === 0 ? '正确：本来无解，也没有打印任何解。' : `正确：${number(solutions)} 个解都在，各出现一次。`,
	enough: (solutions) => `正确：有 ${number(solutions)} 个不同的解。`,
	oneOfEach: (classes) => `正确：${number(classes)} 个对称类各有一个解。`,
	incomplete: (right, expected, others) =>
		`${number(expected)} 个解中找到 ${number(right)} 个${others > 0 ? `，另有 ${number(others)} 个不是解，或是重复的` : ''}。`,
	asks: {
		fundamental: '这些是每个对称类的第一个解，正是 --fundamental 所要求的。',
		limit: (limit) => `这只是前 ${number(limit)} 个解，正是 --limit ${limit} 所要求的。`,
	},
	missing: (solution, queens) => `缺少：第 ${number(solution)} 个解（${queens.join(' ')}）。`,
	twice: (solution, first, second) =>
		`重复：第 ${number(solution)} 个解（文件第 ${number(first)} 行和第 ${number(second)} 行）。`,
	more: (count) => `还有 ${number(count)} 处。`,
	wrong: {
		attack: (first, last, {row: one}, {row: other}, line) =>
			`错误：${place(first, last)}：第 ${one} 行和第 ${other} 行的皇后互相攻击（${lineNames[line]}）。`,
		'no-queen': (first, last, row) => `错误：${place(first, last)}：棋盘第 ${row} 行没有皇后。`,
		several: (first, last, row, columns) =>
			`错误：${place(first, last)}：棋盘第 ${row} 行有 ${columns.length} 个皇后，在第 ${columns.join('、')} 列。`,
		outside: (first, last, row, _columns, size) =>
			`错误：${place(first, last)}：棋盘第 ${row} 行的列号不在棋盘上，列号应为 0 到 ${size - 1}。`,
	},
	broken: {
		rows: (first, last, found, size) => `残缺：${place(first, last)}：棋盘有 ${found} 行，应有 ${size} 行。`,
		cells: (at, _last, found, size) => `残缺：文件第 ${number(at)} 行：有 ${found} 格，应有 ${size} 格。`,
		numbers: (at, _last, found, size) => `残缺：文件第 ${number(at)} 行：有 ${found} 个皇后，应有 ${size} 个。`,
		unread: (at) => `残缺：文件第 ${number(at)} 行：读不出棋盘的一行。`,
	},
	order: {
		search: '次序：与搜索找到的次序相同。',
		backwards: '次序：相反，好像各列从右往左试。',
		'by-columns': '次序：好像行和列互换了的搜索。',
		other: '次序：与搜索不同。这不算错。',
	},
	alone: (compared) => `解太多，无法全部记住：其中 ${number(compared)} 个与搜索比较过，其余只逐个检查。`,
	sameTrace: (tests) => `正确：${number(tests)} 次测试与搜索完全相同。`,
	differs: (line, given) => `与搜索不同：文件第 ${number(line)} 行：${given}。`,
	endsEarly: (line) => `与搜索不同：到文件第 ${number(line)} 行就结束了。`,
	shouldBe: (expected) => `应为 ${expected}。`,
	goesOn: (expected) => `搜索接着是 ${expected}。`,
	isOver: (solutions) => `搜索到此已经结束，共 ${number(solutions)} 个解，后面不应再有内容。`,
	because: (square, attack) =>
		attack
			? `${squareName(square)}受第 ${attack.row} 行的皇后攻击（${lineNames[attack.line]}）。`
			: `${squareName(square)}安全：上方没有皇后攻击它。`,
	reasons: {
		first: () => '搜索从这里开始。',
		next: ({row, column}) => `第 ${row} 行的循环接着试第 ${column} 列。`,
		placed: ({row}) => `刚在第 ${row - 1} 行放了皇后，所以开始试第 ${row} 行。`,
		returned: ({row, column}) => `下面的调用已返回，皇后已移走，所以第 ${row} 行接着试第 ${column} 列。`,
	},
	claim: (line, found, solutions) =>
		`个数错误：文件第 ${number(line)} 行说有 ${number(found)} 个解，应为 ${number(solutions)} 个。`,
	skipped: (line, text) => `跳过文件第 ${number(line)} 行，它不属于任何格式：${quoted(text)}。`,
	explained: '这样的错误可以解释看到的全部内容：',
	mistakes: {
		'first-only': '找到第一个解后搜索就停了；它应当继续。',
		'no-diagonal': '没有测试主对角线方向 \\：同一条线上 row - column 相同。',
		'no-antidiagonal': '没有测试副对角线方向 /：同一条线上 row + column 相同。',
		'no-diagonals': '两个对角线方向都没有测试，只测试了列。',
		'no-column': '没有测试列，只测试了对角线。',
		exchanged: '行和列互换了。',
		half: '第 0 行只试了一半的列。',
		'not-all-columns': '从不试第一列或最后一列：循环从哪里开始，到哪里结束？',
		'not-removed': '下面的调用返回后，没有移走皇后，或没有清除它的标志。',
		'only-last-queen': '只测试了上一行的皇后，没有测试更上面的。',
		'not-all-queens': '没有测试第 0 行的皇后，或上一行的皇后：遍历皇后的循环从哪里开始，到哪里结束？',
		'row-too-early': '解早报告了一行，最后一个皇后还没有放。',
		'not-copied': '保存的每个解都是同一个数组，后来又变了：应当保存副本。',
	},
	printTests: '要找到出错的第一步，让你的程序每测试一格就打印一行 [行][列]=true 或 [行][列]=false，再检查它。',
	readSoFar: (megabytes) => `已读 ${number(megabytes)} MB`,
};
