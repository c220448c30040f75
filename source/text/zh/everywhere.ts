import type {everywhere as english, joined as englishJoined} from '../en/everywhere.js';
import {large, number, total} from '../numbers.js';
import {programName} from '../program.js';

export const everywhere: typeof english = {
	number,
	large,
	total,
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

export const joined: typeof englishJoined = {
	sentences: (sentences) => sentences.join(''),
	sentence: (words) => `${words}。`,
	names: (names) => names.join('、'),
	entry: (name, meaning) => `${name}：${meaning}`,
};
