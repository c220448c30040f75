import {type searchSpaces as english, formulas} from '../../en/compare/search-spaces.js';
import {large, ratio} from '../../numbers.js';

export const searchSpaces: typeof english = {
	title: (size) => `搜索空间：${size} 个皇后的工作量`,
	scale: (divided) => `各条形共用一个对数刻度。${divided} 后的数：上一行是本行的几倍；x 后的数：本行是上一行的几倍。`,
	heads: {
		boards: '逐一试摆满的摆法，摆法数：',
		nodes: '按这些规则回溯，搜索树的结点数：',
		tests: '按全部规则回溯，测试数、放置数（根以外的全部结点）：',
	},
	names: {
		'any-squares': '任选若干格',
		'one-a-row': '每行一个',
		permutations: '每行每列各一个',
		'no-rules': '只有每行一个',
		'no-diagonal': '列',
		'one-diagonal': '列和 /',
		'all-rules': '列、/ 和 \\',
		'no-column': '/ 和 \\',
		tests: '测试',
		placements: '放置',
	},
	formulas,
	reasons: {
		'one-a-row': ['每行一个', '去掉同一行有两个皇后的摆法。'],
		permutations: ['每列一个', '再去掉同一列有两个皇后的摆法。'],
		'no-diagonal': ['每列一个', '与上方皇后同列的格，连同其下的子树一起剪去。'],
		'one-diagonal': ['每条 / 一个', '与上方皇后同在一条 / 上的格也剪去。'],
		'all-rules': ['每条 \\ 一个', '与上方皇后同在一条 \\ 上的格也剪去：规则到此齐全。'],
		'no-column': ['不用列规则', '这里只去掉列规则：可见它省下多少。'],
		placements: ['只放安全的格', '只有测出安全的格才放皇后。'],
	},
	fewer: (divided, factor) => `${divided}${factor}`,
	more: (factor) => `x${factor}`,
	ratio,
	saved: (column, diagonal, isColumnMore) =>
		`去掉列规则，结点 x${column}；去掉 \\，x${diagonal}${isColumnMore ? '：列规则省得最多' : ''}。`,
	invalid: (found) => {
		const list = (words: (invalid: string, boards: string) => string) =>
			found
				.map(({rules, invalid, boards}) => `只用「${rules}」规则，${words(large(invalid), large(boards))}`)
				.join('；');
		return [
			`${list((invalid, boards) => `${boards} 种摆满的摆法中有 ${invalid} 种不是解`)}。`,
			`${list((invalid) => `${invalid} 种摆满的摆法不是解`)}。`,
		];
	},
	counting: (percent) => `正在计数，${percent}%`,
	outOfReach: '算不完',
};
