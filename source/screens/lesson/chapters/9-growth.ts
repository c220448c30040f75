import type {Chapter} from '../task.js';

export const growth: Chapter = {
	stage: {size: 8, right: 'spaces'},
	en: {
		title: 'How the work grows',
		explained: 'The bars are on a log scale: equal steps in length are equal factors.',
	},
	zh: {
		title: '工作量怎样增长',
		explained: '条形按对数刻度画：长度之差相等，倍数就相等。',
	},
	tasks: [
		{
			type: 'choose',
			right: 'b',
			en: {
				asks: 'Each line keeps one rule more, so there is less to try. The last one is the search: it keeps the diagonals, too. Which rule saves most?',
				options: ['One queen a row', 'One queen a column', 'The diagonals', 'All save as much'],
				after: '416 times fewer: a column reaches every row, a diagonal soon leaves the board.',
				wrong: {
					a: 'that saves much, but another factor is larger.',
					c: 'they make the last step, which is the shortest.',
					d: 'then all three steps would be as long.',
				},
				hints: ['how much shorter is each bar than the one above?', 'which number shrinks by the largest factor?'],
			},
			zh: {
				asks: '每一行多守一条规则，要试的就少一些。最后一行是搜索，斜线的规则也守。哪一条省得最多？',
				options: ['每行一个皇后', '每列一个皇后', '斜线', '省得一样多'],
				after: '减少到 1/416：列通到每一行，斜线很快就出了棋盘。',
				wrong: {
					a: '省得不少，可是还有一个倍数更大。',
					c: '那是最后一次，缩短得最少。',
					d: '那样三次缩短的长度就一样了。',
				},
				hints: ['每一条比上面一条短多少？', '比较数字：哪一个缩小的倍数最大？'],
			},
		},
		{
			type: 'choose',
			stage: {right: 'growth'},
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
