import {panelRows} from '../../components/panel.js';
import type {PanelSize} from '../../components/window.js';

/** The smallest window in which every task fits. */
export const leastLessonWindow = {columns: 80, rows: 24};

/** The usual height of the panels of the screen in the smallest window: a board of 8 rows, or the function place. */
const usualScreenRows = 11;
/** The largest height of the lesson. What is left makes the screen above it larger. */
const mostRows = 10 + panelRows;

/** The size of the lesson at the bottom, and of what it leaves to the panels of the screen above it. */
type LessonLayout = {readonly lesson: PanelSize; readonly screen: PanelSize};

/** `screenRows` is the height that the panels of the screen need in a window of 24 rows. */
export function lessonLayout({width, height: all}: PanelSize, screenRows = usualScreenRows): LessonLayout {
	const height = Math.min(mostRows, all - screenRows);
	return {lesson: {width, height}, screen: {width, height: all - height}};
}
