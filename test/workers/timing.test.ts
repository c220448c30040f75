import {expect, test} from 'vitest';
import {timeOf} from '../../source/workers/timing.js';

/** The time of runs that take these milliseconds, one after another and the last again and again. */
function timed(milliseconds: readonly number[]): {readonly time: number; readonly runs: number} {
	let now = 0;
	let runs = 0;
	const run = () => {
		now += milliseconds[Math.min(runs, milliseconds.length - 1)]!;
		runs++;
	};
	const time = timeOf(run, () => now);
	return {time, runs};
}

test('a time is that of the fastest of at least three runs and 100 ms', () => {
	expect(timed([60, 50, 55])).toEqual({time: 50, runs: 3});
	expect(timed([20, 10])).toEqual({time: 10, runs: 9});
	expect(timed([1500])).toEqual({time: 1500, runs: 1});
});

test('real runs are timed', () => {
	const spin = () => {
		const end = performance.now() + 5;
		while (performance.now() < end) {
			// Wait.
		}
	};
	expect(timeOf(spin)).toBeGreaterThan(0);
});
