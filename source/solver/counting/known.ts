import {checkSize} from '../board.js';

/** The numbers of solutions for boards of 1 to 27 rows (OEIS A000170). */
const solutionCounts = [
	1n,
	0n,
	0n,
	2n,
	10n,
	4n,
	40n,
	92n,
	352n,
	724n,
	2680n,
	14_200n,
	73_712n,
	365_596n,
	2_279_184n,
	14_772_512n,
	95_815_104n,
	666_090_624n,
	4_968_057_848n,
	39_029_188_884n,
	314_666_222_712n,
	2_691_008_701_644n,
	24_233_937_684_440n,
	227_514_171_973_736n,
	2_207_893_435_808_352n,
	22_317_699_616_364_044n,
	234_907_967_154_122_528n,
] as const;

/** The published number of solutions, without counting. Throws a RangeError for a size out of range. */
export function publishedCount(size: number): bigint {
	checkSize(size);
	return solutionCounts[size - 1]!;
}

/**
 * More steps than the search of this size has. A placement of k queens has k different columns, so there are at most
 * N! / (N - k)! of them, each with at most N tests, itself, its removal and a solution. For N = 4: 65 * 7 = 455, not 94.
 */
export function stepBound(size: number): number {
	let nodes = 1;
	let atDepth = 1;
	for (let free = size; free > 0; free--) {
		atDepth *= free;
		nodes += atDepth;
	}

	return nodes * (size + 3);
}
