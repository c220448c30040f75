import type {Display} from '../../panels/display.js';
import {type Line, span} from '../../panels/line.js';
import type {Queens} from '../../solver/index.js';

/** Draws two rows of the board in each line. No column has two queens, so one cell shows both rows of a column. */
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
