import type {Square} from '../../solver/board.js';
import type {spoken as english} from '../en/spoken.js';
import {number} from '../numbers.js';
import {squareName} from './words.js';

function spokenQueen({row, column}: Square): string {
	return `第 ${row} 行：第 ${column} 列`;
}

export const spoken: typeof english = {
	screen: (screen, size, variant) => `${screen}：${size} 个皇后${variant ? `，实现 ${variant}` : ''}。`,
	queen: spokenQueen,
	step: (index) => `第 ${number(index)} 步。`,
	seeking: '按任意键停止。正在搜索。',
	solution: (solution, total, classNumber, queens) =>
		`第 ${number(solution)} 个解${total ? `，共 ${total} 个` : ''}，第 ${number(classNumber)} 类：${queens.map(spokenQueen).join('，')}。`,
	jumps: (key) => `${key}：前往下一个解。`,
	speed: (key, stepsPerSecond) => `${key}：播放，每秒 ${number(stepsPerSecond)} 步。`,
	safe: (squares) => (squares.length === 0 ? '没有安全格。' : `安全：${squares.map(squareName).join('；')}。`),
	square: (square, content, attackers) => {
		const by = attackers?.map(squareName).join('、');
		const attacked = by === '' ? '，不受攻击' : `，受${by}的皇后攻击`;
		return `${squareName(square)}：${{empty: '没有皇后', queen: '有皇后'}[content]}${by === undefined ? '' : attacked}。`;
	},
	image: (transforms, solution) =>
		`${transforms}：${solution === undefined ? '尚未求出' : `第 ${number(solution)} 个解`}。`,
};
