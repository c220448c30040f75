/** A run is repeated until both minimums or the maximum time is reached. Milliseconds. */
const minimumRuns = 3;
const minimumTime = 100;
const maximumTime = 1000;

/** In milliseconds, the fastest of several. */
export function timeOf(run: () => void, now = () => performance.now()): number {
	const start = now();
	let fastest = Number.POSITIVE_INFINITY;
	for (let runs = 1; ; runs++) {
		const runStart = now();
		run();
		const end = now();
		fastest = Math.min(fastest, end - runStart);
		if (end - start >= maximumTime || (runs >= minimumRuns && end - start >= minimumTime)) {
			return fastest;
		}
	}
}
