import type {Chapter} from '../task.js';

export const eight: Chapter = {
	stage: {size: 8},
	en: {
		title: 'Eight queens, the same program',
		sentences: ['Now n is 8, and a new search begins. The program has not changed.'],
	},
	zh: {
		title: '用同一个程序解八皇后',
		sentences: ['现在 n 是 8，搜索重新开始。程序一点没变。'],
	},
	tasks: [
		{
			type: 'reach',
			at: 0,
			target: {type: 'step', until: 28},
			en: {
				asks: '{+dead-end} goes to the next dead end. Go to the first one.',
				after: 'row 5 is the first of {deadEnds8} dead ends.',
				wrong: {
					past: 'you are past it. {-dead-end} goes back, {lesson-again} begins again.',
					D: '{-dead-end} goes back to the dead end before. There is none yet.',
				},
				nudge: 'it is one key.',
				hint: 'lower case: {+dead-end}.',
				answer: 'press {+dead-end}',
			},
			zh: {
				asks: '按 {+dead-end} 到下一条死路。请前往第一条。',
				after: '第 5 行是 {deadEnds8} 条死路中的第一条。',
				wrong: {
					past: '走过头了。按 {-dead-end} 退回去，按 {lesson-again} 重来。',
					D: '{-dead-end} 退到前一条死路，现在前面还没有。',
				},
				nudge: '只要按一个键。',
				hint: '小写：{+dead-end}。',
				answer: '按 {+dead-end}',
			},
		},
		{
			type: 'predict',
			at: 28,
			steps: 1,
			en: {
				asks: 'Now without help. place(5) has tested its last column. What happens next, and where?',
				after: 'place(4) goes on after its queen.',
			},
			zh: {
				asks: '这次没有提示。place(5) 测试完了最后一列。接下来是什么，在哪里？',
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
					'Columns that have failed',
				],
				after: 'this is pruning: {timesFewer8} times fewer nodes.',
				wrong: {
					b: 'for 4 queens it found both solutions, and one is the mirror image of the other.',
					c: 'brute force does not try a board twice, either.',
					d: 'each call begins its loop at column 0, whatever failed before.',
				},
				nudge: 'which line of the program leaves something out?',
				hint: 'think of `continue`, and of the 16 boards of chapter 2.',
			},
			zh: {
				asks: '每行放一个皇后，穷举的树有 {unpruned8} 个结点。回溯只用 {nodes8} 个结点就找到全部 {solutions8} 个解。它省去了什么？',
				options: ['受攻击的格下面的摆法', '与别的摆法互为镜像的', '已经试过的摆法', '走不通的列'],
				after: '这就是剪枝：结点数约为原来的 1/{timesFewer8}。',
				wrong: {
					b: '4 个皇后时，它两个解都找到了，而它们互为镜像。',
					c: '穷举也不会把一种摆法试两次。',
					d: '不管前面哪一列走不通，每次调用的循环都从第 0 列开始。',
				},
				nudge: '程序的哪一行会略过什么？',
				hint: '想想 continue，还有第 2 课的 16 种摆法。',
			},
		},
	],
};
