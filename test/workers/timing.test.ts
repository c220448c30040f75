import {expect, test} from 'vitest';
import {timeOf} from '../../source/workers/timing.js';

/** The time of runs that take these milliseconds, one after another and the last again and again, of which this share is work. */
function timed(milliseconds: readonly number[], share: number): {readonly time: number; readonly runs: number} {
	let now = 0;
	let work = 0;
	let runs = 0;
	const run = () => {
		const passed = milliseconds[Math.min(runs, milliseconds.length - 1)]!;
		now += passed;
		work += passed * share;
		runs++;
	};
	const time = timeOf(run, {passed: () => now, worked: () => work});
	return {time, runs};
}

test('a time is that of the fastest of at least three runs and 40 ms', () => {
	expect(timed([30, 20, 25], 1)).toEqual({time: 20, runs: 3});
	expect(timed([8, 4], 1)).toEqual({time: 4, runs: 9});
	expect(timed([1500], 1)).toEqual({time: 1500, runs: 1});
});

test('on a busy machine a time is the processor time of a run, which the waiting does not change', () => {
	for (const share of [0.1, 0.2, 0.5]) {
		for (const work of [1, 8, 60, 700]) {
			expect(timed([work / share], share).time).toBeCloseTo(work, 6);
		}
	}
});

test('without a usable clock of processor time a time is that of the fastest run', () => {
	expect(timed([300, 200], 0).time).toBe(200);
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
