import {type Line, linesIn} from '../check/input.js';
import {testsOf} from '../check/program-tests.js';
import {type Report, reportOf} from '../check/report.js';
import {verdictAndCause} from '../check/sentences.js';
import type {Exercise} from '../check/units.js';
import {type ProgramTests, shownSize} from '../judge/judge.js';
import type {Text} from '../text/en.js';
import {lessonCode} from './command.js';
import {errorIn} from './errors.js';
import {mostTime} from './execute.js';
import {type Outcome, Session} from './session.js';
import {exerciseNumber, nextExercise} from './start.js';

export type Result = ReturnType<typeof resultOf> & {
	/** The size for which it is right, where it is not for this one. */
	readonly rightSize?: number;
};

export type RunSource = Exercise & {readonly typed: string; readonly size: number};

/** What is read of a program that prints without end: keys wait meanwhile. */
const endlessBytes = 50_000;
/** Of what is shown; a window shows less. */
const longestLine = 400;

/** A program that is right for 4 queens may not be so with these. */
const otherSizes = [1, 4, 5, 6, 8];

/**
 * Of the program as it is now. If that is right, it is run with other sizes, too: the last result then says with which, or is
 * that of the first with which it is not.
 */
export async function* resultsOf(session: Pick<Session, 'run'>, source: RunSource): AsyncGenerator<Result, undefined> {
	const {size} = source;
	const outcome = await session.run(size);
	const result = outcome && resultOf(outcome, source);
	if (!result) {
		return;
	}

	yield result;
	const right: number[] = [];
	for (const other of result.isRight ? otherSizes.filter((each) => each !== size) : []) {
		const otherOutcome = await session.run(other);
		if (!otherOutcome) {
			return;
		}

		const its = resultOf(otherOutcome, source);
		if (its.isRight) {
			right.push(other);
		} else if (Buffer.from(otherOutcome.output).equals(outcome.output)) {
			yield {...result, words: ({run}) => run.same(other)};
			return;
		} else if (isWrong(its, otherOutcome)) {
			// It may have been saved meanwhile.
			const again = await session.run(size);
			if (again && resultOf(again, source).isRight) {
				yield {...its, rightSize: size};
			}

			return;
		}
	}

	const {startFile} = result;
	const words = (text: Text) =>
		text.joined.sentences([result.words(text), text.run.rightToo(right), startFile && text.run.next(startFile)]);
	if (right.length > 0) {
		yield {...result, words};
	}
}

/** Neither too much, nor something that cannot be read. */
function isWrong({isStopped, tests, verdict}: Result, {end}: Outcome): boolean {
	const isTooMuch = end.type === 'time' || end.type === 'output' || (tests?.isCut && !isStopped);
	return !isTooMuch && (isStopped || tests !== undefined || verdict === 'wrong');
}

export async function runOnce(source: RunSource): Promise<readonly Result[]> {
	const session = new Session(source.typed);
	const results: Result[] = [];
	for await (const result of resultsOf(session, source)) {
		results.push(result);
	}

	session.close();
	return results;
}

function resultOf(outcome: Outcome, source: RunSource) {
	const {program, size, end} = outcome;
	const {typed} = program;
	const limit = source.limit ?? (exerciseNumber(typed) === 4 ? 1 : undefined);
	const own = {...source, file: typed, size, limit};
	const output = [...linesIn(end.type === 'output' ? outcome.output.subarray(0, endlessBytes) : outcome.output)];
	const errors = [...linesIn(outcome.errors)];
	const lines = size === 1 ? withoutPrompt(output) : output;
	const report = reportOf(lines, own);
	// `void main` in C ends with any status.
	const isStopped = end.type !== 'exit' || (end.status !== 0 && errors.length > 0) || report.crash !== undefined;
	const found = testsOf(report, own, isStopped);
	const tests: ProgramTests | undefined = found && {...found, size: ownSize(report, size)};
	const solutions = report.tests?.solutions ?? 0;
	const goesOn = limit !== undefined && solutions > limit;
	const isRight = !goesOn && !isStopped && isRightIn(report, tests);
	const isMissing = end.type === 'no-file' || end.type === 'empty';
	const said = (isStopped && errors.length > 0 ? errors : lines).map(({text}) => text);
	const printed = said
		.filter((text) => !/^\s*$|^\s+at .*node:internal|^Node\.js v\d/.test(text))
		.map((text) => text.slice(0, longestLine));
	const error = isStopped ? errorIn(printed, program.files) : undefined;
	const waiting = isMissing && lessonCode(typed) ? typed : undefined;
	const startFile = isRight && tests ? nextExercise(typed) : waiting;
	const errorAt = error && printed.findIndex((line) => line.includes(error.text));
	const count = tests?.tests.length ?? 0;
	const judged = (text: Text) =>
		verdictAndCause(report, {text, exercise: own, code: program.code, file: typed}).join('');
	const ofTests = (text: Text) => {
		const isFaultless = report.tests?.faults.length === 0 && !report.tests.doubt;
		const other = isFaultless && report.verdict === 'unclear' ? judged(text) : undefined;
		const wrong = isFaultless && goesOn ? text.run.goesOn(limit) : other;
		return isRight ? text.run.right(count, solutions) : wrong;
	};
	const ofOthers = (text: Text) => {
		const some = report.solutions ? text.run.onlySolutions(judged(text)) : text.run.noTest(lines.length);
		const shown = report.literal ? text.run.literal(report.solutions && judged(text)) : some;
		return lines.length === 0 ? text.run.nothing(outcome.todo ?? []) : shown;
	};
	const words = (text: Text): string | undefined => {
		if (tests && tests.size !== size) {
			return text.run.otherSize(tests.size, size);
		}

		if (isStopped) {
			const ofError = error && (error.isOfCompiler ? 'compiler' : 'error');
			const kind = end.type === 'exit' ? (ofError ?? 'status') : end.type;
			return text.run.stopped[kind]({...end, ...error, file: typed, startFile, tests: count, seconds: mostTime});
		}

		return tests ? ofTests(text) : ofOthers(text);
	};
	return {
		program,
		size,
		tests,
		/** The lines of its errors, else of what it has printed, and the one that says why it has ended. */
		printed,
		errorAt,
		isStopped,
		isMissing,
		isRight,
		verdict: report.verdict,
		/** The user can go on with it: a start is written into it, if it is missing or empty. */
		startFile,
		/** At the end of the tests, or where there are none; undefined where the tests tell more. */
		words,
	};
}

function isRightIn({verdict, solutions, tests: judged}: Report, tests: ProgramTests | undefined): boolean {
	return verdict === 'right' && (tests ? !judged?.doubt : solutions !== undefined);
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
