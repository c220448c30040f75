import {Box, Text} from 'ink';
import {memo, type ReactNode} from 'react';
import {BareBoard} from '../../components/board.js';
import {type SquareSize, squareSizes} from '../../components/board-size.js';
import {useDisplay} from '../../components/display.js';
import {run, runsWidth, StyledText} from '../../components/styled-text.js';
import {palette} from '../../components/theme.js';
import type {PanelSize} from '../../components/window.js';
import type {Queens} from '../../solver/index.js';
import type {MarkId} from '../../text/en.js';

/** How a small board is drawn: the size of its squares, or two rows of squares in each line, one cell wide. */
type Scale = SquareSize | 'two-rows-a-line';

/** As many equal cells as fit beside and below each other, and the boards in them. */
export type GridLayout = {
	readonly columns: number;
	readonly rows: number;
	readonly cell: PanelSize;
	/** The free columns between cells. */
	readonly gap: number;
	readonly scale: Scale;
	/** The lines of each board that are visible: all, except in very small windows. */
	readonly boardRows: number;
};

const rowGap = 1;

/**
 * The grid for boards with `words` below each. If `count` boards fit with larger squares, they have these; otherwise as many as
 * possible are shown.
 */
export function gridLayout(size: number, count: number, words: PanelSize, gap: number, room: PanelSize): GridLayout {
	const grids = [...squareSizes.filter(({width}) => width > 1), 'two-rows-a-line' as const].map((scale) =>
		gridWith(size, scale, words, gap, room),
	);
	const fits = ({columns, rows, cell, scale, boardRows}: GridLayout) =>
		columns * rows >= count && cell.width <= room.width && boardRows === boardSize(size, scale).height;
	const grid = grids.find(fits);
	return grid ? balanced(grid, count) : grids.at(-1)!;
}

/** The same number of rows with as few columns as they need, so that the last row is nearly full. */
function balanced(grid: GridLayout, count: number): GridLayout {
	const rows = Math.max(1, Math.ceil(count / grid.columns));
	return {...grid, columns: Math.max(1, Math.ceil(count / rows))};
}

function gridWith(size: number, scale: Scale, words: PanelSize, gap: number, room: PanelSize): GridLayout {
	const {width, height} = boardSize(size, scale);
	const boardRows = Math.max(0, Math.min(height, room.height - words.height));
	const cell = {width: Math.max(width, words.width), height: boardRows + words.height};
	return {
		columns: Math.max(1, Math.floor((room.width + gap) / (cell.width + gap))),
		rows: Math.max(1, Math.floor((room.height + rowGap) / (cell.height + rowGap))),
		cell,
		gap,
		scale,
		boardRows,
	};
}

function boardSize(size: number, scale: Scale): PanelSize {
	return scale === 'two-rows-a-line'
		? {width: size, height: Math.ceil(size / 2)}
		: {width: size * scale.width, height: size * scale.height};
}

type GridProps = {readonly layout: GridLayout; readonly boards: readonly ReactNode[]; readonly current: number};

/** Boards with their words row by row, in the middle of the room. If not all rows fit, those around the current one are shown. */
export function Grid({layout: {columns, rows, cell, gap}, boards, current}: GridProps) {
	const all = Math.ceil(boards.length / columns);
	const first = Math.max(0, Math.min(Math.floor(current / columns) - Math.floor(rows / 2), all - rows));
	const shown = Array.from({length: Math.min(rows, all)}, (_, row) => first + row);
	return (
		<Box flexGrow={1} justifyContent="center" alignItems="center">
			<Box flexDirection="column" rowGap={rowGap} flexShrink={0}>
				{shown.map((row) => (
					<Box key={row} columnGap={gap} height={cell.height} flexShrink={0}>
						{boards.slice(row * columns, (row + 1) * columns)}
					</Box>
				))}
			</Box>
		</Box>
	);
}

type SmallBoardProps = Pick<GridLayout, 'scale' | 'boardRows'> & {
	readonly queens: Queens;
	readonly isCurrent: boolean;
};

/** A board without labels. The queens of the current one are blue. */
export const SmallBoard = memo(function SmallBoard({queens, scale, boardRows, isCurrent}: SmallBoardProps) {
	const {glyphs} = useDisplay();
	const {light, dark, ink, accent} = palette();
	if (scale !== 'two-rows-a-line') {
		return <BareBoard queens={queens} square={scale} isCurrent={isCurrent} />;
	}

	const hasTones = glyphs.hasCrowns && light !== '';
	const colourOf = (row: number, column: number) => {
		if (queens[row] === column) {
			return isCurrent && accent !== '' ? accent : ink;
		}

		return (row + column) % 2 === 0 ? light : dark;
	};
	return Array.from({length: boardRows}, (_, line) => {
		const [upper, lower] = [2 * line, 2 * line + 1];
		const glyph = (column: number) => {
			const below = queens[lower] === column ? glyphs.lower : glyphs.neither;
			return queens[upper] === column ? glyphs.upper : below;
		};
		return hasTones ? (
			<Text key={line}>
				{queens.map((__, column) => (
					// The upper square is a half block, the lower one the ground below it.
					<Text
						key={column}
						color={colourOf(upper, column)}
						{...(lower < queens.length && {backgroundColor: colourOf(lower, column)})}
					>
						▀
					</Text>
				))}
			</Text>
		) : (
			<Text key={line} bold={isCurrent}>
				{queens.map((__, column) => glyph(column)).join('')}
			</Text>
		);
	});
});

/** The words below the current board have a mark before them. */
export function Label({words, isCurrent}: {readonly words: string; readonly isCurrent: boolean}) {
	const {current} = useDisplay().glyphs;
	return <StyledText runs={[isCurrent ? run(`${current}${words}`, 'accent') : run(` ${words}`)]} />;
}

export const titleRows = 1;

type TitleProps = {readonly what: string; readonly about: string; readonly columns: number};

/** What is shown, and more about it if there is room. */
export function Title({what, about, columns}: TitleProps) {
	const {dash} = useDisplay().glyphs;
	const title = [run(` ${what}`, 'strong')];
	const whole = [...title, run(` ${dash} `, 'line'), run(about)];
	return <StyledText runs={runsWidth(whole) < columns ? whole : title} />;
}

/** The marks of small boards. */
export function boardMarksIn(scale: Scale): readonly MarkId[] {
	return scale === 'two-rows-a-line' ? ['two-rows', 'chosen-board'] : ['queen', 'chosen-board'];
}
