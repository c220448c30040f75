import type {Model} from '../model.js';
import {type BoardLayout, boardLayout} from './board-layout.js';
import {frameRows, isWithin, panelRows} from './panel-size.js';
import {type SearchLayout, searchLayout} from './search-layout.js';
import {type SolutionsLayout, solutionsLayout} from './solutions-layout.js';

/** Where everything goes, in cells. The frame is one row lower than the terminal. */
export type Layout =
	| {readonly type: 'too-small'}
	/** The board and a few words. */
	| {readonly type: 'compact'; readonly board: BoardLayout}
	| SearchLayout
	| SolutionsLayout;

/** Below this there is nothing to be seen. */
export const leastWindow = {columns: 40, rows: 12};
const leastForPanels = {columns: 60, rows: 16};
/** The sentence under the board of a small window. */
export const compactSentenceRows = 2;

export function layoutOf({window, size, screen}: Pick<Model, 'window' | 'size' | 'screen'>): Layout {
	if (!isWithin(leastWindow, window)) {
		return {type: 'too-small'};
	}

	if (!isWithin(leastForPanels, window)) {
		const rows = window.rows - frameRows - compactSentenceRows;
		return {type: 'compact', board: boardLayout(size, window.columns, rows)};
	}

	return screen === 'search' ? searchLayout(size, window) : solutionsLayout(size, window);
}

/** How many solutions the list shows at a time; one in a window without a list. */
export function solutionsOnPage(model: Pick<Model, 'window' | 'size' | 'screen'>): number {
	const layout = layoutOf(model);
	return layout.type === 'solutions' && layout.sideWidth > 0 ? layout.height - layout.classHeight - panelRows : 1;
}
