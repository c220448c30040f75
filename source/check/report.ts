import {causesOf} from '../judge/causes.js';
import {type Beside, type Judgement, judgeTrace} from '../judge/judge.js';
import type {CauseId} from '../judge/mistakes.js';
import {publishedCount} from '../solver/counting/known.js';
import type {PrintedTest} from '../text/own-program.js';
import type {Line} from './input.js';
import {bestOf, type Judged, unreadAlone} from './readings.js';
import {isCrash} from './said.js';
import {classCounts, type SolutionsVerdict} from './solutions.js';
import {textsOf} from './texts.js';
import {type Total, totalsIn} from './totals.js';
import {type PrintedTrace, traceIn, withoutCutTest} from './traces.js';
import type {Exercise} from './units.js';

/** What was read. */
export type Found = {
	readonly size: number | undefined;
	/** From which rows and columns count. */
	readonly base: 0 | 1;
	readonly trace: PrintedTrace | undefined;
	readonly solutions: SolutionsVerdict | undefined;
	/** The first wrong number of solutions, with the right one. */
	readonly total: Readonly<Record<'line' | 'number' | 'size' | 'solutions', number>> | undefined;
	/** A right one. */
	readonly rightTotal: Total | undefined;
	/** All that is beside the tests. */
	readonly beside: Beside;
	readonly unread: Line | undefined;
	readonly firstLine: Line | undefined;
	readonly crash: Line | undefined;
};

/**
 * Right: every line is understood, and all of it is right: the solutions, the tests, and how many there are.
 * Wrong: the same, but a board, a test or a total is wrong, or a solution is repeated or missing.
 * Unclear: a line is not understood, or what there is does not decide.
 */
export type Report = Found & {
	readonly verdict: 'right' | 'wrong' | 'unclear';
	readonly tests: Judgement<PrintedTest> | undefined;
	/** It is too long to be read. */
	readonly isCut: boolean;
	/** With each of these mistakes a program prints this. */
	readonly causes: readonly CauseId[];
};

/** Of no lines if there are too many. */
export function reportOf(printed: readonly Line[] | undefined, exercise: Exercise): Report {
	const found = foundIn(printed ?? [], exercise);
	const {size, trace, solutions, total, beside, unread} = found;
	const isJudged = size !== undefined && unread === undefined;
	const tests =
		trace && size !== undefined ? judgeTrace({size, tests: trace.tests, limit: exercise.limit}, beside) : undefined;
	const ofBoards = beside.isWrong && isJudged ? causesOf({size, tests: []}, beside) : [];
	const isMiscounted = total !== undefined && solutions?.isComplete === true && tests?.verdict !== 'wrong';
	const causes = isMiscounted ? (['miscounted'] as const) : (tests?.causes ?? ofBoards);
	const report = {...found, tests, causes, isCut: !printed};
	return {...report, verdict: isJudged && size === (exercise.size ?? size) ? verdictOn(report) : 'unclear'};
}

export function foundIn(printed: readonly Line[], exercise: Exercise): Found {
	const crashAt = printed.findIndex(isCrash);
	const lines = withoutCutTest(crashAt < 0 ? printed : printed.slice(0, crashAt));
	const trace = traceIn(lines, exercise);
	const tested = new Set(trace?.tests.map(({line}) => line));
	const texts = textsOf(lines.filter(({line}) => !tested.has(line)));
	const best =
		bestOf(texts, exercise) ??
		(exercise.size === undefined ? undefined : bestOf(texts, {...exercise, size: undefined}));
	const size = best?.size ?? exercise.size ?? trace?.size;
	const rest = best?.rest ?? texts;
	const totals = totalsIn(rest, size);
	const untold = rest.filter(({line}) => !totals.some((total) => total.line === line));
	const unread = best ? (best.stray ?? best.unread) : unreadAlone(untold);
	const {total, rightTotal} = totalOf(totals, best, size, exercise);
	const isRead = unread === undefined && size === (exercise.size ?? size);
	const isOfAll = exercise.limit === undefined && !exercise.isFundamentalOnly;
	return {
		size,
		base: trace?.base ?? best?.base ?? 0,
		trace,
		solutions: best?.solutions,
		total,
		rightTotal,
		beside: {
			boards: isRead && isOfAll ? (best?.boards ?? []).map(({masks}) => masks) : [],
			isWrong: isRead && (best?.solutions.isComplete === false || total !== undefined),
			isStopped: crashAt >= 0,
		},
		unread: trimmed(printed.find(({line}) => line === unread)),
		firstLine: trimmed(printed.find(({text}) => text.trim() !== '') ?? printed[0]),
		crash: trimmed(crashAt < 0 ? undefined : printed.findLast(isCrash)),
	};
}

function trimmed(line: Line | undefined): Line | undefined {
	return line && {...line, text: line.text.trim()};
}

function verdictOn({
	size = 0,
	solutions,
	tests,
	rightTotal,
	beside,
	crash,
	isCut,
	firstLine,
}: Omit<Report, 'verdict'>): Report['verdict'] {
	const hasData = solutions !== undefined || tests !== undefined;
	if (isCut) {
		return 'unclear';
	}

	if (beside.isWrong || tests?.verdict === 'wrong' || (crash && hasData)) {
		return 'wrong';
	}

	const isTold = solutions ?? (tests?.doubt ? undefined : tests) ?? rightTotal;
	return !crash && (isTold || (publishedCount(size) === 0n && !firstLine)) ? 'right' : 'unclear';
}

function totalOf(
	totals: readonly Total[],
	best: Judged | undefined,
	size: number | undefined,
	{isFundamentalOnly}: Exercise,
): Pick<Report, 'total' | 'rightTotal'> {
	const known = totals.flatMap(({size: named = size, ...total}) =>
		named === undefined ? [] : {...total, size: named},
	);
	const isTrue = ({size: named, number, isOfClasses}: (typeof known)[number]) =>
		BigInt(number) === publishedCount(named) ||
		((isOfClasses || isFundamentalOnly) && number === classCounts[named - 1]) ||
		(named === size && best && (number === best.solutions.expected || number === best.boards.length));
	const wrong = known.find((total) => !isTrue(total));
	return {
		total: wrong && {
			line: wrong.line,
			number: wrong.number,
			size: wrong.size,
			solutions: Number(publishedCount(wrong.size)),
		},
		rightTotal: known.findLast(isTrue) ?? totals[0],
	};
}
