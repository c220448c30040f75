import type {Chapter} from '../task.js';

export const deadEnd: Chapter = {
	en: {
		title: 'A dead end',
		explained: 'Next, place(2) tests the squares of row 2. A row without a safe square is a dead end.',
	},
	zh: {
		title: '死路',
		explained: '接下来 place(2) 判断第 2 行的各格。一行没有安全的格，就是一条死路。',
	},
	tasks: [
		{
			type: 'attackers',
			at: 6,
			steps: 4,
			en: {
				asks: 'Is row 2 a dead end? For each square, from column 0 on, type the row of a queen that attacks it, or s for safe. If two attack it, name either.',
				after: 'row 2 is a dead end: below these two queens it cannot have a queen.',
				hints: ['look up its column, and up both diagonals.', 'a diagonal: as many columns as rows.'],
			},
			zh: {
				asks: '第 2 行是死路吗？从第 0 列起，每一格输入攻击它的皇后的行号，安全就输入 s。受几个皇后攻击的，任选其中一个。',
				after: '第 2 行是一条死路：上面两个皇后这样摆，这一行就放不下皇后。',
				hints: ['从每一格沿它的列、两条斜线往上看。', '同一条斜线上，往下几行，就横移几列。'],
			},
		},
	],
};
