import type {Chapter} from '../task.js';

export const growth: Chapter = {
	stage: {size: 8, shows: 'spaces'},
	en: {
		title: 'How the work grows',
		explained:
			'Why backtracking? The plain way is brute force: build each board with one queen a row, then look for an attack.',
	},
	zh: {
		title: '工作量怎样增长',
		explained:
			'为什么要回溯？最直接的办法是暴力枚举：每行放一个皇后，摆出每一种棋盘，再查有没有冲突，即互相攻击的皇后。',
	},
	tasks: [
		{
			type: 'choose',
			stage: {shows: 'compare', size: 4},
			at: 94,
			right: 'a',
			en: {
				asks: 'The race for 4 queens, at equal work. Brute force puts a queen in each row, and only then looks for an attack (!). The others are done. What have they never built?',
				options: ['Boards with an attack', 'Solutions', 'Boards with 4 queens', 'Boards without an attack'],
				after:
					'an attacked square is left at once, with all boards below it. In all, brute force needs 772 operations (checks and writes), scan 100. For 8 queens it needs 1,421 times as many as scan.',
				wrong: {
					b: 'they are done, and have found both.',
					c: 'each solution has 4 queens.',
					d: 'those are what they look for.',
				},
				hints: ['what is wrong with the board of brute force?', 'would a test have let its second queen stand there?'],
			},
			zh: {
				asks: '四皇后的赛跑，工作量相同。暴力枚举摆满各行，才查有没有冲突（!）。另外三个已经搜完：它们从来没有摆出过什么？',
				options: ['有冲突的棋盘', '解', '有 4 个皇后的棋盘', '没有冲突的棋盘'],
				after:
					'遇到受攻击的格就离开，它下面的摆法一个也不摆。全部做完，暴力枚举要 772 次基本操作（比较、查表或写入），scan 只要 100 次。八皇后时，暴力枚举是 scan 的 1,421 倍。',
				wrong: {
					b: '它们已经搜完，两个解都找到了。',
					c: '每个解都有 4 个皇后。',
					d: '它们找的正是这样的棋盘。',
				},
				hints: ['暴力枚举的棋盘错在哪里？', '如果先测试，它的第二个皇后会放在那里吗？'],
			},
		},
		{
			type: 'choose',
			right: 'b',
			en: {
				asks: 'Each line keeps one rule more, so there is less to try. The last one is the search: it keeps the diagonals, too. On the log scale of the bars, equal steps in length are equal factors. Which rule saves most?',
				options: ['One queen a row', 'One queen a column', 'The diagonals', 'All save the same'],
				after: '416 times fewer: a column reaches every row, a diagonal soon leaves the board.',
				wrong: {
					a: 'that saves much, but another factor is larger.',
					c: 'they make the last step, which is the shortest.',
					d: 'then all three steps would be equally long.',
				},
				hints: ['how much shorter is each bar than the one above?', 'which number shrinks by the largest factor?'],
			},
			zh: {
				asks: '每一行多守一条规则，要试的就少一些。最后一行是搜索，斜线的规则也守。条形按对数刻度画：长度之差相等，倍数就相等。哪一条规则省得最多？',
				options: ['每行一个皇后', '每列一个皇后', '斜线', '省得一样多'],
				after: '减少到 1/416：列通到每一行，斜线很快就出了棋盘。',
				wrong: {
					a: '省得不少，可是还有一个倍数更大。',
					c: '那是最后一步，缩短得最少。',
					d: '那样三步缩短的长度就一样了。',
				},
				hints: ['每一条比上面一条短多少？', '比较数字：哪一个缩小的倍数最大？'],
			},
		},
		{
			type: 'choose',
			stage: {shows: 'growth'},
			right: 'c',
			en: {
				asks: 'Each line has one queen more. The factor: its tests, divided by those of the line above. What is it from 8 to 9 queens?',
				options: ['1.1, as 9 / 8', '3.5', '4.6', '10'],
				after:
					'72,378 tests, and then 348,150, 4.8 times as many. With a factor that stays above 4, the work grows faster than any power of n.',
				wrong: {
					a: 'then each queen would cost the same. All factors here are larger.',
					b: 'from 7 to 8 it is more than that, and the factors rise slowly.',
					d: 'from line to line the factor rises by less than 1.',
				},
				hints: ['how do the factors change?', 'a little more than the last, 4.4.'],
			},
			zh: {
				asks: '每行多一个皇后，倍数是这一行的测试次数除以上一行的。从 8 个皇后到 9 个，是几倍？',
				options: ['1.1 倍，即 9 / 8', '3.5 倍', '4.6 倍', '10 倍'],
				after: '72,378 次测试，再下一行是 348,150 次，4.8 倍。倍数一直大于 4，工作量就比 n 的任何次方增长得都快。',
				wrong: {
					a: '那样每个皇后的工作量都一样。这里的倍数都比它大。',
					b: '从 7 到 8 已经不止这些，而且倍数在慢慢变大。',
					d: '每多一个皇后，倍数只增加不到 1。',
				},
				hints: ['从 4 个皇后起，倍数怎样变化？', '最后一个倍数是 4.4，下一个再大一点。'],
			},
		},
	],
};
