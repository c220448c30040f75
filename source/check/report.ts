import {type Beside, causesOf} from '../judge/causes.js';
import {type Judgement, judgeTrace, type Verdict} from '../judge/judge.js';
import type {CauseId} from '../judge/mistakes.js';
import {classCounts, publishedCount} from '../solver/counting/known.js';
import {filtered, type Line} from './input.js';
import {bestOf, type Judged, restAlone} from './readings.js';
import {longestSentence} from './sheet.js';
import type {Total} from './totals.js';
import {isLiteral, traceIn, withoutCutTest} from './traces.js';
import type {Exercise} from './units.js';

/** Of Python, Java, C++, JavaScript, Rust, Go, a shell, an IDE. */
const crashes =
	/^Traceback \(most recent|^Exception in thread|^[\w.]*(?:Error|Exception)(?::|$)|^terminate called|segmentation fault|core dumped|^Killed\b|^Aborted\b|stack overflow|panicked at|^panic: |: (?:fatal )?error: |^fatal error|runtime error|(?:exit code|return(?:ed)? value) -?[1-9]|段错误/i;
const isCrash = ({text}: Line) => text.length <= longestSentence && crashes.test(text.trim());
/** In tests: fewer may be something else. */
const shortTrace = 100;

export type Found = ReturnType<typeof foundIn>;
export type Report = ReturnType<typeof reportOf>;

/**
 * Right: every line is understood, and all of it is right: the solutions, the tests, and how many there are.
 * Wrong: the same, but a board, a test or a total is wrong, or a solution is repeated or missing.
 * Unclear: a line is not understood, what there is does not decide, or there are too many lines, of which none are given.
 */
export function reportOf(printed: Iterable<Line> | undefined, exercise: Exercise) {
	const found = foundIn(printed ?? [], exercise);
	const {size, trace, solutions, total, beside, unread} = found;
	const isJudged = size !== undefined && unread === undefined;
	const tests =
		trace && size !== undefined ? judgeTrace({size, tests: trace.tests, limit: exercise.limit}, beside) : undefined;
	const areRight = solutions?.isComplete ?? tests !== undefined;
	const isMiscounted = total !== undefined && areRight && (tests?.faults ?? []).length === 0;
	const ofPrinted = tests?.causes ?? (size === undefined ? [] : causesOf({size, tests: []}, beside));
	const causes: readonly CauseId[] = isMiscounted ? ['miscounted'] : ofPrinted;
	return {
		...found,
		verdict: printed && isJudged && size === (exercise.size ?? size) ? verdictOn(found, size, tests) : 'unclear',
		tests,
		/** With each of these mistakes a program prints this. */
		causes,
		/** It is too long to be read. */
		isCut: !printed,
	};
}

function verdictOn(found: Found, size: number, tests: Judgement | undefined): Verdict {
	const {solutions, rightTotal, beside, crash, firstLine} = found;
	if (beside.isWrong || tests?.verdict === 'wrong' || (crash && (solutions ?? tests))) {
		return 'wrong';
	}

	const isDoubtful = tests?.doubt && (tests.doubt.type !== 'only-safe' || !solutions);
	const isTold = !isDoubtful && (solutions ?? tests ?? rightTotal);
	return !crash && (isTold || (publishedCount(size) === 0n && !firstLine)) ? 'right' : 'unclear';
}

/** What is read, without a judgement of the tests. */
export function foundIn(printed: Iterable<Line>, exercise: Exercise) {
	const {first, literal, crash, crashed} = overviewOf(printed);
	const lines = withoutCutTest(crash ? filtered(printed, ({line}) => line < crash.line) : printed);
	const {trace, best, others} = unitsIn(lines, exercise);
	const size = best?.size ?? exercise.size ?? trace?.size;
	const rest = best?.rest ?? restAlone(others, size);
	const {total, rightTotal, doubtful} = totalOf(rest.totals, best, size, exercise);
	const isTold = !best && rest.unread === rightTotal?.line;
	const unread =
		best?.stray ?? (isTold ? undefined : rest.unread) ?? (best?.solutions.isComplete ? doubtful : undefined);
	const isRead = unread === undefined;
	const isOfAll = exercise.limit === undefined && !exercise.isFundamentalOnly;
	const beside: Beside = {
		boards: isRead && isOfAll ? (best?.boards ?? []).map(({masks}) => masks) : [],
		isWrong: isRead && (best?.solutions.isComplete === false || total !== undefined),
		isStopped: crash !== undefined,
	};
	return {
		size,
		/** From which rows and columns count. */
		base: trace?.base ?? best?.base ?? 0,
		trace,
		solutions: best?.solutions,
		/** The first wrong number of solutions, with the right one. */
		total,
		/** A right one. */
		rightTotal,
		beside,
		unread: trimmed(unread === undefined ? undefined : [...filtered(printed, ({line}) => line === unread)][0]),
		firstLine: trimmed(first),
		/** With names where a test should have numbers. */
		literal: trace ? undefined : trimmed(literal),
		crash: trimmed(crashed),
	};
}

/** The first line that is not blank, if there is one, that with names for numbers, and the first and the last that say that the program has ended by an error. */
function overviewOf(printed: Iterable<Line>) {
	let [first, literal, crash, crashed]: (Line | undefined)[] = [];
	for (const line of printed) {
		first = first && first.text.trim() !== '' ? first : line;
		literal ??= isLiteral(line.text) ? line : undefined;
		crashed = isCrash(line) ? line : crashed;
		crash ??= crashed;
	}

	return {first, literal, crash, crashed};
}

/** Lines that may be tests can be rows of boards that are right, too: `0 Q 0 0`. */
function unitsIn(lines: Iterable<Line>, exercise: Exercise) {
	const trace = traceIn(lines, exercise);
	const all = trace && trace.tests.length < shortTrace ? bestOf(lines, exercise) : undefined;
	const isLeft = ({line, text}: Line) => line === trace?.tests[0]?.line && /[\p{L}\d]/u.test(text);
	if (all?.solutions.isComplete && all.stray === undefined && [...filtered(all.rest.lines, isLeft)].length === 0) {
		return {trace: undefined, best: all, others: []};
	}

	const tested = new Set(trace?.tests.map(({line}) => line));
	const others = filtered(lines, ({line}) => !tested.has(line));
	return {trace, best: bestOf(others, exercise) ?? bestOf(others, {...exercise, size: undefined}), others};
}

function trimmed(line: Line | undefined): Line | undefined {
	return line && {...line, text: line.text.trim()};
}

/** The first wrong total, the last right one, and the line of one that may be wrong. */
function totalOf(
	totals: readonly Total[],
	best: Judged | undefined,
	size: number | undefined,
	{isFundamentalOnly}: Exercise,
) {
	const known = totals.flatMap(({size: named = size, ...total}) =>
		named === undefined ? [] : {...total, size: named},
	);
	const isTrue = ({size: named, numbers, isOfClasses}: (typeof known)[number]) =>
		numbers.some(
			(number) =>
				BigInt(number) === publishedCount(named) ||
				((isOfClasses || isFundamentalOnly) && number === classCounts[named - 1]) ||
				(named === size && best && (number === best.solutions.expected || number === best.count)),
		);
	const wrong = known.find((total) => !total.isUncertain && !isTrue(total));
	return {
		total: wrong && {
			line: wrong.line,
			number: wrong.numbers[0]!,
			size: wrong.size,
			solutions: Number(publishedCount(wrong.size)),
		},
		rightTotal: totals.findLast(({isUncertain}) => !isUncertain),
		doubtful: known.find((total) => total.isUncertain && !isTrue(total))?.line,
	};
}
