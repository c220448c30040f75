import type {Step} from '../../solver/index.js';
import type {prediction as english} from '../en/prediction.js';
import {number} from '../numbers.js';
import {lineNames, span, squareName} from './words.js';

function call(row: number): string {
	return `place(${row})`;
}

export const prediction: typeof english = {
	beginning: '棋盘是空的。',
	situation: (step: Step) => {
		if (step.type === 'solution') {
			return `输出了第 ${number(step.number)} 个解。`;
		}

		return {
			test: `${squareName(step)}${step.type === 'test' && step.attack ? '受攻击' : '安全'}。`,
			place: `在${squareName(step)}放了皇后。`,
			backtrack: `移走了${squareName(step)}的皇后。`,
		}[step.type];
	},
	asks: {
		test: (square, keys, typed) => `${squareName(square)}：安全（${keys.safe}），还是受哪一行的皇后攻击？${typed}`,
		next: (keys) =>
			`接下来是什么：${keys.test} 判断，${keys.place} 放置，${keys.return} 返回，${keys.solution} 找到解？`,
		where: {
			test: (typed) => `判断：哪一行、哪一列？${typed}`,
			place: (typed) => `放置：在哪一行、哪一列放皇后？${typed}`,
			return: (typed, size) => `返回：哪一行接着试，从哪一列起（${size} 为无列可试）？${typed}`,
			solution: () => '找到解。',
		},
	},
	typed: (numbers) => numbers.join('，'),
	chosen: (question, key) => `${question}[${key}]`,
	refused: {
		test: (keys) => `请按 ${keys.safe}，或输入上方皇后的行号。`,
		next: (keys) => `请按 ${keys.test}、${keys.place}、${keys.return} 或 ${keys.solution}。`,
		number: (what, most) => `请输入${{row: '行', column: '列'}[what]}号：${span(0, most)}。`,
	},
	right: {
		found: (square, attack) =>
			attack
				? [
						`${squareName(square)}受第 ${attack.row} 行的皇后攻击（${lineNames[attack.line]}）。`,
						`受第 ${attack.row} 行的皇后攻击。`,
					]
				: [`${squareName(square)}安全：上方没有皇后攻击它。`, `${squareName(square)}安全。`],
		test: ({row, column}) => [`调用了 ${call(row)}，先判断第 ${column} 列。`, `${call(row)} 判断第 ${column} 列。`],
		place: (square) => [`${squareName(square)}安全，所以在那里放皇后。`, `在${squareName(square)}放皇后。`],
		solution: (solution) => [`每一行都放了皇后：第 ${number(solution)} 个解。`, `第 ${number(solution)} 个解。`],
		return: (size, {row, column}) => {
			const isReported = row + 1 === size;
			const why = isReported ? '解已输出' : `${call(row + 1)} 已无列可试`;
			const none = `第 ${row} 行${isReported ? '' : '也'}已无列可试。`;
			const then = column + 1 === size ? none : `第 ${row} 行接着试第 ${column + 1} 列。`;
			return [`${why}；${then}`, then];
		},
	},
	wrong: {
		saidSafe: (square, {row, line}) => `第 ${row} 行的皇后攻击${squareName(square)}（${lineNames[line]}）。`,
		noAttack: (square, queen) =>
			`从第 ${queen.row} 行的皇后往下 ${square.row - queen.row} 行，却要横移 ${Math.abs(square.column - queen.column)} 列：不在同一条斜线上。`,
		unfilled: (row) => `解要求每一行都有皇后，第 ${row} 行还没有。`,
		full: (row) => `棋盘没有第 ${row} 行：每一行都有皇后了。`,
		unreported: (row) => `${call(row)} 结束之前，先要输出解。`,
		called: (row) => `${call(row)} 刚被调用：它的循环还没有开始，也还没有找到安全的格。`,
		foundSafe: (row) => `${call(row)} 刚找到安全的格，要先用它。`,
		reported: (row) => `${call(row)} 已输出这个解，输出之后这次调用就结束。`,
		over: (row) => `${call(row)} 已无列可试，要先结束。`,
		notFirst: (given) => `当前调用不从${squareName(given)}开始，而从自己那一行的第一列开始。`,
		notTested: (given) => `${squareName(given)}不是刚才判断为安全的那一格。`,
		notCaller: (row) => `${call(row)} 返回到正上方的一行，那里的循环从皇后的下一列接着试。`,
	},
	explained: (wrong, right) => wrong + right,
	outcomes: {right: (why) => `对：${why}`, wrong: (why) => `错：${why}`, skipped: (why) => `跳过：${why}`},
	scored: (right, asked) => ({count: `答对 ${number(right)} / ${number(asked)}`, name: '题'}),
	waiting: '等待回答',
	hidden: '回答后才显示。',
};
