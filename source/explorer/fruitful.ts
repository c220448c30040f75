import {BoardSearch, type Queens, squaresOf, type Tape} from '../solver/index.js';

const maxPlacements = 20_000;

/** Undefined if that is not known. */
export function isFruitful(tape: Tape, queens: Queens): boolean | undefined {
	const search = new BoardSearch(tape.size, {given: squaresOf(queens)});
	// Almost always the first solution is found soon, or there are few placements.
	if (search.next(maxPlacements) !== 0) {
		return true;
	}

	if (search.isDone) {
		return false;
	}

	const [begin, end] = [tape.placing(queens), tape.removing(queens)];
	return begin && end && end.solutions > begin.solutions;
}
