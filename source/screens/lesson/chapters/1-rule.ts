import type {Chapter} from '../task.js';

const givenTwo = [
	{row: 0, column: 2},
	{row: 1, column: 0},
];
const givenOne = [{row: 0, column: 3}];
const stuck = [...givenOne, {row: 1, column: 1}];

export const rule: Chapter = {
	stage: {screen: 'play'},
	signs: ['queen', 'cursor'],
	en: {
		title: 'The rule, by hand',
		sentences: [
			'A queen attacks along its row, its column and both diagonals, \\ and /.',
			'The puzzle: put 4 queens on the board so that none attacks another.',
			'Rows and columns count from 0.',
		],
	},
	zh: {
		title: '动手认识规则',
		sentences: [
			'皇后沿它的行、列和两条斜线（\\ 和 /）攻击。',
			'问题：在棋盘上放 4 个皇后，使它们互不攻击。',
			'行和列都从 0 数起。',
		],
	},
	tasks: [
		{
			type: 'reach',
			queens: givenTwo,
			cursor: {row: 2, column: 2},
			target: {type: 'board', queens: [...givenTwo, {row: 2, column: 3}, {row: 3, column: 1}]},
			en: {
				asks: 'Two queens are missing: one in row 2, one in row 3. The arrows move the cursor. {-put} or {+put} places a queen; on a queen it removes it.',
				after: 'this is a solution: one queen in each row, and none attacks another.',
				nudge: 'first row 2, then row 3: which square can no queen above reach?',
				hint: 'the queen on row 0, column 2 reaches two squares of row 2: column 2, and column 0 along /. Look for those of the other queen.',
				answer: 'put queens on row 2, column 3 and on row 3, column 1',
			},
			zh: {
				asks: '还差两个皇后：第 2 行一个，第 3 行一个。方向键移动光标，按 {-put} 或 {+put} 放皇后；在皇后上再按一次就移走。',
				after: '这就是一个解：每行一个皇后，互不攻击。',
				nudge: '先看第 2 行，再看第 3 行：哪一格是上面的皇后都攻击不到的？',
				hint: '第 0 行第 2 列的皇后攻击第 2 行的两格：第 2 列，还有沿 / 的第 0 列。再看另一个皇后攻击哪几格。',
				answer: '把皇后放在第 2 行第 3 列和第 3 行第 1 列',
			},
		},
		{
			type: 'number',
			queens: givenOne,
			cursor: {row: 1, column: 0},
			right: 2,
			en: {
				asks: 'A new board, with one queen. A square is safe if no queen attacks it. How many squares of row 1 are safe?',
				after: 'the queen attacks column 3 along its column, and column 2 along /.',
				wrong: {
					0: 'then every square of row 1 would be attacked. But the lines of one queen meet a row below it in three squares at most.',
					1: 'you count three attacks. Not every line of this queen reaches row 1: look at the edge.',
					3: 'you count one attack. A queen attacks along more lines than one.',
					4: 'then this queen would attack nothing in row 1. It attacks along lines, not only in its own row.',
				},
				nudge: 'follow the lines of the queen down to row 1.',
				hint: 'column 3 is attacked along the column. Which diagonal stays on the board?',
			},
			zh: {
				asks: '换一个新棋盘，上面只有一个皇后。不受任何皇后攻击的格叫安全的格。第 1 行有几个安全的格？',
				after: '皇后沿列攻击第 3 列，沿 / 攻击第 2 列。',
				wrong: {
					0: '那样第 1 行每一格都受攻击。可是一个皇后的几条线，与下面的一行最多相交于三格。',
					1: '你数了三处攻击。可是这个皇后的线不是每条都到得了第 1 行：看看棋盘的边。',
					3: '你只数了一处攻击。皇后不止沿一条线攻击。',
					4: '那样第 1 行就没有一格受攻击了。皇后不只攻击自己那一行，还沿别的线攻击。',
				},
				nudge: '沿着皇后的几条线往下看到第 1 行。',
				hint: '第 3 列与皇后同列。哪条斜线到第 1 行时还在棋盘上？',
			},
		},
		{
			type: 'choose',
			queens: givenOne,
			right: 'a',
			en: {
				asks: 'A queen attacks along a diagonal at any distance: the / of this queen passes row 1, column 2 and row 2, column 1. When are two squares on one diagonal?',
				options: [
					'As many rows apart as columns',
					'They touch at a corner',
					'The same sum of row and column',
					'One is lower and further right',
				],
				after:
					'each step along a diagonal is one row and one column. A program compares the two distances without their signs: that is what `abs` is for.',
				wrong: {
					b: 'that is only its next square. The diagonal goes on to the edge.',
					c: 'along / that is so: one more row, one column less. But what about \\?',
					d: 'row 2, column 1 is lower and further right than row 0, column 0. Does a diagonal lead there?',
				},
				nudge: 'go along a diagonal, square by square: what happens to the row, and to the column?',
				hint: 'from row 0, column 3 to row 2, column 1: how many rows down, how many columns across?',
			},
			zh: {
				asks: '同一条斜线上，隔多远都受攻击：这个皇后的 / 经过第 1 行第 2 列、第 2 行第 1 列。两格什么时候在同一条斜线上？',
				options: ['行相差几，列也相差几', '角对角紧挨着', '行号加列号相等', '一个在另一个的右下方'],
				after: '沿斜线每走一步，行号和列号各变化 1。程序比较行差和列差，不管正负：abs（绝对值）就用在这里。',
				wrong: {
					b: '那只是斜线上相邻的一格。斜线一直通到棋盘的边。',
					c: '沿 / 是这样：行号加 1，列号就减 1。可是 \\ 呢？',
					d: '第 2 行第 1 列在第 0 行第 0 列的右下方。有斜线通到那里吗？',
				},
				nudge: '沿一条斜线一格一格地走：行怎样变，列怎样变？',
				hint: '从第 0 行第 3 列到第 2 行第 1 列：往下几行，横移几列？',
			},
		},
		{
			type: 'reach',
			queens: givenOne,
			cursor: {row: 1, column: 0},
			target: {type: 'board', queens: stuck, row: 1},
			en: {
				asks: 'Row 1 has two safe squares. Put a queen on one of them, so that row 2 has none.',
				after: 'you are stuck: no queen attacks the other, and yet row 2 has no safe square.',
				nudge: 'the queen in row 0 already attacks two squares of row 2.',
				hint: 'those are columns 3 and 1. The new queen must attack columns 0 and 2.',
				answer: 'put the queen on row 1, column 1',
			},
			zh: {
				asks: '第 1 行有两个安全的格。选一格放皇后，使第 2 行没有安全的格。',
				after: '走不下去了：两个皇后互不攻击，第 2 行却没有安全的格。',
				nudge: '第 0 行的皇后已经攻击了第 2 行的两格。',
				hint: '那两格在第 3 列和第 1 列。新皇后要攻击第 0 列和第 2 列。',
				answer: '把皇后放在第 1 行第 1 列',
			},
		},
		{
			type: 'choose',
			queens: stuck,
			right: 'c',
			en: {
				asks: 'What do you change now, to try something new and leave no possibility out?',
				options: ['Remove both queens', 'Move the queen in row 0', 'Move the queen in row 1', 'Go on with row 3'],
				after: 'you undo only the last choice, so nothing that may still work is lost. This is backtracking.',
				wrong: {
					a: 'that also gives up the queen in row 0. It is not known to be wrong yet.',
					b: 'then one board with the queen on row 0, column 3 is never tried.',
					d: '4 queens need 4 rows. A row that stays empty can never be filled later.',
				},
				nudge: 'change as little as you can.',
				hint: 'which of the two queens came last, and is another square left for it?',
			},
			zh: {
				asks: '现在改哪里，才能试新的摆法，又一种也不漏？',
				options: ['移走两个皇后', '移动第 0 行的皇后', '移动第 1 行的皇后', '接着放第 3 行'],
				after: '只撤销最后一次选择，别的选择也许还行得通，都留着。这就是回溯。',
				wrong: {
					a: '这样连第 0 行的皇后也丢了，而它还没有被证明是错的。',
					b: '那样，第 0 行第 3 列有皇后的摆法就漏了一种。',
					d: '4 个皇后要占 4 行。空着的一行，以后也补不上。',
				},
				nudge: '改得越少越好。',
				hint: '两个皇后，哪一个是后放的？它还有别的格可放吗？',
			},
		},
	],
};
