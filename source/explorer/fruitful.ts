import {allRules, type Queens, squaresOf, type Tape, TreeCount} from '../solver/index.js';

const maxPlacements = 20_000;

/** Undefined if that is not known. */
export function isFruitful(tape: Tape, queens: Queens): boolean | undefined {
	const count = new TreeCount(tape.size, allRules, squaresOf(queens));
	// Almost always the first solution is found soon, or there are few placements.
	count.advanceToFirst(maxPlacements);
	if (count.first || count.isDone) {
		return count.first !== undefined;
	}

	const [begin, end] = [tape.placing(queens), tape.removing(queens)];
	return begin && end && end.solutions > begin.solutions;
}
