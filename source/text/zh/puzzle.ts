import type {puzzle as english} from '../en/puzzle.js';

/** Only a puzzle that was drawn from a seed has a number. */
function name(puzzle: number | undefined): string {
	return puzzle === undefined ? '谜题' : `谜题 ${puzzle}`;
}

const shownNames = {attackers: '攻击数', solutions: '剩余解'};

/** Puzzles in Play: some queens are given, the others are to be found. */
export const puzzle: typeof english = {
	title: (number, given, shown) => `${name(number)}：${shown === 'none' ? `给定 ${given} 个` : shownNames[shown]}`,
	where: (number, placed) => `${name(number)}：${placed}`,
	placed: (given, placed, others) => `给定 ${given} 个皇后，其余已放 ${placed} / ${others} 个。`,
	onlySolution: () => '恰有一个解包含给定的皇后。',
	concealed: (numbers, hint) => `剩余的解数已隐藏：按 ${numbers} 先显示攻击数，再按显示解数；按 ${hint} 看提示。`,
	nextSentence: (puzzles, leave, search) => `接下来：${puzzles} 谜题，${leave} 自己的棋盘，${search} 搜索。`,
};
