const decades = [1, 10, 100, 1000, 10_000, 100_000];

/** Steps a second at first, and at most. */
export const usualSpeed = 5;
export const highestSpeed = 1_000_000;

/** Steps a second at which the search is played. The command line can ask for others. */
export const speeds: readonly number[] = [
	...decades.flatMap((decade) => [decade, 2 * decade, 5 * decade]),
	highestSpeed,
];

/** The next speed up or down; the same at either end. */
export function nextSpeed(speed: number, by: 1 | -1): number {
	return (by > 0 ? speeds.find((each) => each > speed) : speeds.findLast((each) => each < speed)) ?? speed;
}
