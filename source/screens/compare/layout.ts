import {narrationRows} from '../../panels/narration.js';
import {
	boardBeside,
	boardPanelRows,
	frameRows,
	type GroupsLayout,
	panelRows,
	type Window,
} from '../../panels/panel-size.js';
import {type Explanation, explainTest, type Variant, type VariantId, variants} from '../../solver/index.js';

/** The panels of Compare and their sizes. */
export type CompareLayout = GroupsLayout<'board' | 'totals' | VariantId>;
export type ComparePanel = CompareLayout['groups'][number][number];

const timelineRows = 1;
/** The smallest width beside the board: for the totals, or for the variants below each other. */
const minSideWidth = 30;
/** With this height a panel below the board shows what a test looks up. */
const minVariantRows = 7;
/** With this height it also shows the memory of the variant. */
const preferredVariantRows = 8;
/** The table of the totals, with the counters below it. */
const totalsHeight = 9 + panelRows;
/** The smallest height of each panel if the variants stand below each other, beside the board. */
const minStackedRows = 5;
/**
 * The widths of the panels of the variants, relative to each other: a list of queens needs more room than three masks.
 */
const panelWeights: Readonly<Record<Explanation['type'], number>> = {comparisons: 30, cells: 27, masks: 23};

/**
 * Returns the layout for this size of board and window. The board and the totals stand above a panel for each variant.
 * If there is no room below the board, the variants stand beside it, or only the totals if the variants do not fit
 * either.
 */
export function compareLayout(size: number, window: Window): CompareLayout {
	const {columns} = window;
	const narrationHeight = narrationRows;
	const rows = window.rows - frameRows - narrationHeight - timelineRows;
	const spare = rows - size - String(size - 1).length - panelRows;
	const belowTotals = Math.max(minVariantRows, rows - totalsHeight);
	const bottom = spare < minVariantRows ? 0 : Math.min(spare, preferredVariantRows, belowTotals);
	const {board, boardWidth, sideWidth} = boardBeside(size, [minSideWidth], columns, rows - bottom - panelRows);
	const common = {board, narrationHeight};
	if (bottom === 0) {
		const stacked = divide(rows, () => 1).map(({id, length}) => ({id, width: sideWidth, height: length}));
		const isTall = rows >= minStackedRows * variants.length;
		const side: readonly ComparePanel[] = isTall ? stacked : [{id: 'totals', width: sideWidth, height: rows}];
		const groups = [[{id: 'board', width: boardWidth, height: rows} as const], sideWidth > 0 ? side : []];
		return {...common, direction: 'columns', groups};
	}

	// The fullest panel of a variant has a line for the array of queens and one for the comparison with each queen.
	const maxBelow = Math.min(belowTotals, Math.max(preferredVariantRows, size + 1 + panelRows));
	const height = Math.max(boardPanelRows(size, board), rows - maxBelow);
	const above: ComparePanel[] = [
		{id: 'board', width: boardWidth, height},
		{id: 'totals', width: sideWidth, height},
	];
	const below = divide(columns, panelWeight).map(({id, length}) => ({id, width: length, height: rows - height}));
	return {...common, direction: 'rows', groups: [above.filter(({width}) => width > 0), below]};
}

/** The kind of memory is the same for all boards, so this asks about an empty board of size 1. */
function panelWeight(variant: Variant): number {
	return panelWeights[explainTest(1, variant, [], 0).type];
}

/** Divides `length` cells among the variants in proportion to their weights. The parts add up to `length`. */
function divide(length: number, weightOf: (variant: Variant) => number) {
	const total = variants.reduce((sum, each) => sum + weightOf(each), 0);
	let weightBefore = 0;
	return variants.map((variant) => {
		const start = Math.floor((weightBefore * length) / total);
		weightBefore += weightOf(variant);
		return {id: variant.id, length: Math.floor((weightBefore * length) / total) - start};
	});
}
