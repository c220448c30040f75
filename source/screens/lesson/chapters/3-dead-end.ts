import type {Chapter} from '../task.js';

export const deadEnd: Chapter = {
	en: {
		title: 'A dead end',
		explained: 'A row without a safe square is a dead end. place(2) tests row 2, square by square.',
	},
	zh: {
		title: '死路',
		explained: '一行没有安全格，就是一条死路。place(2) 正在逐格测试第 2 行。',
	},
	tasks: [
		{
			type: 'predict',
			at: 7,
			steps: 3,
			en: {
				asks: 'Is row 2 a dead end? Column 0 is attacked. For each other square, type the row of a queen that attacks it, or s for safe. If two attack it, type either.',
				after:
					'row 2 is a dead end: with these two queens above, it cannot have a queen. Each square now shows the line of its attack, and the row of the attacker.',
				hints: ['look up its column, and up both diagonals.', 'a diagonal: as many columns as rows.'],
			},
			zh: {
				asks: '第 2 行是死路吗？第 0 列受攻击。对其余各格，输入攻击它的皇后的行号，安全就输入 s。若受多个皇后攻击，任填一个。',
				after: '第 2 行是一条死路：上面两个皇后这样摆，这一行就放不下皇后。现在每格写着攻击的方向，和攻击者所在的行。',
				hints: ['从每一格沿它的列、两条斜线往上看。', '同一条斜线上，往下几行，就横移几列。'],
			},
		},
	],
};
