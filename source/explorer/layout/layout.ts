import type {Model} from '../model.js';
import {tapeOf} from '../tapes.js';
import {type BoardLayout, boardLayout} from './board-layout.js';
import {type CompareLayout, compareLayout} from './compare-layout.js';
import {type GalleryLayout, galleryLayout} from './gallery-layout.js';
import {frameRows, isWithin, panelRows} from './panel-size.js';
import {type PlayLayout, playLayout} from './play-layout.js';
import {type SearchLayout, searchLayout} from './search-layout.js';
import {type SolutionsLayout, solutionsLayout} from './solutions-layout.js';

/** Where everything goes, in cells. The frame is one row lower than the terminal. */
export type Layout =
	| {readonly type: 'too-small'}
	/** The board and a few words. */
	| {readonly type: 'compact'; readonly board: BoardLayout}
	| SolutionsLayout
	| GalleryLayout
	| SearchLayout
	| CompareLayout
	| PlayLayout;

/** Below this there is nothing to be seen. */
export const leastWindow = {columns: 40, rows: 12};
const leastForPanels = {columns: 60, rows: 16};
/** The sentence under the board of a small window. */
export const compactSentenceRows = 2;

type Shown = Pick<Model, 'window' | 'size' | 'screen' | 'isGallery'>;

export function layoutOf({window, size, screen, isGallery}: Shown): Layout {
	if (!isWithin(leastWindow, window)) {
		return {type: 'too-small'};
	}

	if (!isWithin(leastForPanels, window) && !(screen === 'solutions' && isGallery)) {
		const rows = window.rows - frameRows - compactSentenceRows;
		return {type: 'compact', board: boardLayout(size, window.columns, rows)};
	}

	switch (screen) {
		case 'solutions': {
			return isGallery ? galleryLayout(size, tapeOf(size).horizon.solutions, window) : solutionsLayout(size, window);
		}

		case 'search': {
			return searchLayout(size, window);
		}

		case 'compare': {
			return compareLayout(size, window);
		}

		case 'play': {
			return playLayout(size, window);
		}
	}
}

/** How many solutions the list or the gallery shows at a time; one in a window without a list. */
export function solutionsOnPage(model: Shown): number {
	const layout = layoutOf(model);
	if (layout.type === 'gallery') {
		return layout.grid.columns * layout.grid.rows;
	}

	return layout.type === 'solutions' && layout.sideWidth > 0 ? layout.height - layout.classHeight - panelRows : 1;
}

/** How many solutions stand side by side. */
export function solutionsInRow(model: Shown): number {
	const layout = layoutOf(model);
	return layout.type === 'gallery' ? layout.grid.columns : 1;
}
