import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {screenOf} from '../../explorer/screen.js';
import type {Display} from '../../panels/display.js';
import {clip, justify, type Line, span, widthOf} from '../../panels/line.js';
import {variants} from '../../solver/index.js';
import type {Screens} from '../screen.js';

/** The free cell at the left of the header. */
export const headerMargin = 1;

/**
 * Returns the name of the program and all screens, with the current one in brackets. In a compact window only the
 * current screen and its position remain. The size of the board stands at the right, and the variant where it fits.
 */
export function headerLine(screens: Screens, model: Model, knowledge: Knowledge, {glyphs, text}: Display): Line {
	const {size, variant, window} = model;
	const number = variants.findIndex(({id}) => id === variant) + 1;
	const board = [span(`${text.queens(size)} `)];
	const search = [...board, span(`${glyphs.dash} ${number} ${variant} `)];
	const width = window.columns - headerMargin;
	const fits = (left: Line) => widthOf(left) + widthOf(search) < width;
	const withBoard = (left: Line) => clip(justify(left, fits(left) ? search : board, width), width);
	const screen = screenOf(screens, model);
	if (screen.isCompact(model)) {
		const tab = span(`[${text.screens[screen.id]}]`, 'accent');
		return withBoard([tab, span(` ${screen.where(model, knowledge)}`)]);
	}

	const tabs: Line = screens.screens.map(({id}) => ({
		...(id === screen.id ? span(`[${text.screens[id]}]`, 'accent') : span(` ${text.screens[id]} `, 'dim')),
		target: {type: 'screen', id},
	}));
	const full = [span(`${glyphs.queen} `, 'accent'), span(text.title, 'strong'), span('  '), ...tabs];
	// If the line is too long, it leaves out the name of the program.
	return withBoard(fits(full) ? full : tabs);
}
