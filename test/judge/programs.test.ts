import {describe, expect, test} from 'vitest';
import {linesIn} from '../../source/check/input.js';
import {reportOf} from '../../source/check/report.js';
import {sentencesOf} from '../../source/check/sentences.js';
import {judgeTrace} from '../../source/judge/judge.js';
import {faultWords} from '../../source/judge/words.js';
import {isSame} from '../../source/solver/board.js';
import {text} from '../../source/text/en.js';
import {type Edited, right, run, testsOf, wrong} from './wrong-programs.js';

const exercise = (size: number) => ({size, base: undefined, isFundamentalOnly: false, limit: undefined});

function checked(size: number, lines: readonly string[]) {
	const report = reportOf(linesIn(Buffer.from(lines.join('\n'))), exercise(size));
	return {report, words: sentencesOf(report, {text, exercise: exercise(size), code: 'python', file: 'out.txt'})};
}

const linesOf = ({boards}: ReturnType<typeof run>) =>
	boards.flatMap((board) => (typeof board[0] === 'string' ? [...board.map(String), ''] : `[${board.join(', ')}]`));

test.each(right)('a right program is right at each size: %s', (base) => {
	for (const size of [1, 2, 3, 4, 5]) {
		const made = run(size, [base, '']);
		const {report} = checked(size, [...made.tests.map(({text: line}) => line), ...linesOf(made)]);
		expect(report).toMatchObject({verdict: 'right', causes: []});
		expect([...report.tests!.states].slice(1, -1).map(({queens}) => queens)).toEqual(made.queens);
	}
});

/** Their boards alone do not tell what is wrong. */
const untold = /^(?:cols\[row\] for|row for column|queen not stored$)/;

function expectCause([, expected]: Edited, causes: readonly string[]): void {
	const named = expected.replace('?', '').split('|');
	const isSilent = expected === '' || expected.endsWith('?');
	expect(causes.length === 0 ? isSilent : causes.some((cause) => named.includes(cause))).toBe(true);
}

// Readme: what your program says of each square and which queens it holds then
// Manual: by the queens that your program itself holds then, so later mistakes are found
describe.each(Object.entries(wrong))('%s', (name, edited) => {
	test.each([4, 5])('with %i queens is judged by its own queens, and explained by its mistake', (size) => {
		const made = run(size, edited);
		const search = testsOf(size);
		const trace = {size, tests: made.tests, isCut: made.isCut};
		const {verdict, doubt, faults, causes, ...judgement} = judgeTrace(trace);
		const states = [...judgement.states];
		if (doubt) {
			expect([edited[1], verdict, causes]).toEqual(['', 'unclear', []]);
			return;
		}

		const first = made.tests.findIndex(({text: line}, at) => line !== search[at]?.text);
		const isShort = first < 0 && made.tests.length < search.length && !made.isCut;
		const end = isShort ? made.tests.length + 1 : undefined;
		expect(faults[0]).toBe(first < 0 ? end : first + 1);
		expect(verdict).toBe(faults.length === 0 ? 'right' : 'wrong');
		if (verdict === 'wrong') {
			expectCause(edited, causes);
		}

		// A program that changes its row, or says what it does not do, does not tell where its queens are.
		if (!/^(?:row-kept|misprinted)/.test(edited[1])) {
			const own = made.queens.map((queens, at) => queens.filter(({row}) => row < Math.min(size, made.tests[at]!.row)));
			expect(states.slice(1, -1).map(({queens}) => queens)).toEqual(own);
		}

		for (const {ghost} of states.filter((state) => state.ghost)) {
			expect(made.tests.some((each) => each.isSafe && isSame(each, ghost!))).toBe(true);
		}
	});

	test('is told the same by the check, of its tests and of its boards', () => {
		const size = 4;
		const made = run(size, edited);
		const {report, words} = checked(
			size,
			made.tests.map(({text: line}) => line),
		);
		const {tests} = report;
		if (tests?.verdict === 'wrong') {
			const [fact] = faultWords([...tests.states][tests.faults[0]!]!, size, text.trace)!;
			expect(words).toContain(fact);
			expect(report.causes).toEqual(tests.causes);
		}

		const boards = linesOf(made);
		const all = linesOf(run(size, [edited[0], '']));
		const ofBoards = checked(size, boards).report;
		expect(ofBoards.verdict === 'right').toBe(`${boards.toSorted()}` === `${all.toSorted()}`);
		if (edited[1] !== '' && !untold.test(name) && ofBoards.verdict === 'wrong') {
			expectCause(edited, ofBoards.causes);
		}
	});
});
