import {type VariantId, variants} from '../../solver/index.js';
import {boardBeside, boardPanelRows, frameRows, type GroupsLayout, panelRows, type Window} from './panel-size.js';
import {narrationRows} from './search-layout.js';

export type CompareLayout = GroupsLayout<'compare', 'board' | 'totals' | VariantId>;
export type ComparePanel = CompareLayout['groups'][number][number];

const timelineRows = 1;
/** Beside the board: the totals, or the variants below each other. */
const leastSide = 30;
/** A panel has room for what a test looks up; with more its memory is shown as well. */
const leastVariantRows = 7;
const wantedVariantRows = 8;
/** The panel of the totals, with the counters below them. */
const totalsHeight = 9 + panelRows;
/** Below each other they need so many rows each. */
const leastStacked = 5;
/** Where the panel of each variant ends, as a share of the width: a list of queens takes more room than three masks. */
const panelEnds = [0.375, 0.7125, 1];

/** Board and totals over a panel for each variant; beside a board that leaves no room below it the variants alone, or the totals. */
export function compareLayout(size: number, window: Window): CompareLayout {
	const {columns} = window;
	const narrationHeight = narrationRows(size, columns);
	const rows = window.rows - frameRows - narrationHeight - timelineRows;
	const spare = rows - size - String(size - 1).length - panelRows;
	const besideTotals = Math.max(leastVariantRows, rows - totalsHeight);
	const bottom = spare < leastVariantRows ? 0 : Math.min(spare, wantedVariantRows, besideTotals);
	const {board, boardWidth, sideWidth} = boardBeside(size, [leastSide], columns, rows - bottom - panelRows);
	const common = {type: 'compare', board, narrationHeight} as const;
	if (bottom === 0) {
		const ends = variants.map((_, index) => Math.floor(((index + 1) * rows) / variants.length));
		const side = variants.map(({id}, index) => ({id, width: sideWidth, height: ends[index]! - (ends[index - 1] ?? 0)}));
		const isTall = rows >= leastStacked * variants.length;
		const beside: readonly ComparePanel[] = isTall ? side : [{id: 'totals', width: sideWidth, height: rows}];
		const groups = [[{id: 'board', width: boardWidth, height: rows} as const], sideWidth > 0 ? beside : []];
		return {...common, direction: 'columns', groups};
	}

	// Below the board stands at most what a memory fills: the queens, and a comparison with each.
	const mostBelow = Math.min(besideTotals, Math.max(wantedVariantRows, size + 1 + panelRows));
	const height = Math.max(boardPanelRows(size, board), rows - mostBelow);
	const ends = panelEnds.map((end) => Math.floor(end * columns));
	const above: ComparePanel[] = [
		{id: 'board', width: boardWidth, height},
		{id: 'totals', width: sideWidth, height},
	];
	const below = variants.map(({id}, index) => ({
		id,
		width: ends[index]! - (ends[index - 1] ?? 0),
		height: rows - height,
	}));
	return {...common, direction: 'rows', groups: [above.filter(({width}) => width > 0), below]};
}
