import type {Chapter} from '../task.js';

export const deadEnd: Chapter = {
	en: {
		title: 'Is a square safe?',
		explained: 'A row without a safe square is a dead end. place(2) tests row 2, square by square.',
	},
	zh: {
		title: '哪一格安全',
		explained: '一行没有安全格，就是一条死路。place(2) 正在逐格测试第 2 行。',
	},
	tasks: [
		{
			type: 'choose',
			at: 7,
			steps: 1,
			asked: [{row: 2, column: 1}],
			right: 'c',
			en: {
				asks: 'Row 2, column 0 is attacked. Now column 1, the square marked ?: which queens attack it?',
				options: ['None: it is safe', 'The queen in row 0', 'The queen in row 1', 'Both'],
				after: 'the queen in row 1 is one row up and one column right of it: they are on one diagonal, /.',
				wrong: {
					a: 'one of the two queens is on a diagonal with row 2, column 1.',
					b: 'from the queen in row 0 it is 2 rows down but 1 column across: no diagonal.',
					d: 'from the queen in row 0 it is 2 rows down but 1 column across: no diagonal. And the other?',
				},
				hints: ['look up its column, and up both diagonals.', 'a diagonal: as many rows as columns.'],
			},
			zh: {
				asks: '第 2 行第 0 列受攻击。再看第 1 列标着「?」的那一格：哪个皇后攻击它？',
				options: ['没有，它是安全格', '第 0 行的皇后', '第 1 行的皇后', '两个都攻击它'],
				after: '第 1 行的皇后在它上面一行、右边一列，两格在同一条斜线 / 上。',
				wrong: {
					a: '有一个皇后与第 2 行第 1 列在同一条斜线上。',
					b: '从第 0 行的皇后往下 2 行，却只横移 1 列：不在同一条斜线上。',
					d: '从第 0 行的皇后往下 2 行，却只横移 1 列：不在同一条斜线上。另一个呢？',
				},
				hints: ['沿它的列、两条斜线往上看。', '同一条斜线上，往下几行，就横移几列。'],
			},
		},
		{
			type: 'choose',
			at: 8,
			steps: 2,
			asked: [
				{row: 2, column: 2},
				{row: 2, column: 3},
			],
			right: 'd',
			en: {
				asks: 'Two squares of row 2 are left. Which of them are safe?',
				options: ['Both', 'Only column 2', 'Only column 3', 'Neither'],
				after:
					'row 2 is a dead end: with these two queens above, it cannot have a queen. Each square now shows the line of its attack, and the row of the attacker.',
				wrong: {
					a: 'the queen in row 1 attacks row 2, column 2 along its column. And column 3?',
					b: 'the queen in row 1 attacks row 2, column 2 along its column, that in row 0 along \\.',
					c: 'from the queen in row 1 to row 2, column 3 it is 1 row down and 1 column across.',
				},
				hints: [
					'test each of the two against each of the queens.',
					'which squares of row 2 does the queen in row 1 attack?',
				],
			},
			zh: {
				asks: '第 2 行还剩两格。哪一格安全？',
				options: ['两格都安全', '只有第 2 列', '只有第 3 列', '都不安全'],
				after: '第 2 行是一条死路：上面两个皇后这样摆，这一行就放不下皇后。现在每格写着攻击的方向，和攻击者所在的行。',
				wrong: {
					a: '第 1 行的皇后与第 2 行第 2 列同列，攻击它。第 3 列呢？',
					b: '第 1 行的皇后与第 2 行第 2 列同列，第 0 行的皇后沿 \\ 攻击它。',
					c: '从第 1 行的皇后到第 2 行第 3 列，往下 1 行，横移 1 列。',
				},
				hints: ['两格都要与两个皇后比较。', '第 1 行的皇后攻击第 2 行的哪几格？'],
			},
		},
	],
};
