import type {searchTexts as english} from '../en/search.js';
import {number} from '../numbers.js';

export const searchTexts: typeof english = {
	solutionTitle: (solution, total) => `第 ${number(solution)} / ${total} 个解`,
	openingTitle: (solutions, deadEnds) => `${number(solutions)} 个解，${number(deadEnds)} 条死路`,
	listTitle: (isFundamentalOnly) => (isFundamentalOnly ? '本质不同的解' : '全部解'),
	listHeading: '编号，各行皇后的列号',
	placesHeading: '第一个皇后所在的列',
	listPart: (first, last) => `第 ${number(first)} 到 ${number(last)} 个`,
	noSolutionTitle: '无解',
	classMeaning:
		'经旋转或翻转能互相得到的解合成一个对称类。每类只把搜索最先找到的一个算作本质不同的解；类中的解都是它的对称像。',
	classTitle: (classNumber, total) => `第 ${number(classNumber)} / ${total} 类`,
	classWays: (images) => `旋转、翻转共得 ${images} 个解`,
	transforms: {
		identity: '原样',
		'rotation-90': '右转 90 度',
		'rotation-180': '旋转 180 度',
		'rotation-270': '左转 90 度',
		'reflection-columns': '左右翻转',
		'reflection-rows': '上下翻转',
		'reflection-diagonal': '沿 \\ 翻转',
		'reflection-antidiagonal': '沿 / 翻转',
	},
	noSolution: (size, tests) => `${size} 个皇后无解：${number(tests)} 次测试已全部做完，再无格可试。`,
	notFoundYet: (solution) => `第 ${number(solution)} 个解还没有找到，正在搜索。`,
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
