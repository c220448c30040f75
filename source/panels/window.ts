import {leastWindow, type Model} from '../explorer/model.js';
import {wrap} from '../text/wrap.js';
import {type BoardLayout, boardLayout} from './board/board-layout.js';
import {clip, type Line, line} from './line.js';
import {frameRows, isWithin, type PanelSize} from './panel-size.js';
import type {View} from './view.js';

/** The smallest window with panels. */
const minWindowForPanels = {columns: 60, rows: 16};
/** The largest height of the sentence below the board, or below all panels. */
export const sentenceRows = 2;

/** Whether the window is too small for any screen. */
export function isTooSmall({window}: Pick<Model, 'window'>): boolean {
	return !isWithin(leastWindow, window);
}

/** Whether the window has room only for a board and a sentence. */
export function isCompact({window}: Pick<Model, 'window'>): boolean {
	return !window.isPart && !isWithin(minWindowForPanels, window);
}

/** Returns the size of the area between header and footer, in cells. */
export function bodySize({window}: Pick<Model, 'window'>): PanelSize {
	return {width: window.columns, height: window.rows - frameRows};
}

/** Returns the view for a compact window: the board and, below it, a sentence of at most two lines. */
export function compactView(
	{size, window}: Model,
	boardLines: (layout: BoardLayout) => readonly Line[],
	sentence: string,
): View {
	const board = boardLines(boardLayout(size, window.columns, window.rows - frameRows - sentenceRows));
	const wrapped = wrap(sentence, window.columns - 1).map((each) => line(` ${each}`, 'accent'));
	const lines = [...board, ...wrapped.slice(0, sentenceRows)].map((each) => clip(each, window.columns));
	return {direction: 'rows', groups: [], below: lines};
}
