import type {play as english} from '../en/play.js';
import {number} from '../numbers.js';
import {squareNumbers} from './legend.js';
import {along, squareName} from './words.js';

export const play: typeof english = {
	titles: {queens: '皇后', why: '原因', hint: '提示', solved: '完成', next: '接下来'},
	title: (shown) => (shown === 'none' ? '棋盘' : `棋盘：${squareNumbers[shown].name}`),
	placed: (count, size) => `已放 ${count} / ${size} 个皇后。`,
	left: (count) => `还剩 ${number(count)} 个解。`,
	blocked: (row, by) =>
		`第 ${row} 行没有安全格：${by.map(squareName).join('、')}的皇后${by.length > 1 ? '合起来' : ''}攻击了整行。`,
	noWay: '目前没有皇后互相攻击，每行也都有安全格，但无论怎样都摆不满所有行。',
	deadEndsBelow: (deadEnds, key) => `每条路都走不通：往下搜索遇到 ${number(deadEnds)} 条死路，没有解。按 ${key} 观看。`,
	conflictSentence: (a, b, line, more) =>
		`${squareName(a)}和${squareName(b)}的皇后${along(line, a)}互相攻击${more === 0 ? '' : `，另有 ${number(more)} 对`}。`,
	continuingAt: (square, count) => `在${squareName(square)}放皇后，还剩 ${number(count)} 个解。`,
	solved: (solution) => `完成：${solution}。`,
	next: (key) => `按 ${key} 观看搜索怎样找到它。`,
	hints: {
		place: (square) => `在${squareName(square)}放皇后，可以得到解。`,
		remove: (square) => `从上往下看，到${squareName(square)}的皇后为止就已无解。`,
		'no-solution': '这个大小的棋盘无解。',
		unknown: '不知道：搜索要花太长时间。',
	},
};
