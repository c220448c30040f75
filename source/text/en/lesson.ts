import type {Attack, AttackLine, Square} from '../../solver/index.js';
import type {FactsOf, Fault, Jump} from '../lesson-facts.js';
import {number, ratio} from '../numbers.js';
import {programName} from '../program-name.js';

const lines: Readonly<Record<AttackLine, string>> = {
	column: 'its column',
	diagonal: 'the diagonal \\',
	antidiagonal: 'the anti-diagonal /',
};

/** Of a board of 8 by 8. */
const columns = [0, 1, 2, 3, 4, 5, 6, 7];

const betweenQueens: Readonly<Record<AttackLine | 'row', string>> = {
	row: 'their row',
	column: 'their column',
	diagonal: 'the diagonal \\',
	antidiagonal: 'the anti-diagonal /',
};

function at({row, column}: Square): string {
	return `row ${row}, column ${column}`;
}

/** A call, as the program writes it. */
function call(row: number): string {
	return `place(${row})`;
}

function times(of: number, to: number): string {
	return `x${ratio(BigInt(of), BigInt(to))}`;
}

/** A task to do with the keys of a screen. Keys stand in braces, by the names of their rows. */
type Reach = {
	readonly task: string;
	readonly nudge: string;
	readonly hint: string;
	readonly answer: string;
	/** Said afterwards. */
	readonly done: (facts: FactsOf) => string;
};

/** A question with four answers, and what is said about each of them. */
type Choice = {
	readonly task: string;
	readonly options: readonly [string, string, string, string];
	readonly why: readonly [string, string, string, string];
	readonly nudge: string;
	readonly hint: string;
};

/** A question whose answer is a number. */
type NumberQuestion = {
	readonly task: string;
	readonly nudge: string;
	readonly hint: string;
	readonly wrong: (given: number, isTooLow: boolean) => string;
	readonly done: (right: number) => string;
};

type ChapterText = {
	readonly title: string;
	/** At most three. */
	readonly sentences: readonly string[];
};

function chapters<Id extends string>(all: Readonly<Record<Id, ChapterText>>): Readonly<Record<Id, ChapterText>> {
	return all;
}

function reach<Id extends string>(all: Readonly<Record<Id, Reach>>): Readonly<Record<Id, Reach>> {
	return all;
}

function choices<Id extends string>(
	all: Readonly<Record<Id, (facts: FactsOf) => Choice>>,
): Readonly<Record<Id, (facts: FactsOf) => Choice>> {
	return all;
}

/** `step` is the number of the step that the question is about. */
type NumberQuestionOf = (facts: FactsOf, step: number) => NumberQuestion;

function numbers<Id extends string>(
	all: Readonly<Record<Id, NumberQuestionOf>>,
): Readonly<Record<Id, NumberQuestionOf>> {
	return all;
}

function explanations<Id extends string>(
	all: Readonly<Record<Id, readonly string[]>>,
): Readonly<Record<Id, readonly string[]>> {
	return all;
}

/** The tests of a size, and how many times as many they are as for one queen less. */
function grown(facts: FactsOf, size: number): string {
	const [before, now] = [facts(size - 1).tests, facts(size).tests];
	return `${number(now)} (${times(now, before)})`;
}

/** The boards of the one class of 8 queens that has fewer than 8. */
function smallClass(facts: FactsOf): number {
	const {classes, solutions} = facts(8);
	return solutions - 8 * (classes - 1);
}

function boardWords(queens: readonly number[]): string {
	const [first, ...others] = queens;
	if (first === undefined) {
		return 'the board is empty';
	}

	return others.length === 0 ? `a queen on column ${first}` : `queens on columns ${queens.join(', ')}`;
}

