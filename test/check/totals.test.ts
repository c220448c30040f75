import {expect, test} from 'vitest';
import {measures, totalsReader} from '../../source/check/totals.js';
import {rowsOf} from '../judge/wrong-programs.js';

/** What a program of 8 queens says: how many solutions, of how many queens, of classes or uncertain (?). Then lines that say so; • is a solution. */
const table = `
92 ¦ 92 solutions ¦ 92 solution ¦ Found 92 ¦ Total: 92 ¦ number of solutions found => 92 ¦ 92 (known) ways ¦ 92 is the answer ¦ # 92 solutions
92 ¦ 92 ¦ 92. ¦ 92 .. ¦ = 92 ¦ >> 92 ¦ "92" ¦ The solutions: '92' ¦ *92* sols ¦ N = 92. ¦ n=92 ¦ Total is 92, as known ¦ total -> 92 (all)
92 ¦ 92 soluciones ¦ 92 soluções ¦ 92 soluzioni ¦ 92 Lösungen ¦ 92 решений ¦ 92 çözüm ¦ 해: 92 ¦ Anzahl: 92 ¦ всего: 92 ¦ Nombre de solutions : 92
92 ¦ 共 92 个 ¦ 总共有 92 个 ¦ 总计共有: 92 ¦ 總計 92 ¦ 计算出92个 ¦ 92 种解法 ¦ 92解 ¦ 92 種不同的可行的解 ¦ 92 组答案 ¦ 92 套方案 ¦ 92 个可能的布局
92 ¦ 92种方法 ¦ 92 种摆法 ¦ 解的个数: 92 ¦ 答案=92 ¦ 结果 是 92 ¦ 方案数为 92 ¦ 第 3 页：92 个解 ¦ 解共有几个 = 92
92 ¦ nodes=2057 solutions=92 ¦ nodes: 2057, solutions: 92 ¦ 2057 steps; total: 92 ¦ 92 solutions in 2057 calls ¦ total: 92, 57 calls
92 ¦ [3/92] • ¦ 13/92 • ¦ • 3 of 92 ¦ 13 / 92: • ¦ 3of92 •
92 ¦ 2026-01-05 92 solutions ¦ 12:30:05 92 solutions ¦ 92 solutions in 0.5 s ¦ 92 solutions 3 sec ¦ q.py:12 92 solutions ¦ Solution 3 is one of 92 solutions ¦ 1,234.5.6 92 solutions
92 ¦ The first board was found long ago; there are 92 solutions ¦ 92 solutions, the first of which is ¦ calls: 5 total: 92 ¦ 0 queens: 92 ¦ 28 queens: 92 ¦ only boards of sizes 92 solutions ¦ only boards of size, solutions: 92
92 of 1 ¦ 1 queen: 92
92 of 27 ¦ 27 queens: 92
14200 ¦ 14,200 solutions ¦ 14,200
2279184 ¦ 2,279,184 solutions
92 of 8 ¦ 92 solutions for 8 queens ¦ n = 8: 92 solutions ¦ n=8: 92 solutions ¦ N is 8: 92 solutions ¦ size=8, 92 solutions ¦ queens: 8 solutions: 92 ¦ queens(8): 92 solutions
92 of 8 ¦ 8 queens have 92 solutions (10 queens take longer) ¦ solutions of 8 queens = 92 ¦ 8 x 8: 92 ¦ 8×8 92 solutions ¦ 8 queens: 92 ¦ 8-queens: 92 ¦ 八皇后: 92 ¦ 八个皇后 92 ¦ 皇后数量为8: 92个解 ¦ 皇后是 8, 92 个解 ¦ 大小: 8, 解: 92
724 of 10 ¦ n = 10: 724 solutions ¦ n=10: 724 solutions ¦ queens( 10 ): 724 solutions ¦ queen (10): 724 solutions ¦ 10 x 10: 724 ¦ 10x10: 724 ¦ 10 queens: 724 ¦ 10  queen board: 724 solutions
724 of 10 ¦ 10皇后问题共有724个解 ¦ 十個皇後 724 ¦ 皇后数为 10：724个解 ¦ 长宽=10, 724 个解
12 classes ¦ 12 distinct solutions ¦ 12 unique solutions ¦ 12 fundamental solutions ¦ 12 fondamentales solutions ¦ 12 fundamentally different solutions ¦ 12 classes of solutions ¦ 本质不同的解: 12
12 ¦ 12 classified solutions ¦ 12 uniquely solutions
0 ¦ no solution ¦ No valid solutions found ¦ without any solution ¦ none of the solutions ¦ solutions: none ¦ A solution does not exist ¦ none ¦ None ¦ 无解 ¦ 没有解 ¦ 不存在
0 ¦ [] ¦ [  ] ¦ {"solutions": []} ¦ {"n": "eight", "solution": []}
3 ? ¦ first 3 solutions ¦ showing 3 solutions ¦ only 3 solutions ¦ prints 3 solutions ¦ limit 3 solutions ¦ should be 3 solutions ¦ expect 3 solutions ¦ 前 3 个解
92 ? ¦ 92/3 solutions ¦ solution number 4 of 92 ¦ 92 solutions 3 ¦ The SOLUTIONS took 92 or so
92,3 ? ¦ solutions found in 92 steps: 3 ¦ answer: 92 and 3
1 ? ¦ 1 ¦ = 1
 ¦ row 92 ¦ 92 rows ¦ 0123 ¦ 1234 ¦ | 92 | ¦ 3 of 92 ¦ 1/3/92 • ¦ 3/92/5 • ¦ n = 8 ¦ an = 92 ¦ n = 92 x ¦ 0,125 solutions ¦ 1234,567 solutions ¦ 1,2345 solutions
 ¦ Solution 3 ¦ Solution #3 ¦ solution no. 3 ¦ 解3 ¦ 第3种解法 ¦ 第 92 种解法 ¦ There were 92 ¦ total 92% ¦ total: 92/100 ¦ total: 92.5 ¦ 92.5 solutions ¦ /92 solutions ¦ 8x9: 92
 ¦ none found ¦ found none ¦ No row fits; solutions follow ¦ solutions, not rows ¦ no, solutions ¦ x [] ¦ [] x ¦ solutions: [] ¦ 12 unique ¦ 92 solutions and 3 sols ¦ solutions: 92, count: 3 ¦ ... ¦ it took 92
 ¦ total steps: 57 ¦ number of calls: 57 ¦ count of nodes = 57 ¦ sum of backtracks: 57 ¦ total checks: 57 ¦ total tests: 57 ¦ total time: 57 ¦ total recursions: 57 ¦ total iterations: 57 ¦ total attempts: 57
 ¦ Recursive calls in all: 57 ¦ total tries: 57 ¦ total trials: 57 ¦ total states: 57 ¦ nodes visited, total: 57 visits ¦ total depth: 57 ¦ total memory: 57 ¦ total comparisons: 57 ¦ total operations: 57
 ¦ 总次数 57 ¦ 共 57 步 ¦ 总耗时 57 ¦ 共 57 个节点 ¦ 总递归 57 ¦ 总回溯 57 ¦ 总共尝试 57
`;

