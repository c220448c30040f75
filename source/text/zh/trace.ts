import type {trace as english} from '../en/trace.js';
import {number} from '../numbers.js';
import {lineNames, quoted, squareName} from './words.js';

function never([first, last]: readonly [number, number]): string {
	return first === last ? `第 ${first} 列从未尝试` : `第 ${first} 至 ${last} 列从未尝试`;
}

export const trace: typeof english = {
	faults: {
		outside: ({row, columns: [column], first, last}) => {
			const isAtEnd = row >= first && row <= last && (column === last + 1 || column === first - 1);
			const loop = isAtEnd ? `place(${row}) 的循环从哪里开始，到哪里结束？` : '打印之前，这个数赋过值吗？';
			return [
				`你的程序测试${squareName({row, column})}。行和列都从 ${first} 到 ${last}。`,
				row === last + 1 ? `place(${row}) 在哪里返回？` : loop,
			];
		},
		'rows-left-out': ({row, columns: [, to], first}) => {
			const left = to - row === 1 ? `第 ${row} 行` : `第 ${row} 至 ${to - 1} 行`;
			return row === first
				? [`你的程序从第 ${to} 行开始：跳过了${left}。`, '最先用哪一行调用 place()？']
				: [`place(${row - 1}) 接着到了第 ${to} 行：跳过了${left}。`, '行号是否加了两次 1？'];
		},
		'row-without-queen': ({row, columns: [next, to], last}) => [
			`你的程序接着测试第 ${to} 行，但第 ${row} 行没有皇后。`,
			next <= last ? `是否只在安全格才调用 place(${row + 1})？` : '已无列可试时，它是否退回上一行？',
		],
		'nothing-below': ({row, columns: [column], test}) => [
			`你的程序说${squareName({row, column})}安全。接着它却测试${squareName(test!)}，而不是第 ${row + 1} 行。`,
			`是否调用了 place(${row + 1})，或者它返回得太早？`,
		],
		'early-return': ({row, columns}) => [
			`place(${row}) 返回得太早：${never(columns)}。`,
			'循环为什么结束：范围、return，还是 break？',
		],
		'columns-left-out': ({row, columns}) => [
			`place(${row}) 跳过了一些格：${never(columns)}。`,
			'它的循环从哪里开始，怎样前进？',
		],
		'column-late': ({row, columns: [column]}) => [
			`你的程序先测试了右边的列，后来才测试${squareName({row, column})}。`,
			`place(${row}) 的循环怎样前进？`,
		],
		'column-again': ({row, columns: [column]}) => [
			`你的程序再次测试${squareName({row, column})}，上方的皇后没有变。`,
			`place(${row}) 的循环从哪里继续，它是否被调用了两次？`,
		],
		'row-not-reset': ({row, columns: [column]}) => [
			`第 ${row} 行已试完，该回到第 ${row - 1} 行了，但你的程序测试第 ${row} 行第 ${column} 列。`,
			`place(${row}) 返回后，行号是否又是 ${row - 1}？`,
		],
		'after-end': ({row, columns: [column], first}) => [
			`第 ${first} 行的各列都已试过，搜索已经结束。但你的程序又从${squareName({row, column})}重新开始。`,
		],
		'goes-on': ({row, columns: [column], solutions}) => [
			`找到第 ${number(solutions)} 个解之后，place(${row}) 还在测试${squareName({row, column})}。`,
			`place(${row + 1}) 说找到了解时，它是否也返回？每次调用都要把结果告诉调用者。`,
		],
		'no-verdict': ({row, columns: [column]}) => [
			`你的程序对${squareName({row, column})}没有给出结果，其实这一格安全。`,
		],
		'wrong-safe': ({row, columns: [column], attackers}) => {
			const one = attackers.map(({row: queen, line}) => `第 ${queen} 行的皇后攻击（${lineNames[line]}）`);
			const many = `第 ${attackers.map((attacker) => attacker.row).join('、')} 行的皇后攻击`;
			return [`你的程序说${squareName({row, column})}安全。其实它受${attackers.length > 1 ? many : one[0]}。`];
		},
		'wrong-attacked': ({row, columns: [column], ghost, hasQueens, hasRemoved}) => {
			const says = `你的程序说${squareName({row, column})}受攻击。其实安全`;
			const alone = hasRemoved ? '移走的皇后或下面各行，还留下了什么？' : '是否拿它与自己或下面各行比较了？';
			const question = hasQueens ? '它找到的是哪一个皇后？' : alone;
			const isHere = ghost?.row === row && ghost.column === column;
			return ghost
				? [`${says}。`, `移走${isHere ? '这里' : squareName(ghost)}的皇后时，它的痕迹都清除了吗？`]
				: [`${says}：上方没有皇后${hasQueens ? '攻击它' : ''}。`, question];
		},
		'early-end': ({row, columns}) => [
			`你的程序结束得太早：第 ${row} 行，${never(columns)}。`,
			'循环为什么结束：范围、return、break，还是各次调用共用的变量？',
		],
		stopped: ({solutions}) => [
			`你的程序在第 ${number(solutions)} 个解之后停止，而搜索还要继续。`,
			`如果本该如此，请加 --limit ${solutions}。`,
		],
	},
	doubts: {
		'own-order': ({first, base}) =>
			`这些测试的顺序与搜索不同。第一次测试的是${squareName(first)}，而不是${squareName({row: base, column: base})}`,
		'other-size': ({own, size}) => `这些是 ${own} 个皇后的测试，不是 ${size} 个皇后的`,
		'only-safe': () => '只打印了安全的格。请在 if 之前打印，每测试一格都打印一行',
		'after-call': ({base}) => `测试不是从第 ${base} 行开始的。请在 if 之前打印，并先调用 place(${base})`,
	},
	stillCounts: (queen) => `${squareName(queen)}的皇后已移走，却还算在内。`,
	crash: (line, text) => `文件第 ${number(line)} 行：程序出错中止，错误信息是${quoted(text)}。`,
	byRows: '你的程序先测试一整行：这里的测试按搜索的顺序排列。',
	tryMore: '有些错误到 6 个皇后才看得出：请再试 6 个皇后。',
	printsWrong: (tests) => `全部 ${number(tests)} 次测试都对，但打印的解不对。`,
	either: (facts) => `${facts.join('，或者')}。`,
	mistakes: {
		'first-only': '找到第一个解后搜索就停了。它应当继续。',
		'never-attacked':
			'从来没有发现攻击。是不是该用 or 的地方用了 and，或者皇后从未保存、标志从未设置，或在调用之前就清除了？',
		'no-diagonal': '没有测试斜线 \\（用标志时：从未设置）。同一条线上 row - column 相同。',
		'no-antidiagonal': '没有测试斜线 /（用标志时：从未设置）。同一条线上 row + column 相同。',
		'no-diagonals': '两个方向的斜线都没有测试（用标志时：从未设置）。',
		'no-column': '没有测试列（用标志时：从未设置）。',
		'only-last-queen': '只测试了上一行的皇后。更上面的也要测试。',
		'only-first-queen': '只比较了首行的皇后。return true 是不是写在了遍历皇后的循环里？',
		'not-last-queen': '没有测试上一行的皇后。遍历皇后的循环到哪里结束？',
		'not-first-queen': '没有测试首行的皇后。遍历皇后的循环从哪里开始？',
		'short-diagonal': '沿斜线的循环停得太早。它漏掉了首行、末行、首列或末列。',
		'wrong-distance': '斜线上的距离差了 1。行和列要从同一个数开始数。',
		'wrong-formula':
			'一条线的公式不对。沿 \\ row - column 相同，沿 / row + column 相同；用作下标时，row - column 要加上 n - 1；两个方向的斜线要各用一个数组。',
		'one-row-up': '斜线上只看到上一行的皇后。更上面的也要测试。',
		'and-for-or': '沿一条线受攻击就是受攻击，不必几条线都有。&& 和 || 是否用反了？',
		'compares-below': '这一行和下面各行也比较了，而那里是旧的值。只比较上面各行。',
		swapped: '行和列颠倒了。请核对实参与形参的顺序；皇后存为 queens[row] = col。',
		'row-stored': '皇后的行号存到了列号的位置。应当是 queens[row] = col，或 append(col)。',
		'not-stored': '皇后的列号从未保存。是不是缺少 queens[row] = col？',
		'no-call': '缺少调用 place(row + 1)。',
		misprinted: '顺序都对，只是打印的结果不对。是不是在测试之前就打印了，或者打印的正好相反？',
		negated: '测试的结果用反了。它说的是安全，还是受攻击？',
		'row-kept': '调用之后行号仍是加过的。是不是把 place(row + 1) 写成了 place(++row)？',
		'columns-from': '遍历列的循环不从首列开始。是不是写成了 range(row, n)，或从上一个皇后之后开始？',
		half: '每对左右翻转的解只有一个。首行是不是只试了一半的列，或者丢掉了翻转后的解？',
		'not-first-column': '从不试首列。遍历列的循环从哪里开始？',
		'not-last-column': '从不试末列。遍历列的循环到哪里结束？',
		'break-at-attack': '遇到第一个受攻击的格，循环就结束了。是不是该用 continue，却用了 break？',
		'return-place': '第一次调用之后循环就结束了。是不是写成了 return place(row + 1)，或者各次调用共用一个循环变量？',
		'not-removed': '移走的皇后还留着痕迹。列表要 pop()，标志要清除，queens[row] 由下一个皇后覆盖。',
		'popped-elsewhere': '移走皇后的位置不对，应当紧跟在它的调用之后。pop() 是不是少缩进了一层？',
		'first-removed': '移走的是列表中的第一个皇后，不是最后一个。是不是把 pop() 写成了 shift() 或 pop(0)？',
		'row-too-early': '过早地当成了解：最后一个皇后还没有放。',
		'no-return': 'row 等于 n 的那次调用也在测试。它应当打印棋盘，然后返回。',
		'each-placement': '每放一个皇后就打印一次棋盘。应当放满之后才打印。',
		'not-copied': '保存的每个解都是同一个列表或数组，后来又变了。应当保存副本。',
		'shared-rows': '棋盘的各行是同一个数组，例如 `[[0] * n] * n`。每行应当新建一个。',
		'printed-twice': '每个解都打印了两次或更多次。',
		'row-not-printed': '每个解的最后一行没有打印，或打印时没有皇后。是不是打印得太早？',
		'mirrored-twice': '第一个皇后在中间一列的解也翻转了，所以重复了。',
		'no-verdict': '函数在应当说安全时什么也没有返回。末尾是否少了 return True（其他语言是 return true）？',
		miscounted: '只有计数不对。计数器从几开始，又在哪里加一？',
	},
};
