import type {Chapter} from '../task.js';

export const variants: Chapter = {
	stage: {size: 8},
	en: {
		title: 'Three ways to test',
		explained:
			'Three variants of the program walk the same tree in the same order. They differ in how they find out that a square is attacked, and at what price.',
	},
	zh: {
		title: '三种实现',
		explained: '程序的三种实现按同样的顺序走同一棵树。不同的只是怎样查出一格是否受攻击，以及代价多少。',
	},
	tasks: [
		{
			type: 'choose',
			at: 47,
			right: 'c',
			steps: 1,
			en: {
				asks: 'scan compares the square with one queen after another, from row 0 down, until one attacks it. Each comparison is one check. Next, row 3, column 5 is tested. How many checks does that take?',
				options: ['1 check', '2 checks', '3 checks', '4 checks'],
				after: 'only the third finds an attack, by the queen in row 2.',
				wrong: {
					a: 'after one comparison, with the queen in row 0, no attack is found.',
					b: 'after two comparisons, with rows 0 and 1, no attack is found.',
					d: 'only 3 queens are on the board.',
				},
				hints: ['which queen is the first that attacks it?', 'count the queens from row 0 to that one.'],
			},
			zh: {
				asks: 'scan 从第 0 行起，把这一格与各个皇后逐一比较，直到有一个攻击它。接下来测试第 3 行第 5 列，要比较几次？',
				options: ['1 次', '2 次', '3 次', '4 次'],
				after: '第三次才发现攻击：来自第 2 行的皇后。',
				wrong: {
					a: '比较一次，只看了第 0 行的皇后，还没有发现攻击。',
					b: '比较两次，看了第 0、1 行，还没有发现攻击。',
					d: '棋盘上只有 3 个皇后。',
				},
				hints: ['从上往下，哪个皇后第一个攻击这一格？', '沿它的列和两条斜线往上看。再从第 0 行数到那个皇后。'],
			},
		},
		{
			type: 'choose',
			at: 47,
			stage: {variant: 'flags', right: 'memory', numbers: 'diagonals'},
			right: 'b',
			steps: 1,
			en: {
				asks: 'flags has a flag for each column, each \\ and each /: true while a queen stands on it. A test looks at up to three; a look is a check. All squares of a \\ have the same row - col. Why is the index row - col + n - 1?',
				options: ['Rows count from 1', 'No index may be negative', 'No two \\ share a flag', 'There are n queens'],
				after:
					'the values of row - col go from -7 to 7, so the index goes from 0 to 14, as on the board. Along a / it is row + col, never negative. Row 3, column 5: cols[5] is not set, downs[5] is: 2 checks.',
				wrong: {
					a: 'rows and columns count from 0.',
					c: 'each \\ has a row - col of its own already.',
					d: 'the number of queens on the board does not matter.',
				},
				hints: ['what is row - col in the corner at the top right?', 'row 0, column 7: which index would that be?'],
			},
			zh: {
				asks: 'flags 用三张表，为每一列、每条 \\、每条 / 各存一个标志：上面有皇后时为真。一次测试最多查表三次。同一条 \\ 上，各格的 row - col 相同。下标为什么写成 row - col + n - 1？',
				options: ['行从 1 开始编号', '下标不能是负数', '免得两条 \\ 共用一个标志', '因为有 n 个皇后'],
				after:
					'这里 row - col 从 -7 到 7，下标就从 0 到 14，如棋盘上所写。沿 / 走，row + col 不变，也不会是负数。第 3 行第 5 列：cols[5] 没有设，downs[5] 设了，查表 2 次。',
				wrong: {
					a: '行和列都从 0 开始编号。',
					c: '每条 \\ 的 row - col 本来就各不相同。',
					d: '与棋盘上有几个皇后无关。',
				},
				hints: ['右上角那一格的 row - col 是多少？', '第 0 行第 7 列：下标会是多少？'],
			},
		},
		{
			type: 'choose',
			// The call below the queen in row 2 has just returned: the listing shows the lines that clear its flags.
			at: 151,
			stage: {variant: 'flags'},
			right: 'd',
			en: {
				asks: 'place(3) has returned. The lit lines clear the flags of the queen in row 2: each table is restored. What if the flags stayed set?',
				options: ['They are overwritten', 'Boards come up twice', 'The loop never ends', 'Safe squares look attacked'],
				after:
					'with a column and two diagonals closed for each queen that was ever tried, the program finds none of the 92 solutions. In all: flags 24,648 checks and 14,392 writes, scan 46,752 and 2,056.',
				wrong: {
					a: 'queens[2] is. But the next queen of the row sets other flags.',
					b: 'each column of a row is still tried once.',
					c: 'a loop ends after its last column, whatever the flags say.',
				},
				hints: ['which squares does a flag close?', 'the queen has gone. Do its lines still attack?'],
			},
			zh: {
				asks: 'place(3) 返回了。点亮的几行清除第 2 行皇后的标志：这就是恢复现场。如果不清除标志，会怎样？',
				options: ['标志很快会被覆盖', '同一种摆法找到两次', '循环停不下来', '安全格被当成受攻击'],
				after:
					'每个试过的皇后都永远占着一列和两条斜线，92 个解一个也找不到。整个搜索里，flags 查表 24,648 次、写入 14,392 次，scan 比较 46,752 次、写入 2,056 次。',
				wrong: {
					a: '会被覆盖的是 queens[2]。这一行的下一个皇后设的是别的标志。',
					b: '一行的每一列还是只试一次。',
					c: '不管标志怎样，循环试完最后一列就结束。',
				},
				hints: ['一个标志挡住哪些格？', '皇后已经不在了。它的线还攻击别的格吗？'],
			},
		},
		{
			type: 'choose',
			at: 47,
			stage: {variant: 'bitmask', right: 'memory'},
			right: 'c',
			steps: 1,
			en: {
				asks: 'bitmask packs each table into a mask, a number in 0s and 1s: bit i is flag i. Queens stand on columns 0, 2 and 4: cols is 1 + 4 + 16 = 21. For column 5, c is 1 << 5 = 32. & keeps the bits that both have. What is cols & c?',
				options: ['53: all bits of both', '32: bit 5', '0: they share no bit', '21: cols itself'],
				after:
					'no queen is on column 5. But downs & d is not 0: 2 checks, as in flags. cols |= c sets the bit, cols &= ~c clears it. The work is that of flags, with 3 numbers for 3 tables.',
				wrong: {
					a: 'that is cols | c.',
					b: 'c has bit 5, but cols has not.',
					d: '& keeps only bits that both have. Does c have one of 1, 4, 16?',
				},
				hints: ['32 is a bit of its own. Is it part of 21?', '& keeps the bits that both have.'],
			},
			zh: {
				asks: 'bitmask 把三张表各装进一个整数，叫掩码：二进制的第 i 位就是标志 i。第 0、2、4 列有皇后，cols 就是 1 + 4 + 16 = 21。第 5 列的 c 是 1 << 5 = 32。& 只留下两边都是 1 的位。cols & c 是多少？',
				options: ['53：两边的位合起来', '32：第 5 位', '0：没有相同的位', '21：就是 cols'],
				after:
					'第 5 列上没有皇后。但 downs & d 不是 0：和 flags 一样，查表 2 次。cols |= c 设这一位，cols &= ~c 清除它。工作量与 flags 相同，只是三个整数代替了三张表。',
				wrong: {
					a: '那是 cols | c。',
					b: 'c 的第 5 位是 1，cols 的却是 0。',
					d: '& 只留下两边都是 1 的位。1、4、16 中，c 有哪个？',
				},
				hints: ['32 单独占一位。21 里有这一位吗？', '& 只留下两边都是 1 的位。'],
			},
		},
	],
};
