import type {deadEnd as english} from '../../en/lesson/3-dead-end.js';

export const deadEnd: typeof english = () => ({
	title: '死路',
	sentences: ['接下来 place(2) 测试第 2 行的各格。', '没有安全格的一行，叫一条死路。'],
	tasks: {
		attackers: {
			asks: '第 2 行是死路吗？从第 0 列起，每一格输入攻击它的皇后的行号，安全就输入 s。受几行攻击时任填一行。',
			after: '第 2 行是一条死路：上面两个皇后这样摆，这一行就放不下皇后。',
			wrong: {},
			nudge: '从每一格沿它的列、两条对角线往上看。',
			hint: '对角线上，往下几行，就横移几列。',
			answer: '0 1 1 1。',
		},
	},
});
