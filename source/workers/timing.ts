import process from 'node:process';

/** A run is repeated until both minimums are reached, or the maximum time has passed. Times are in milliseconds. */
const minimumRuns = 3;
const minimumTime = 40;
const maximumTime = 1000;
/** With less than this share of the time spent working, the machine is busy with something else. */
const undisturbedShare = 0.8;
/** Some systems count processor time in steps of 10 to 16 ms, so less than this says too little. */
const leastWork = 50;

/** The time that has passed, and the processor time of this process, in milliseconds. */
type Clocks = {readonly passed: () => number; readonly worked: () => number};

const ownClocks: Clocks = {
	passed: () => performance.now(),
	worked() {
		const {user, system} = process.cpuUsage();
		return (user + system) / 1000;
	},
};

/**
 * The time of a run in milliseconds: that of the fastest of several. On a busy machine all of them can wait for the processor, so
 * that one size seems to take many times as long as it does: then the average processor time is less, and is the answer.
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
