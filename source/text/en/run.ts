import type {Attack, Square} from '../../solver/board.js';
import {number} from '../numbers.js';
import type {Tested} from '../own-program.js';
import {printable} from '../printable.js';
import {allTests, capitalised, counted, found, listed, quoted} from './words.js';

type Stop = {
	readonly file: string;
	readonly startFile: string | undefined;
	readonly tests: number;
	readonly seconds: number;
	/** What is missing to run it. */
	readonly tool?: string;
	/** Of its error. */
	readonly text?: string;
	readonly line?: number | undefined;
	readonly status?: number;
	readonly signal?: string;
};

function after({tests}: Stop): string {
	return tests > 0 ? ` after test ${number(tests)}` : '';
}

function where({line}: Stop): string {
	return line === undefined ? '' : `, in line ${line}`;
}

function begin({startFile}: Stop): string {
	return startFile === undefined ? 'Save it, and it runs.' : '{write-start} writes this start.';
}

/** A run that is wrong with this size, of a program that is right with another. */
type Shown = {readonly size: number; readonly rightSize?: number};

function hiddenWith({size, rightSize}: Partial<Shown> = {}): string {
	return rightSize === undefined ? '' : `, right with ${counted(rightSize, 'queen')}, not with ${size}`;
}

export const run = {
	begin: (command: string) => `In a terminal beside your editor: ${command} runs your own program at each save.`,
	number: (count: number, shown?: Shown) => `run ${number(count)}${hiddenWith(shown)}`,
	running: (count: number) => `run ${number(count)} ...`,
	before: (faults: number) => `(${number(faults)} before)`,
	toPrint: 'The line to print after each test of a square',
	begins: 'Your program runs. Save it, and it runs again.',
	nothing: (todo: readonly number[]) =>
		`Your program has printed nothing${
			todo.length > 0
				? `: line${todo.length > 1 ? 's' : ''} ${listed(todo.map(String))} still say${todo.length > 1 ? '' : 's'} TODO.`
				: '. Is place(0) called at its end, and does it print the line above?'
		}`,
	noTest: (lines: number) =>
		`Your program has printed ${counted(lines, 'line')}, but no test of a square. Print the line above.`,
	literal: (verdict = '') =>
		`Your program prints names instead of numbers: before the quotes, an f is missing (in JavaScript, write backquotes). ${verdict}`.trim(),
	onlySolutions: (verdict: string) => `${verdict} To see the search, too, print the line above.`,
	stopped: {
		'no-file': (stop: Stop) => `There is no file ${printable(stop.file)}. ${begin(stop)}`,
		empty: (stop: Stop) => `${printable(stop.file)} is empty. ${begin(stop)}`,
		missing: ({tool = ''}: Stop) =>
			tool === 'tsx'
				? 'TypeScript needs Node 22.18 or later, or tsx: npm install tsx'
				: `${quoted(tool)} is not installed: your program needs it to run.`,
		time: (stop: Stop) => `Your program was stopped after ${stop.seconds} seconds. What does not end${where(stop)}?`,
		output: (_: Stop) => 'Your program prints too much, so it was stopped. Does a loop or a call not end?',
		signal: (stop: Stop) =>
			`Your program has crashed${after(stop)} (${stop.signal}). Does it call itself without end, or use an index outside an array?`,
		compiler: (stop: Stop) => `Your program cannot be compiled${where(stop)}: ${printable(stop.text ?? '')}`,
		error: (stop: Stop) =>
			`Your program has ended${after(stop)} with an error${where(stop)}: ${printable(stop.text ?? '')}`,
		status: (stop: Stop) => `Your program has ended${after(stop)} with status ${stop.status}. Its last lines say more.`,
	},
	goesOn: (limit: number) =>
		`All tests are right, but they go on after ${limit === 1 ? 'the first solution' : `solution ${limit}`}: the search is to stop there.`,
	otherSize: (own: number, size: number) =>
		`Your program has ${counted(own, 'queen')}, not the ${size} that it gets. Take n from its argument, or its input.`,
	right: (tests: number, solutions: number) =>
		`Right! ${allTests(tests)} ${tests === 1 ? 'that' : 'those'} of the search, and ${counted(solutions, 'solution is', 'solutions are')} found.`,
	rightToo: (sizes: readonly number[]) =>
		`For ${listed(sizes.map(String))} ${sizes.at(-1) === 1 ? 'queen' : 'queens'} it is right, too.`,
	same: (size: number) => `It prints the same for ${counted(size, 'queen')}: take n from its argument, or its input.`,
	next: (file: string) => `Next is ${printable(file)}: {write-start} goes on with it.`,
	elsewhere: (faults: number | undefined, screen: string) =>
		`Your program has run${faults === undefined ? '' : `: ${counted(faults, 'wrong test')}`}. ${screen} shows ${faults === undefined || faults === 1 ? 'it' : 'them'}.`,
	sizes: (least: number, most: number) => `Your program runs with ${least} to ${most} queens.`,
	notWritten: (why: string) => `The start is not written: ${why}`,
	spoken: (count: number, faults: number | undefined, before: number | undefined, shown?: Shown) => {
		const since = before === undefined ? '' : `, ${number(before)} before`;
		const now = faults === undefined ? '' : `: ${counted(faults, 'wrong test')}${since}`;
		return `Run ${count}${hiddenWith(shown)}${now}.`;
	},
	/** Comments in the programs that it writes to begin with. */
	start: {
		tasks: [
			'Write is_safe and place; each time you save, queens-tui runs this.',
			'Exercise 1: write is_safe, which says whether no queen above attacks a square.',
			'Exercise 2: write place, which tries the columns of a row, one by one.',
			'Exercise 3: is_safe reads tables of flags; write what is missing after the call.',
			'Exercise 4: stop at the first solution, without a further test.',
		],
		tests: 'Tests a square, and prints the test for queens-tui.',
		todo: {
			isSafe: 'is this square attacked from row r, column queens[r]?',
			place: 'report() if row is n, else a loop over the columns',
			undo: 'what has this queen left behind?',
			stop: 'stop if this call has found a solution',
		},
	},
};

