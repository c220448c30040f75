/** The size of the terminal, in cells. */
export type Window = {readonly columns: number; readonly rows: number};

/** The size of a panel or of its content, in cells. */
export type PanelSize = {readonly width: number; readonly height: number};

/** The rows that the border of a panel takes, above and below. */
export const panelRows = 2;
/** The columns that border and margins take, left and right. */
export const panelColumns = 4;
/** The header, the footer and the last row of the terminal, which stays free. */
export const frameRows = 3;

/** Returns the size of the content of a panel: without border and margins. */
export function insideOf({width, height}: PanelSize): PanelSize {
	return {width: width - panelColumns, height: height - panelRows};
}

/** Whether the window is at least as large as `least`, in both directions. */
export function isWithin(least: Window, window: Window): boolean {
	return window.columns >= least.columns && window.rows >= least.rows;
}
