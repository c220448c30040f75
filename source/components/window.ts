import {leastWindow, type Model} from '../explorer/model.js';

export type Window = {readonly columns: number; readonly rows: number};

/** The size of a panel or of its content, in cells. */
export type PanelSize = {readonly width: number; readonly height: number};

/** The header, the footer and the last row of the terminal, which stays free. */
export const frameRows = 3;

export function isWithin(least: Window, window: Window): boolean {
	return window.columns >= least.columns && window.rows >= least.rows;
}

/** The smallest window with panels, on screens without steps. */
const leastForPanels = {columns: 60, rows: 16};
/** The largest height of the sentence below the board, or below all panels. */
export const sentenceRows = 2;

export function isTooSmall({window}: Pick<Model, 'window'>): boolean {
	return !isWithin(leastWindow, window);
}

/** Whether the window has room only for a board and a sentence. A lesson leaves its screens a part of one, with panels. */
export function isCompact({window}: Pick<Model, 'window'>): boolean {
	return !window.isPart && !isWithin(leastForPanels, window);
}

/** Returns the size of the area between header and footer, in cells. */
export function bodySize({window}: Pick<Model, 'window'>): PanelSize {
	return {width: window.columns, height: window.rows - frameRows};
}
