import type {Attack, Square} from '../../solver/board.js';
import {number} from '../numbers.js';
import type {Tested} from '../own-program.js';
import {allTests, capitalised, counted, found} from './words.js';

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
	start: (tests: number, wrong: number, isEarly: boolean, isCut: boolean) => {
		const all = isCut
			? `The first ${number(tests)} tests of your program are kept`
			: `Your program has made ${counted(tests, 'test', 'tests')}`;
		return `${all}. ${wrong === 0 ? `${tests === 1 ? 'It is' : 'All of them are'} right${isEarly ? ', but then it ends too early' : ''}` : `${number(wrong)} of them ${wrong === 1 ? 'is' : 'are'} wrong`}.`;
	},
	right: (square: Square, attack: Attack | undefined) =>
		`${capitalised(found(square, attack))}. Your program says so, too.`,
	over: (tests: number, faults: number, filled: number, solutions: number, isAll: boolean): string =>
		faults === 0
			? `${allTests(tests)} ${tests === 1 ? 'that' : 'those'} of the search. Your program has found ${isAll && solutions > 1 ? 'all ' : ''}${counted(solutions, 'solution', 'solutions')}.`
			: `Your program ends here: place(0) has returned. It has filled ${counted(filled, 'board', 'boards')}, and found ${counted(solutions, 'solution', 'solutions')}.`,
	cut: (tests: number) => `Only the first ${number(tests)} tests of your program are kept.`,
	jumps: (key: string) => `${key} goes to the next wrong test.`,
};
