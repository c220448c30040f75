import {boardColumns, boardLayout} from '../../panels/board/board-layout.js';
import {memoryType} from '../../panels/memory/work.js';
import {narrationRows} from '../../panels/narration.js';
import {
	type BoardBeside,
	boardBeside,
	boardPanelColumns,
	boardPanelRows,
	frameRows,
	type GroupsLayout,
	panelRows,
	rowsBelowBoard,
	type Window,
} from '../../panels/panel-size.js';
import {type Explanation, type Variant, type VariantId, variants} from '../../solver/index.js';

/** The panels of Compare and their sizes. */
export type CompareLayout = GroupsLayout<'board' | 'totals' | VariantId>;
export type ComparePanel = CompareLayout['groups'][number][number];

export const timelineRows = 1;
/** The smallest width beside the board: for the totals, or for the variants below each other. */
const minSideWidth = 30;
/** With this height a panel below the board shows what a test looks up. */
const minVariantRows = 7;
/** With this height it also shows the memory of the variant. */
const preferredVariantRows = 8;
/** The height of the totals in which a table and a sentence fit. */
const totalsHeight = 9 + panelRows;
/** The smallest height of a panel of a variant beside the board. */
const minStackedRows = 5;
/**
 * The widths of the panels of the variants, relative to each other: masks before and after a placement need most room.
 */
const panelWeights: Readonly<Record<Explanation['type'], number>> = {comparisons: 26, cells: 26, masks: 28};

/**
 * Returns the layout for this size of board and window. The board and the totals stand above a panel for each variant.
 * If there is no room below the board, the variants stand beside it, or only the totals if the variants do not fit
 * either.
 */
export function compareLayout(size: number, window: Window, variant: VariantId): CompareLayout {
	const {columns} = window;
	const rows = window.rows - frameRows - narrationRows - timelineRows;
	const spare = rowsBelowBoard(size, rows);
	const belowTotals = Math.max(minVariantRows, rows - totalsHeight);
	const bottom = spare < minVariantRows ? 0 : Math.min(spare, preferredVariantRows, belowTotals);
	const {board, boardWidth, sideWidth} = boardBesideTotals(size, columns, rows - bottom - panelRows);
	if (bottom === 0) {
		const side = sideWidth > 0 ? sidePanels(variant, sideWidth, rows) : [];
		const groups = [[{id: 'board', width: boardWidth, height: rows} as const], side];
		return {board, direction: 'columns', groups};
	}

	// The fullest panel of a variant has a line for the array of queens and one for the comparison with each queen.
	const maxBelow = Math.min(belowTotals, Math.max(preferredVariantRows, size + 1 + panelRows));
	const height = Math.max(boardPanelRows(size, board), rows - maxBelow);
	const above: ComparePanel[] = [
		{id: 'board', width: boardWidth, height},
		{id: 'totals', width: sideWidth, height},
	];
	const below = divide(columns).map(({id, length}) => ({id, width: length, height: rows - height}));
	return {board, direction: 'rows', groups: [above.filter(({width}) => width > 0), below]};
}

/** Squares are one cell wide only where there would otherwise be no room for the totals. */
function boardBesideTotals(size: number, columns: number, rows: number): BoardBeside {
	const beside = boardBeside(size, [minSideWidth], columns, rows);
	const board = boardLayout(size, columns - minSideWidth - boardPanelColumns, rows);
	const boardWidth = boardColumns(size, board.square) + boardPanelColumns;
	return beside.sideWidth > 0 || boardWidth + minSideWidth > columns
		? beside
		: {board, boardWidth, sideWidth: columns - boardWidth};
}

/** The totals and below them, as far as there is room, a panel for each variant, or for the current one alone. */
function sidePanels(variant: VariantId, width: number, rows: number): readonly ComparePanel[] {
	const shown = rows >= totalsHeight + minVariantRows * variants.length ? variants.map(({id}) => id) : [variant];
	const left = rows - totalsHeight;
	if (left < minStackedRows) {
		return [{id: 'totals', width, height: rows}];
	}

	const height = Math.max(minStackedRows, Math.min(preferredVariantRows, Math.floor(left / shown.length)));
	return [{id: 'totals', width, height: rows - height * shown.length}, ...shown.map((id) => ({id, width, height}))];
}

/** Divides `length` cells among the variants in proportion to their weights. The parts add up to `length`. */
function divide(length: number) {
	const weightOf = (variant: Variant) => panelWeights[memoryType(variant)];
	const total = variants.reduce((sum, each) => sum + weightOf(each), 0);
	let weightBefore = 0;
	return variants.map((variant) => {
		const start = Math.floor((weightBefore * length) / total);
		weightBefore += weightOf(variant);
		return {id: variant.id, length: Math.floor((weightBefore * length) / total) - start};
	});
}
