import {isSame} from '../solver/board.js';
import type {Tested} from '../text/own-program.js';
import {countsOf} from './counts.js';
import {type CauseId, mistakes} from './mistakes.js';
import {type Deviation, largestRun, outputOf} from './programs.js';
import type {Trace} from './states.js';

/** A program is compared as far as this: what it prints may have no end. */
const mostCompared = 20_000;

/** What a program prints beside its tests. */
export type Beside = {
	/** Its boards: bit c of the mask of a row is a queen in column c. */
	readonly boards: readonly (readonly number[])[];
	/** They are not what was asked for. */
	readonly isWrong: boolean;
	/** It ended by an error: more could follow. */
	readonly isStopped: boolean;
};

/** The mistakes whose program prints exactly this, or begins with it if it was stopped. */
export function causesOf({size, tests, isCut, limit}: Trace, beside?: Beside): readonly CauseId[] {
	const boards = limit === undefined ? (beside?.boards ?? []) : [];
	const isLong = Math.max(tests.length, boards.length) > mostCompared;
	const masks = boards.slice(0, mostCompared);
	const printed: Compared = {
		tests: tests.slice(0, mostCompared),
		count: masks.length,
		views: [masks, masks.map(transposed)].map((view) => countsOf(view.map((board) => keyOf(board, size)))),
		isStopped: isCut === true || limit !== undefined || beside?.isStopped === true || isLong,
	};
	// Without boards, nobody knows that they would be mirrored.
	const isSeen = ({prints, tries}: Deviation) => masks.length > 0 || !prints || !tries;
	return (tests.length === 0 && size > largestRun) || prints(size, {}, printed)
		? []
		: mistakes.flatMap(({id, ways}) => (ways.some((way) => isSeen(way) && prints(size, way, printed)) ? id : []));
}

/** A list of fewer queens has none in the other rows. */
function keyOf(masks: readonly number[], size: number): string {
	return Array.from({length: Math.max(size, masks.length)}, (_, row) => masks[row] ?? 0).join(' ');
}

type Compared = {
	readonly tests: readonly Tested[];
	readonly isStopped: boolean;
	readonly count: number;
	/** How often each board is there: row by row, or all of them column by column. */
	readonly views: readonly ReadonlyMap<string, number>[];
};

/** Whether a program prints the same tests in this order, and each board as often. */
function prints(size: number, way: Deviation, {tests, count, views, isStopped}: Compared): boolean {
	let left = views.map((counts) => new Map(counts));
	let [tested, drawn] = [0, 0];
	for (const output of outputOf(size, way)) {
		if (isStopped && tested >= tests.length && drawn === count) {
			return true;
		}

		if (output.type === 'test') {
			const test = tests[tested++];
			const isRight = test && isSame(test, output) && test.isSafe === output.isSafe;
			if (!isRight && tests.length > 0 && (test || !isStopped)) {
				return false;
			}
		} else if (count > 0 && !(isStopped && drawn === count)) {
			const key = keyOf(output.masks, size);
			drawn++;
			left = left.filter((counts) => counts.set(key, (counts.get(key) ?? 0) - 1).get(key)! >= 0);
			if (left.length === 0) {
				return false;
			}
		}
	}

	return tested >= tests.length && drawn === count;
}

function transposed(masks: readonly number[]): readonly number[] {
	return masks.map((_, column) => masks.reduce((mask, squares, row) => mask | (((squares >>> column) & 1) << row), 0));
}
