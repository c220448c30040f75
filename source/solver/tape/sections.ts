import type {Queens} from '../board.js';
import {BoardSearch} from '../counting/board-search.js';
import {nextColumn} from '../search/step.js';
import {compareQueens} from '../symmetry.js';
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
/** More than it takes to find a section. */
const placementsAtOnce = 2 ** 20;
/** Placements between two moments that a section is read to. */
const spacing = 2 ** 15;

/**
 * The sections of the columns of row 0 up to the middle, in the order of the search: those that the search has not left at
 * the moment `horizon`. The rest of the search is the mirror image.
 */
export function* sectionsFrom({size, ...horizon}: Moment): Generator<Section, undefined> {
	const depth = Math.max(leastQueens, size - rowsSkipped(size) - moreRows);
	const passed = [...horizon.queens, nextColumn(size, horizon)].slice(0, depth);
	const search = new BoardSearch(size, {depth, firstColumns: Math.ceil(size / 2)});
	while (!search.isDone) {
		// Without a safe square in the row below, there is nothing to read.
		const isSection = search.next(placementsAtOnce) !== 0;
		const section = search.queens.slice(0, depth);
		if (isSection && compareQueens(section, passed) >= 0) {
			yield section;
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
