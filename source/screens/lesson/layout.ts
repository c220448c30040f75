import {frameRows, type PanelSize, panelRows, type Window} from '../../panels/panel-size.js';

/** The smallest window in which every task fits. */
export const leastLessonWindow = {columns: 80, rows: 24};

/** The usual height of the panels of the screen in the smallest window: a board of 8 rows, or the function place. */
const usualScreenRows = 11;
/** The largest height of the lesson. What is left makes the screen above it larger. */
const mostRows = 10 + panelRows;
/** Longer lines are hard to read. */
export const longestLine = 100;

/** The size of the lesson at the bottom, and of what it leaves to the panels of the screen above it. */
export type LessonLayout = {readonly lesson: PanelSize; readonly screen: PanelSize};

/** `screenRows` is the height that the panels of the screen need in a window of 24 rows. */
export function lessonLayout({columns, rows}: Window, screenRows = usualScreenRows): LessonLayout {
	const all = rows - frameRows;
	const height = Math.min(mostRows, all - screenRows);
	return {lesson: {width: columns, height}, screen: {width: columns, height: all - height}};
}
