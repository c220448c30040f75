import {leastWindow, type Model} from '../explorer/model.js';

export type Window = {readonly columns: number; readonly rows: number};

export type PanelSize = {readonly width: number; readonly height: number};

/** Header, footer, and the last row of the terminal, which stays free. */
export const frameRows = 3;

export function isWithin(least: Window, window: Window): boolean {
	return window.columns >= least.columns && window.rows >= least.rows;
}

/** On screens without steps. */
const leastForPanels = {columns: 60, rows: 16};
export const sentenceRows = 2;

export function isTooSmall({window}: Pick<Model, 'window'>): boolean {
	return !isWithin(leastWindow, window);
}

/** Room only for a board and a sentence. A lesson leaves its screens a part of a window, with panels. */
export function isCompact({window}: Pick<Model, 'window'>): boolean {
	return !window.isPart && !isWithin(leastForPanels, window);
}

/** Between header and footer, in cells. */
export function bodySize({window}: Pick<Model, 'window'>): PanelSize {
	return {width: window.columns, height: window.rows - frameRows};
}
