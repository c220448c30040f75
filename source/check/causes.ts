import {type CauseId, mistakes} from './mistakes.js';
import {type Deviation, largestRun, runProgram} from './programs.js';
import type {Tested} from './steps.js';
import type {Board} from './units.js';

/** A program is given up after this many tests. */
const mostTests = 1_000_000;
/** A program is compared as far as this: what it prints may have no end. */
const mostCompared = 20_000;

type Printed = {
	readonly tests: readonly Tested[];
	readonly boards: readonly Board[];
	/** More could follow. */
	readonly isStopped: boolean;
};

/** The mistakes with which a program prints this: all of it, or of one that was stopped this and more. */
export function causesOf(size: number, {tests, boards, isStopped}: Printed): readonly CauseId[] {
	const isLong = Math.max(tests.length, boards.length) > mostCompared;
	const printed = {
		tests: tests.slice(0, mostCompared),
		counts: countsIn(size, boards.slice(0, mostCompared)),
		count: Math.min(boards.length, mostCompared),
		isStopped: isStopped || isLong,
	};
	return size > largestRun || explains(size, {}, printed)
		? []
		: mistakes.flatMap(({id, ways}) => (ways.some((way) => explains(size, way, printed)) ? [id] : []));
}

function countsIn(size: number, boards: readonly Board[]): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	for (const {masks} of boards) {
		const key = keyOf(masks, size);
		counts.set(key, (counts.get(key) ?? 0) + 1);
	}

	return counts;
}

/** A list of fewer queens has none in the other rows. */
function keyOf(masks: readonly number[], size: number): string {
	return [...masks, ...Array.from({length: Math.max(0, size - masks.length)}, () => 0)].join(' ');
}

type Compared = Omit<Printed, 'boards'> & {readonly counts: ReadonlyMap<string, number>; readonly count: number};

/** Whether a program prints the same tests, and each board as often: row by row, or all of them column by column. */
function explains(size: number, way: Deviation, {tests, counts, count, isStopped}: Compared): boolean {
	let [run, drawn, isSame] = [0, 0, true];
	let views = [(masks: readonly number[]) => masks, transposed].map((view) => {
		const used = new Map<string, number>();
		return (masks: readonly number[]) => {
			const key = keyOf(view(masks), size);
			used.set(key, (used.get(key) ?? 0) + 1);
			return used.get(key)! <= (counts.get(key) ?? 0);
		};
	});
	runProgram(size, way, {
		test(row, column, isSafe) {
			if ((isStopped && run >= tests.length && drawn === count) || run > mostTests) {
				isSame &&= run <= mostTests;
				return false;
			}

			const test = tests[run++];
			isSame =
				tests.length === 0 ||
				(isStopped && !test) ||
				(test?.row === row && test.column === column && test.isSafe === isSafe);
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
	return isSame && views.length > 0 && run >= tests.length && drawn === count;
}

function transposed(masks: readonly number[]): readonly number[] {
	return masks.map((_, column) => masks.reduce((mask, each, row) => mask | (((each >>> column) & 1) << row), 0));
}
