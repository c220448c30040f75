import type {Queens} from '../solver/index.js';
import type {Display} from './display.js';
import {type Line, span} from './line.js';

/** A board with two of its rows in each line, a column in each cell: no column has more than one queen, so nothing is lost. */
export function smallBoardLines(queens: Queens, isCurrent: boolean, {glyphs, hasColour}: Display): Line[] {
	const ground = isCurrent ? 'tested' : 'light';
	return Array.from({length: Math.ceil(queens.length / 2)}, (_, pair) => {
		const cells = queens.map((_, column) => {
			if (queens[2 * pair] === column) {
				return glyphs.upper;
			}

			const neither = hasColour ? ' ' : glyphs.neither;
			return queens[2 * pair + 1] === column ? glyphs.lower : neither;
		});
		return [hasColour ? {text: cells.join(''), ground} : span(cells.join(''))];
	});
}
