import type {growth as english} from '../../en/lesson/9-growth.js';
import type {FactsOf} from '../../lesson-words.js';
import {number, ratio} from '../../numbers.js';

function factor(facts: FactsOf, size: number): string {
	return ratio(BigInt(facts(size).tests), BigInt(facts(size - 1).tests));
}

export const growth: typeof english = (facts) => {
	const {nodes, nodesWithout} = facts(8);
	const grown = [7, 8, 9].map((size) => `${number(facts(size).tests)}（${factor(facts, size)} 倍）`);
	const cubic = ratio(1000n, 729n);
	return {
		title: '工作量怎样增长',
		sentences: ['剪枝靠三条规则：列、\\ 和 /。'],
		tasks: {
			'best-rule': {
				asks: '来到第 7,379 步：只有一个皇后，在第 0 行第 3 列。它的列在下面 7 行里各禁止一格。它的 \\ 在几行里禁止一格？',
				after: `再往下它就出了棋盘。列通到每一行，所以列规则省得最多：没有它，树有 ${number(nodesWithout('column'))} 个结点；少一条对角线规则，有 ${number(nodesWithout('diagonal'))} 个；三条都用，只有 ${number(nodes)} 个。`,
				wrong: {
					3: '那是往左下的 /。',
					5: '你把皇后所在的第 0 行也算了。问的是它下面的行。',
					7: '通到最后一行的是列。从第 3 列出发的 \\ 在哪里碰到边？',
				},
				nudge: '沿 \\ 一行一行往下：每下一行，右移一列。',
				hint: '它到第 7 列为止。',
				answer: '4。',
			},
			factor: {
				asks: `6 到 9 个皇后的测试次数：${number(facts(6).tests)}、${grown.join('、')}。从 9 到 10，N 的三次方变为 ${cubic} 倍。测试次数变为几倍？`,
				options: [`${cubic} 倍`, '3.5 倍', `${factor(facts, 10)} 倍`, '10 倍'],
				after: `${number(facts(10).tests)} 次。如果倍数一直不缩小，工作量就比 N 的任何次方增长得都快。`,
				wrong: {
					a: '那是 N 的三次方的倍数。这里的倍数都比它大。',
					b: '从 8 到 9 已经不止这些，而且倍数在变大。',
					d: '每多一个皇后，倍数只增加不到 1。',
				},
				nudge: '括号里的倍数怎样变化？',
				hint: `最后一个倍数是 ${factor(facts, 9)}，每个都比前一个大一点。`,
				answer: 'c。',
			},
		},
	};
};
