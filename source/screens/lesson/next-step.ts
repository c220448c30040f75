import {attackOn, type Queens, type Tape} from '../../solver/index.js';

/**
 * A step of the search by what it does, instead of by its number: the first step, the test of a column in the row below these
 * queens, the placement of the last of them, the report of the solution that they are, or the removal of the last one. `end` is
 * after the last step.
 */
export type NextStep =
	| {readonly type: 'start' | 'end'}
	| NextTest
	| NextPlacement
	| {readonly type: 'solution' | 'return'; readonly queens: Queens};

export type NextTest = {readonly type: 'test'; readonly queens: Queens; readonly column: number};
type NextPlacement = {readonly type: 'place'; readonly queens: Queens};

/** The index of the moment before this step. The tape has to be read so far, and no queen may attack another. */
export function indexBefore(tape: Tape, next: NextStep): number {
	switch (next.type) {
		case 'start': {
			return 0;
		}

		case 'end': {
			return tape.horizon.index;
		}

		case 'test': {
			const {queens, column} = next;
			if (column === 0) {
				return tape.placing(queens)?.index ?? 0;
			}

			const before = column - 1;
			return attackOn(queens, queens.length, before)
				? indexBefore(tape, {...next, column: before}) + 1
				: (tape.removing([...queens, before])?.index ?? 0);
		}

		case 'place': {
			return (tape.placing(next.queens)?.index ?? 1) - 1;
		}

		case 'solution': {
			return tape.placing(next.queens)?.index ?? 0;
		}

		case 'return': {
			return (tape.removing(next.queens)?.index ?? 1) - 1;
		}
	}
}
