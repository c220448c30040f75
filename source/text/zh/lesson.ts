import type {AttackLine} from '../../solver/index.js';
import type {lessonKeys as englishKeys} from '../en/lesson.js';
import type {Text} from '../en.js';
import {number, ratio} from '../numbers.js';
import {programName} from '../program-name.js';
import {lineNames, squareName} from './words.js';

function call(row: number): string {
	return `place(${row})`;
}

function times(of: number, to: number): string {
	return ratio(BigInt(of), BigInt(to));
}

/** A line of attack, before another word. */
function along(line: AttackLine): string {
	return line === 'column' ? lineNames.column : `${lineNames[line]} `;
}

/** Why the call below the removed queen has returned. */
function returned(row: number, isFull: boolean): string {
	return isFull ? `解已报告，${call(row + 1)} 返回` : `第 ${row + 1} 行没有剩下的列，${call(row + 1)} 返回`;
}

/** Everything that the lesson says, in Chinese. */
export const lesson: Text['lesson'] = {
	title: (chapter, chapterCount, name, task, taskCount) =>
		`第 ${chapter}/${chapterCount} 课：${name}，练习 ${task}/${taskCount}`,
	where: (chapter, chapterCount) => `第 ${chapter}/${chapterCount} 课`,
	tooSmall: (least, columns, rows) =>
		`课程需要 ${least.columns} 列 ${least.rows} 行的窗口。现在是 ${columns} 列 ${rows} 行：请放大窗口。{leave-lesson} 离开课程。`,
	resume: (chapter) => `继续课程：${programName} --lesson ${chapter}`,
	awaySize: (needed, size) =>
		`这道练习用 ${needed} 乘 ${needed} 的棋盘，现在是 ${size} 乘 ${size}。按 {lesson-again} 重新摆好。`,
	awayStep: '搜索现在停在另一步。按 {lesson-again} 重新摆好。',
	on: '按 {lesson-on} 继续。',
	outcomes: {
		right: (why) => `对：${why}`,
		wrong: (why) => `不对：${why}`,
		skipped: (why) => `答案：${why}`,
	},
	helps: {
		nudge: (words) => `想一想：${words}`,
		hint: (words) => `提示：${words}`,
		answer: (words) => `答案：${words}`,
		unaided: '这一题没有提示。按 {lesson-skip} 看答案并继续。',
	},
	refused: {
		letter: '请按 a、b、c 或 d。{lesson-skip} 跳过这一题。',
		digits: '请输入一个数，再按 Enter。{lesson-skip} 跳过这一题。',
		row: (last) => `请输入一个皇后所在的行：0 到 ${last}。{lesson-skip} 跳过这一题。`,
		columns: (last) => `请输入列号 0 到 ${last}，再按 Enter。{lesson-skip} 跳过这一题。`,
		test: (rows, safe) =>
			rows === 0
				? `请按 ${safe}：上方没有能攻击它的皇后。{lesson-skip} 跳过这一题。`
				: `安全请按 ${safe}，否则输入攻击它的皇后所在的行。{lesson-skip} 跳过这一题。`,
		next: (keys) => `请按 ${keys.test}、${keys.place}、${keys.return} 或 ${keys.solution}。{lesson-skip} 跳过这一题。`,
		coordinate: (what, most) =>
			`请输入${what === 'row' ? '行' : '列'}号：0 到 ${most}。Backspace 删除，{lesson-skip} 跳过这一题。`,
	},

	predict: {
		test: (square, rowsAbove, safe) =>
			rowsAbove === 0
				? `${squareName(square)}安全吗？安全就按 ${safe}。`
				: `${squareName(square)}安全吗？安全按 ${safe}，否则输入攻击它的皇后所在的行。`,
		next: (keys) =>
			`下一步是什么：${keys.test} 测试，${keys.place} 放置，${keys.return} 返回，${keys.solution} 得到解？`,
		testOf: (typed) => `测试：哪一行，哪一列？${typed}`,
		placeOn: (typed) => `放置：哪一行，哪一列？${typed}`,
		returnTo: (size, typed) => `返回：哪一行继续，从哪一列继续（没有列可试就填 ${size}）？${typed}`,
		right: {
			safe: (square) => `${squareName(square)}安全，上方没有皇后攻击它。`,
			attacked: (square, {row, line}) => `${squareName(square)}被第 ${row} 行的皇后沿${along(line)}攻击。`,
			test: ({row, column}) => `刚放置了一个皇后，于是调用 ${call(row)}，它的循环从第 ${column} 列开始。`,
			place: (square) => `${squareName(square)}安全，于是在这里放置皇后。`,
			solution: (size) => `${size} 行都有了皇后，于是 ${call(size)} 报告一个解。`,
			goesOn: ({row, column}, isFull) =>
				`${returned(row, isFull)}。${call(row)} 移走自己的皇后，从第 ${column + 1} 列继续。`,
			noneLeft: ({row, column}, isFull) =>
				`${returned(row, isFull)}。${call(row)} 移走自己的皇后。第 ${column} 列已是最后一列，没有剩下的列。`,
		},
		wrong: {
			saidSafe: (square, {row, line}) => `第 ${row} 行的皇后沿${along(line)}攻击${squareName(square)}。`,
			noAttack: (square, queen) =>
				`从${squareName(queen)}的皇后到${squareName(square)}，相差 ${square.row - queen.row} 行、${Math.abs(square.column - queen.column)} 列：不在同一列，也不在对角线上。`,
			test: {
				place: (row) => `刚才的测试发现第 ${row} 行有安全的格，接下来要用上它。`,
				return: (row) => `第 ${row} 行没有剩下的列可以测试。`,
				solution: () => '每一行都有皇后了，没有格要测试。',
				test: (row) => `一次调用从自己那一行的第一列开始，也就是第 ${row} 行的最左边。`,
			},
			place: {
				test: (row) => `这次调用还没有测试第 ${row} 行的任何格。先要找到安全的格，才能放皇后。`,
				return: (row) => `第 ${row} 行没有安全的格可放皇后了。`,
				solution: () => '每一行都已经有皇后了。',
				place: () => '皇后放在刚刚测试为安全的那一格。',
			},
			return: {
				test: (row) => `${call(row)} 才刚开始，它的循环还有全部的列要试。`,
				place: (row) => `第 ${row} 行刚发现安全的格，它的循环还没有结束。`,
				solution: () => '很快。先要把摆满的棋盘报告为解。',
			},
			solution: {
				test: (row) => `解要求每一行都有皇后，第 ${row} 行还没有。`,
				place: (row) => `解要求每一行都有皇后，第 ${row} 行还没有。`,
				return: (row, isFull) => (isFull ? '这个解刚刚报告过。' : `解要求每一行都有皇后，第 ${row} 行没有。`),
			},
			caller: (given, row) => `这次调用不是第 ${given} 行发起的。调用 ${call(row)} 的是正上方的一行，返回就回到那里。`,
			sameColumn: (row, column) =>
				`第 ${row} 行的皇后现在就在第 ${column} 列，它下面的情况刚刚搜索完。循环从它后面继续。`,
			earlier: (row, given, column) => `第 ${row} 行试过第 ${given} 列之后才到第 ${column} 列。循环不会往回走。`,
			later: (row, column) => `第 ${row} 行的循环在第 ${column} 列，不会跳过任何一列。`,
			noneLeft: (row, column) => `第 ${row} 行的皇后在第 ${column} 列，后面还有列。`,
		},
		nudge: {
			test: '从这一格沿它的列和两条对角线往上看。',
			next: '现在是哪一行在工作？它的循环还有剩下的列吗？',
		},
		hint: {
			safe: '从第 0 行起逐个看皇后：往上几行就横几列，才是对角线。',
			attacked: '有一个皇后在同一列，或者与它隔几行就隔几列：那是对角线。',
			test: '刚放置了皇后，接着调用下一行，而调用从循环开始。',
			place: '刚才的测试发现了安全的格。循环怎样处理安全的格？',
			solution: '数一数皇后。还有没有皇后的行吗？',
			return: (row) => `第 ${row} 行试完了，${call(row)} 结束。是谁调用了它？那个皇后在哪一列？`,
		},
		answer: (keys, why) => `（${keys}）${why}`,
	},

	attackers: {
		task: (row) => `第 ${row} 行为什么是死路？从左到右，为每一格输入一个攻击它的皇后所在的行。`,
		filled: (column, by) => `第 ${column} 列：第 ${by} 行`,
		open: (column) => `第 ${column} 列：_`,
		nudge: '每一格的列上或对角线上都有一个皇后。',
		hint: (column, line) => `第 ${column} 列的格，沿${along(line)}看。`,
		answer: (column, by) => `第 ${column} 列输入 ${by}。`,
		done: (row) => `第 ${row} 行的每一格都受攻击，放不下皇后。第 ${row} 行是死路。`,
	},

	columns: {
		task: (row, column, next, typed) =>
			`接下来在第 ${row} 行第 ${column} 列放置皇后。之后第 ${next} 行的哪些列受攻击？全部输入，再按 Enter：${typed}`,
		missing: (row, column, {row: by, line}) =>
			`第 ${row} 行第 ${column} 列也受攻击：第 ${by} 行的皇后，沿${along(line).trim()}。`,
		tooMany: (row, column) => `第 ${row} 行第 ${column} 列没有被任何皇后攻击。`,
		nudge: '每个皇后最多禁止三列：自己的列，再加每条对角线一列。',
		hint: '每下一行，\\ 右移一列，/ 左移一列，列不变。',
		answer: (columns) => `输入 ${columns.join('')}，再按 Enter。`,
		done: (columns) =>
			`第 ${columns.join('、')} 列。掩码移动了：在屏幕上 downs 右移一位，ups 左移一位，columns 不动。第 0 位印在最左。`,
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
				'place(row) 是对各列的循环：逐列测试，遇到安全的格就放置皇后，并调用 place(row + 1)。',
				'右边的递归栈显示每次调用和它的循环。',
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
				'上一行还记得自己的皇后在哪一列。它移走皇后，自己的循环从下一列继续。',
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
			sentences: ['每个数字表示下一行的皇后放在哪一列。向右是调用，退回左边是返回。', '搜索从上到下走遍整棵树。'],
		},
		solution: {
			title: '找到解并不是结束',
			sentences: ['每一行都有皇后时，最后一次调用没有行可填：它报告一个解。', '然后搜索照常继续。'],
		},
		eight: {
			title: '八皇后，同一个程序',
			sentences: ['变的只是行数和列数：循环、调用和返回都一样。', '现在行更多，找到解之前的死路也更多。'],
		},
		variants: {
			title: '三种测试方法',
			sentences: ['三种变体走的是同一棵树。不同的是怎样知道一格受攻击，以及代价是多少。'],
		},
		growth: {
			title: '工作量怎样增长',
			sentences: [
				'前几行的皇后一旦互相攻击，就不再往下试：这叫剪枝。',
				'剪枝省去了几乎全部工作，但工作量仍随皇后数快速增长。',
			],
		},
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
		'get-stuck': {
			task: '棋盘又空了。先在第 0 行第 0 列放皇后，再在下面各行放不受攻击的皇后，直到放不下去。',
			nudge: '一行一行往下：第 1 行有两个安全的格。',
			hint: '有一行没有皇后，也没有安全的格，就是放不下去了。',
			answer: '把皇后放在第 0 行第 0 列和第 1 行第 2 列：第 2 行就没有安全的格。',
			done: () => '放不下去了。皇后互不攻击，却有一行没有安全的格。只能往回退。',
		},
		'two-queens': {
			task: '用 {step} 向前走，直到第 0 行和第 1 行都有皇后。读一读每一步的说明。',
			nudge: '第二个键是向前。',
			hint: '要走六步，其中有四次测试。',
			answer: '按六次右方向键。',
			done: () => '第 1 行的第 0、1 列受攻击，循环继续到第 2 列，这一格安全。',
		},
		'whole-tree': {
			task: '走到搜索的终点（{ends-of-search}），看看这棵树：{stop} 到各个解，{dead-end} 到各条死路。',
			nudge: '前两个键一个到起点，一个到终点。',
			hint: '没有 End 键时用 G。',
			answer: '按 End 或 G。',
			done: (facts) => `这就是全部：连同最左边的根共 ${facts(4).nodes} 个结点。数字后面的记号说明它的结果：见帮助。`,
		},
		'second-solution': {
			task: '走到第二个解：{stop} 到前一个解、后一个解。',
			nudge: '这两个键一个到前一个解，一个到后一个解。',
			hint: '如果已经走过了，就退回起点再来。',
			answer: '按 n。',
			done: () => '第二个解是第一个解的镜像。搜索并不知道这一点，是自己找到的。',
		},
		'first-dead-end': {
			task: '走到第一条死路：{dead-end} 到前一条死路、后一条死路。',
			nudge: '这两个键一个到前一条死路，一个到后一条死路。',
			hint: '棋盘上的数字是攻击者所在的行。',
			answer: '按 d。',
			done: (facts) => `这一行的每一格都受攻击。整个搜索有 ${number(facts(8).deadEnds)} 条死路，这是第一条。`,
		},
		'first-solution': {
			task: '走到第一个解：{stop} 到前一个解、后一个解。',
			nudge: '有一个键到下一个解。',
			hint: '如果已经走过了，另一个键可以退回。',
			answer: '按 n。',
			done: (facts) =>
				`这是 ${number(facts(8).solutions)} 个解中的第一个。整个搜索要做 ${number(facts(8).tests)} 次测试，遇到 ${number(facts(8).deadEnds)} 条死路。`,
		},
		'search-spaces': {
			task: '看看每条规则省去多少：按 {search-spaces} 显示，按 {close} 回到这里。',
			nudge: '图中的长条先是棋盘数，再是结点数。',
			hint: '只要按一个键。',
			answer: '按 w，再按 Esc。',
			done: (facts) => `剪枝之后，只剩 ${number(facts(8).nodes)} 个结点要看。`,
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
		'no-corner': () => ({
			task: '为什么没有解在第 0 行第 0 列有皇后？',
			options: ['那一格受攻击', '不允许放在角上', '它下面每条路都是死路', '搜索略过了它'],
			why: [
				'第 0 行是第一行，上方没有皇后，所以没有格受攻击。',
				'规则没有提到角。',
				'搜索走进这个分支，往下的每条路都到了一个没有安全格的行。',
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
			task: `第一个皇后在第 0 列时有 ${facts(8).solutionsBelow[0]} 个解。在第 3 列时呢？`,
			options: ['更少', '一样多', '更多', '没有'],
			why: [
				'从角上开始的解很少，从中间的列开始，走得通的路更多。',
				'各列并不一样，只有互为镜像的才一样。',
				`有 ${facts(8).solutionsBelow[3]} 个。各列依次是 ${facts(8).solutionsBelow.join('、')}。两边一样，因为互为镜像。`,
				'8 个皇后时每一列都有解。',
			],
			nudge: '大多数解很少有皇后在角上。',
			hint: '不是一样多，也不是更少。',
		}),
		'which-flag': () => ({
			task: 'flags 依次查三张表：列、\\ 和 /。哪一个标志说明第 3 行第 5 列受攻击？',
			options: ['列', '\\', '/', '没有：这一格安全'],
			why: [
				'第 5 列上没有皇后。',
				'第 2 行的皇后在同一条 \\ 上。只查 2 次：列的标志，再查这一个。',
				'沿这条 / 往右上看，没有皇后。',
				'有皇后攻击它：你刚才数过比较到它为止的次数。',
			],
			nudge: '哪个皇后攻击这一格？沿哪条线？',
			hint: '第 2 行的皇后在第 4 列：往上一行，往左一列。',
		}),
		shift: () => ({
			task: 'downs 传给下一行时左移（<<）；屏幕上第 0 位在最左，所以看起来向右移。为什么要移？',
			options: ['让数变大', '清除最低位', '因为行号变大', '\\ 每下一行列号加一'],
			why: [
				'数的大小不重要，重要的是哪些位是 1。',
				'第 0 位确实变成 0，但这不是目的。',
				'掩码里没有行号。',
				'第 c 位代表第 c 列，列号加一就是高一位。/ 相反：ups 右移（>>）。',
			],
			nudge: '掩码的第 c 位代表第 c 列。',
			hint: '经过第 2 行第 4 列的 \\，下一行在第 3 行第 5 列。',
		}),
		price: (facts) => ({
			task: `8 个皇后时 scan 做 ${number(facts(8).checks('scan'))} 次检查，flags 做 ${number(facts(8).checks('flags'))} 次。flags 为此付出什么？`,
			options: ['没有代价', '找到的解更少', '每个皇后都要写标志', '访问更多结点'],
			why: [
				'放、移皇后时，表也要跟着改。',
				'所有变体按同样的顺序找到同样的解。',
				'每放置一个皇后写三个标志，移走时再清除，表还要占内存。',
				'所有变体走的是同一棵树。',
			],
			nudge: '查表之前，必须先做什么？',
			hint: '想想放置和移走皇后时要写什么。',
		}),
		'best-rule': () => ({
			task: '一格不能放，是因为它的列、它的 \\ 或它的 /。哪条规则省去的结点最多？',
			options: ['列', '\\', '/', '一样多'],
			why: [
				'皇后在下面每一行都禁止自己的列，而对角线很快就出了棋盘。',
				'对角线过几行就出了棋盘。',
				'对角线过几行就出了棋盘。',
				'不一样：其中一条能到达每一行。',
			],
			nudge: '皇后的哪条线通到下面每一行？',
			hint: '想想第 0 行的皇后：每条规则在下面多少行里禁止一格？',
		}),
		factor: (facts) => ({
			task: `8 个皇后要 ${number(facts(8).tests)} 次测试，是 7 个皇后的 ${times(facts(8).tests, facts(7).tests)} 倍。9 个皇后呢？`,
			options: ['和 8 个一样多', '两倍', '大约 5 倍', '大约 100 倍'],
			why: [
				'每大一号，工作量是乘上去的，不只是加上去。',
				'从 7 到 8 就已经不止两倍。',
				`${number(facts(9).tests)} 次，是 ${times(facts(9).tests, facts(8).tests)} 倍。这个倍数也在慢慢变大：工作量比 N 的任何次幂增长得都快。`,
				'那些棋盘几乎都被剪去了。',
			],
			nudge: '与从 7 到 8 的倍数比较。',
			hint: '每大一号，倍数本身也大一点。',
		}),
		class: (facts) => ({
			task: '把一个解转四分之一圈，或者照镜子，得到什么？',
			options: ['总是同一个棋盘', '不再是解', '同一对称类的解', '另一个对称类的解'],
			why: [
				'皇后大多到了别的格上。',
				'行变成列，对角线还是对角线：仍然互不攻击。',
				`这样的解组成一个对称类：8 个皇后的 ${facts(8).solutions} 个解只有 ${facts(8).classes} 个对称类。`,
				'对称类正是一个解经旋转和反射得到的那些解。',
			],
			nudge: '棋盘转动时，行、列和对角线变成什么？',
			hint: '搜索已经为你找到过一个镜像：4 个皇后的第二个解。',
		}),
	},

	numbers: {
		'dead-ends': {
			task: '这棵树有多少条死路？数一数它们的记号，输入这个数，再按 Enter：',
			nudge: '线的末端有死路标记的就是一个。',
			hint: '第 0 列的分支和第 3 列的分支互为镜像。',
			wrong: (_given, isTooLow) => (isTooLow ? '还要多。' : '没有这么多。解不是死路。'),
			done: (right) => `${right} 条死路。每个都是一行里每一格都受攻击，所以那一行的调用返回。`,
		},
		branch: {
			task: '第一个皇后在第 0 列时没有解，在第 1 列时有一个。第 2 列的分支有几个？输入这个数，再按 Enter：',
			nudge: '把棋盘放到镜子前看。',
			hint: '第 2 列是第 1 列的镜像。',
			wrong: (_given, isTooLow) => (isTooLow ? '还要多。' : '没有这么多。'),
			done: (right) => `${right} 个。第 2 列是第 1 列的镜像，两个分支也互为镜像。`,
		},
		comparisons: {
			task: 'scan 从第 0 行起逐个与皇后比较，直到有一个攻击。对第 3 行第 5 列，它要比较几次？输入这个数，再按 Enter：',
			nudge: '哪个皇后攻击这一格？scan 到它为止。',
			hint: '第 0 行和第 1 行的皇后不攻击它。',
			wrong: (_given, isTooLow) =>
				isTooLow ? '那时 scan 还没有找到攻击者，会继续。' : 'scan 遇到第一个攻击的皇后就停。',
			done: (right) => `${right} 次：第 2 行的皇后是第一个攻击它的，沿 \\。这次测试的代价就是 ${right} 次检查。`,
		},
		bit: {
			task: 'bitmask 用掩码的一位代表一列，一次按位与就能查完上面各行。第 0 列是第 0 位，第 1 列是第 1 位，依此类推。对第 3 行第 5 列，它测试第几位？输入这个数，再按 Enter：',
			nudge: '第 0 列是第 0 位。',
			hint: '程序里写的是 1 << column。',
			wrong: () => '第 c 位代表第 c 列：第 0 列是第 0 位。',
			done: (right) => `第 ${right} 位：1 << ${right}。与三个掩码的并集做一次按位与，所以无论哪一行都是 1 次检查。`,
		},
	},

	end: {
		title: '课程结束',
		results: '第一次就答对的：',
		firstTry: (right, of) => `${right}/${of}`,
		skipped: (count) => (count === 0 ? '' : `跳过 ${count}`),
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
		lesson: '课程：开始或继续',
		'leave-lesson': '离开课程，回到原来的地方',
		'lesson-on': '继续下一道练习',
		'lesson-help': '先点拨，再提示，再给答案，最后是帮助',
		'lesson-answer': '回答练习的问题',
		'lesson-skip': '跳过这道练习：显示答案',
		'lesson-again': '重新摆好这道练习',
		'lesson-chapter': '上一课、下一课',
	},
	footer: {
		lesson: '课程',
		'leave-lesson': '离开',
		'lesson-on': '继续',
		'lesson-help': '提示',
		'lesson-skip': '跳过',
		'lesson-again': '重来',
		'lesson-chapter': '课',
	},
	footerInstead: {'lesson-offer': '十分钟学会回溯'},
	notices: {'lesson-left': '课程为你保留着：{lesson} 回到那里。'},
};
