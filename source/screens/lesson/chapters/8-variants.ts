import type {Chapter} from '../task.js';

export const variants: Chapter = {
	stage: {size: 8},
	en: {
		title: 'Three ways to test',
		sentences: [
			'Three variants of the program walk one tree. Only their test differs.',
			'scan compares a square with one queen after another, from row 0 down, until one attacks.',
			'One comparison is one check.',
		],
	},
	zh: {
		title: '三种测试方法',
		sentences: [
			'程序的三种变体走的是同一棵树，只是测试的方法不同。',
			'scan 从第 0 行起，把待测的格与各个皇后逐一比较，直到有一个攻击它。',
			'比较一次，算一次检查。',
		],
	},
	tasks: [
		{
			type: 'number',
			at: 47,
			right: 3,
			steps: 1,
			en: {
				asks: 'Next, row 3, column 5 is tested. How many comparisons does scan make?',
				after: 'only the third finds an attack, by the queen in row 2. That is 3 checks.',
				wrong: {
					0: 'queens stand above it, so at least one is compared.',
					1: 'after one comparison, with the queen in row 0, no attack is found.',
					2: 'after two comparisons, with rows 0 and 1, no attack is found.',
					4: 'only 3 queens are on the board.',
					5: 'only 3 queens are on the board.',
				},
				nudge: 'which queen is the first that attacks this square?',
				hint: 'look up its column and up both diagonals. Then count the queens from row 0 to that one.',
			},
			zh: {
				asks: '接下来测试第 3 行第 5 列。scan 要比较几次？',
				after: '第三次才发现攻击：来自第 2 行的皇后。一共 3 次检查。',
				wrong: {
					0: '上方有皇后，至少要比较一次。',
					1: '比较一次，只看了第 0 行的皇后，还没有发现攻击。',
					2: '比较两次，看了第 0、1 行，还没有发现攻击。',
					4: '棋盘上只有 3 个皇后。',
					5: '棋盘上只有 3 个皇后。',
				},
				nudge: '从上往下，哪个皇后第一个攻击这一格？',
				hint: '沿它的列和两条斜线往上看。再从第 0 行数到那个皇后。',
			},
		},
		{
			type: 'choose',
			at: 47,
			stage: {variant: 'flags', right: 'memory'},
			right: 'b',
			steps: 1,
			en: {
				asks: 'flags has three tables: cols, downs (for \\) and ups (for /). A queen sets a flag in each. A test looks in them in this order until it finds a flag that is set; each look-up is a check. In which table does it find one here?',
				options: ['cols', 'downs', 'ups', 'in none'],
				after: 'the queen on row 2, column 4 is on the same \\. That is 2 checks.',
				wrong: {
					a: 'no queen stands on column 5.',
					c: 'no queen stands on the /, up to the right.',
					d: 'a queen attacks this square, so a flag must be set.',
				},
				nudge: 'along which line does the queen of row 2 attack?',
				hint: 'it stands one row higher, and one column to the left.',
			},
			zh: {
				asks: 'flags 有三个标志数组：cols、downs（记 \\）和 ups（记 /）。每个皇后在三个数组里各设一个标志。测试时按这个顺序查，查到已设的就停；查一次算一次检查。这次在哪个数组里查到？',
				options: ['cols', 'downs', 'ups', '都没有'],
				after: '第 2 行第 4 列的皇后在同一条 \\ 上。一共 2 次检查。',
				wrong: {
					a: '第 5 列上没有皇后。',
					c: '那是往右上的 /，上面没有皇后。',
					d: '有皇后攻击这一格，所以总有一个标志已设。',
				},
				nudge: '第 2 行的皇后沿哪条线攻击？',
				hint: '它高一行，靠左一列。',
			},
		},
		{
			type: 'choose',
			at: 47,
			// The listing of flags would answer.
			stage: {numbers: 'diagonals'},
			numbersAfter: 'antidiagonals',
			showsAll: true,
			right: 'c',
			en: {
				asks: 'Each \\ has a flag in downs. The board shows its number: row - col + n - 1, which stays the same from square to square. By which number do you find the flag of a / in ups?',
				options: ['row - col', 'col - row + n - 1', 'row + col', 'row * col'],
				after:
					'one row down is one column to the left, so the sum stays, as the board now shows. There are {diagonals8} diagonals of each kind, so {diagonals8} flags.',
				wrong: {
					a: 'along a / the row grows while the column shrinks. So the difference grows.',
					b: 'this stays the same along a \\, too, not along a /.',
					d: 'along row 0 this is always 0, but each of its squares has another /.',
				},
				nudge: 'go along a /, square by square: what happens to the row, and to the column?',
				hint: 'row 0, column 5 and row 1, column 4 are on one /. Which of a to d is the same for both?',
			},
			zh: {
				asks: '每条 \\ 在 downs 里有一个标志。棋盘上写着它的编号：row - col + n - 1，沿 \\ 走总不变。那么 / 的标志在 ups 里的编号是什么？',
				options: ['row - col', 'col - row + n - 1', 'row + col', 'row * col'],
				after:
					'往下一行，就左移一列，所以和不变，现在棋盘上写的就是它。两个方向各有 {diagonals8} 条斜线，各有 {diagonals8} 个标志。',
				wrong: {
					a: '沿 / 走，行号变大，列号变小，差就变了。',
					b: '这也是沿 \\ 不变的，沿 / 会变。',
					d: '第 0 行上它总是 0，可是那一行的每一格在不同的 / 上。',
				},
				nudge: '沿一条 / 一格一格地走：行号怎样变，列号怎样变？',
				hint: '第 0 行第 5 列和第 1 行第 4 列在同一条 / 上。a 到 d，哪个对两格算出来一样？',
			},
		},
		{
			type: 'number',
			// The queen in row 2 has just been removed: the listing shows that line, and those above it.
			at: 151,
			stage: {variant: 'flags', rows: 13},
			right: 8,
			en: {
				asks: 'A write changes one cell of memory. scan writes twice for a queen: to place it, and to remove it. How many writes does flags make for a queen?',
				after:
					'4 before the call, 4 after it. In all, flags makes {flagsChecks8} checks where scan makes {scanChecks8}, but {moreWrites8} more writes.',
				wrong: {
					3: 'that is one write for each table, and `queens` and the removal are missing.',
					4: 'that is one placement. The queen is removed again.',
					6: 'you count the three flags, twice. `queens` is written, too.',
				},
				nudge: 'go through the lines after the test, before and after the call.',
				hint: 'count the signs = in these lines, and each change of `queens` that is written without one.',
			},
			zh: {
				asks: '改动一个存储单元算一次写入。scan 为一个皇后写两次：放一次，移走一次。flags 为一个皇后要写几次？',
				after:
					'调用前 4 次，调用后 4 次。整个搜索里，scan 要检查 {scanChecks8} 次，flags 只要 {flagsChecks8} 次，但多写 {moreWrites8} 次。',
				wrong: {
					3: '那是三个数组各写一次，漏了 queens，也漏了移走皇后时的写入。',
					4: '那只是放皇后。皇后还要移走。',
					6: '你数了三个标志，各两次。queens 也要写。',
				},
				nudge: '看测试之后的各行：调用之前的，调用之后的。',
				hint: '数一数这些行里的等号；不用等号而改动 queens 的，也各算一次。',
			},
		},
		{
			type: 'choose',
			at: 47,
			stage: {variant: 'bitmask', right: 'memory'},
			showsAll: true,
			right: 'd',
			en: {
				asks: 'A mask has one bit, 0 or 1, for each column; << 1 moves the bits to the right, as shown here. The queen on row 2, column 4 attacks row 3, column 5 along \\, so << 1 moves its bit in downs from 4 to 5. What about ups?',
				options: ['Nothing', 'ups << 1', 'Bit 4 is cleared', 'ups >> 1'],
				after:
					'in row 3, the / of this queen is on column 3: bit 4 becomes bit 3. cols stays. attacked & bit is not 0 where one of the masks has a 1: 1 check.',
				wrong: {
					a: 'cols stays, because a column goes straight down. A / does not.',
					b: 'then bit 4 becomes bit 5, column 5. Go down along the / once more.',
					c: 'then row 3 would know nothing of this /, which goes on.',
				},
				nudge: 'which square of row 3 is on the / of this queen?',
				hint: 'down along /, the column gets smaller by 1.',
			},
			zh: {
				asks: '掩码里每列有一位，是 0 或 1；<< 1 把各位向右移一列（按屏幕上的画法）。第 2 行第 4 列的皇后沿 \\ 攻击第 3 行第 5 列，所以 << 1 把它在 downs 里的那一位从第 4 列移到第 5 列。那么 ups 呢？',
				options: ['不变', 'ups << 1', '清除第 4 位', 'ups >> 1'],
				after:
					'它的 / 到第 3 行时落在第 3 列：第 4 位变成第 3 位。cols 不动。attacked & bit 不为 0，就是三个掩码里有一个在这一列是 1：1 次检查。',
				wrong: {
					a: '不变的是 cols，因为列是直着往下的。/ 不是。',
					b: '那样第 4 位就成了第 5 位，也就是第 5 列。再沿 / 往下看一次。',
					c: '那样第 3 行就不知道这条 / 了，可它还在延伸。',
				},
				nudge: '这个皇后的 / 经过第 3 行的哪一格？',
				hint: '沿 / 往下，列号减 1。',
			},
		},
	],
};