export const replay = {
	own: 'Your program',
	search: 'The right search',
	output: 'Output, by line',
	tests: 'Right tests',
	says: ({row, column, isSafe}: Tested) => `(${row}, ${column}) ${isSafe ? 'safe' : 'attacked'}`,
	waits: (test: number) => `waits at test ${number(test)}`,
	test: (test: number, tests: number) => `test ${number(test)} of ${number(tests)}`,
	faults: (count: number): string => (count === 1 ? 'wrong test' : 'wrong tests'),
	firstAt: (test: number) => `First wrong test: ${number(test)} ({-ends}, {+wrong-test}).`,
	noSolution: (board: number) => `board ${number(board)}: no solution`,
	start: (tests: number, wrong: number, isEarly: boolean, isCut?: boolean) => {
		const all = isCut
			? `The first ${number(tests)} tests of your program are kept`
			: `Your program has made ${counted(tests, 'test')}`;
		return `${all}. ${wrong === 0 ? `${tests === 1 ? 'It is' : 'All of them are'} right${isEarly ? ', but then it ends too early' : ''}` : `${number(wrong)} of them ${wrong === 1 ? 'is' : 'are'} wrong`}.`;
	},
	right: (square: Square, attack: Attack | undefined) =>
		`${capitalised(found(square, attack))}. Your program says so, too.`,
	over: (tests: number, faults: number, filled: number, solutions: number, isAll: boolean): string =>
		faults === 0
			? `${allTests(tests)} ${tests === 1 ? 'that' : 'those'} of the search. Your program has found ${isAll && solutions > 1 ? 'all ' : ''}${counted(solutions, 'solution')}.`
			: `Your program ends here: place(0) has returned. It has filled ${counted(filled, 'board')}, and found ${counted(solutions, 'solution')}.`,
	cut: (tests: number) => `Only the first ${number(tests)} tests of your program are kept.`,
	jumps: (key: string) => `${key} goes to the next wrong test.`,
};
