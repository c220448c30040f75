import type {Chapter} from '../task.js';

export const eight: Chapter = {
	stage: {size: 8},
	en: {
		title: 'Eight queens, the same program',
		explained: 'Now n is 8. The program has not changed. This is the first of {deadEnds8} dead ends.',
	},
	zh: {
		title: '用同一个程序解八皇后',
		explained: '现在 n 是 8，程序一点没变。这是 {deadEnds8} 条死路中的第一条。',
	},
	tasks: [
		{
			type: 'predict',
			at: 28,
			steps: 1,
			en: {
				asks: 'Now without help. place(5) has tested its last column. What happens next, and where?',
				after: 'place(4) goes on after its queen.',
			},
			zh: {
				asks: '这次没有提示。place(5) 判断完了最后一列。接下来是什么，在哪里？',
				after: 'place(4) 从它的皇后的下一列接着试。',
			},
		},
		{
			type: 'choose',
			at: 29,
			right: 'a',
			en: {
				asks: 'With one queen a row, brute force has a tree of {unpruned8} nodes. Backtracking finds all {solutions8} solutions in {nodes8} nodes. What does it leave out?',
				options: [
					'All below an attacked square',
					'Boards that mirror another',
					'Boards it has tried before',
					'The tests in a dead end',
				],
				after: 'this is pruning: {timesFewer8} times fewer nodes.',
				wrong: {
					b: 'for 4 queens it found both solutions, and one is the mirror image of the other.',
					c: 'brute force does not try a board twice, either.',
					d: 'it tests every square of that row: only then is it known to be a dead end.',
				},
				hints: ['which line of the program leaves boards out?', 'think of `continue`, and of pruning.'],
			},
			zh: {
				asks: '每行放一个皇后，穷举的树有 {unpruned8} 个结点。回溯只用 {nodes8} 个结点就找到全部 {solutions8} 个解。它省去了什么？',
				options: ['含受攻击格的摆法', '与别的摆法互为镜像的', '已经试过的摆法', '死路里的判断'],
				after: '这就是剪枝：结点数约为原来的 1/{timesFewer8}。',
				wrong: {
					b: '4 个皇后时，它两个解都找到了，而它们互为镜像。',
					c: '穷举也不会把一种摆法试两次。',
					d: '那一行每一格都要判断，判断完才知道是死路。',
				},
				hints: ['程序的哪一行会略过什么？', '想想 continue，还有第 2 课的 16 种摆法。'],
			},
		},
	],
};
