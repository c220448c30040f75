import {halfSquare, type SquareSize, squareSizes} from '../../components/board-size.js';
import {borderColumns, panelRows} from '../../components/panel.js';
import type {PanelSize} from '../../components/window.js';
import {variants} from '../../solver/index.js';

export type LaneLayout = PanelSize & {
	/** Without it, the name takes a line. */
	readonly hasBorder: boolean;
	/** Undefined where no board fits. */
	readonly square: SquareSize | undefined;
	/** What stands below the board. */
	readonly below: PanelSize;
};

/** At least. */
const laneGap = 1;
/** The bar and three counts, in a small window one. */
export const leastBelow = {large: 4, compact: 2};

/** The largest squares that leave room for what is least below them. */
export function laneLayout(size: number, room: PanelSize, isCompact: boolean): LaneLayout {
	const width = Math.floor((room.width - (variants.length - 1) * laneGap) / variants.length);
	const inside = {
		width: width - (isCompact ? 0 : borderColumns),
		height: room.height - (isCompact ? 1 : panelRows),
	};
	const rows = inside.height - leastBelow[isCompact ? 'compact' : 'large'];
	// Squares of one cell would be narrow.
	const square = [...squareSizes.filter((each) => each.width > 1), halfSquare].find(
		(each) => size * each.width <= inside.width && size * each.height <= rows,
	);
	const left = inside.height - Math.ceil(size * (square?.height ?? 0));
	const below = {width: inside.width - (isCompact ? 0 : 2), height: left};
	return {width, height: room.height, hasBorder: !isCompact, square, below};
}
