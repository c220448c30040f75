import type {Model} from '../../../explorer/model.js';
import {closeRow, opened} from '../../../explorer/overlay.js';
import {unicodeGlyphs} from '../../../panels/glyphs.js';
import {insideOf} from '../../../panels/panel-size.js';
import {bodySize} from '../../../panels/window.js';
import type {Overlay} from '../../screen.js';
import {createScroll} from '../../scroll.js';
import {legend} from './legend.js';
import {searchSpaceLines} from './panel.js';
import {spaceGroups} from './rows.js';
import {pendingSearchSpaces, searchSpacesOf} from './search-spaces.js';

const scroll = createScroll('search-spaces', (model, knowledge) => {
	const inside = insideOf(bodySize(model));
	// Any glyphs: all are one cell wide, so the number of lines is the same.
	const writing = {glyphs: unicodeGlyphs, text: model.text};
	return {length: searchSpaceLines(model.size, knowledge, inside, writing).length, height: inside.height};
});

/** Opens the overlay at its first line. */
export function openSearchSpaces(model: Model): Model {
	return opened(scroll.toStart(model), 'search-spaces');
}

/** Shows how much work each way to search is, from trying all boards to backtracking with all rules. */
export const searchSpacesOverlay: Overlay = {
	id: 'search-spaces',
	keys: [...scroll.keys, closeRow('w')],
	footer: () => ['scroll', 'size', 'close'],
	legend,
	passes: ['size', 'screen', 'help', 'save', 'way-back'],
	pending: ({size}, knowledge) => pendingSearchSpaces(size, knowledge),
	panel(model, knowledge, inside, display) {
		const {glyphs, text} = display;
		const lines = searchSpaceLines(model.size, knowledge, inside, display);
		return scroll.shown(model, text.searchSpaces.title(model.size), lines, inside.height, glyphs);
	},
	speech({size}, knowledge, display) {
		const {text} = display;
		const groups = spaceGroups(size, searchSpacesOf(size, knowledge), knowledge, display);
		return Object.fromEntries(
			groups.flatMap(({id, rows}) => [
				[id, text.spoken.searchSpaceHeads[id]],
				...rows.map(({name, count, words, spokenFactor, reasons}, index) => [
					`${id} ${index}`,
					text.spoken.searchSpace(name, count === undefined ? undefined : words, spokenFactor, reasons[1]),
				]),
			]),
		);
	},
};
