import {type Line, line} from '../../panels/line.js';

/** Lines that belong together. */
export type Group = {
	readonly lines: readonly Line[];
	/** The groups with the largest rank are left out first. */
	readonly rank: number;
	/** Returns the same in fewer lines, at least `least`. Without it the group is shown whole or not at all. */
	readonly shortened?: {readonly least: number; readonly to: (rows: number) => readonly Line[]};
};

/**
 * Arranges groups below each other in at most `height` lines, with an empty line between them if they fit with it, shortened
 * if need be. If not all of them fit, `mark` in the last line says so.
 */
export function stacked(groups: readonly Group[], height: number, mark: string): Line[] {
	const present = groups.filter(({lines}) => lines.length > 0);
	const fitting = fittingIn(present, height);
	const isCut = fitting.length < present.length;
	const kept = isCut ? fittingIn(fitting, height - 1) : fitting;
	const gaps = kept.length - 1;
	const left = height - leastRows(kept) - Number(isCut);
	const gap: readonly Line[] = gaps <= left ? [[]] : [];
	const spare = left - gap.length * gaps;
	const lines = kept.flatMap((group, index) => [...(index > 0 ? gap : []), ...linesOf(group, spare)]);
	return isCut || lines.length > height ? [...lines.slice(0, height - 1), line(mark, 'dim')] : lines;
}

/** The groups that remain when the least important ones are left out until the others fit. */
function fittingIn(groups: readonly Group[], height: number): readonly Group[] {
	if (groups.length < 2 || leastRows(groups) <= height) {
		return groups;
	}

	const last = Math.max(...groups.map(({rank}) => rank));
	return fittingIn(
		groups.filter(({rank}) => rank < last),
		height,
	);
}

function leastRows(groups: readonly Group[]): number {
	return groups.reduce((sum, group) => sum + leastOf(group), 0);
}

function leastOf({lines, shortened}: Group): number {
	return Math.min(lines.length, shortened?.least ?? lines.length);
}

function linesOf(group: Group, spare: number): readonly Line[] {
	const rows = leastOf(group) + spare;
	return group.shortened && group.lines.length > rows ? group.shortened.to(rows) : group.lines;
}
