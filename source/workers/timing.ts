import process from 'node:process';

/** A run is repeated until both minimums or the maximum time is reached. Milliseconds. */
const minimumRuns = 3;
const minimumTime = 40;
const maximumTime = 1000;
/** With less of the time spent working, the machine is busy with something else. */
const undisturbedShare = 0.8;
/** In milliseconds: some systems count processor time in steps of 10 to 16. */
const leastWork = 50;

/** In milliseconds: elapsed time, and processor time of this process. */
type Clocks = {readonly passed: () => number; readonly worked: () => number};

const ownClocks: Clocks = {
	passed: () => performance.now(),
	worked() {
		const {user, system} = process.cpuUsage();
		return (user + system) / 1000;
	},
};

/**
 * In milliseconds, the fastest of several. On a busy machine all of them can wait for the processor: then the average
 * processor time is less, and is the answer.
 */
export function timeOf(run: () => void, {passed, worked}: Clocks = ownClocks): number {
	const [start, before] = [passed(), worked()];
	let fastest = Number.POSITIVE_INFINITY;
	for (let runs = 1; ; runs++) {
		const runStart = passed();
		run();
		const now = passed();
		fastest = Math.min(fastest, now - runStart);
		const elapsed = now - start;
		const work = worked() - before;
		const isEnough = runs >= minimumRuns && elapsed >= minimumTime;
		const isSettled = elapsed * undisturbedShare <= work || work >= leastWork;
		if (elapsed >= maximumTime || (isEnough && isSettled)) {
			return work >= leastWork ? Math.min(fastest, work / runs) : fastest;
		}
	}
}
