import {leastWindow, type Model} from '../explorer/model.js';

export type PanelSize = {readonly width: number; readonly height: number};

/** Header and footer. */
const frameRows = 2;

export const leastForPanels: Model['window'] = {columns: 80, rows: 24};
export const sentenceRows = 2;

/** `compact`: room only for a board and a sentence. */
export function windowLayout({window}: Pick<Model, 'window'>) {
	const fits = (least: Model['window']) => window.columns >= least.columns && window.rows >= least.rows;
	const small = fits(leastWindow) ? 'compact' : 'too-small';
	return fits(leastForPanels) ? 'panels' : small;
}

/** Between header and footer, in cells. */
export function bodySize({window}: Pick<Model, 'window'>): PanelSize {
	return {width: window.columns, height: window.rows - frameRows};
}
