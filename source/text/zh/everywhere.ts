import type {Square} from '../../solver/board.js';
import type * as english from '../en/everywhere.js';
import {large, number} from '../numbers.js';
import {programName} from '../program.js';
import {squareName} from './words.js';

export const everywhere: typeof english.everywhere = {
	number,
	large,
	queens: (size) => `${size} 个皇后`,
	screens: {lesson: '课程', solutions: '解', search: '搜索', compare: '对比', play: '自己摆', replay: '重放'},
	overlays: {help: '帮助', menu: '菜单', prompt: '前往', images: '对称像', growth: '工作量怎样增长（对数刻度）'},
	screenHelp: {
		lesson: '一刻钟学会回溯，边学边练',
		solutions: '浏览每一个解和它的对称类',
		search: '逐步观看回溯怎样找到解',
		compare: '看暴力枚举和回溯赛跑，每一刻基本操作一样多',
		play: '自己动手放皇后',
		replay: '逐次查看你自己程序的测试',
	},
	ofTotal: (part, all) => `${part} / ${all}`,
	counted: {
		tests: () => '次测试',
		placements: () => '次放置',
		solutions: () => '个解',
		deadEnds: () => '条死路',
		checks: () => '次比较/查表',
	},
	solutionNumber: (solution) => `第 ${number(solution)} 个解`,
	ruleTitle: '规则',
	rule: '任何两个皇后都不能在同一行、同一列或同一条斜线上。',
	settings: {variant: '实现', size: '皇后数', code: '程序语言', language: '界面语言'},
	languageNames: {en: '英文', zh: '中文'},
	paused: '暂停',
	playing: '播放',
	step: (index, all) => `第 ${number(index)} / ${all} 步`,
	speed: (stepsPerSecond) => `${number(stepsPerSecond)} 步/秒`,
	seeking: (known) => `按任意键停止。正在搜索：已算出 ${number(known)} 步。`,
	tooSmall: (what, least, columns, rows) =>
		`${what}：窗口太小。现有 ${columns} 列 ${rows} 行，需要 ${least.columns} 列 ${least.rows} 行，请放大窗口或缩小字号。`,
	prompt: {steps: '前往第几步：', solutions: '前往第几个解：', tests: '前往第几次测试：'},
	promptHelp: '（或 +50、-50、50%）',
	placeTitle: (screen, size, where) =>
		`${programName}：${[screen, `${size} 个皇后`, where].filter(Boolean).join('，')}`,
};

export const joined: typeof english.joined = {
	sentences: (sentences) => sentences.join(''),
	sentence: (words) => `${words}。`,
	names: (names) => names.join('、'),
	entry: (name, meaning) => `${name}：${meaning}`,
};

function spokenQueen({row, column}: Square): string {
	return `第 ${row} 行：第 ${column} 列`;
}

export const spoken: typeof english.spoken = {
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