test.each(rowsOf(table))('that there are %s solutions is said in %s', (said = '', ...sentences) => {
	for (const sentence of sentences) {
		const reader = totalsReader(8);
		reader.read({text: 'Begin', line: 1});
		reader.read({text: sentence.replaceAll('•', '\u0001'), line: 2});
		const found = reader.found().map(({numbers, size, isOfClasses, isUncertain}) => {
			return `${numbers}${size ? ` of ${size}` : ''}${isOfClasses ? ' classes' : ''}${isUncertain ? ' ?' : ''}`;
		});
		expect(found.join(), sentence).toBe(said);
	}
});

test('what measures something else is no number of solutions', () => {
	const text =
		'q.py:12 2026-01-05T12 1999-12-31 12:30:05.5 1:02 0.5 1,5 1.5e-3 2.5E+10 1.25e7 5 % 15% 12ms 5 s 3 µs 5 us 7 ns 3 sec 10 min 5 kb 5 KiB 2 MiB 1 GB 12毫秒 3 秒 15步 7次';
	expect(text.replace(measures, '~')).toBe(
		'~ ~12 ~~ ~ ~ ~ ~ ~ ~ ~ % ~% ~ms ~ s ~ µs ~ us ~ ns ~ sec ~ min ~ kb ~ KiB ~ MiB ~ GB ~毫秒 ~ 秒 ~步 ~次',
	);
	const none = '8-queens 1-2 92 solutions, 5 sides 5 mbx 5 kbytes';
	expect(none.replace(measures, '~')).toBe(none);
});
