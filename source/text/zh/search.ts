import type {searchTexts as english} from '../en/search.js';
import {number} from '../numbers.js';

/** The recursion stack, the search tree and the program. */
export const searchTexts: typeof english = {
	treeTitle: (visited, all) =>
		all === undefined ? `搜索树：${number(visited)} 个结点` : `搜索树：${number(visited)} / ${number(all)} 个结点`,
	treeRow: '行',
	treeFigures: {nodes: '结点', solutions: '解'},
	shortTreeFigures: {nodes: '结点', solutions: '解'},
	listingTitle: (variant, row, column) =>
		column === undefined ? `${variant}：row = ${row}` : `${variant}：row = ${row}，column = ${column}`,
	stackTitles: (hasShape, hidden, above) => {
		if (hidden === 0) {
			return hasShape ? ['递归栈，各深度已访问的结点', '递归栈，各深度的结点', '递归栈', '栈'] : ['递归栈', '栈'];
		}

		const calls = `${above} ${number(hidden)} 层调用`;
		const shape = hasShape
			? [`递归栈，上方还有 ${calls}；各深度已访问的结点`, `递归栈，上方 ${calls}；各深度的结点`]
			: [];
		return [...shape, `递归栈，上方还有 ${calls}`, `递归栈，上方 ${calls}`, calls, `${above} ${number(hidden)} 层`];
	},
	column: (column) => `第 ${column} 列`,
	fullBoard: '棋盘已满',
	returned: '已返回',
};
