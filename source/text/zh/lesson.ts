import type {Text} from '../en.js';
import {programCommand} from '../program.js';
import {partOne} from './part-one.js';
import {partTwo} from './part-two.js';
import {along, squareName} from './words.js';

export const lesson: Text['lesson'] = {
	chapters: {...partOne, ...partTwo},
	title: (chapter, chapterCount, name, task, taskCount) =>
		`第 ${chapter}/${chapterCount} 课「${name}」练习 ${task}/${taskCount}`,
	where: (chapter, chapterCount) => `第 ${chapter}/${chapterCount} 课`,
	resume: (options) => `继续课程：${programCommand} ${options}`,
	on: '按 {lesson-on} 继续。',
	faults: {
		attack: (upper, lower, line) =>
			`${squareName(upper)}和${squareName(lower)}的皇后${along(line, upper)}互相攻击。按 {-put} 移走皇后。`,
		past: '走过头了。按 {-step} 退回去，按 {lesson-again} 重来。',
		removed: '移走的皇后是题目给的。按 {lesson-again} 重来。',
		notAsked: '这道练习不要求在那里放皇后。按 {-put} 移走它。',
	},
	signs: {
		safe: '安全',
		rejected: '受攻击',
		attacker: '攻击者',
		tested: '正在测试',
		current: '这一步',
		next: '下一步',
		returned: '返回',
		explored: '下面没有解',
		fruitful: '下面有解',
	},
	outcomes: {
		right: (why) => `对，${why}`,
		wrong: (why) => `不对，${why}`,
		hint: (words) => `提示：${words}`,
		answer: (letter, after) => `答案：${letter}。${after}`,
		shown: (after) => `已替你完成，${after}`,
	},
	pages: {
		score: ({tasks, unsolved}) => {
			const isListed = unsolved.length > 0 && unsolved.length < tasks;
			const left = isListed ? `，未答对 ${unsolved.join('、')}（按 {lesson-unsolved} 前往）` : '';
			return `答对 ${tasks - unsolved.length} / ${tasks} 道${left}。`;
		},
		start: {
			title: '一刻钟学会回溯',
			sentences: (one, two) => [
				'走迷宫时，沿一条路走到死路，就退回上一个岔口，换下一条路。这就是回溯。',
				`第 1 部分 ${one} 道练习，约一刻钟；加上第 2 部分的 ${two} 道，全部约 40 分钟。`,
			],
			asks: '你用哪种语言编程？按对应的字母键，再按 Enter。',
		},
		partOne: {
			title: '第 1 部分完成',
			sentences: (score) => [
				'这就是回溯：测试、放置、调用；返回、再试下一列。',
				score,
				'按 {lesson-on} 进入第 2 部分，按 {back} 离开。',
			],
		},
		end: {
			title: '课程结束',
			yourTurn:
				'现在自己写一个程序。在编辑器旁再开一个终端，运行下面的命令：每次保存，它都运行你的程序，并对照正确的搜索，显示第一处错误的测试。文件还不存在时，在那里按 w 写出开头。按 {way-back} 复制这条命令：',
			exercises: '也可以分四道练习，从测试一格开始：',
			check: '程序如果每个解打印一行，例如 0 4 7 5 2 6 1 3，就这样核对：',
		},
	},
};
