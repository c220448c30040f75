import {publishedCount} from '../solver/index.js';
import {causesOf} from './causes.js';
import type {Line} from './input.js';
import type {CauseId} from './mistakes.js';
import {bestOf, type Judged, unreadAlone} from './readings.js';
import {isCrash} from './said.js';
import {classCounts, type SolutionsVerdict} from './solutions.js';
import {type StepsVerdict, verdictOnSteps} from './steps.js';
import {textsOf} from './texts.js';
import {type Total, totalsIn} from './totals.js';
import {traceIn, withoutCutTest} from './traces.js';
import type {Exercise} from './units.js';

/**
 * Right: every line is understood, and all of it is right: the solutions, the steps, and how many there are.
 * Wrong: the same, but a board, a step or a total is wrong, or a solution is repeated or missing.
 * Unclear: a line is not understood, or what there is does not decide.
 */
export type Report = {
	readonly verdict: 'right' | 'wrong' | 'unclear';
	readonly size: number | undefined;
	/** From which the columns count. */
	readonly base: 0 | 1;
	readonly solutions: SolutionsVerdict | undefined;
	readonly steps: StepsVerdict | undefined;
	/** The first wrong number of solutions, with the right one. */
	readonly total: Readonly<Record<'line' | 'number' | 'size' | 'solutions', number>> | undefined;
	/** A right one. */
	readonly rightTotal: Total | undefined;
	readonly unread: Line | undefined;
	readonly firstLine: Line | undefined;
	readonly crash: Line | undefined;
	/** It is too long to be read. */
	readonly isCut: boolean;
	/** With each of these mistakes a program prints this. */
	readonly causes: readonly CauseId[];
};

/** Of no lines if there are too many. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: to be taken apart
export function reportOf(printed: readonly Line[] | undefined, exercise: Exercise): Report {
	const all = printed ?? [];
	const crashAt = all.findIndex(isCrash);
	const lines = withoutCutTest(crashAt < 0 ? all : all.slice(0, crashAt));
	const trace = traceIn(lines, exercise.size);
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
	const steps = trace && size !== undefined ? verdictOnSteps(trace, size) : undefined;
	const isRead = unread === undefined && size === (exercise.size ?? size);
	const isFaulty = best?.solutions.isComplete === false || (steps !== undefined && !areRight(steps, exercise));
	const {total, rightTotal} = totalOf(totals, best, size, exercise);
	const isOfAll = exercise.limit === undefined && !exercise.isFundamentalOnly;
	const output = {tests: steps?.tested ?? [], boards: best?.boards ?? [], isStopped: crashAt >= 0};
	const causes = isFaulty && isRead && isOfAll ? causesOf(size ?? 0, output) : [];
	const findings = {
		size,
		base: trace?.base ?? best?.base ?? 0,
		solutions: best?.solutions,
		steps,
		total,
		rightTotal,
		unread: trimmed(all.find(({line}) => line === unread)),
		firstLine: trimmed(all.find(({text}) => text.trim() !== '') ?? all[0]),
		crash: trimmed(crashAt < 0 ? undefined : all.findLast(isCrash)),
		isCut: !printed,
		causes: total && best && !isFaulty ? (['miscounted'] as const) : causes,
	};
	return {...findings, verdict: isRead ? verdictOn(findings, isFaulty) : 'unclear'};
}

function trimmed(line: Line | undefined): Line | undefined {
	return line && {...line, text: line.text.trim()};
}

function verdictOn(findings: Omit<Report, 'verdict'>, isFaulty: boolean): Report['verdict'] {
	const {size, solutions, steps, total, rightTotal, crash, causes, isCut, firstLine} = findings;
	const hasData = solutions !== undefined || steps !== undefined;
	if (isCut || size === undefined || (steps?.isOwnOrder && causes.length === 0)) {
		return 'unclear';
	}

	if (isFaulty || total || (crash && hasData)) {
		return 'wrong';
	}

	return !crash && (hasData || rightTotal || (publishedCount(size) === 0n && !firstLine)) ? 'right' : 'unclear';
}

function areRight({difference, isCut, solutions}: StepsVerdict, {limit}: Exercise): boolean {
	return !difference && (!isCut || limit === solutions);
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
