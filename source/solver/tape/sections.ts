import {isDeadEnd, type Queens} from '../board.js';
import {positionAfter} from '../search/backtrack.js';
import {nextColumn, type Position} from '../search/step.js';
import {emptyTally, type Moment, momentAfter, momentAt, placementsIn} from './moment.js';
import {createSkip, rowsSkipped} from './subtree.js';

/**
 * A section of the search that can be read without the sections before it: from the placement of the last of these queens
 * to its removal. The moments in it are relative: their counts begin with the section.
 */
export type Section = Queens;

/** More than the subtrees that a seek skips. */
const moreRows = 3;
/** For subtrees skipped while reading: there are fewer steps between larger ones. */
const moreRowsSkipped = 1;
/** In a section, so that there are enough sections to share. */
const leastQueens = 2;
/** Placements between two moments that a section is read to. */
const spacing = 2 ** 15;

/**
 * The sections of the columns of row 0 up to the middle, in the order of the search: those that the search has not left at
 * the moment `horizon`. The rest of the search is the mirror image.
 */
export function* sectionsFrom(horizon: Moment): Generator<Section, undefined> {
	const {size} = horizon;
	const depth = Math.max(leastQueens, size - rowsSkipped(size) - moreRows);
	let position: Position | undefined = horizon;
	const isInLeftHalf = (at: Position) => (at.queens[0] ?? nextColumn(size, at)) < Math.ceil(size / 2);
	while (position && isInLeftHalf(position)) {
		const {queens}: Position = position;
		if (queens.length < depth) {
			position = positionAfter(size, position);
		} else {
			const section = queens.slice(0, depth);
			// Without a safe square in the row below, there is nothing to read.
			if (!isDeadEnd(size, section)) {
				yield section;
			}

			const [row, column] = [depth - 1, section[depth - 1]!];
			position = {queens: section.slice(0, row), step: {type: 'backtrack', row, column}, solutions: 0};
		}
	}
}

/** Returns a function that reads a section: it yields some moments in it, each after a removal, the last one at its end. */
export function createSectionReader(size: number): (section: Section) => Generator<Moment, undefined> {
	const skip = createSkip(size, rowsSkipped(size) + moreRowsSkipped);
	return function* read(section): Generator<Moment, undefined> {
		const row = section.length - 1;
		const column = section[row]!;
		let moment = momentAt(size, section, {type: 'place', row, column}, emptyTally(size));
		for (let yielded = 0; moment.queens.length > row; ) {
			const skipped = skip(moment);
			// A moment with queens on the board has a next one.
			moment = skipped ?? momentAfter(moment)!;
			if (moment.queens.length === row || (skipped && placementsIn(moment) - yielded >= spacing)) {
				yielded = placementsIn(moment);
				yield moment;
			}
		}
	};
}
