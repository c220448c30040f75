import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Model, placeOf} from '../../explorer/model.js';
import {totalOf} from '../../explorer/total.js';
import type {Tape} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import {cells} from '../../text/width.js';

/** Returns how many tests the search needs to find a solution, in the longest form that fits into `width` cells. */
export function foundSentence(tape: Tape, solution: number, width: number, text: Text): string {
	const previous = solution - 1;
	const tests = tape.solution(solution)?.tests ?? 0;
	const since = tests - (tape.solution(previous)?.tests ?? 0);
	const forms = text.foundAfter(tests, totalOf(tape, 'tests', text), since, previous);
	return forms.find((form) => cells(form) <= width) ?? '';
}

/**
 * Returns why no solution can be shown: none exists, as the whole search has proved, or the tape has not been read far
 * enough.
 */
export function missing(model: Model, knowledge: Knowledge): string {
	const {text} = model;
	const {end} = knowledge.tape(model.size);
	return end ? text.noSolution(model.size, end.tests) : text.notFoundYet(placeOf(model).solution);
}
