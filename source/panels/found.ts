import {type Model, placeOf} from '../explorer/model.js';
import {tapeOf} from '../explorer/tapes.js';
import type {Moment, Tape} from '../solver/index.js';
import {text} from '../text/en.js';
import {type Line, line} from './line.js';
import {totalOf} from './total.js';

/** What it took to find a solution: tests from the start, out of all where there is room, and since the solution before. */
export function foundLines(tape: Tape, moment: Moment, width: number): Line[] {
	const previous = moment.solutions - 1;
	const since = moment.tests - (tape.solution(previous)?.tests ?? 0);
	const full = ` ${text.foundAfter(moment.tests, totalOf(tape, 'tests'))}`;
	const after = full.length <= width ? full : ` ${text.foundAfterAlone(moment.tests)}`;
	return [line(after, 'dim'), line(` ${text.foundSince(since, previous)}`, 'dim')];
}

/** Why there is no solution to be shown: there is none, and so many tests prove it, or it has not been come to yet. */
export function missing(model: Model): string {
	const {end} = tapeOf(model.size);
	return end ? text.noSolution(model.size, end.tests) : text.notFoundYet(placeOf(model).solution);
}
