import type {searchTexts as english} from '../en/search.js';
import {number} from '../numbers.js';

export const searchTexts: typeof english = {
	titles: {
		program(row, column) {
			const values = column === undefined ? `row = ${row}` : `row = ${row}，col = ${column}`;
			return row === undefined ? '程序' : [`程序：${values}`, values];
		},
		look: (memory, check, all) => [`${memory}：比较/查表 ${check} / ${all}`, memory],
		memory: (step) => (step === undefined ? '内存' : `第 ${number(step)} 步的内存`),
		stack: (hidden, above) => (hidden === 0 ? ['调用栈（栈帧）', '调用栈'] : `调用栈 ${above} ${hidden}`),
	},
	tree: {
		whole: '整个搜索',
		zoom: '局部',
		headed: (title) => `${title}：`,
		fruitful: '有解',
		vain: (percent) => (percent === undefined ? '白费' : `白费 ${percent}（按步数）`),
		solution: '解',
		stack: '调用栈',
		now: '当前',
		share: (percent) => `占整个搜索的 ${percent}`,
	},
	fullBoard: '棋盘已满',

	bitOf: (name, bit) => `${name} 第 ${bit} 位`,
	bitOrder: '0 位在左',
	leftOver: '以前留下的',
	costTitle: (name, unit, here, all) =>
		`${name}：${{checks: '比较/查表', writes: '写入'}[unit]} ${number(here)} 次，共 ${number(all)}`,
};
