import {publishedCount} from '../solver/index.js';
import {causesOf} from './causes.js';
import {type Claim, isCount} from './claims.js';
import type {Base} from './faults.js';
import type {Findings, Group} from './findings.js';
import type {CauseId} from './mistakes.js';
import type {Asked} from './solutions.js';
import type {TraceVerdict} from './trace.js';

type WrongClaim = Claim & {
	readonly size: number;
	readonly solutions: number;
	/** Different ones, if all were printed. */
	readonly printed: number | undefined;
};

/**
 * Right: all that looks like data was read, it is complete or only a count, and all of it is right. A line that looks like data
 * and was not read forbids it, and so does a crash.
 * Wrong: the first fault, on its own board. Wrong, repeated and missing are counted apart.
 * Unclear: with the reason, and what to do.
 * A cause is named only if a program with exactly this mistake prints exactly this; several that do are all named.
 * The size is never guessed: it is given, or the data force it.
 */
export type Report = Omit<Findings, 'groups' | 'claims' | 'printed'> & {
	readonly verdict: 'right' | 'wrong' | 'unclear';
	readonly base: Base;
	/** Drawn or as lists, those of which there are more. */
	readonly solutions: Group | undefined;
	/** The others. */
	readonly repeated: Group | undefined;
	/** Perhaps of another layout: nothing is judged by them. */
	readonly misread: Group | undefined;
	/** The first wrong number of solutions, and right ones. */
	readonly claim: WrongClaim | undefined;
	readonly counts: readonly Claim[];
	/** All solutions of them were printed. */
	readonly otherSizes: readonly number[];
	readonly causes: readonly CauseId[];
};

export function reportOf(findings: Findings, asked: Asked): Report {
	const {groups, claims, printed, ...found} = findings;
	const {size, trace, unread, crash, stoppedAt, hasData} = found;
	const own = groups.filter((group) => group.size === size);
	const [solutions, repeated] = own.filter(({isMisread}) => !isMisread);
	const otherSizes = [...new Set(groups.flatMap((group) => (group.size === size ? [] : group.size)))];
	const judged = groups.find(({isMisread}) => !isMisread);
	const {claim, counts} = judgeClaims(claims, judged, size, hasData);
	const isMissing = solutions ? !solutions.isComplete : trace?.isCut === true && asked.limit !== trace.solutions;
	const isSure = !solutions?.isUnsure;
	const isWrongData = isSure && (isMissing || repeated?.isClean === false || trace?.difference !== undefined);
	const isWrong = isWrongData || claim !== undefined || (crash !== undefined && hasData);
	const isUnsolvable = size !== undefined && publishedCount(size) === 0n;
	const hasRight = hasData ? (solutions ?? trace) !== undefined : counts.length > 0 || isUnsolvable;
	const isRead = size !== undefined && [crash, stoppedAt, ...unread.first].every((each) => each === undefined);
	const isAll = otherSizes.length === 0 && asked.limit === undefined && !asked.isFundamentalOnly;
	const causes = isAll && isWrongData ? causesIn(findings, solutions) : [];
	const miscounted: readonly CauseId[] = claim && solutions?.isComplete ? ['miscounted'] : [];
	const orRight = hasRight && isRead && isSure ? 'right' : 'unclear';
	return {
		...found,
		verdict: isWrong ? 'wrong' : orRight,
		base: baseNamed(trace, solutions),
		solutions,
		repeated,
		misread: own.find(({isMisread}) => isMisread),
		claim,
		counts,
		otherSizes,
		causes: isWrongData ? causes : miscounted,
	};
}

/** From which rows and columns count. */
function baseNamed(trace: TraceVerdict | undefined, solutions: Group | undefined): Base {
	if (!trace) {
		return solutions?.base ?? 0;
	}

	const {base, columnBase} = trace.reading;
	return base === columnBase ? base : 0;
}

/** Of an output that is read as a whole, and should be all of one size. */
function causesIn(
	{size, trace, unread, crash, stoppedAt, printed}: Findings,
	solutions: Group | undefined,
): readonly CauseId[] {
	const {tests = 0, tested = []} = trace ?? {};
	const isStopped = crash !== undefined || stoppedAt !== undefined || tests > tested.length;
	const causes =
		size === undefined || unread.count > 0 ? [] : causesOf(size, {tests: tested, boards: printed, isStopped});
	// Of a list that stops early more could follow.
	return solutions?.asks && causes.length > 1 && !trace ? [] : causes;
}

function judgeClaims(
	claims: readonly Claim[],
	solutions: Group | undefined,
	size: number | undefined,
	hasData: boolean,
): Pick<Report, 'claim' | 'counts'> {
	// The size, printed first or last.
	const isSize = ({size: named, number, isBare}: Claim) =>
		named === undefined && isBare && hasData && number === size && !isCount(size, number);
	const said = claims.filter((claim) => !isSize(claim));
	const printed = solutions && !solutions.isComplete ? [solutions.right, solutions.read] : [solutions?.expected];
	const isTrue = ({size: named = size, number}: Claim) =>
		named === undefined || isCount(named, number) || (named === size && printed.includes(number));
	const wrong = said.find((each) => !isTrue(each));
	const named = wrong?.size ?? size;
	return {
		claim:
			wrong && named !== undefined
				? {
						...wrong,
						size: named,
						solutions: Number(publishedCount(named)),
						printed: named === size && solutions?.isComplete ? solutions.right : undefined,
					}
				: undefined,
		counts: said.filter(isTrue),
	};
}
