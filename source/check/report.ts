import {publishedCount} from '../solver/index.js';
import {causesOf} from './causes.js';
import {type Read, read, trimmed} from './grammar.js';
import type {Line} from './input.js';
import type {CauseId} from './mistakes.js';
import {classCounts, type SolutionsVerdict, verdictOnSolutions} from './solutions.js';
import {type StepsVerdict, verdictOnSteps} from './steps.js';
import type {Exercise} from './units.js';
import type {Total} from './words.js';

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

type Judged = Read & {readonly solutions: SolutionsVerdict | undefined};

/** Of no lines if there are too many. */
export function reportOf(printed: readonly Line[] | undefined, exercise: Exercise): Report {
	const {trace, crash, firstLine, readings} = read(printed ?? [], exercise);
	const best = bestOf(readings, exercise);
	const {boards, solutions, unread} = best;
	const size = solutions ? best.size : (exercise.size ?? trace?.size);
	const steps = trace && size !== undefined ? verdictOnSteps(trace, size) : undefined;
	const isRead = unread === undefined && size === (exercise.size ?? size);
	const isFaulty = solutions?.isComplete === false || (steps !== undefined && !areRight(steps, exercise));
	const {total, rightTotal} = totalsIn(best, size, exercise);
	const isOfAll = exercise.limit === undefined && !exercise.isFundamentalOnly;
	const output = {tests: steps?.tested ?? [], boards, isStopped: crash !== undefined};
	const causes = isFaulty && isRead && isOfAll ? causesOf(size ?? 0, output) : [];
	const findings = {
		size,
		base: trace?.base ?? best.base,
		solutions,
		steps,
		total,
		rightTotal,
		unread: trimmed(printed?.find(({line}) => line === unread)),
		firstLine,
		crash,
		isCut: !printed,
		causes: total && solutions && !isFaulty ? (['miscounted'] as const) : causes,
	};
	return {...findings, verdict: isRead ? verdictOn(findings, isFaulty) : 'unclear'};
}

function verdictOn(findings: Omit<Report, 'verdict'>, isFaulty: boolean): Report['verdict'] {
	const {size, solutions, steps, total, rightTotal, crash, causes, isCut} = findings;
	const hasData = solutions !== undefined || steps !== undefined;
	if (isCut || size === undefined || (steps?.isOwnOrder && causes.length === 0)) {
		return 'unclear';
	}

	if (isFaulty || total || (crash && hasData)) {
		return 'wrong';
	}

	return !crash && (hasData || rightTotal || publishedCount(size) === 0n) ? 'right' : 'unclear';
}

function areRight({difference, isCut, solutions}: StepsVerdict, {limit}: Exercise): boolean {
	return !difference && (!isCut || limit === solutions);
}

/** The reading that is right; else of those that understand every line the one with the most solutions; else the furthest. */
function bestOf(readings: Iterable<Read>, exercise: Exercise): Judged {
	let best: Judged | undefined;
	for (const reading of readings) {
		const {boards, size, unread} = reading;
		const isOther = exercise.size !== undefined && exercise.size !== size;
		const own = isOther ? {...exercise, isFundamentalOnly: false, limit: undefined} : exercise;
		const solutions = unread === undefined && boards.length > 0 ? verdictOnSolutions(boards, size, own) : undefined;
		const judged = {...reading, solutions};
		if (solutions?.isComplete && !totalsIn(judged, size, exercise).total) {
			return judged;
		}

		// Lists that are no solutions show no size.
		const isShown = !solutions || exercise.size === size || boards[0]?.isDrawn || solutions.right > 0;
		best = isShown && (!best || tellsMore(judged, best)) ? judged : best;
	}

	return best!;
}

function tellsMore(one: Judged, other: Judged): boolean {
	const [end, otherEnd] = [one, other].map(({unread}) => unread ?? Number.POSITIVE_INFINITY);
	const [right, otherRight] = [one, other].map(({solutions}) => solutions?.right ?? -1);
	return end! > otherEnd! || (one.unread === undefined && other.unread === undefined && right! > otherRight!);
}

function totalsIn(
	{totals, boards, solutions}: Judged,
	size: number | undefined,
	{isFundamentalOnly}: Exercise,
): Pick<Report, 'total' | 'rightTotal'> {
	const known = totals.flatMap(({size: named = size, ...total}) =>
		named === undefined ? [] : {...total, size: named},
	);
	const isTrue = ({size: named, number, isOfClasses}: (typeof known)[number]) =>
		BigInt(number) === publishedCount(named) ||
		((isOfClasses || isFundamentalOnly) && number === classCounts[named - 1]) ||
		(named === size && (number === solutions?.expected || (solutions && number === boards.length)));
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
