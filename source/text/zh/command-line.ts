import type {commandLine as english} from '../en/command-line.js';
import {duration, number} from '../numbers.js';
import {printable} from '../printable.js';
import {programCommand} from '../program.js';
import {alternatives, quoted} from './words.js';

/** The usual ones: others are said in English. */
const meanings = new Map([
	['EACCES', '没有权限'],
	['EISDIR', '这是一个目录'],
	['ENOENT', '没有这个文件或目录'],
	['ENOSPC', '磁盘已满'],
	['ENOTDIR', '路径中有一段不是目录'],
]);

/** Replaces Node's English, as in `ENOENT: no such file or directory, open 'x'`. */
function systemError(message: string): string {
	const [, code = '', english, rest = ''] = /^(E[A-Z0-9]+): ([^,]+)(?:, (.*))?$/s.exec(message) ?? [];
	return english === undefined ? message : `${meanings.get(code) ?? english}${rest && `：${rest}`}`;
}

function named(what: string | undefined): string {
	return what === undefined ? '皇后个数' : `${what} `;
}

function timeLeft(seconds: number | undefined): string {
	return seconds === undefined ? '' : `，约剩 ${duration(seconds, '分钟', '小时')}`;
}

export const commandLine: typeof english = {
	language: 'zh',
	usage: (smallest, largest) => [
		`用法：${programCommand} [SIZE] [选项 ...]`,
		'',
		'探索 N 皇后问题：浏览每一个解，逐步观看回溯如何找到它们。',
		`SIZE 是皇后个数，从 ${smallest} 到 ${largest}，省略时为 8。`,
		'输入或输出不是终端时，把每个解打印成棋盘。',
		'',
	],
	examplesTitle: '试一试：',
	examples: {
		lesson: '用一刻钟学会回溯',
		search: '逐步观看回溯',
		list: '打印 6 个皇后的解',
		run: '写你自己的程序，每次保存都看它运行',
		check: '核对你自己的程序打印的结果',
	},
	optionGroups: {
		start: '从哪里开始：',
		shown: '画面上显示什么：',
		print: '打印：',
		check: '你自己的程序：',
		terminal: '语言与终端：',
		others: '其他：',
	},
	options: {
		code: '显示的程序用哪种编程语言（默认 typescript）',
		variant: '用哪种实现测试一格是否受攻击（默认 scan）',
		screen: '从哪个界面开始（默认 solutions）',
		lesson: '学课程：一刻钟学会回溯；也可从某一课（4）、某道练习（4.2）开始',
		at: '第几个解；在 search 和 compare 中是第几步；打印 steps、picture 时也可写 A..B 或 A.. 这样的范围',
		wall: '在 solutions 中显示总览',
		view: '在 search 中，棋盘旁显示哪个视图（默认 program）',
		speed: '每秒播放几步；给出范围时，每秒显示几步或几个解（默认 5）',
		queens: '在 play 中摆好的皇后：每行写列号；同一行有几个，写成 0,3；没有皇后，写一个点',
		numbers: '标出受皇后攻击的格，或在每格写出斜线 \\、/ 的编号；在 play 中还可写出剩下几个解',
		print: '不进入界面，按下列格式之一打印',
		limit: '最多打印几个解',
		fundamental: '每个对称类只列出或打印第一个解',
		output: '打印到这个文件（须尚不存在）；- 表示标准输出',
		force: '文件已存在时，替换它',
		window: '按多大的窗口绘制界面（默认 80x24）',
		jobs: '用几个线程计数（默认每核一个）',
		shard: '把计数分成 M 份，只计第 I 份',
		run: '每次保存都运行我的程序，并显示第一处错误：文件如 queens.py，或者命令；皇后个数（默认 4）是它的最后一个参数',
		check: '我的程序对吗？核对这些文件或文件夹里打印的内容；- 表示标准输入',
		replay: '我的程序错在哪里？逐次查看它打印的测试；- 表示标准输入',
		'from-one': '文件里的行和列从 1 开始编号（默认：自动识别）',
		lang: '语言：英文或中文（默认由 LC_ALL、LC_MESSAGES、LANG 或系统决定）',
		ascii: '只用 ASCII 字符绘制',
		'no-ascii': '一律用 Unicode 字符绘制，不论终端如何回答',
		'no-color': '不用颜色',
		accessible: '改为逐行输出文字，供读屏软件朗读',
		help: '打印本说明并退出',
		version: '打印版本号并退出',
	},
	formatsTitle: '格式：',
	formats: {
		boards: '每个解一张棋盘，由 Q 和 . 组成',
		list: '每行一个解：各行皇后所在的列',
		json: '全部解合成一个 JSON 文档',
		trace: '每测试一格打印一行：安全为 [行][列]=true，否则为 false',
		steps: '每一步打印一行：编号、种类、格，以及界面上的那句说明',
		count: '只打印解的个数',
		compare: '三种实现的代价：比较/查表、写入、内存单元和时间',
		screen: '界面上显示的文字',
		picture: '同上，画成 SVG 图；给出范围（--at 0..48）时是动画',
	},
	unknownOption: (value) => `没有选项${quoted(value)}；--help 列出所有选项`,
	noValue: (what) => `${what} 需要一个值；--help 列出可取的值`,
	takesNothing: (what, value) => `${what} 不带值，不能写成${quoted(value)}`,
	moreThanOne: (what, values) =>
		`${named(what)}只能给一次，这里给了${alternatives(
			values.map((value) => quoted(value)),
			'和',
		)}`,
	sizeOrFile: (value) => `${quoted(value)}可能是皇后的个数，也可能是文件：个数请写在选项之前，文件请写成 ./${value}`,
	notAllowed: (what, value, allowed) => `${named(what)}应为：${allowed}，不能是${quoted(value)}`,
	allowed: {
		words: (allowed) => alternatives(allowed),
		number: (least, most) => (most === undefined ? `不小于 ${least} 的整数` : `从 ${least} 到 ${most} 的整数`),
		share: 'I/M，例如 3/64，I 从 1 到 M，M 小于 10^15',
		range: '不小于 0 的整数，或 40..60、40.. 这样的范围',
		window: (least, most) => `从 ${least} 到 ${most} 的大小，例如 80x24`,
		task: (chapter, tasks) => `第 ${chapter} 课的练习号 ${chapter}.1${tasks > 1 ? ` 到 ${chapter}.${tasks}` : ''}`,
		queens: (size) => `至多 ${size} 行，每行是 0 到 ${size - 1} 的列号、几个不同的列号（如 0,3）或表示没有皇后的 .`,
		chapter: (chapters) => `从 1 到 ${chapters} 的课号，或 4.2 这样的练习号`,
	},
	notRead: (file, why) => `无法读取${quoted(file)}：${systemError(why)}`,
	noSuchFiles: (pattern) =>
		`没有文件${quoted(pattern)}，命令行也没有把它换成文件名：请写出文件名，或者用 PowerShell 的命令：(Get-Item ${printable(pattern)})`,
	waitingForTests: '正在等待你的程序打印测试。按 Ctrl+C 显示已打印的测试。',
	noTests: '没有可重放的测试：请每测试一格打印一行，例如 [3][5]=False',
	literalTests: (line, text) =>
		`第 ${line} 行打印的是变量名，不是数：${quoted(text)}；也许引号前少了 f，或者该用反引号`,
	otherSizeOfTests: (tests, size) =>
		`这些是 ${tests} 个皇后的测试，不是 ${size} 个皇后的：${programCommand} ${tests} --replay FILE`,
	noSizeOfTests: `从这些测试看不出有几个皇后：请给出，例如 ${programCommand} 8 --replay FILE`,
	tooManyFrames: (most) => `--print picture 最多 ${number(most)} 帧，每帧一步或一个解`,
	notReached: (value, seconds) => `--at ${value} 太远：搜索在 ${seconds} 秒内到不了那里`,
	pictureRange: (what, first, last) => `第 ${number(first)} 到 ${number(last)} ${what === 'steps' ? '步' : '个解'}`,
	notTogether: (one, other) => `${one} 不能与 ${other} 同时使用`,
	onlyWith: (one, other) => `${one} 只能与 ${other} 一起使用`,
	beyondEnd: (what, size, value, last) =>
		`--at ${value} 超出了范围：${size} 个皇后共有 ${number(last)} ${what === 'steps' ? '步' : '个解'}`,
	needsExplorer: (what) => `${what} 只能在终端里探索时使用，或与 --print screen 或 picture 一起使用`,
	noKeyboard: '--replay 要从终端读取按键，但这里没有终端；--print screen 不需要按键',
	variantEnds: (what, largest, size) =>
		`${what} 只到 ${largest} 个皇后，因为它的整数只有 32 位：${size} 个皇后要 ${2 * size - 1} 位`,
	isThere: (file) => `--output${quoted(file)}已经存在；用 --force 替换它`,
	noFile: (file) => `${quoted(file)}不是普通文件，不能替换`,
	notWritten: (file, why) => `没有写入${quoted(file)}：${systemError(why)}`,
	notPrinted: (why) => `无法写入标准输出：${systemError(why)}`,
	solutionHeading: (solution) => `第 ${solution} 个解`,
	measurementHeads: ['N', '实现', '比较/查表', '写入', '单元', '毫秒'],
	whyNotMeasured: (most) => `# - 未计时：超过 ${most} 步的搜索耗时太长`,
	progress: (percent, secondsLeft) => `已计 ${percent}${timeLeft(secondsLeft)}`,
	stepKinds: {start: '开始', test: '测试', place: '放置', solution: '解', backtrack: '返回'},
	noneToPrint: (size) => `${size} 个皇后无解`,
	folderGone: '当前文件夹已被删除',
	failure: (message) => `出错了：${systemError(message)}`,
};
