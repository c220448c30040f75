import type {AttackLine} from '../../solver/index.js';
import type {lessonKeys as englishKeys} from '../en/lesson.js';
import type {Text} from '../en.js';
import type {FactsOf} from '../lesson-facts.js';
import {number, ratio} from '../numbers.js';
import {programName} from '../program-name.js';
import {lineNames, squareName} from './words.js';

function call(row: number): string {
	return `place(${row})`;
}

/** The tests of a size, and how many times as many they are as for one queen less. */
function grown(facts: FactsOf, size: number): string {
	const [before, now] = [facts(size - 1).tests, facts(size).tests];
	return `${number(now)}（${ratio(BigInt(now), BigInt(before))} 倍）`;
}

/** The boards of the one class of 8 queens that has fewer than 8. */
function smallClass(facts: FactsOf): number {
	const {classes, solutions} = facts(8);
	return solutions - 8 * (classes - 1);
}

/** Of a board of 8 by 8. */
const columns = [0, 1, 2, 3, 4, 5, 6, 7];

function boardWords(queens: readonly number[]): string {
	const [first, ...others] = queens;
	if (first === undefined) {
		return '棋盘是空的';
	}

	return others.length === 0 ? `皇后在第 ${first} 列` : `皇后依次在第 ${queens.join('、')} 列`;
}

/** A line of attack, before another word. */
function along(line: AttackLine): string {
	return line === 'column' ? lineNames.column : `${lineNames[line]} `;
}

