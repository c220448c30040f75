import {publishedCount} from '../solver/index.js';
import {causesOf} from './causes.js';
import {type Claim, isCount} from './claims.js';
import type {Findings, Group} from './findings.js';
import type {CauseId} from './mistakes.js';
import type {Asked, Base} from './solutions.js';

/**
 * Right: all that looks like data was read, it is complete or only a count, and all of it is right. A line that looks like data
 * and was not read forbids it, and so does a crash.
 * Wrong: the first fault, on its own board. Wrong, repeated and missing are counted apart.
 * Unclear: with the reason, and what to do.
 * A cause is named only if a program with exactly this mistake prints exactly this; several that do are all named.
 * The size is never guessed: it is given, or the data force it.
 */
export type Report = Omit<Findings, 'groups' | 'claims' | 'hasData' | 'printed'> & {
	readonly verdict: 'right' | 'wrong' | 'unclear';
	readonly base: Base;
	/** Drawn or as lists, those of which there are more. */
	readonly solutions: Group | undefined;
	/** The others. */
	readonly repeated: Group | undefined;
	/** The first wrong number of solutions, and right ones. */
	readonly claim: Claim | undefined;
	readonly counts: readonly Claim[];
	/** All solutions of them were printed. */
	readonly otherSizes: readonly number[];
	readonly causes: readonly CauseId[];
};

export function reportOf({groups, claims, hasData, printed, ...found}: Findings, asked: Asked): Report {
	const {size, trace, unread, crash} = found;
	const [solutions, repeated] = groups.filter((group) => group.size === size && !isMisread(group, unread.count));
	const otherSizes = [...new Set(groups.flatMap((group) => (group.size === size ? [] : group.size)))];
	const {claim, counts} = judgeClaims(claims, solutions, size, hasData);
	const isMissing = solutions ? !solutions.isComplete : trace?.isCut === true && asked.limit !== trace.solutions;
	const isWrongData = isMissing || faultsIn(repeated) > 0 || trace?.difference !== undefined;
	const isSure = !solutions?.isUnsure;
	const isWrong = (isWrongData && isSure) || claim !== undefined || (crash !== undefined && hasData);
	const hasRight = hasData ? (solutions ?? trace) !== undefined : counts.length > 0 || isUnsolvable(size);
	const isRight =
		size !== undefined && hasRight && isSure && !isWrongData && unread.count === 0 && !crash && !found.stoppedAt;
	const orRight = isRight ? 'right' : 'unclear';
	const isAll = otherSizes.length === 0 && asked.limit === undefined && !asked.isFundamentalOnly;
	const causes = isAll && isWrongData ? causesIn(found, solutions, printed) : [];
	const miscounted: readonly CauseId[] = claim && solutions?.isComplete ? ['miscounted'] : [];
	return {
		...found,
		verdict: isWrong ? 'wrong' : orRight,
		base: solutions?.base ?? 0,
		solutions,
		repeated,
		claim,
		counts,
		otherSizes,
		causes: isWrongData ? causes : miscounted,
	};
}

/** Of an output that is read as a whole. */
function causesIn(
	{size, trace, unread, crash, stoppedAt}: Omit<Findings, 'groups' | 'claims' | 'hasData' | 'printed'>,
	solutions: Group | undefined,
	boards: Findings['printed'],
): readonly CauseId[] {
	if (size === undefined || unread.count > 0) {
		return [];
	}

	const {tests = 0, tested = []} = trace ?? {};
	const isStopped = crash !== undefined || stoppedAt !== undefined || tests > tested.length;
	const causes = causesOf(size, {tests: tested, boards, isStopped});
	// Of a list that stops early more could follow.
	return solutions?.asks && causes.length > 1 && !trace ? [] : causes;
}

function faultsIn(group: Group | undefined): number {
	return group ? group.wrong.count + group.twice.count : 0;
}

/** Nothing is right beside much that is not read: another layout, perhaps. */
function isMisread({right, read}: Group, unread: number): boolean {
	return right === 0 && unread >= read;
}

/** There is nothing to print. */
function isUnsolvable(size: number | undefined): boolean {
	return size !== undefined && publishedCount(size) === 0n;
}

function judgeClaims(
	claims: readonly Claim[],
	solutions: Group | undefined,
	size: number | undefined,
	hasData: boolean,
): Pick<Report, 'claim' | 'counts'> {
	if (size === undefined) {
		return {claim: undefined, counts: claims};
	}

	// The size, printed first or last.
	const isSize = ({size: named, number, isBare}: Claim) =>
		named === undefined && isBare && hasData && number === size && !isCount(size, number);
	const said = claims.filter((claim) => !isSize(claim));
	const printed = solutions && !solutions.isComplete ? [solutions.right, solutions.read] : [solutions?.expected];
	const isTrue = ({size: named = size, number}: Claim) =>
		isCount(named, number) || (named === size && printed.includes(number));
	return {claim: said.find((each) => !isTrue(each)), counts: said.filter(isTrue)};
}
