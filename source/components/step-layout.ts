import {reportRows} from './step-report.js';
import {frameRows, isWithin, type PanelSize, type Window} from './window.js';

/** Smaller windows show the board, something beside it where there is room, and one sentence. */
const leastWindow: Window = {columns: 80, rows: 24};
/** From this size on, panels show more at a time. */
const largeWindow: Window = {columns: 100, rows: 30};

/** Whether the window has room only for a board and a sentence. The lesson gives its screens such a part of a window. */
export function isCompactWindow(window: Window & {readonly isPart?: boolean}): boolean {
	return !window.isPart && !isWithin(leastWindow, window);
}

/** The room for the panels: all of it in a part of a window, which shows panels only, else what the report leaves. */
export function panelsIn({width, height}: PanelSize, isPart = false): PanelSize {
	return {width, height: isPart ? height : height - reportRows};
}

/** Whether panels in this room, without the report, are those of a large window. */
export function isLarge({width, height}: PanelSize): boolean {
	return isWithin(largeWindow, {columns: width, rows: height + frameRows + reportRows});
}
