import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Model, placeOf} from '../../explorer/model.js';
import {type Line, line} from '../../panels/line.js';
import {totalOf} from '../../panels/total.js';
import type {Tape} from '../../solver/index.js';
import {text} from '../../text/en.js';
import {cells} from '../../text/width.js';

/**
 * Returns the tests that the search needs to find a solution, from the start and since the previous solution. The total
 * appears if it fits.
 */
export function foundLines(tape: Tape, solution: number, width: number): Line[] {
	const previous = solution - 1;
	const tests = tape.solution(solution)?.tests ?? 0;
	const since = tests - (tape.solution(previous)?.tests ?? 0);
	const full = ` ${text.foundAfter(tests, totalOf(tape, 'tests'))}`;
	const after = cells(full) <= width ? full : ` ${text.foundAfterAlone(tests)}`;
	return [line(after, 'dim'), line(` ${text.foundSince(since, previous)}`, 'dim')];
}

/**
 * Returns why no solution can be shown: none exists, as the whole search has proved, or the tape has not been read far
 * enough.
 */
export function missing(model: Model, knowledge: Knowledge): string {
	const {end} = knowledge.tape(model.size);
	return end ? text.noSolution(model.size, end.tests) : text.notFoundYet(placeOf(model).solution);
}