/** Everything that the lesson says. */
export const lesson = {
	title: (chapter: number, chapterCount: number, name: string, task: number, taskCount: number) =>
		`Lesson ${chapter} of ${chapterCount}: ${name}, task ${task} of ${taskCount}`,
	where: (chapter: number, chapterCount: number) => `${chapter} of ${chapterCount}`,
	tooSmall: (least: {columns: number; rows: number}, columns: number, rows: number) =>
		`The lesson needs a window of ${least.columns} columns and ${least.rows} rows. This one has ${columns} and ${rows}: please enlarge it. {leave-lesson} leaves the lesson.`,
	/** `language` is named where it is not that of the environment. */
	resume: (task: string, language?: string) =>
		`To go on with the lesson: ${programName} --lesson ${task}${language === undefined ? '' : ` --lang ${language}`}`,
	/** The board has another size, the search stands at another step, or shows another variant, than the task needs. */
	awaySize: (needed: number, size: number) =>
		`This task is about a board of ${needed} by ${needed}; this one has ${size} by ${size}. {lesson-again} sets the task up again.`,
	awayStep: 'The search stands at another step now. {lesson-again} sets the task up again.',
	awayVariant: (needed: string, variant: string) =>
		`This task is about the variant ${needed}, and ${variant} is chosen now. {lesson-again} sets the task up again.`,
	on: '{lesson-on}: go on.',
	/** Stands where there is no room for what is explained before the task: while the question is asked, and afterwards. */
	hidden: {
		asked: '(Backspace shows the explanation again.)',
		over: '({lesson-again} begins the task again, with its explanation.)',
	},
	/** Said before a task that begins elsewhere than the one before it has ended. */
	jump({size, index, queens}: Jump) {
		const now = size === undefined ? '' : `Now ${size} queens. `;
		const there = index === 0 ? 'At the start' : `At step ${number(index)}`;
		return `${now}${there}: ${boardWords(queens)}.`;
	},
	/** A question, and what has been typed of its answer. */
	withTyped: (question: string, typed: string) => `${question} ${typed}`,
	unaided: 'Now without help.',
	/** An answer by its letter, and why it is right. */
	chosen: (letter: string, why: string) => `${letter}: ${why}`,
	fault(fault: Fault) {
		switch (fault.type) {
			case 'attack': {
				return `The queens on ${at(fault.upper)} and ${at(fault.lower)} attack each other along ${betweenQueens[fault.line]}. {put} on a queen removes it.`;
			}

			case 'elsewhere': {
				return `This queen stands on ${at(fault.queen)}, the task asks for ${at(fault.wanted)}. {put} on it removes it.`;
			}

			case 'missing': {
				return `The task needs a queen on ${at(fault.wanted)}.`;
			}

			case 'wrong-row': {
				return `The queen on ${at(fault.queen)} is not in row ${fault.wanted}. {put} on it removes it.`;
			}

			case 'past': {
				return `You are past it: that is step ${number(fault.goal)}, this is step ${number(fault.index)}. {step} go back and forward, {lesson-again} begins the task again.`;
			}
		}
	},
	/** The signs of the search tree, by their glyphs. */
	signs: {deadEnd: 'a dead end', solved: 'a solution', explored: 'no solution below', fruitful: 'solutions below'},
	outcomes: {
		right: (why: string) => `Right: ${why}`,
		wrong: (why: string) => `Not so: ${why}`,
		skipped: (why: string) => `The answer: ${why}`,
		/** How the state is reached that a task asks for, and what is said of it. */
		skippedWay: (way: string, done: string) => `The answer: ${way} ${done.charAt(0).toUpperCase()}${done.slice(1)}`,
	},
	helps: {
		nudge: (words: string) => `Think: ${words}`,
		hint: (words: string) => `Hint: ${words}`,
		answer: (words: string) => `The answer: ${words}`,
	},
	refused: {
		letter: 'Type a, b, c or d. {lesson-skip} skips the question.',
		digits: 'Type a number, then Enter. {lesson-skip} skips the question.',
		row: (last: number) => `Type the row of a queen, 0 to ${last}. {lesson-skip} skips the question.`,
		columns: (last: number) => `Type columns, 0 to ${last}, then Enter. {lesson-skip} skips the question.`,
	},

	predict: {
		nudge: {
			test: 'look from this square up its column, and up both diagonals.',
			/** Before the kind of step has been chosen, and afterwards: by what happens next. */
			kind: {
				test: 'what was the last step, and which row is at work now?',
				place: 'what has the last test found?',
				return: 'which row is at work, and has its loop a column left?',
				solution: 'which rows have a queen?',
			},
			where: {
				test: 'a call begins with the first column of its row.',
				place: 'which square was tested last?',
				return: 'a return goes to the row just above, and the loop there goes on after its queen.',
				solution: 'which rows have a queen?',
			},
		},
		hint: {
			safe: 'go through the queens from row 0 down: as many rows up as columns to the side is a diagonal.',
			attacked: 'one of the queens stands on the same column, or as many columns to the side as rows up.',
			test: 'a queen was just placed. That is followed by a call for the next row, and a call begins with its loop.',
			place: 'the last test has found a safe square. What does the loop do with a safe square?',
			solution: 'count the queens. Is there a row without one?',
			return: (row: number, isFull: boolean) =>
				`${isFull ? 'the solution is reported' : `row ${row} is done`}, so ${call(row)} ends. Who called it, and on which column does that queen stand?`,
		},
		answer: (keys: string, why: string) => `type ${keys}, because ${why}`,
	},

	attackers: {
		task: (row: number) =>
			`Why is row ${row} a dead end? Type for each of its squares, from the left, the row of a queen that attacks it.`,
		filled: (column: number, by: number) => `column ${column}: row ${by}`,
		open: (column: number) => `column ${column}: _`,
		nudge: 'each square has a queen on its column or on one of its diagonals.',
		hint: (column: number, line: AttackLine) => `for column ${column}, look along ${lines[line]}.`,
		answer: (column: number, by: number) => `type ${by} for column ${column}.`,
		done: (row: number) =>
			`every square of row ${row} is attacked, so no queen can stand there. Row ${row} is a dead end.`,
	},

	columns: {
		task: (row: number, column: number, next: number, typed: string) =>
			`A queen is placed on row ${row}, column ${column} next. Which columns of row ${next} are attacked then? Type all of them without spaces, as in 05, then Enter: ${typed}`,
		missing: (row: number, column: number, {row: by, line}: Attack) =>
			`row ${row}, column ${column} is attacked too, by the queen in row ${by} along ${lines[line]}.`,
		tooMany: (row: number, column: number) => `row ${row}, column ${column} is not attacked by any queen.`,
		nudge: 'each queen forbids up to three columns: its own, and one for each diagonal.',
		hint: 'from row to row a \\ moves one column to the right, a / one to the left, a column stays.',
		answer: (columns: readonly number[]) => `type ${columns.join('')}, then Enter.`,
		done: (columns: readonly number[]) =>
			`columns ${columns.join(', ')}. The masks have moved: downs one bit to the right on the screen, ups one to the left, columns stay. Bit 0 is printed at the left.`,
	},

	chapters: chapters({
		rule: {
			title: 'The rule, by hand',
			sentences: [
				'A queen attacks along its row, its column and both diagonals.',
				'The puzzle: put 4 queens on the board so that none attacks another.',
				'Rows and columns count from 0.',
			],
		},
		loop: {
			title: 'One queen a row, and the loop',
			sentences: [
				'Two queens in one row attack each other, so each row gets one queen.',
				'place(row) tests its columns in a loop: on a safe square it puts a queen and calls place(row + 1).',
				'At the right: the stack of calls, each with its loop; then, by depth (queens placed), visited boards / all boards, as a bar too.',
			],
		},
		'dead-end': {
			title: 'A dead end',
			sentences: [
				'place(row) tests all columns of its row. Sometimes each of them is attacked.',
				'Such a row is a dead end: with these queens above it, it can have no queen.',
			],
		},
		return: {
			title: 'The return',
			sentences: [
				'When its loop is over, place(row) returns to its caller: place of the row above.',
				'The caller removes its queen and goes on with the next column.',
			],
		},
		chain: {
			title: 'One return after another',
			sentences: [
				'A caller whose queen stood on the last column has no column left: it returns, too.',
				'So the search can go up several rows before a row goes on. If no column is left, the column to type is N, for example 4.',
			],
		},
		tree: {
			title: 'The whole tree for 4 queens',
			sentences: [
				'Each number is the column of one more queen, the root at the left is the empty board. To the right is a call, back to the left a return.',
				'The search goes from the top to the bottom.',
			],
		},
		solution: {
			title: 'A solution is not the end',
			sentences: [
				'When every row has a queen, the last call finds no row to fill: it reports a solution.',
				'Then the search goes on as after any other return.',
			],
		},
		eight: {
			title: 'Eight queens, the same program',
			sentences: [
				'Only the number of rows and columns has changed, not the loop, the call or the return.',
				'There are more dead ends now on the way to a solution.',
			],
		},
		variants: {
			title: 'Three ways to test',
			sentences: [
				'Three variants walk one tree. scan compares a square with the queens, flags looks it up in three tables, bitmask in the bits of three numbers.',
			],
		},
		growth: {
			title: 'How the work grows',
			sentences: [
				'Backtracking leaves out every board that begins with an attack: this is called pruning.',
				'It saves nearly everything, and yet the work grows fast with the number of queens.',
			],
		},
	}),

	/** What stands before some tasks instead of what the chapter says. */
	explanations: explanations({
		program: [
			'This is the program, with a mark at each line that did the last step.',
			'The loop tests one column after the other; continue goes on to the next one, and queens.pop() removes the queen.',
		],
		flags: [
			'flags has three tables: columns, downs (for each \\) and ups (for each /).',
			'Along a \\ row - column is the same, along a / row + column. So a test asks ups[row + column] and downs[row - column + 7]: with 7 it is never negative.',
		],
		bitmask: [
			'bitmask has a mask in place of each table: a number with one bit for each column of the row, 1 if it is attacked.',
			'In the union of the three masks a bit is 1 if it is 1 in any of them.',
		],
		shift: [
			'The masks columns, downs and ups say what is attacked in one row. A placement passes them to the next row.',
		],
		growth: [
			'How many times as much work is one queen more?',
			'For work that grows like N x N x N the factor shrinks: from 1 to 2 it is 8, from 9 to 10 it is 1.4.',
		],
		symmetry: [
			'This is the first solution for 8 queens.',
			'A board has four sides to stand on, and a mirror image for each.',
		],
		class: ['A symmetry class is all solutions that turns and mirrors make of one of them.'],
	}),

	reach: reach({
		'first-queen': {
			task: 'Put a queen on row 0, column 1: {move} move the cursor, {put} places a queen.',
			nudge: 'the cursor is the pair of brackets on the board.',
			hint: 'from row 0, column 0 it is one square to the right.',
			answer: 'move one square to the right, then press the space bar.',
			done: () => 'the queen now attacks its row, its column and its diagonals.',
		},
		'second-queen': {
			task: 'Leave the queen on row 0, column 1, and put one in row 1 that it does not attack.',
			nudge: 'the first queen attacks three squares of row 1.',
			hint: 'from (0, 1) the column leads to (1, 1), the diagonals to (1, 0) and (1, 2).',
			answer: 'put the queen on row 1, column 3. {put} on a queen removes it.',
			done: () => 'columns 0, 1 and 2 of row 1 are attacked by the queen above, column 3 is safe.',
		},
		finish: {
			task: 'Two queens are still missing. Put one in row 2 and one in row 3, so that no queen attacks another.',
			nudge: 'row 2 has one safe square.',
			hint: 'in row 2 it is at the left edge.',
			answer: 'put queens on row 2, column 0 and on row 3, column 2.',
			done: () => 'this is a solution for 4 queens: one in each row, and none attacks another.',
		},
		'get-stuck': {
			task: 'An empty board again. Put a queen on row 0, column 0, then queens in the rows below it, none attacked, until you are stuck.',
			nudge: 'go down row by row: row 1 has two safe squares.',
			hint: 'you are stuck when a row has no queen and no safe square.',
			answer: 'put queens on row 0, column 0 and on row 1, column 2: then row 2 has no safe square.',
			done: () => 'you are stuck. No queen attacks another, and yet a row has no safe square. The only way is back.',
		},
		'two-queens': {
			task: 'Go forward with {step} until row 1 gets its first queen. Read what each step says.',
			nudge: 'the second of these keys goes forward.',
			hint: 'it takes six steps: four tests are among them.',
			answer: 'press the right arrow six times.',
			done: () => 'columns 0 and 1 of row 1 were attacked. The loop went on to column 2, which is safe.',
		},
		'whole-tree': {
			task: 'Go to the end of the search ({ends-of-search}). Look at the tree: {stop} visit solutions, {dead-end} dead ends.',
			nudge: 'one of the first two keys goes to the start, the other to the end.',
			hint: 'a keyboard without End has G.',
			answer: 'press End, or G.',
			done: (facts) =>
				`this is all: ${facts(4).nodes - 1} numbers and the root make ${facts(4).nodes} nodes. The sign behind a number says what became of it.`,
		},
		'second-solution': {
			task: 'Go to the second solution ({stop}: the previous one, the next one).',
			nudge: 'one of these keys goes to the solution before, the other to the next.',
			hint: 'it is the second of the two keys.',
			answer: 'press n.',
			done: () =>
				'the second solution is the first one in a mirror. The search does not know that: it has found it by itself.',
		},
		'first-dead-end': {
			task: 'Go to the first dead end ({dead-end}: the previous one, the next one).',
			nudge: 'one of these keys goes to the dead end before, the other to the next.',
			hint: 'the digits on the board name the row of an attacker.',
			answer: 'press d.',
			done: (facts) => `the whole search has ${number(facts(8).deadEnds)} dead ends, this is the first.`,
		},
		'first-solution': {
			task: 'Go to the first solution ({stop}: the previous one, the next one).',
			nudge: 'one of these keys goes to the next solution.',
			hint: 'it is the second of the two keys.',
			answer: 'press n.',
			done: (facts) =>
				`this is the first of ${number(facts(8).solutions)}. In all the search makes ${number(facts(8).tests)} tests and meets ${number(facts(8).deadEnds)} dead ends.`,
		},
		'search-spaces': {
			task: 'Now see it: {search-spaces} shows how many nodes are left with which rules, and how many times fewer that is than in the line above. {close} leads back.',
			nudge: 'the longer a bar, the more is left to search.',
			hint: 'it is one key.',
			answer: 'press w, then Esc.',
			done: (facts) =>
				`all three rules together leave ${number(facts(8).nodes)} nodes. Without the column rule there would be most.`,
		},
	}),

	choices: choices({
		'what-now': () => ({
			task: 'You are stuck. Which change tries the next possibility and skips none?',
			options: [
				'The last queen: its next columns',
				'Remove all queens, start again',
				'The first queen: its next column',
				'A queen on an attacked square',
			],
			why: [
				'only the last queen changes, so nothing that may still work is lost. This is backtracking.',
				'that throws away the queens above, though they may still be right.',
				'there may be solutions with the first queen where it is: they would be left out.',
				'two queens attack each other then, which no queen below can repair.',
			],
			nudge: 'change as little as you can.',
			hint: 'which queen was placed last?',
		}),
		'after-dead-end': () => ({
			task: 'Row 3 is a dead end. What does place(3) do now?',
			options: ['Tests column 0 again', 'Returns to place(2)', 'Removes all queens', 'Reports a solution'],
			why: [
				'no queen above has moved, so the test would find the same.',
				'its loop is over, so the call ends, and the program goes on in the call above.',
				'place(3) has not placed any queen, so it has none to remove.',
				'row 3 has no queen.',
			],
			nudge: 'what does a function do when its loop is over?',
			hint: 'place(3) was called by another call.',
		}),
		'own-column': () => ({
			task: 'place(2) has tested its last column and returns. How does place(1) know where its loop goes on?',
			options: [
				'place(2) returns the column',
				'Its loop begins again at 0',
				'It looks at the board',
				'Each call has its own column',
			],
			why: [
				'place(2) returns nothing. It only ends.',
				'then it would find the same safe square again, and never end.',
				'the program looks nowhere for it: the call has it all the time.',
				'place(1) has only waited for place(2), and its variable column has not changed.',
			],
			nudge: 'each line of the stack is a call of its own, with its own loop.',
			hint: 'place(1) has not ended, it waits. What has become of its variables?',
		}),
		'no-corner': () => ({
			task: 'Why is there no solution with a queen on row 0, column 0?',
			options: [
				'That square is attacked',
				'A corner is not allowed',
				'Every way down is a dead end',
				'The search leaves it out',
			],
			why: [
				'row 0 is the first row: no queen above could attack it.',
				'the rule says nothing about corners.',
				'each way down from there ends in a row with no safe square.',
				'the search leaves out nothing: it begins with this branch.',
			],
			nudge: 'follow the branch with column 0 in the tree.',
			hint: 'how does each line of that branch end?',
		}),
		'when-over': () => ({
			task: 'When is the search over?',
			options: [
				'At the first solution',
				'When place(0) has no column left',
				'When no dead end is left',
				'After the second solution',
			],
			why: [
				'after a solution its call returns, and the loop above goes on.',
				'then the loop of row 0 is over, and it has no caller that could go on.',
				'a dead end only ends one call. The loop above goes on.',
				'the search does not count what is missing: it only tries columns.',
			],
			nudge: 'which call returns last?',
			hint: 'the first call is the last to return.',
		}),
		'more-or-less': (facts) => ({
			task: `With the first queen on column 0 there are ${facts(8).solutionsBelow(0)} solutions. And with it on column 3?`,
			options: ['Fewer', 'The same', 'More', 'None'],
			why: [
				'few solutions begin in a corner. From the middle columns more ways lead on.',
				'the columns are not alike: only mirror images are.',
				`there are ${facts(8).solutionsBelow(3)}: column by column ${columns.map((column) => facts(8).solutionsBelow(column)).join(', ')}. The same from both sides: mirror images.`,
				'each column has solutions for 8 queens.',
			],
			nudge: 'few solutions have a queen in a corner.',
			hint: 'it is not the same, and it is not less.',
		}),
		'which-flag': () => ({
			task: 'The same test. flags asks columns, downs, ups: which is the first one set?',
			options: ['columns[5]', 'downs[5]', 'ups[8]', 'none'],
			why: [
				'no queen stands on column 5.',
				'the queen in row 2 is on the same \\: 2 - 4 + 7 = 5 = 3 - 5 + 7. Two look-ups, so 2 checks.',
				'no queen stands on this /: go up to the right.',
				'one is set: you have just counted up to the queen that attacks.',
			],
			nudge: 'which queen attacks row 3, column 5, and along which line?',
			hint: 'the queen in row 2 stands on column 4, one up and one to the left.',
		}),
		price: (facts) => ({
			task: `For all of 8 queens scan makes ${number(facts(8).checks('scan'))} checks, flags ${number(facts(8).checks('flags'))}. What does flags pay for that?`,
			options: ['Nothing', 'Solutions', 'More writes', 'More nodes'],
			why: [
				'whenever a queen is placed or removed, the tables must change too.',
				'all variants find the same solutions, in the same order.',
				`three flags are set and cleared for each queen: ${number(facts(8).writes('flags'))} writes (scan: ${number(facts(8).writes('scan'))}), and ${facts(8).cells('flags') - facts(8).cells('scan')} cells more.`,
				'all variants walk the same tree.',
			],
			nudge: 'what must happen before a table can be asked?',
			hint: 'think of what a placement and a removal write.',
		}),
		shift: () => ({
			task: 'For the next row downs shifts left (<<), ups right (>>). Bit 0 is printed first, so downs moves to the right here. Why must they shift?',
			options: [
				'To use other bits in each row',
				'To clear the bits of old queens',
				'The number of the row is higher',
				'A \\ is one column on, a row down',
			],
			why: [
				'the bits of columns do not move, and they serve every row, too.',
				'a queen above still attacks: columns keeps its bit in every row.',
				'the number of the row is not in the mask.',
				'bit c is column c, so one column higher is one bit higher: <<. A / is one column lower a row down: >>.',
			],
			nudge: 'bit c of a mask stands for column c.',
			hint: 'a \\ through row 2, column 4 goes on at row 3, column 5.',
		}),
		'best-rule': () => ({
			task: 'A square is not allowed because of its column, its \\ or its /. Without which of these rules would there be most nodes?',
			options: ['The column', 'The \\', 'The /', 'All the same'],
			why: [
				'a queen forbids its column in every row below, but a diagonal soon leaves the board.',
				'a diagonal leaves the board after some rows.',
				'a diagonal leaves the board after some rows.',
				'they differ: one of them reaches every row.',
			],
			nudge: 'which line of a queen reaches every row below it?',
			hint: 'think of a queen in row 0: in how many rows below does each rule forbid a square?',
		}),
		factor: (facts) => ({
			task: `Tests for 6 to 9 queens: ${number(facts(6).tests)}, ${grown(facts, 7)}, ${grown(facts, 8)}, ${grown(facts, 9)}. What do you expect for 10?`,
			options: ['The factor shrinks to about 1.4', 'A factor of 2', 'A factor near 5', 'A factor of 100'],
			why: [
				'so it is for work like N x N x N. Here each queen more gives each branch more ways to go on.',
				'from size to size it was more than that already.',
				`${grown(facts, 10)}. The factor grows from size to size. For a power of N it would shrink towards 1, so this grows faster than any power of N.`,
				'nearly all of these boards are pruned.',
			],
			nudge: 'the numbers behind the x are the factors. What do they do?',
			hint: 'the factor grows a little with each size.',
		}),
		class: () => ({
			task: 'Turn this board by a quarter, or hold it before a mirror. What do you get?',
			options: ['The same board', 'Queens that attack each other', 'A solution', 'A board with fewer queens'],
			why: [
				'the queens come to stand on other squares.',
				'rows become columns, and diagonals stay diagonals: no queen attacks another.',
				'rows become columns, and diagonals stay diagonals. All solutions that turns and mirrors make of one are its symmetry class.',
				'every queen only moves to another square.',
			],
			nudge: 'what happens to rows, columns and diagonals when the board is turned?',
			hint: 'the search has found a mirror image before: the second solution for 4 queens.',
		}),
	}),

	numbers: numbers({
		'dead-ends': () => ({
			task: 'How many dead ends are in the tree? Count their signs, type the number, then Enter:',
			nudge: 'the end of a line with the sign of a dead end is one.',
			hint: 'the branches with column 0 and with column 3 are mirror images.',
			wrong: (given, isTooLow) =>
				isTooLow ? `there are more than ${given}.` : `there are fewer than ${given}. A solution is not a dead end.`,
			done: (right) =>
				`${right} dead ends. Each is a row in which every square is attacked, so the call for it returns.`,
		}),
		branch: (facts) => ({
			task: `${facts(7).solutionsBelow(0)} solutions begin with column 0, ${facts(7).solutionsBelow(1)} with column 1. How many begin with column 5? Type it, then Enter:`,
			nudge: 'hold the board before a mirror.',
			hint: 'in the mirror, column 6 is column 0.',
			wrong: (given, isTooLow) =>
				isTooLow ? `more than ${given} begin with column 5.` : `fewer than ${given} begin with column 5.`,
			done: (right) => `${right}, as many as column 1: it is column 5 in a mirror, with everything below it.`,
		}),
		comparisons: (_facts, step) => ({
			task: `Step ${step} tests row 3, column 5. scan compares with one queen after the other, from row 0 down, until one attacks. How many comparisons does it make? Type it, then Enter:`,
			nudge: 'which queen attacks row 3, column 5? scan stops there.',
			hint: 'the queens of rows 0 and 1 do not attack it.',
			wrong(given, isTooLow) {
				if (given > 3) {
					return 'only 3 queens are on the board.';
				}

				return isTooLow
					? `after ${given} scan has not found a queen that attacks row 3, column 5, so it goes on.`
					: `before comparison ${given} scan has found a queen that attacks row 3, column 5, and stops.`;
			},
			done: (right) =>
				`${right}: the queen in row 2 is the first that attacks, along \\. That is the price of this test: ${right} checks.`,
		}),
		bit: () => ({
			task: 'The same test with bitmask. Which bit does it ask for row 3, column 5? Type it, then Enter:',
			nudge: 'column 0 is bit 0.',
			hint: 'the row does not matter: the masks are those of this row.',
			wrong: (given) => `bit ${given} stands for column ${given}.`,
			done: (right) =>
				`bit ${right}, as in column ${right}. 1 << ${right} is the number with only bit ${right} set, and its AND with the union keeps that bit if it is 1 there, too. So 1 check, in whatever row.`,
		}),
		classes: (facts) => ({
			task: `8 queens have ${facts(8).solutions} solutions. One symmetry class has only ${smallClass(facts)} of them, all others have 8. How many classes are there? Type it, then Enter:`,
			nudge: `take the ${smallClass(facts)} away first.`,
			hint: `divide ${facts(8).solutions - smallClass(facts)} by 8, then add the class of ${smallClass(facts)}.`,
			wrong: (given, isTooLow) =>
				given === 0
					? 'each solution belongs to a class.'
					: `${given} classes would make ${smallClass(facts)} + ${given - 1} x 8 = ${smallClass(facts) + (given - 1) * 8} solutions, which is too ${isTooLow ? 'few' : 'many'}.`,
			done: (right) =>
				`${right} classes. The one of ${smallClass(facts)} is smaller because half a turn gives the same board again.`,
		}),
	}),

	end: {
		title: 'The lesson is over',
		results: 'What you had right at the first try:',
		firstTry: (right: number, of: number) => `${right} of ${of}`,
		skipped: (count: number) => (count === 0 ? '' : `${count} skipped`),
		open: (count: number) => (count === 0 ? '' : `${count} not in this session`),
		next: 'Where to go from here:',
		ways: [
			'{screen}: the other screens. Search shows every step, for up to 27 queens.',
			'In Search, {predict} asks you before each step. Try it with 5 or 6 queens.',
			'In Compare, {growth} measures how the work grows on this machine.',
			'{lesson-chapter}: back to a chapter. {leave-lesson}: leave the lesson.',
		],
	},
};

/** What the keys of the lesson do, in the help and in the footer, and its notices. */
export const lessonKeys = {
	keys: {
		'leave-lesson': 'leave the lesson, back to where you were',
		'lesson-on': 'go on with the next task',
		'lesson-help': 'a nudge, a hint, the answer, then the help',
		'lesson-answer': 'answer the question of a task',
		'lesson-skip': 'skip the task: show the answer',
		'lesson-again': 'set the task up again',
		'lesson-chapter': 'previous, next chapter',
	},
	footer: {
		'leave-lesson': 'leave',
		'lesson-on': 'go on',
		'lesson-help': 'hint',
		'lesson-skip': 'skip',
		'lesson-again': 'again',
		'lesson-chapter': 'chapter',
	},
	/** Instead of the word in the footer: outside the lesson, and for the help that comes next. */
	footerInstead: {
		'lesson-nudge': 'nudge',
		'lesson-hint': 'hint',
		'lesson-answer': 'answer',
	},
	notices: {'lesson-left': 'The lesson waits for you: {lesson} goes back to it.'},
};
