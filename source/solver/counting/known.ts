/** The numbers of solutions for boards of 1 to 27 rows (OEIS A000170). */
const solutionCounts = `
	1 0 0 2 10 4 40 92 352 724 2680 14200 73712 365596 2279184 14772512 95815104 666090624
	4968057848 39029188884 314666222712 2691008701644 24233937684440
	227514171973736 2207893435808352 22317699616364044 234907967154122528
`
	.trim()
	.split(/\s+/)
	.map(BigInt);

/** The numbers of fundamental solutions for 1 to 16 queens (OEIS A002562). */
export const classCounts: readonly number[] = [
	1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233, 45_752, 285_053, 1_846_955,
];

export function publishedCount(size: number): bigint {
	return solutionCounts[size - 1]!;
}
