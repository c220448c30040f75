import {type Line, linesIn} from '../check/input.js';
import {exerciseOf, type TestsSource, testsOf} from '../check/program-tests.js';
import {type Report, reportOf} from '../check/report.js';
import {verdictAndCause} from '../check/sentences.js';
import {judgeTrace, type ProgramTests, shownSize} from '../judge/judge.js';
import type {Text} from '../text/en.js';
import {type ErrorLine, errorIn} from './errors.js';
import {type Outcome, Session} from './session.js';
import {exerciseNumber, hasStart, nextExercise} from './start.js';

/** What a run of the own program has shown. */
export type Result = Pick<Outcome, 'program' | 'size' | 'end'> & {
	readonly tests: ProgramTests | undefined;
	/** The lines of its errors, else of what it has printed. */
	readonly said: readonly string[];
	readonly lines: number;
	readonly error: ErrorLine | undefined;
	/** It has not come to its end. */
	readonly isStopped: boolean;
	/** There is no program: the file is missing or empty. */
	readonly isMissing: boolean;
	readonly hasSolutions: boolean;
	/** On all that it has printed, as `--check` says. */
	readonly verdict: Report['verdict'];
	readonly verdictWords: (text: Text) => string;
	readonly isRight: boolean;
	/** With which other sizes it is right, and the first with which it is not. */
	readonly others: {
		readonly right: readonly number[];
		readonly wrong?: {readonly own: number; readonly size: number; readonly isSame: boolean};
	};
	/** The file that the user can go on with: a start is written into it, if it is missing or empty. */
	readonly startFile: string | undefined;
};

export type RunSource = Omit<TestsSource, 'file' | 'size'> & {readonly typed: string; readonly size: number};

/** A program that is right for 4 queens may not be so with these. */
const otherSizes = [1, 4, 5, 6, 8];

/**
 * Of the program as it is now. If that is right for this size, it is run with others, too: the last result then says so, or is
 * that of the first size with which it is not.
 */
export async function* resultsOf(session: Pick<Session, 'run'>, source: RunSource): AsyncGenerator<Result, undefined> {
	const {size} = source;
	const outcome = await session.run(size);
	if (!outcome) {
		return;
	}

	const result = resultOf(outcome, source);
	yield result;
	const right: number[] = [];
	for (const other of result.isRight ? otherSizes.filter((other) => other !== size) : []) {
		const otherOutcome = await session.run(other);
		if (!otherOutcome) {
			return;
		}

		const its = resultOf(otherOutcome, source);
		const isSame = Buffer.from(otherOutcome.output).equals(outcome.output);
		if (its.isRight) {
			right.push(other);
		} else if (its.end.type !== 'time' && its.end.type !== 'output' && !its.tests?.isCut) {
			yield {...(isSame ? result : its), others: {right, wrong: {own: size, size: other, isSame}}};
			return;
		}
	}

	if (result.isRight) {
		yield {...result, others: {right}};
	}
}

/** All results of one run. */
export async function runOnce(source: RunSource): Promise<readonly Result[]> {
	const session = new Session(source.typed);
	try {
		const results: Result[] = [];
		for await (const result of resultsOf(session, source)) {
			results.push(result);
		}

		return results;
	} finally {
		session.close();
	}
}

function resultOf({program, size, output, errors, end}: Outcome, source: RunSource): Result {
	const {typed} = program;
	const limit = source.limit ?? (exerciseNumber(typed) === 4 ? 1 : undefined);
	const own = {...source, file: typed, size, limit};
	const exercise = exerciseOf(own);
	const printed = size === 1 ? withoutPrompt([...linesIn(output)]) : [...linesIn(output)];
	const complaints = [...linesIn(errors)];
	const report = reportOf(printed, exercise);
	// `void main` in C ends with any status.
	const isEnd = end.type === 'exit' && (end.status === 0 || complaints.length === 0) && !report.crash;
	const found = testsOf(report, own, !isEnd);
	// Of one queen, the 0 that is printed can be a solution, or how many there are.
	const tests = found && {...found, size: ownSize(report, size), ...(size === 1 && {beside: undefined})};
	const verdict = tests && size === 1 ? judgeTrace(tests).verdict : report.verdict;
	const isRight = isEnd && tests?.isCut === false && !report.tests?.doubt && verdict === 'right';
	const isMissing = end.type === 'no-file' || end.type === 'empty';
	const waitingFile = isMissing && hasStart(typed) ? typed : undefined;
	const said = (isEnd || complaints.length === 0 ? printed : complaints).map(({text}) => text);
	return {
		program,
		size,
		end,
		tests,
		said: said.filter((text) => !/^\s*$|^\s+at .*node:internal|^Node\.js v\d/.test(text)),
		lines: printed.length,
		error: isEnd ? undefined : errorIn(said, program.files),
		isStopped: !isEnd,
		isMissing,
		hasSolutions: report.solutions !== undefined,
		verdict,
		verdictWords: (text) => verdictAndCause(report, {text, exercise, code: program.code, file: typed}).join(''),
		isRight,
		others: {right: []},
		startFile: isRight ? nextExercise(typed) : waitingFile,
	};
}

/** In the only line of tests, what a program asks for stands before it. */
function withoutPrompt(lines: readonly Line[]): readonly Line[] {
	return lines.map(({line, text}) => ({line, text: text.replace(/^[^\d[({]*[?:>？：]\s*(?=\S)/, '')}));
}

/** A program can have another number of queens in itself. */
function ownSize({tests, trace}: Report, size: number): number {
	const shown = shownSize(trace?.tests ?? []) ?? size;
	const isOther = tests?.doubt?.type === 'other-size' || shown > size + 1;
	return isOther ? shown : size;
}
