import type {Step} from '../../solver/index.js';
import type {prediction as english} from '../en/prediction.js';
import {number} from '../numbers.js';
import {lineNames, span, squareName} from './words.js';

export const prediction: typeof english = {
	beginning: '棋盘是空的。',
	situation: (step: Step) => {
		switch (step.type) {
			case 'test': {
				return `${squareName(step)}${step.attack ? '受攻击' : '安全'}。`;
			}

			case 'place': {
				return `在${squareName(step)}放了皇后。`;
			}

			case 'solution': {
				return `报告了第 ${number(step.number)} 个解。`;
			}

			case 'backtrack': {
				return `移走了${squareName(step)}的皇后。`;
			}
		}
	},
	test: (square, rowsAbove, keys, typed) => {
		const name = squareName(square);
		if (rowsAbove === 0) {
			return [`${name}：上方没有皇后，这一格安全（${keys.safe}）吗？`, `${name}：安全（${keys.safe}）吗？`];
		}

		const rows = span(0, rowsAbove - 1);
		return [
			`${name}：安全（${keys.safe}），还是受哪一行（${rows}）的皇后攻击？${typed}_`,
			`${name}：安全（${keys.safe}），还是受哪一行（${rows}）攻击？${typed}_`,
			`${name}：安全（${keys.safe}），还是哪一行攻击？${typed}_`,
		];
	},
	next: (keys) => [
		`接下来是什么：测试（${keys.test}）、放置（${keys.place}）、返回（${keys.return}），还是解（${keys.solution}）？`,
		`接下来：测试（${keys.test}）、放置（${keys.place}）、返回（${keys.return}）、解（${keys.solution}）？`,
	],
	testOf: (typed) => `测试：哪一行、哪一列？${typed}`,
	placeOn: (typed) => `放置：哪一行、哪一列？${typed}`,
	returnTo: (size, typed) => [
		`返回：哪一行接着试，从哪一列起（${size} 表示已无列可试）？${typed}`,
		`返回：到哪一行、哪一列（${size}：已无列）？${typed}`,
	],
	noTestAnswer: (rowsAbove, keys) =>
		rowsAbove === 0
			? `这不是答案。请按 ${keys.safe}：没有皇后能攻击它。`
			: `这不是答案。安全请按 ${keys.safe}，否则输入皇后的行号：${span(0, rowsAbove - 1)}。`,
	noNextAnswer: (keys) => `这不是答案。请按 ${keys.test}、${keys.place}、${keys.return} 或 ${keys.solution}。`,
	noNumber: (what, most) => `这不是答案。请输入${{row: '行', column: '列'}[what]}号：${span(0, most)}。`,
	isTested: (square, attack) =>
		attack
			? [
					`${squareName(square)}受第 ${attack.row} 行的皇后攻击（${lineNames[attack.line]}）。`,
					`(${square.row}, ${square.column}) 受第 ${attack.row} 行攻击。`,
				]
			: [`${squareName(square)}安全：上方没有皇后攻击它。`, `(${square.row}, ${square.column}) 安全。`],
	comesTest: ({row, column}) => `调用了 place(${row})，先测试第 ${column} 列。`,
	comesPlacement: (square) => `${squareName(square)}安全，所以在那里放皇后。`,
	comesSolution: (size, solution) =>
		`${size === 1 ? '仅有的一行已放皇后' : `${size} 行都放了皇后`}：第 ${number(solution)} 个解。`,
	comesReturn: (size, {row, column}) => {
		const call = `place(${row + 1})`;
		const isLast = column + 1 === size;
		const why = row + 1 === size ? '解已报告' : `${call} 已无列可试`;
		const returns = row + 1 === size ? `${why}，${call} 返回` : `${why}，返回`;
		const last = isLast ? `第 ${row} 行已无列可试` : `第 ${row} 行接着试第 ${column + 1} 列`;
		const then = isLast && row + 1 < size ? `第 ${row} 行也无列可试` : last;
		return [`${returns}；${then}。`, `${why}；${then}。`, `${call} 返回；${last}。`];
	},
	outcomes: {
		right: (explanation) => `上一问答对了：${explanation}`,
		wrong: (explanation) => `上一问答错了：${explanation}`,
		skipped: (explanation) => `刚才跳过：${explanation}`,
	},
	score: (right, asked) => `答对 ${number(right)} / ${number(asked)}`,
	waiting: '等待回答',
	hidden: '回答后才显示。',
};
