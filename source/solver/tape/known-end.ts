import {classCounts, publishedCount} from '../counting/known.js';
import {stepBeforeColumn} from '../search/step.js';
import {type Moment, momentAt} from './moment.js';

/**
 * Whole searches that take a tape seconds to minutes: placements, comparisons, free columns, diagonals that are free too, and
 * dead ends. Long tests compute them again.
 */
const searches = new Map<number, readonly [number, number, number, number, number]>([
	[13, [4_674_889, 292_182_579, 16_469_569, 9_289_242, 1_642_940]],
	[14, [27_358_552, 1_995_957_888, 99_280_504, 55_391_321, 9_665_096]],
	[15, [171_129_071, 14_387_492_117, 636_264_861, 351_818_016, 60_239_588]],
	[16, [1_141_190_302, 109_637_894_568, 4_330_875_260, 2_376_211_833, 400_742_864]],
]);

/** The last moment of the searches for 13 to 16 queens, without a tape; undefined for other sizes. */
export function knownEnd(size: number): Moment | undefined {
	const known = searches.get(size);
	if (!known) {
		return undefined;
	}

	const [placements, comparisons, columnFree, diagonalFree, deadEnds] = known;
	const solutions = Number(publishedCount(size));
	// Each node but the solutions tests all squares of a row; the search mirrored has the other diagonals.
	const tally = {
		tests: size * (placements + 1 - solutions),
		comparisons,
		columnFree,
		diagonalFree,
		antidiagonalFree: diagonalFree,
		placements,
		solutions,
		deadEnds,
		fundamental: classCounts[size - 1]!,
	};
	return momentAt(size, [], stepBeforeColumn([], size), tally);
}