/** Everything that the lesson says, in Chinese. */
export const lesson: Text['lesson'] = {
	title: (chapter, chapterCount, name, task, taskCount) =>
		`第 ${chapter}/${chapterCount} 课：${name}，练习 ${task}/${taskCount}`,
	where: (chapter, chapterCount) => `第 ${chapter}/${chapterCount} 课`,
	tooSmall: (least, columns, rows) =>
		`课程需要 ${least.columns} 列 ${least.rows} 行的窗口。现在是 ${columns} 列 ${rows} 行：请放大窗口。{leave-lesson} 离开课程。`,
	resume: (task, language) =>
		`继续课程：${programName} --lesson ${task}${language === undefined ? '' : ` --lang ${language}`}`,
	awaySize: (needed, size) =>
		`这道练习用 ${needed} 乘 ${needed} 的棋盘，现在是 ${size} 乘 ${size}。按 {lesson-again} 重新摆好。`,
	awayStep: '搜索现在停在另一步。按 {lesson-again} 重新摆好。',
	awayVariant: (needed, variant) => `这道练习用变体 ${needed}，现在选的是 ${variant}。按 {lesson-again} 重新摆好。`,
	on: '按 {lesson-on} 继续。',
	hidden: {
		asked: '（按 Backspace 再看说明。）',
		over: '（按 {lesson-again} 重做这道练习，再看说明。）',
	},
	jump({size, index, queens}) {
		const now = size === undefined ? '' : `现在用 ${size} 个皇后。`;
		const there = index === 0 ? '从头开始' : `第 ${number(index)} 步`;
		return `${now}${there}：${boardWords(queens)}。`;
	},
	withTyped: (question, typed) => `${question}${typed}`,
	unaided: '这次没有提示。',
	chosen: (letter, why) => `${letter}：${why}`,
	fault(fault) {
		switch (fault.type) {
			case 'attack': {
				return `${squareName(fault.upper)}和${squareName(fault.lower)}的皇后沿${fault.line === 'row' ? '同一行' : along(fault.line)}互相攻击。在皇后上按 {put} 移走它。`;
			}

			case 'elsewhere': {
				return `这个皇后在${squareName(fault.queen)}，题目要的是${squareName(fault.wanted)}。光标移到它上面，按 {put} 移走。`;
			}

			case 'missing': {
				return `题目要求${squareName(fault.wanted)}有皇后。`;
			}

			case 'wrong-row': {
				return `${squareName(fault.queen)}的皇后不在第 ${fault.wanted} 行。光标移到它上面，按 {put} 移走。`;
			}

			case 'past': {
				return `走过头了：要到的是第 ${number(fault.goal)} 步，这里是第 ${number(fault.index)} 步。{step} 后退或前进，{lesson-again} 从头再来。`;
			}
		}
	},
	signs: {deadEnd: '死路', solved: '解', explored: '下面没有解', fruitful: '下面有解'},
	outcomes: {
		right: (why) => `对：${why}`,
		wrong: (why) => `不对：${why}`,
		skipped: (why) => `答案：${why}`,
		skippedWay: (way, done) => `答案：${way}${done}`,
	},
	helps: {
		nudge: (words) => `想一想：${words}`,
		hint: (words) => `提示：${words}`,
		answer: (words) => `答案：${words}`,
	},
	refused: {
		letter: '请按 a、b、c 或 d。{lesson-skip} 跳过这一题。',
		digits: '请输入一个数，再按 Enter。{lesson-skip} 跳过这一题。',
		row: (last) => `请输入一个皇后所在的行：0 到 ${last}。{lesson-skip} 跳过这一题。`,
		columns: (last) => `请输入列号 0 到 ${last}，再按 Enter。{lesson-skip} 跳过这一题。`,
	},

	predict: {
		nudge: {
			test: '从这一格沿它的列和两条对角线往上看。',
			kind: {
				test: '刚才那一步是什么？现在是哪一行在工作？',
				place: '刚才的测试发现了什么？',
				return: '现在是哪一行在工作？它的循环还有剩下的列吗？',
				solution: '哪些行有皇后？',
			},
			where: {
				test: '调用从自己那一行的第一列开始。',
				place: '最后测试的是哪一格？',
				return: '返回到正上方的一行，那里的循环从它的皇后后面接着试。',
				solution: '哪些行有皇后？',
			},
		},
		hint: {
			safe: '从第 0 行起逐个看皇后：往上几行就横几列，才是对角线。',
			attacked: '有一个皇后在同一列，或者与它隔几行就隔几列：那是对角线。',
			test: '刚放置了皇后，接着调用下一行，而调用从循环开始。',
			place: '刚才的测试发现了安全的格。循环怎样处理安全的格？',
			solution: '数一数皇后。还有没有皇后的行吗？',
			return: (row, isFull) =>
				`${isFull ? '解已报告' : `第 ${row} 行试完了`}，${call(row)} 结束。是哪一行调用了它？那一行的皇后在哪一列？`,
		},
		answer: (keys, why) => `输入 ${keys}。${why}`,
	},

	attackers: {
		task: (row) => `第 ${row} 行为什么是死路？每一格受哪一行的皇后攻击？从左到右输入行号，有几个时任选一个。`,
		filled: (column, by) => `第 ${column} 列：第 ${by} 行`,
		open: (column) => `第 ${column} 列：_`,
		nudge: '每一格的列上或对角线上都有一个皇后。',
		hint: (column, line) => `第 ${column} 列的格，沿${along(line)}看。`,
		answer: (column, by) => `第 ${column} 列输入 ${by}。`,
		done: (row) => `第 ${row} 行的每一格都受攻击，放不下皇后。第 ${row} 行是死路。`,
	},

	columns: {
		task: (row, column, next, typed) =>
			`接下来在第 ${row} 行第 ${column} 列放置皇后。之后第 ${next} 行的哪些列受攻击？全部输入，不加空格，如 05，再按 Enter：${typed}`,
		missing: (row, column, {row: by, line}) =>
			`第 ${row} 行第 ${column} 列也受攻击：第 ${by} 行的皇后，沿${along(line).trim()}。`,
		tooMany: (row, column) => `第 ${row} 行第 ${column} 列没有被任何皇后攻击。`,
		nudge: '每个皇后最多禁止三列：自己的列，再加每条对角线一列。',
		hint: '每下一行，\\ 右移一列，/ 左移一列，列不变。',
		answer: (columns) => `输入 ${columns.join('')}，再按 Enter。`,
		done: (columns) =>
			`第 ${columns.join('、')} 列。掩码移动了：在屏幕上 downs 右移一位，ups 左移一位，columns 不动。第 0 位显示在最左。`,
	},

	chapters: {
		rule: {
			title: '规则，动手摆一摆',
			sentences: [
				'皇后沿行、列和两条对角线攻击。',
				'题目：在棋盘上放 4 个皇后，使它们互不攻击。',
				'行和列都从 0 数起。',
			],
		},
		loop: {
			title: '每行一个皇后，一个循环',
			sentences: [
				'同一行的两个皇后会互相攻击，所以每行正好放一个。',
				'place(row) 是一个循环，逐列测试这一行的格：遇到安全的格就放置皇后，并调用 place(row + 1)。',
				'右边的递归栈显示每次调用和它的循环；再往右，每个深度（已放的皇后数）有两个数和长条：访问过的棋盘、全部棋盘。',
			],
		},
		'dead-end': {
			title: '死路',
			sentences: [
				'place(row) 测试自己那一行的所有列。有时每一格都受攻击。',
				'这样的行叫死路：上方的皇后这样摆，这一行就放不下皇后。',
			],
		},
		return: {
			title: '返回',
			sentences: [
				'循环结束后，place(row) 返回到调用它的地方：上一行的 place。',
				'那次调用移走自己的皇后，接着试下一列。',
			],
		},
		chain: {
			title: '连续返回',
			sentences: [
				'如果上一行的皇后已在最后一列，那一行也没有剩下的列，于是也返回。',
				'所以搜索可能退回好几行，才有一行能继续。没有列可试时，列号填 N，例如 4。',
			],
		},
		tree: {
			title: '4 个皇后的整棵树',
			sentences: [
				'每个数字是一个皇后的列号，向右一层就是下一行；最左的根是空棋盘。向右是调用，退回左边是返回。',
				'搜索从上到下走遍整棵树。',
			],
		},
		solution: {
			title: '找到解并不是结束',
			sentences: ['每一行都有皇后时，最后一次调用没有行可填：它报告一个解。', '报告之后它照常返回，搜索继续。'],
		},
		eight: {
			title: '八皇后，同一个程序',
			sentences: ['变的只是行数和列数：循环、调用和返回都一样。', '现在行更多，找到解之前的死路也更多。'],
		},
		variants: {
			title: '三种测试方法',
			sentences: [
				'三种变体走的是同一棵树。测试一格时，scan 与各个皇后比较，flags 查三个标志数组，bitmask 查三个数的位。不同的是代价。',
			],
		},
		growth: {
			title: '工作量怎样增长',
			sentences: [
				'前几行的皇后一旦互相攻击，就不再往下试：这叫剪枝。',
				'剪枝省去了几乎全部工作，但工作量仍随皇后数快速增长。',
			],
		},
	},

	explanations: {
		program: ['这就是程序，做了上一步的各行带有记号。', '循环逐列测试：continue 转到下一列，queens.pop() 移走皇后。'],
		flags: [
			'flags 有三个标志数组：columns 记录列，downs 记录每条 \\，ups 记录每条 /。',
			'同一条 \\ 上 row - column 不变，同一条 / 上 row + column 不变。所以测试时查 downs[row - column + 7]（加 7 就不为负）和 ups[row + column]。',
		],
		bitmask: [
			'bitmask 用三个掩码代替三个数组：掩码是一个数，这一行的每一列占一位，受攻击就是 1。',
			'三个掩码按位或得到 union：某一位只要在其中一个里是 1，在 union 里就是 1。',
		],
		shift: ['掩码 columns、downs 和 ups 记的是某一行受攻击的列。放置皇后时，它们传给下一行。'],
		growth: [
			'多一个皇后，工作量是原来的几倍？',
			'如果工作量像 N x N x N 那样增长，倍数会越来越小：从 1 到 2 是 8 倍，从 9 到 10 是 1.4 倍。',
		],
		symmetry: ['这是 8 个皇后的第一个解。', '棋盘可以以四条边中的任何一条为底，每种摆法还有一个镜像。'],
		class: ['一个解经旋转和翻转得到的所有解，合称一个对称类。'],
	},

	reach: {
		'first-queen': {
			task: '在第 0 行第 1 列放一个皇后：{move} 移动光标，{put} 放置皇后。',
			nudge: '光标是棋盘上的一对方括号。',
			hint: '从第 0 行第 0 列向右一格。',
			answer: '向右移一格，再按空格键。',
			done: () => '这个皇后现在攻击它的行、列和两条对角线。',
		},
		'second-queen': {
			task: '保留第 0 行第 1 列的皇后，再在第 1 行放一个不被它攻击的皇后。',
			nudge: '第一个皇后攻击第 1 行的三格。',
			hint: '从 (0, 1) 沿列到 (1, 1)，沿对角线到 (1, 0) 和 (1, 2)。',
			answer: '把皇后放在第 1 行第 3 列。在皇后上按 {put} 会移走它。',
			done: () => '第 1 行的第 0、1、2 列都被上面的皇后攻击，只有第 3 列安全。',
		},
		finish: {
			task: '还差两个皇后。在第 2 行和第 3 行各放一个，使皇后互不攻击。',
			nudge: '第 2 行只有一个安全的格。',
			hint: '在第 2 行的最左边。',
			answer: '把皇后放在第 2 行第 0 列和第 3 行第 2 列。',
			done: () => '这就是 4 个皇后的一个解：每行一个，互不攻击。',
		},
		'get-stuck': {
			task: '棋盘又空了。先在第 0 行第 0 列放皇后，再在下面各行放不受攻击的皇后，直到放不下去。',
			nudge: '一行一行往下：第 1 行有两个安全的格。',
			hint: '有一行没有皇后，也没有安全的格，就是放不下去了。',
			answer: '把皇后放在第 0 行第 0 列和第 1 行第 2 列：第 2 行就没有安全的格。',
			done: () => '放不下去了。皇后互不攻击，却有一行没有安全的格。只能往回退。',
		},
		'two-queens': {
			task: '用 {step} 向前走，直到第 1 行第一次有皇后。读一读每一步的说明。',
			nudge: '第二个键是向前。',
			hint: '要走六步，其中有四次测试。',
			answer: '按六次右方向键。',
			done: () => '第 1 行的第 0、1 列受攻击，循环继续到第 2 列，这一格安全。',
		},
		'whole-tree': {
			task: '走到搜索的终点（{ends-of-search}：起点、终点），看看这棵树：{stop} 到各个解，{dead-end} 到各条死路。',
			nudge: '前两个键一个到起点，一个到终点。',
			hint: '没有 End 键时用 G。',
			answer: '按 End 或 G。',
			done: (facts) =>
				`这就是全部：${facts(4).nodes - 1} 个数字，加上根（空棋盘），共 ${facts(4).nodes} 个结点。数字后面的记号说明它的结果。`,
		},
		'second-solution': {
			task: '走到第二个解（{stop}：前一个、后一个）。',
			nudge: '这两个键一个到前一个解，一个到后一个解。',
			hint: '是两个键中的第二个。',
			answer: '按 n。',
			done: () => '第二个解是第一个解的镜像。搜索并不知道这一点，是自己找到的。',
		},
		'first-dead-end': {
			task: '走到第一条死路（{dead-end}：前一条、后一条）。',
			nudge: '这两个键一个到前一条死路，一个到后一条死路。',
			hint: '棋盘上的数字是攻击者所在的行。',
			answer: '按 d。',
			done: (facts) => `整个搜索有 ${number(facts(8).deadEnds)} 条死路，这是第一条。`,
		},
		'first-solution': {
			task: '走到第一个解（{stop}：前一个、后一个）。',
			nudge: '有一个键到下一个解。',
			hint: '是两个键中的第二个。',
			answer: '按 n。',
			done: (facts) =>
				`这是 ${number(facts(8).solutions)} 个解中的第一个。整个搜索要做 ${number(facts(8).tests)} 次测试，遇到 ${number(facts(8).deadEnds)} 条死路。`,
		},
		'search-spaces': {
			task: '现在看一看：按 {search-spaces} 显示用哪些规则时剩下多少结点，是上一行的几分之一。按 {close} 回到这里。',
			nudge: '长条越长，要搜索的越多。',
			hint: '只要按一个键。',
			answer: '按 w，再按 Esc。',
			done: (facts) => `三条规则合用，只剩 ${number(facts(8).nodes)} 个结点。去掉列规则时，剩下的结点最多。`,
		},
	},

	choices: {
		'what-now': () => ({
			task: '放不下去了。怎样改才能试下一种可能，又不漏掉任何一种？',
			options: ['最后放的皇后改试后面的列', '移走所有皇后重新开始', '第一个皇后移到下一列', '把皇后放在受攻击的格'],
			why: [
				'只动最后一个皇后，可能有用的都保留着。这就是回溯。',
				'这样就丢掉了上面的皇后，而它们可能是对的。',
				'第一个皇后不动时可能还有解，这样就漏掉了。',
				'那样两个皇后互相攻击，下面的皇后再也补救不了。',
			],
			nudge: '改得越少越好。',
			hint: '最后放置的是哪个皇后？',
		}),
		'after-dead-end': () => ({
			task: '第 3 行是死路。place(3) 现在做什么？',
			options: ['重新测试第 0 列', '返回到 place(2)', '移走所有皇后', '报告一个解'],
			why: [
				'上面的皇后没有动，再测试一遍结果也一样。',
				'循环结束，这次调用也就结束，程序在上面的调用里继续。',
				'place(3) 没有放置过皇后，也就没有皇后可拿。',
				'第 3 行没有皇后。',
			],
			nudge: '函数里的循环结束后会怎样？',
			hint: 'place(3) 是被另一次调用调用的。',
		}),
		'own-column': () => ({
			task: 'place(2) 测试完最后一列，要返回了。place(1) 怎么知道循环从哪里继续？',
			options: ['place(2) 返回列号', '循环从第 0 列重新开始', '看棋盘', '每次调用有自己的 column'],
			why: [
				'place(2) 什么也不返回，只是结束。',
				'那样会再找到同一个安全的格，永远不会结束。',
				'程序不到别处去找：这次调用一直记着它。',
				'place(1) 只是在等 place(2)，它的变量 column 没有变。',
			],
			nudge: '调用栈的每一行是一次调用，各有自己的循环。',
			hint: 'place(1) 还没有结束，只是在等。它的变量怎样了？',
		}),
		'no-corner': () => ({
			task: '第 0 行第 0 列放了皇后，为什么就没有解？',
			options: ['那一格受攻击', '不允许放在角上', '它下面每条路都是死路', '搜索略过了它'],
			why: [
				'第 0 行是第一行，上方没有皇后，所以没有格受攻击。',
				'规则没有提到角。',
				'搜索走进这个分支，往下的每条路最后都遇到没有安全格的一行。',
				'搜索什么也没有略过：它就是从这个分支开始的。',
			],
			nudge: '在树上沿第 0 列的分支看。',
			hint: '这个分支的每一条线怎样结束？',
		}),
		'when-over': () => ({
			task: '搜索什么时候结束？',
			options: ['找到第一个解时', 'place(0) 没有剩下的列时', '没有死路时', '找到第二个解之后'],
			why: [
				'报告解之后调用返回，上面的循环继续。',
				'这时第 0 行的循环结束，而它没有上一行可以继续。',
				'死路只结束一次调用，上面的循环继续。',
				'搜索不知道还缺几个解，它只是逐列地试。',
			],
			nudge: '哪一次调用最后返回？',
			hint: '最先的调用最后返回。',
		}),
		'more-or-less': (facts) => ({
			task: `第一个皇后在第 0 列时有 ${facts(8).solutionsBelow(0)} 个解。在第 3 列时呢？`,
			options: ['更少', '一样多', '更多', '没有'],
			why: [
				'从角上开始的解很少，从中间的列开始，走得通的路更多。',
				'各列并不一样，只有互为镜像的才一样。',
				`有 ${facts(8).solutionsBelow(3)} 个。各列依次是 ${columns.map((column) => facts(8).solutionsBelow(column)).join('、')}。两边一样，因为互为镜像。`,
				'8 个皇后时每一列都有解。',
			],
			nudge: '很少有解把皇后放在角上。',
			hint: '不是一样多，也不是更少。',
		}),
		'which-flag': () => ({
			task: '同一次测试。flags 依次查 columns、downs、ups：第一个为真的是哪个？',
			options: ['columns[5]', 'downs[5]', 'ups[8]', '都不是'],
			why: [
				'第 5 列上没有皇后。',
				'第 2 行的皇后在同一条 \\ 上：2 - 4 + 7 = 5 = 3 - 5 + 7。查了两个，所以是 2 次检查。',
				'沿这条 / 往右上看，没有皇后。',
				'第 2 行的皇后攻击这一格，你刚才比较到它。',
			],
			nudge: '哪个皇后攻击第 3 行第 5 列？沿哪条线？',
			hint: '第 2 行的皇后在第 4 列：往上一行，往左一列。',
		}),
		price: (facts) => ({
			task: `整个 8 皇后搜索，scan 做 ${number(facts(8).checks('scan'))} 次检查，flags 做 ${number(facts(8).checks('flags'))} 次。flags 为此付出什么？`,
			options: ['没有代价', '找到的解更少', '每个皇后都要写标志', '访问更多结点'],
			why: [
				'放、移皇后时，数组也要跟着改。',
				'所有变体按同样的顺序找到同样的解。',
				`每个皇后要写三个标志，移走时再清除：总共写 ${number(facts(8).writes('flags'))} 次，scan 只写 ${number(facts(8).writes('scan'))} 次；数组还多占 ${facts(8).cells('flags') - facts(8).cells('scan')} 个单元。`,
				'所有变体走的是同一棵树。',
			],
			nudge: '查数组之前，必须先做什么？',
			hint: '想想放置和移走皇后时要写什么。',
		}),
		shift: () => ({
			task: '传给下一行时，downs 左移（<<），ups 右移（>>）。第 0 位显示在最左，所以屏幕上 downs 向右移。为什么要移位？',
			options: ['让每一行用别的位', '清除上面皇后的位', '因为行号变大', '\\ 每下一行移一列'],
			why: [
				'columns 的位不移动，也能用于每一行。',
				'上面的皇后仍然攻击：columns 在每一行都保留它的位。',
				'掩码里没有行号。',
				'第 c 位就是第 c 列。\\ 每下一行右移一列，就是高一位：<<。/ 每下一行左移一列，就是低一位：>>。',
			],
			nudge: '掩码的第 c 位代表第 c 列。',
			hint: '经过第 2 行第 4 列的 \\，下一行在第 3 行第 5 列。',
		}),
		'best-rule': () => ({
			task: '一格不能放皇后，是因为它所在的列、\\ 或 / 上已有皇后。去掉哪条规则，结点最多？',
			options: ['列', '\\', '/', '一样多'],
			why: [
				'皇后使下面每一行的同一列都不能放，而对角线很快就出了棋盘。',
				'对角线过几行就出了棋盘。',
				'对角线过几行就出了棋盘。',
				'其中一条能到达每一行，别的不能。',
			],
			nudge: '皇后的哪条线通到下面每一行？',
			hint: '想想第 0 行的皇后：每条规则在下面多少行里禁止一格？',
		}),
		factor: (facts) => ({
			task: `6 到 9 个皇后的测试次数：${number(facts(6).tests)}、${grown(facts, 7)}、${grown(facts, 8)}、${grown(facts, 9)}。10 个皇后呢？`,
			options: ['倍数缩小到 1.4 左右', '2 倍', '5 倍左右', '100 倍'],
			why: [
				'像 N x N x N 那样增长时是这样。在这里，每多一个皇后，每个分支都多出新的走法。',
				'前面每一次就已经不止两倍。',
				`${grown(facts, 10)}。倍数一次比一次大。如果是 N 的某次幂，倍数会缩小到接近 1，所以这比 N 的任何次幂增长得都快。`,
				'那些棋盘几乎都被剪去了。',
			],
			nudge: '括号里的数是倍数。它们怎样变化？',
			hint: '每多一个皇后，倍数也大一点。',
		}),
		class: () => ({
			task: '把这个棋盘转四分之一圈，或者照镜子，得到什么？',
			options: ['同一个棋盘', '互相攻击的皇后', '一个解', '皇后更少的棋盘'],
			why: [
				'皇后会到别的格上。',
				'行变成列，对角线还是对角线：仍然互不攻击。',
				'行变成列，对角线还是对角线。一个解经旋转和翻转得到的所有解，合称它的对称类。',
				'每个皇后只是换了一格。',
			],
			nudge: '棋盘转动时，行、列和对角线变成什么？',
			hint: '搜索曾找到过一个镜像：4 个皇后的第二个解。',
		}),
	},

	numbers: {
		'dead-ends': () => ({
			task: '这棵树有多少条死路？数一数它们的记号，输入这个数，再按 Enter：',
			nudge: '线的末端有死路标记的就是一条。',
			hint: '第 0 列的分支和第 3 列的分支互为镜像。',
			wrong: (given, isTooLow) => (isTooLow ? `不止 ${given} 条。` : `没有 ${given} 条。解不是死路。`),
			done: (right) => `${right} 条死路。每条都是一行里每一格都受攻击，所以那一行的调用返回。`,
		}),
		branch: (facts) => ({
			task: `第 0 列开始的解有 ${facts(7).solutionsBelow(0)} 个，第 1 列开始的有 ${facts(7).solutionsBelow(1)} 个。第 5 列开始的会有几个？输入这个数，再按 Enter：`,
			nudge: '把棋盘放到镜子前看。',
			hint: '在镜子里，第 6 列就是第 0 列。',
			wrong: (given, isTooLow) => (isTooLow ? `第 5 列开始的不止 ${given} 个。` : `第 5 列开始的没有 ${given} 个。`),
			done: (right) => `${right} 个，和第 1 列一样多：镜子里第 1 列变成第 5 列，下面各行也一一对应。`,
		}),
		comparisons: (_facts, step) => ({
			task: `第 ${step} 步测试第 3 行第 5 列。scan 从第 0 行起逐个与皇后比较，直到有一个攻击。它要比较几次？输入这个数，再按 Enter：`,
			nudge: '哪个皇后攻击第 3 行第 5 列？scan 到它为止。',
			hint: '第 0 行和第 1 行的皇后不攻击它。',
			wrong(given, isTooLow) {
				if (given > 3) {
					return '棋盘上只有 3 个皇后。';
				}

				return isTooLow
					? `比较 ${given} 次之后，scan 还没有找到攻击第 3 行第 5 列的皇后，会继续。`
					: `不到第 ${given} 次，scan 就找到了攻击第 3 行第 5 列的皇后，停下来。`;
			},
			done: (right) => `${right} 次：第 2 行的皇后是第一个攻击它的，沿 \\。这次测试的代价就是 ${right} 次检查。`,
		}),
		bit: () => ({
			task: '用 bitmask 做同一次测试。对第 3 行第 5 列，它查第几位？输入这个数，再按 Enter：',
			nudge: '第 0 列是第 0 位。',
			hint: '与行无关：掩码记的就是这一行。',
			wrong: (given) => `第 ${given} 位代表第 ${given} 列。`,
			done: (right) =>
				`第 ${right} 位，也就是第 ${right} 列。1 << ${right} 这个数只有第 ${right} 位是 1；拿它与 union 做按位与，两边都是 1 的位才留下。所以无论哪一行都是 1 次检查。`,
		}),
		classes: (facts) => ({
			task: `8 个皇后有 ${facts(8).solutions} 个解。有一个对称类只有 ${smallClass(facts)} 个解，其余的都有 8 个。一共有几个对称类？输入这个数，再按 Enter：`,
			nudge: `先减去那 ${smallClass(facts)} 个。`,
			hint: `${facts(8).solutions - smallClass(facts)} 除以 8，再加上只有 ${smallClass(facts)} 个解的那一类。`,
			wrong: (given, isTooLow) =>
				given === 0
					? '每个解都属于一个对称类。'
					: `${given} 个对称类只能凑出 ${smallClass(facts)} + ${given - 1} x 8 = ${smallClass(facts) + (given - 1) * 8} 个解，太${isTooLow ? '少' : '多'}了。`,
			done: (right) => `${right} 个对称类。只有 ${smallClass(facts)} 个解的那一类比较小，因为转半圈又是同一个棋盘。`,
		}),
	},

	end: {
		title: '课程结束',
		results: '第一次就答对的：',
		firstTry: (right, of) => `${right}/${of}`,
		skipped: (count) => (count === 0 ? '' : `跳过 ${count} 题`),
		open: (count) => (count === 0 ? '' : `${count} 题这次没有做`),
		next: '接下来可以：',
		ways: [
			'{screen}：到别的界面。搜索界面显示每一步，最多 27 个皇后。',
			'在搜索界面，{predict} 让你预测每一步。用 5 个或 6 个皇后试试。',
			'在比较界面，{growth} 测量工作量在这台机器上怎样增长。',
			'{lesson-chapter}：回到某一课。{leave-lesson}：离开课程。',
		],
	},
};

/** What the keys of the lesson do, in the help and in the footer, and its notices. */
export const lessonKeys: typeof englishKeys = {
	keys: {
		'leave-lesson': '离开课程，回到原来的地方',
		'lesson-on': '继续下一道练习',
		'lesson-help': '先点拨，再提示，再给答案，最后是帮助',
		'lesson-answer': '回答练习的问题',
		'lesson-skip': '跳过这道练习：显示答案',
		'lesson-again': '重新摆好这道练习',
		'lesson-chapter': '上一课、下一课',
	},
	footer: {
		'leave-lesson': '离开',
		'lesson-on': '继续',
		'lesson-help': '提示',
		'lesson-skip': '跳过',
		'lesson-again': '重来',
		'lesson-chapter': '课',
	},
	footerInstead: {
		'lesson-nudge': '点拨',
		'lesson-hint': '提示',
		'lesson-answer': '答案',
	},
	notices: {'lesson-left': '课程进度已保留，按 1 返回。'},
};
