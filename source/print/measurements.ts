import process from 'node:process';
import type {Variant} from '../solver/search/variant.js';
import {variantsFor} from '../solver/search/variants.js';
import {writesUpTo} from '../solver/tape/moment.js';
import {Tape} from '../solver/tape/tape.js';
import type {CommandLineText} from '../text/refusal.js';
import {padStart} from '../text/width.js';
import {slice} from './reach.js';
import type {Request} from './request.js';

/** Searches with more steps would take minutes. */
const maximumTimedSteps = 1_000_000_000;
const rounds = 3;
/** In milliseconds, for each variant in each round: one run of a small search would measure the compiler. */
const leastTime = 200;

/** Of the columns, in cells. */
const widths = [4, 9, 16, 16, 7, 14];

export async function* comparison({size}: Request, text: CommandLineText): AsyncGenerator<string, undefined> {
	yield line(text.measurementHeads);
	const tape = new Tape(size);
	while (!tape.end) {
		tape.advance(slice);
		yield '';
	}

	const {end} = tape;
	const isTimed = end.index <= maximumTimedSteps;
	const measured = variantsFor(size).map((variant) => ({variant, times: [] as number[]}));
	for (let round = 0; isTimed && round < rounds; round++) {
		// In turns, so that what slows the machine down for a while slows down all.
		for (const {variant, times} of measured) {
			times.push(timeOf(() => runVariant(size, variant)));
			yield '';
		}
	}

	for (const {variant, times} of measured) {
		const median = times.toSorted((a, b) => a - b)[rounds >> 1]?.toPrecision(3) ?? '-';
		yield line([size, variant.id, variant.checks(end), writesUpTo(variant, end), variant.memory(size), median]);
	}

	if (!isTimed) {
		yield `${text.whyNotMeasured(maximumTimedSteps)}\n`;
	}
}

/** Recursive, as the listing of the variant: to make the steps of `backtrack` would take longer than the tests. */
export function runVariant(size: number, variant: Pick<Variant, 'guard'>) {
	const guard = variant.guard(size);
	let tests = 0;
	let solutions = 0;

	function place(row: number): void {
		if (row === size) {
			solutions++;
			return;
		}

		for (let column = 0; column < size; column++) {
			tests++;
			if (!guard.isAttacked(row, column)) {
				guard.place(row, column);
				place(row + 1);
				guard.remove(row, column);
			}
		}
	}

	place(0);
	return {tests, checks: guard.checks, solutions};
}

/** In milliseconds of processor time, of one run. */
function timeOf(run: () => void): number {
	const start = process.cpuUsage();
	for (let runs = 1; ; runs++) {
		run();
		const {user, system} = process.cpuUsage(start);
		const time = (user + system) / 1000;
		if (time >= leastTime) {
			return time / runs;
		}
	}
}

function line(cells: readonly (string | number)[]): string {
	return `${cells.map((cell, index) => padStart(String(cell), widths[index]!)).join('')}\n`;
}
