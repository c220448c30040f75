import type {Knowledge} from '../../../explorer/knowledge/knowledge.js';
import {type Square, squaresOf} from '../../../solver/index.js';
import {completing} from './completing.js';
import {type Random, randomFrom, shuffled} from './random.js';

/** The searches up to this size are known at once. A larger puzzle must not depend on how far its search has been read. */
const mostCatalogued = 12;

/**
 * Returns the queens that a puzzle gives: exactly one solution contains them, and more than one if any of them is left out.
 * The same seed gives the same puzzle. Takes some milliseconds; without a solution there are none.
 *
 * Example: 4 queens have two solutions, which share no square, so any queen of one of them is a puzzle.
 */
export function givenQueens(size: number, seed: number, knowledge: Knowledge): readonly Square[] {
	const random = randomFrom(seed);
	const solution = randomSolution(size, random, knowledge);
	// What was needed among more queens is needed among fewer, so one attempt for each is enough.
	return shuffled(solution, random).reduce((given, queen) => {
		const others = given.filter((each) => each !== queen);
		const [, second] = completing(size, others);
		return second ? given : others;
	}, solution);
}

/** Each solution is equally likely where they are known; on a larger board, where random choices lead. */
function randomSolution(size: number, random: Random, knowledge: Knowledge): readonly Square[] {
	if (size > mostCatalogued) {
		const [solution = []] = completing(size, [], (squares) => shuffled(squares, random));
		return solution;
	}

	const tape = knowledge.tape(size);
	const number = 1 + random(tape.end?.solutions ?? 0);
	return squaresOf(tape.solution(number)?.queens ?? []);
}
