import {frameRows, isWithin, type PanelSize, panelRows, type Window} from '../../panels/panel-size.js';
import type {Chapter} from './task.js';

/** The smallest window in which every task fits. */
export const leastLessonWindow = {columns: 80, rows: 24};

/** From this size on the lesson stands at the right of the screen, else below it. */
const leastWindowBeside = {columns: 110, rows: 30};
/** The width of the screen beside the lesson, and the largest width of the lesson. */
const screenColumns = 76;
const mostColumns = 56;

/** The usual height of the panels of the screen in the smallest window: a board of 8 rows. */
const usualPanelRows = 11;
/** The largest height of the lesson below the screen. */
const mostRows = 12 + panelRows;

/** Where the lesson stands, its size, and what it leaves to the panels of the screen. */
export type LessonLayout = {readonly at: 'right' | 'below'; readonly lesson: PanelSize; readonly screen: PanelSize};

export function lessonLayout(window: Window, chapter: Pick<Chapter, 'panelRows'>): LessonLayout {
	const {columns} = window;
	const height = window.rows - frameRows;
	if (isWithin(leastWindowBeside, window)) {
		const width = Math.min(mostColumns, columns - screenColumns);
		return {at: 'right', lesson: {width, height}, screen: {width: columns - width, height}};
	}

	const below = Math.min(mostRows, height - (chapter.panelRows ?? usualPanelRows));
	return {
		at: 'below',
		lesson: {width: columns, height: below},
		screen: {width: columns, height: height - below},
	};
}
