import {Box, Text} from 'ink';
import {memo} from 'react';
import {BareBoard} from '../../components/board.js';
import {type SquareSize, squareSizes} from '../../components/board-size.js';
import {useClickable} from '../../components/clickable.js';
import {useDisplay} from '../../components/display.js';
import {Sentence} from '../../components/sentence.js';
import {Lines, run, runsWidth, StyledText} from '../../components/styled-text.js';
import {palette} from '../../components/theme.js';
import {type PanelSize, sentenceRows} from '../../components/window.js';
import type {Queens} from '../../solver/index.js';
import type {ScreenProps} from '../screen.js';

/** How a small board is drawn: the size of its squares, or two rows of squares in each line, one cell wide. */
type Scale = SquareSize | 'two-rows-a-line';

/** As many equal cells as fit beside and below each other, and the boards in them. */
export type GridLayout = {
	readonly columns: number;
	readonly rows: number;
	readonly cell: PanelSize;
	readonly scale: Scale;
	/** The lines of each board that are visible: all, except in very small windows. */
	readonly boardRows: number;
};

export const titleRows = 1;
const rowGap = 1;
const columnGap = 2;

/**
 * The grid for boards with `words` below each. If `count` boards fit with larger squares, they have these; otherwise as many as
 * possible are shown.
 */
export function gridLayout(size: number, count: number, words: PanelSize, room: PanelSize): GridLayout {
	const grids = [...squareSizes.filter(({width}) => width > 1), 'two-rows-a-line' as const].map((scale) =>
		gridWith(size, scale, words, room),
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

function gridWith(size: number, scale: Scale, words: PanelSize, room: PanelSize): GridLayout {
	const {width, height} = boardSize(size, scale);
	const boardRows = Math.max(0, Math.min(height, room.height - words.height));
	const cell = {width: Math.max(width, words.width), height: boardRows + words.height};
	return {
		columns: Math.max(1, Math.floor((room.width + columnGap) / (cell.width + columnGap))),
		rows: Math.max(1, Math.floor((room.height + rowGap) / (cell.height + rowGap))),
		cell,
		scale,
		boardRows,
	};
}

function boardSize(size: number, scale: Scale): PanelSize {
	return scale === 'two-rows-a-line'
		? {width: size, height: Math.ceil(size / 2)}
		: {width: size * scale.width, height: size * scale.height};
}

/** A board with words below it, the last of which has a mark if it is current. A click on it means the solution, if there is one. */
type CaptionedBoard = {
	readonly queens: Queens;
	readonly caption: readonly string[];
	readonly solution?: number;
};

type SmallBoardsProps = Pick<ScreenProps, 'room' | 'message'> & {
	/** What is shown, and more about it if there is room. */
	readonly title: string;
	readonly about: string;
	readonly layout: GridLayout;
	readonly boards: readonly CaptionedBoard[];
	/** The index of the current one. */
	readonly current: number;
	/** What is said below them, the longest first. */
	readonly words: readonly string[];
};

/** A title, boards row by row in the middle of the room, and a sentence. If not all rows fit, those around the current one are shown. */
export function SmallBoards({title, about, layout, boards, current, words, room, message}: SmallBoardsProps) {
	const {dash} = useDisplay().glyphs;
	const {columns, rows, cell} = layout;
	const all = Math.ceil(boards.length / columns);
	const first = Math.max(0, Math.min(Math.floor(current / columns) - Math.floor(rows / 2), all - rows));
	const shown = Array.from({length: Math.min(rows, all)}, (_, row) => (first + row) * columns);
	const what = [run(` ${title}`, 'strong')];
	const whole = [...what, run(` ${dash} `, 'line'), run(about)];
	return (
		<>
			<StyledText runs={runsWidth(whole) < room.width ? whole : what} />
			<Box flexGrow={1} justifyContent="center" alignItems="center">
				<Box flexDirection="column" rowGap={rowGap} flexShrink={0}>
					{shown.map((start) => (
						<Box key={start} columnGap={columnGap} height={cell.height} flexShrink={0}>
							{boards.slice(start, start + columns).map((board, column) => (
								<BoardCell
									key={board.queens.join()}
									board={board}
									layout={layout}
									isCurrent={start + column === current}
								/>
							))}
						</Box>
					))}
				</Box>
			</Box>
			<Sentence words={words} columns={room.width} rows={sentenceRows} message={message} />
		</>
	);
}

type BoardCellProps = {readonly board: CaptionedBoard; readonly layout: GridLayout; readonly isCurrent: boolean};

function BoardCell({board, layout, isCurrent}: BoardCellProps) {
	const {glyphs} = useDisplay();
	const {queens, caption, solution} = board;
	const {scale, boardRows, cell} = layout;
	const element = useClickable(() => (solution === undefined ? undefined : {type: 'solution', number: solution}));
	const last = caption.at(-1) ?? '';
	return (
		<Box ref={element} flexDirection="column" alignItems="center" width={cell.width} flexShrink={0}>
			<SmallBoard queens={queens} scale={scale} boardRows={boardRows} isCurrent={isCurrent} />
			<Lines lines={caption.slice(0, -1).map((each) => [run(each)])} />
			<StyledText runs={[isCurrent ? run(`${glyphs.current}${last}`, 'accent') : run(` ${last}`)]} />
		</Box>
	);
}

type SmallBoardProps = Pick<GridLayout, 'scale' | 'boardRows'> & {
	readonly queens: Queens;
	readonly isCurrent: boolean;
};

/** A board without labels. The queens of the current one are blue. Drawn again only if something in it has changed. */
export const SmallBoard = memo(function SmallBoard({queens, scale, boardRows, isCurrent}: SmallBoardProps) {
	const {glyphs} = useDisplay();
	const {light, dark, figure} = palette().squares[isCurrent ? 'chosen' : 'gallery'];
	if (scale !== 'two-rows-a-line') {
		return <BareBoard queens={queens} square={scale} isCurrent={isCurrent} />;
	}

	const hasTones = glyphs.hasCrowns && light !== '';
	const colourOf = (row: number, column: number) => {
		if (queens[row] === column) {
			return figure;
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
