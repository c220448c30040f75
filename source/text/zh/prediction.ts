import type {Step} from '../../solver/index.js';
import type {prediction as english} from '../en/prediction.js';
import {number} from '../numbers.js';
import {alternatives, lineNames, squareName} from './words.js';

export const prediction: typeof english = {
	beginning: '棋盘是空的。',
	situation: (step: Step) => {
		if (step.type === 'solution') {
			return `输出了第 ${number(step.number)} 个解。`;
		}

		return {
			test: `${squareName(step)}${step.type === 'test' && step.attack ? '受攻击' : '安全'}。`,
			place: `在${squareName(step)}放了皇后。`,
			backtrack: `place(${step.row}) 试完了第 ${step.column} 列。`,
		}[step.type];
	},
	asks: {
		test: (square, safe, given) => `${squareName(square)}：安全（${safe}），还是受哪一行的皇后攻击？${given}`,
		next: (keys, given) =>
			`下一步做什么：${keys.test} 测试，${keys.place} 放置，${keys.backtrack} 返回，${keys.solution} 找到解？${given}`,
		where: {
			test: (given) => `测试：哪一行、哪一列？${given}`,
			place: (given) => `放置：在哪一行、哪一列放皇后？${given}`,
			backtrack: (given, size) => `返回：哪一行接着试，从哪一列起（${size} 为无列可试）？${given}`,
		},
	},
	refused: (keys) => `请按 ${alternatives(keys)}。`,
	right: {
		found: (square, attack) =>
			attack
				? `${squareName(square)}受第 ${attack.row} 行的皇后攻击（${lineNames[attack.line]}）。`
				: `${squareName(square)}安全：上方没有皇后攻击它。`,
		test: ({row, column}) => `调用了 place(${row})，先测试第 ${column} 列。`,
		place: (square) => `${squareName(square)}安全，所以在那里放皇后。`,
		solution: (solution) => `每一行都放了皇后：第 ${number(solution)} 个解。`,
		return: (size, {row, column}) => {
			const isReported = row + 1 === size;
			const why = isReported ? '解已输出' : `place(${row + 1}) 已无列可试`;
			const none = `第 ${row} 行${isReported ? '' : '也'}已无列可试`;
			return `${why}；${column + 1 === size ? none : `第 ${row} 行接着试第 ${column + 1} 列`}。`;
		},
	},
	wrong: {
		saidSafe: (square, line) =>
			`有一个皇后${line === 'column' ? `与${squareName(square)}同列，攻击它` : `沿斜线攻击${squareName(square)}`}。`,
		noAttack: (square, queen) =>
			`从第 ${queen.row} 行的皇后往下 ${square.row - queen.row} 行，却要横移 ${Math.abs(square.column - queen.column)} 列：不在同一条斜线上。`,
		unfilled: (row) => `解要求每一行都有皇后，第 ${row} 行还没有。`,
		reported: (row) => `place(${row}) 已输出这个解，输出之后这次调用就结束。`,
		before: {
			test: (row) => `place(${row}) 刚被调用：它的循环还没有开始。`,
			place: (row) => `place(${row}) 刚找到安全格，要先用它。`,
			backtrack: (row) => `place(${row}) 已无列可试，要先结束。`,
			solution: (row) => `每一行都有皇后了，place(${row}) 先要输出解。`,
		},
		where: {
			test: '刚开始的调用，从它那一行的第 0 列试起。',
			place: '皇后放在刚才测试为安全的那一格。',
			backtrack: '返回到正上方的一行，那里的循环从皇后的下一列接着试。',
		},
	},
	outcomes: {right: (why) => `对，${why}`, wrong: (why) => `不对，${why}`},
	hidden: '回答后才显示。',
};
