const decades = [1, 10, 100, 1000, 10_000, 100_000];

/** Steps a second at which the search can be played. */
export const speeds: readonly number[] = [...decades.flatMap((decade) => [decade, 2 * decade, 5 * decade]), 1_000_000];

/** The next speed up or down; the same at either end. */
export function nextSpeed(speed: number, by: 1 | -1): number {
	return speeds[speeds.indexOf(speed) + by] ?? speed;
}
