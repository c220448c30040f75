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
		explained: '程序的三种实现按同样的顺序走同一棵树。不同的只是怎样判断一格受攻击，以及代价多少。',
	},
	tasks: [
		{
			type: 'choose',
			at: 47,
			right: '3',
			steps: 1,
			en: {
				asks: 'scan compares the square with one queen after another, from row 0 down, until one attacks it. One comparison is one check. Next, row 3, column 5 is tested. How many checks does scan need?',
				after: 'only the third finds an attack, by the queen in row 2.',
				wrong: {
					1: 'after one comparison, with the queen in row 0, no attack is found.',
					2: 'after two comparisons, with rows 0 and 1, no attack is found.',
					4: 'only 3 queens are on the board.',
				},
				hints: ['which queen is the first that attacks it?', 'count the queens from row 0 to that one.'],
			},
			zh: {
				asks: 'scan 从第 0 行起，把待判断的格与各个皇后逐一比较，直到有一个攻击它。比较一次，算一次检查。接下来判断第 3 行第 5 列，scan 要检查几次？',
				after: '第三次才发现攻击：来自第 2 行的皇后。',
				wrong: {
					1: '比较一次，只看了第 0 行的皇后，还没有发现攻击。',
					2: '比较两次，看了第 0、1 行，还没有发现攻击。',
					4: '棋盘上只有 3 个皇后。',
				},
				hints: ['从上往下，哪个皇后第一个攻击这一格？', '沿它的列和两条斜线往上看。再从第 0 行数到那个皇后。'],
			},
		},
		{
			type: 'choose',
			at: 47,
			stage: {variant: 'flags', right: 'memory'},
			right: 'b',
			steps: 1,
			en: {
				asks: 'flags sets three flags for a queen: cols[col], downs[row - col + n - 1] for its \\, ups[row + col] for its /. A test of row 3, column 5 looks in this order until one is set; each look is a check. Which one is set?',
				options: ['cols[5]', 'downs[5]', 'ups[8]', 'none'],
				after:
					'the second: 2 checks. The queen in row 2 has set it. Along a \\, row - col stays the same; along a /, row + col.',
				wrong: {
					a: 'no queen stands on column 5.',
					c: 'no queen stands on the /, up to the right.',
					d: 'a queen attacks this square, so a flag must be set.',
				},
				hints: ['along which line does the queen in row 2 attack?', 'it is one row up, and one column left.'],
			},
			zh: {
				asks: 'flags 为一个皇后设三个标志：cols[col]、斜线 \\ 的 downs[row - col + n - 1]、斜线 / 的 ups[row + col]。判断第 3 行第 5 列时按这个顺序查，查到已设的就停；查一次算一次检查。查到的是哪一个？',
				options: ['cols[5]', 'downs[5]', 'ups[8]', '都没有设'],
				after: '第二个，一共 2 次检查。它是第 2 行的皇后设的：沿 \\ 走，row - col 不变；沿 / 走，row + col 不变。',
				wrong: {
					a: '第 5 列上没有皇后。',
					c: '那是往右上的 /，上面没有皇后。',
					d: '有皇后攻击这一格，所以总有一个标志已设。',
				},
				hints: ['第 2 行的皇后沿哪条线攻击？', '它高一行，靠左一列。'],
			},
		},
		{
			type: 'choose',
			// The queen in row 2 has just been removed: the listing shows those lines.
			at: 151,
			stage: {variant: 'flags'},
			right: 'd',
			en: {
				asks: 'place(3) has returned. The lit lines remove the queen of row 2 and clear its flags: each table is restored. What if the flags stayed set?',
				options: ['They are overwritten', 'Boards come up twice', 'The loop never ends', 'Safe squares look attacked'],
				after:
					'with a column and two diagonals closed for each queen that was ever tried, the program finds none of the 92 solutions. In all, flags needs 24,648 checks, scan 46,752; but flags writes more.',
				wrong: {
					a: 'the next queen of the row stands on another column, and sets other flags.',
					b: 'each column of a row is still tried once.',
					c: 'a loop ends after its last column, whatever the flags say.',
				},
				hints: ['which squares does a flag close?', 'the queen has gone. Do its lines still attack?'],
			},
			zh: {
				asks: 'place(3) 返回了。点亮的几行移走第 2 行的皇后，并清除它的标志：这就是恢复现场。如果不清除标志，会怎样？',
				options: ['标志很快会被覆盖', '同一种摆法找到两次', '循环停不下来', '安全的格被当成受攻击'],
				after:
					'每个试过的皇后都永远占着一列和两条斜线，92 个解一个也找不到。整个搜索里，scan 要检查 46,752 次，flags 只要 24,648 次，但写入更多。',
				wrong: {
					a: '这一行的下一个皇后在别的列，设的是别的标志。',
					b: '一行的每一列还是只试一次。',
					c: '不管标志怎样，循环试完最后一列就结束。',
				},
				hints: ['一个标志挡住哪些格？', '皇后已经移走了。它的线还攻击别的格吗？'],
			},
		},
		{
			type: 'choose',
			at: 47,
			stage: {variant: 'bitmask', right: 'memory'},
			right: 'c',
			en: {
				asks: 'A mask has a bit for each column, 1 is attacked; `bit` is 1 << col. From row to row, each \\ attack moves one column right: bit 0 is at the left here, so the code is << 1. And ups, for the / attacks?',
				options: ['Stays as it is', 'ups << 1', 'ups >> 1', 'Its bit is cleared'],
				after:
					'a / goes down to the left. A test is one check: `attacked & bit`, where attacked is cols | downs | ups. |, & and << are bit operations.',
				wrong: {
					a: 'cols stays, because a column goes straight down. A / does not.',
					b: 'that moves it to column 5, as a \\ does. Go down along the / once more.',
					d: 'then row 3 would know nothing of this /, which goes on.',
				},
				hints: ['which square of row 3 is on its /?', 'down along /, the column gets smaller by 1.'],
			},
			zh: {
				asks: '掩码中每列占一位，1 表示受攻击；bit 是 1 << col。到下一行，沿 \\ 的攻击都右移一列：这里第 0 位写在最左边，所以代码是 << 1。那么记录 / 的 ups 呢？',
				options: ['不变', 'ups << 1', 'ups >> 1', '清除这一位'],
				after:
					'/ 往左下走。cols 不动。判断只要一次检查：attacked & bit，其中 attacked 是 cols | downs | ups。|、& 和 << 都是位运算。',
				wrong: {
					a: '不变的是 cols，因为列是直着往下的。/ 不是。',
					b: '那样就移到了第 5 列，像 \\ 一样。再沿 / 往下看一次。',
					d: '那样第 3 行就不知道这条 / 了，可它还在延伸。',
				},
				hints: ['第 2 行皇后的 / 经过第 3 行的哪一格？', '沿 / 往下，列号减 1。'],
			},
		},
	],
};
