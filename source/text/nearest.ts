/** With at most every fourth character changed, missing or too many. */
export function nearest(given: string, words: readonly string[]): string | undefined {
	const [best] = words
		.map((word) => ({word, distance: distanceOf(given, word)}))
		.filter(({word, distance}) => distance <= word.length / 4)
		.sort((a, b) => a.distance - b.distance);
	return best?.word;
}

/** Two swapped neighbours count as one change (optimal string alignment). */
function distanceOf(a: string, b: string): number {
	let [previous, current]: [number[], number[]] = [[], Array.from({length: b.length + 1}, (_, index) => index)];
	for (let row = 1; row <= a.length; row++) {
		const next = [row];
		for (let column = 1; column <= b.length; column++) {
			const change = (current[column - 1] ?? 0) + Number(a[row - 1] !== b[column - 1]);
			const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
			const swap = isSwap ? (previous[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
			next.push(Math.min(change, swap, (current[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
		}

		[previous, current] = [current, next];
	}

	return current.at(-1) ?? 0;
}
