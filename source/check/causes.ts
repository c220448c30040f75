import type {Tested} from './calls.js';
import {type CauseId, mistakes} from './mistakes.js';
import {type Deviation, largestRun, runProgram} from './programs.js';

/** A program is given up after this many tests. */
const mostTests = 1_000_000;
/** Boards compared of an output that has no end. */
const mostCompared = 5000;

export type Printed = {
	readonly tests: readonly Tested[];
	/** Rows of masks, and how often each board was printed. */
	readonly boards: ReadonlyMap<string, number>;
	/** More could follow. */
	readonly isStopped: boolean;
};

/** The mistakes with which a program prints just this. Of one that was stopped, just this and more. */
export function causesOf(size: number, {tests, boards, isStopped}: Printed): readonly CauseId[] {
	const padded = new Map([...boards].map(([key, count]) => [withRows(key, size), count]));
	const printed = {tests, boards: padded, isStopped};
	const isRun = size <= largestRun && tests.length + padded.size > 0;
	return isRun && !explains(size, {}, printed)
		? mistakes.flatMap(({id, ways}) => (ways.some((way) => explains(size, way, printed)) ? [id] : []))
		: [];
}

/** A list of fewer queens has none in the other rows. */
function withRows(key: string, size: number): string {
	const masks = key === '' ? [] : key.split(' ');
	return [...masks, ...Array.from({length: Math.max(0, size - masks.length)}, () => '0')].join(' ');
}

/** Whether a program prints the same tests, and each board as often: row by row, or all of them column by column. */
function explains(size: number, way: Deviation, {tests, boards, isStopped}: Printed): boolean {
	const isLog = tests.every(({isSafe}) => isSafe);
	const all = [...boards.values()].reduce((sum, each) => sum + each, 0);
	const count = isStopped ? Math.min(all, mostCompared) : all;
	let [tested, run, drawn, isSame] = [0, 0, 0, true];
	let views = [(masks: readonly number[]) => masks, transposed].map((view) => {
		const used = new Map<string, number>();
		return (masks: readonly number[]) => {
			const key = withRows(view(masks).join(' '), size);
			used.set(key, (used.get(key) ?? 0) + 1);
			return used.get(key)! <= (boards.get(key) ?? 0);
		};
	});
	runProgram(size, way, {
		test(row, column, isSafe) {
			run++;
			if ((isStopped && tested >= tests.length && drawn === count) || run > mostTests) {
				isSame &&= run <= mostTests;
				return false;
			}

			if (tests.length > 0 && (isSafe || !isLog)) {
				const test = tests[tested];
				isSame = test?.row === row && test.column === column && test.isSafe === isSafe;
				tested++;
			}

			return isSame;
		},
		board(masks) {
			if (count > 0 && !(isStopped && drawn === count)) {
				drawn++;
				views = views.filter((isPrinted) => isPrinted(masks));
			}

			return views.length > 0;
		},
	});
	return isSame && views.length > 0 && tested >= tests.length && drawn === count;
}

function transposed(masks: readonly number[]): readonly number[] {
	return masks.map((_, column) => masks.reduce((mask, each, row) => mask | (((each >>> column) & 1) << row), 0));
}
