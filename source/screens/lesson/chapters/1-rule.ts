import type {Chapter} from '../task.js';

/** One in each row, from the top. */
const queensOn = (...columns: readonly number[]) => columns.map((column, row) => ({row, column}));

export const rule: Chapter = {
	stage: {shows: 'play'},
	en: {
		title: 'The rule, by hand and in code',
		explained:
			'A queen attacks along its row, its column and both diagonals, \\ and /. Put 4 queens on the board so that none attacks another. Rows and columns count from 0.',
	},
	zh: {
		title: '先动手摆，再看代码',
		explained:
			'皇后沿它的行、列和两条斜线（\\ 和 /）攻击。在棋盘上放 4 个皇后，使它们互不攻击。行和列都从 0 开始编号。',
	},
	tasks: [
		{
			type: 'reach',
			queens: queensOn(2, 0),
			missing: queensOn(2, 0, 3, 1).slice(2),
			en: {
				asks: 'Two queens are missing: one in row 2, one in row 3. The arrows move the cursor. {-put} or {+put} places a queen, or removes the one there.',
				after: 'this is a solution: one queen in each row, and none attacks another.',
				hints: ['which square of row 2 can no queen reach?', 'the queen in row 0 attacks columns 0 and 2 of row 2.'],
			},
			zh: {
				asks: '还差两个皇后：第 2 行一个，第 3 行一个。方向键移动光标，按 {-put} 或 {+put} 放皇后，那里已有皇后就移走它。',
				after: '这就是一个解：每行一个皇后，互不攻击。',
				hints: ['先看第 2 行：哪一格不受任何皇后攻击？', '第 0 行的皇后攻击第 2 行的第 0 列和第 2 列。'],
			},
		},
		{
			type: 'choose',
			queens: [...queensOn(3), {row: 3, column: 0}],
			right: 'a',
			en: {
				asks: 'These queens attack each other along /, through row 1, column 2 and row 2, column 1. When are two squares on one diagonal?',
				options: [
					'As many rows as columns apart',
					'They touch',
					'The same row + column',
					'One is lower and further right',
				],
				after:
					'each step along a diagonal is one row and one column. In code, abs(0 - 3) and abs(3 - 0) are both 3: the distance.',
				wrong: {
					b: 'that is only the next square. A diagonal goes on to the edge.',
					c: 'only along /: one more row, one column less. But what about \\?',
					d: 'row 2, column 1 is lower and further right than row 0, column 0. Does a diagonal lead there?',
				},
				hints: ['go along a diagonal: how do row and column change?', 'each step is one row and one column.'],
			},
			zh: {
				asks: '这两个皇后沿 / 互相攻击，中间经过第 1 行第 2 列、第 2 行第 1 列。两格什么时候在同一条斜线上？',
				options: ['行相差几，列也相差几', '只有一角相接', '行号加列号相等', '一个在另一个的右下方'],
				after: '沿斜线每走一格，行和列各变 1。程序里用 abs（绝对值）求相差多少：abs(0 - 3) 和 abs(3 - 0) 都是 3。',
				wrong: {
					b: '那只是斜线上相邻的一格。斜线一直延伸到棋盘边缘。',
					c: '只有沿 / 才是这样：行号加 1，列号就减 1。可是 \\ 呢？',
					d: '第 2 行第 1 列在第 0 行第 0 列的右下方。它们在一条斜线上吗？',
				},
				hints: ['沿斜线一格一格地走：行和列怎样变？', '每走一格，行和列各变 1。'],
			},
		},
		{
			type: 'reach',
			queens: queensOn(1),
			missing: queensOn(1, 3, 0, 2).slice(1),
			en: {
				asks: 'Two queens in one row attack each other, so 4 queens need all 4 rows, one each. So a list can hold the board: queens[row] is the column of the queen in that row. Put queens = [1, 3, 0, 2] on the board; row 0 is done.',
				after: 'a program needs no more than these four numbers. This is another solution.',
				hints: ['queens[0] is 1: row 0, column 1. And queens[1]?', 'queens[1] is 3: row 1, column 3.'],
			},
			zh: {
				asks: '同一行的两个皇后互相攻击，所以 4 个皇后要占满 4 行，每行恰好一个。因此一个列表就能表示棋盘：queens[row] 是第 row 行皇后的列号。请摆出 queens = [1, 3, 0, 2]，第 0 行已经放好。',
				after: '程序只要记住这四个数。这也是一个解。',
				hints: ['queens[0] 是 1：第 0 行第 1 列。queens[1] 呢？', 'queens[1] 是 3：第 1 行第 3 列。'],
			},
		},
		{
			type: 'reach',
			stage: {shows: 'search'},
			// Row 2, column 1 has been tested: it is attacked by the second queen.
			at: 8,
			looks: 2,
			signs: ['rejected', 'attacker', 'current', 'next'],
			en: {
				asks: 'Now the program does it. The call place(2) has tested row 2, at its col 1. {look} looks into this test: it compares with the queen in row r, column queens[r], one r after the other. {+step} shows the next. Read both.',
				after:
					'queens[1] is 2: d is abs(2 - 1), and row - r is 2 - 1. Both are 1, as many columns as rows: attacked. The test ends here.',
				hints: ['{look} first, then the right arrow.', 'one comparison for each queen above: there are two.'],
			},
			zh: {
				asks: '现在由程序来测试。place(2) 刚测试了第 2 行的 col 1。按 {look} 看这次测试的内部：与上方的皇后逐一比较，第 r 行的皇后在第 queens[r] 列。再按 {+step} 看下一次比较。两次都读一读。',
				after: 'queens[1] 是 2：d 是 abs(2 - 1)，row - r 是 2 - 1，都等于 1，行差等于列差，所以受攻击。测试到此为止。',
				hints: ['先按 {look}，再按右方向键。', '上面每个皇后比较一次：一共两个。'],
			},
		},
		{
			type: 'reach',
			queens: queensOn(3),
			missing: queensOn(3, 1).slice(1),
			en: {
				asks: 'A square that no queen attacks is safe. Row 1 has two safe squares: put a queen on one of them, so that row 2 has none.',
				after: 'you are stuck: neither queen attacks the other, and yet row 2 has no safe square.',
				wrong: {10: 'Then row 2 still has a safe square: column 2. Move this queen.'},
				hints: ['the queen in row 0 attacks columns 1 and 3 of row 2.', 'the new one must attack columns 0 and 2.'],
			},
			zh: {
				asks: '不受任何皇后攻击的格叫安全格。第 1 行有两个安全格：选一格放皇后，使第 2 行没有安全格。',
				after: '走不下去了：两个皇后互不攻击，第 2 行却没有安全格。',
				wrong: {10: '这样第 2 行还有一个安全格：第 2 列。把这个皇后移开。'},
				hints: ['第 0 行的皇后攻击第 2 行的第 1 列和第 3 列。', '新皇后要攻击第 2 行的第 0 列和第 2 列。'],
			},
		},
		{
			type: 'choose',
			queens: queensOn(3, 1),
			right: 'c',
			en: {
				asks: 'You are stuck. Which change tries something new, and skips no board?',
				options: ['Remove both queens', 'Move the queen in row 0', 'Move the queen in row 1', 'Go on with row 3'],
				after: 'you undo only the last choice, so nothing that may still work is lost. This is backtracking.',
				wrong: {
					a: 'that also gives up the queen in row 0. It is not known to be wrong yet.',
					b: 'row 1 has another safe square, column 0. All boards with it would be skipped.',
					d: '4 queens need 4 rows. A row that stays empty can never be filled later.',
				},
				hints: ['change as little as you can.', 'which queen came last? Has it another square?'],
			},
			zh: {
				asks: '走不下去了。改哪里，才能试到新的摆法，又一种也不漏掉？',
				options: ['移走两个皇后', '移动第 0 行的皇后', '移动第 1 行的皇后', '接着放第 3 行'],
				after: '只撤销最后一次选择，别的选择也许还行得通，都留着。这就是回溯。',
				wrong: {
					a: '这样连第 0 行的皇后也丢了，而它还没有被证明是错的。',
					b: '第 1 行还有第 0 列是安全的，那些摆法就都漏了。',
					d: '4 个皇后要占 4 行。空着的一行，以后也补不上。',
				},
				hints: ['改得越少越好。', '两个皇后，哪一个是后放的？它还有别的格可放吗？'],
			},
		},
	],
};
