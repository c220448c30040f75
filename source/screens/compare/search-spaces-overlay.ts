import {closeRow} from '../../explorer/overlay.js';
import {text} from '../../text/en.js';
import type {Overlay} from '../screen.js';
import {pendingSearchSpaces, searchSpacesOf} from './search-spaces.js';
import {searchSpaceLines} from './search-spaces-panel.js';

/** Shows how much work each way to search is, from trying all boards to backtracking with all rules. */
export const searchSpacesOverlay: Overlay = {
	id: 'search-spaces',
	keys: [closeRow('w')],
	footer: ['size', 'close'],
	passes: ['size', 'screen', 'help'],
	pending: ({size}, knowledge) => pendingSearchSpaces(size, knowledge),
	panel: ({size}, knowledge, inside, {glyphs}) => ({
		title: text.searchSpaces.title(size),
		lines: searchSpaceLines(size, knowledge, inside, glyphs),
	}),
	speech({size}, knowledge) {
		const names = text.searchSpaces.names(size);
		return Object.fromEntries(
			searchSpacesOf(size, knowledge).map(({id, count}) => [
				id,
				text.spoken.searchSpace(names[id], count === undefined ? undefined : text.large(count)),
			]),
		);
	},
};
