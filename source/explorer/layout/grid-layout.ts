import type {PanelSize} from './panel-size.js';

/** Equal cells side by side and below each other, as many as fit; at least one. */
export type GridLayout = {readonly columns: number; readonly rows: number; readonly cell: PanelSize};

export function gridLayout(inside: PanelSize, cell: PanelSize): GridLayout {
	return {
		columns: Math.max(1, Math.floor((inside.width + cellGap) / (cell.width + cellGap))),
		rows: Math.max(1, Math.floor((inside.height + lineGap) / (cell.height + lineGap))),
		cell,
	};
}

/** Free columns between cells, and free lines. */
export const cellGap = 2;
export const lineGap = 1;

/** A small board shows two of its rows in a line of text. */
export function smallBoardSize(size: number): PanelSize {
	return {width: size, height: Math.ceil(size / 2)};
}
