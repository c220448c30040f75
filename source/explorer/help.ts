import {type KeyRow, rowsOf} from './keymap.js';
import {frameRows, panelRows} from './layout/panel-size.js';
import type {Model} from './model.js';
import type {Screen} from './screen.js';

/** The keys that work on a screen, and those that work everywhere, each under a heading. */
export type HelpSection = {readonly screen: Screen | undefined; readonly rows: readonly KeyRow[]};

export function helpSections(screen: Screen): readonly HelpSection[] {
	const {own, everywhere} = rowsOf(screen);
	return [
		{screen, rows: own},
		{screen: undefined, rows: everywhere},
	];
}

/** How far the help can be scrolled: its lines, a heading and a gap for each section and one line more, less those in sight. */
export function lastScroll({screen, window}: Pick<Model, 'screen' | 'window'>): number {
	const lines = helpSections(screen).reduce((sum, {rows}) => sum + rows.length + 2, 1);
	return Math.max(0, lines - (window.rows - frameRows - panelRows));
}
