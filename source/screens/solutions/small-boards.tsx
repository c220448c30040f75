import {Box} from 'ink';
import {memo} from 'react';
import {BareBoard} from '../../components/board.js';
import {type SquareSize, squareSizes} from '../../components/board-size.js';
import {useDisplay} from '../../components/display.js';
import {Sentence, sentenceColumns} from '../../components/sentence.js';
import {Lines, type Run, runsWidth, StyledText, styled} from '../../components/styled-text.js';
import {hasColours, palette} from '../../components/theme.js';
import {type PanelSize, sentenceRows} from '../../components/window.js';
import type {Queens} from '../../solver/index.js';
import {centred, displayWidth} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';
import type {ScreenProps} from '../screen.js';

type Scale = SquareSize | 'two-rows-a-line';

export type GridLayout = {
	readonly columns: number;
	readonly rows: number;
	readonly cell: PanelSize;
	readonly scale: Scale;
	readonly boardRows: number;
};

export const titleRows = 1;
/** A line above, and two cells at each side, one of which is for the frame of the current board. */
const around = {rows: 1, columns: 4};
const wordGap = 2;

/**
 * The largest squares with which `enough` boards, or all `count`, are seen with `words` below each; else as many boards
 * as possible. Squares of three cells would make boards wider than high.
 */
export function gridLayout(
	size: number,
	count: number,
	words: PanelSize,
	room: PanelSize,
	enough = Number.POSITIVE_INFINITY,
): GridLayout {
	const scales = squareSizes.filter(({width}) => width > 1 && width !== 3);
	const grids = [...scales, 'two-rows-a-line' as const].map((scale) => gridWith(size, scale, words, room));
	const fits = ({columns, rows, cell, scale, boardRows}: GridLayout) =>
		columns * rows >= Math.min(count, enough) &&
		cell.width <= room.width &&
		boardRows === boardSize(size, scale).height;
	const grid = grids.find(fits) ?? grids.at(-1)!;
	// As few columns as the rows need, so that the last row is nearly full.
	const balancedRows = Math.max(1, Math.ceil(count / grid.columns));
	const columns = Math.max(1, Math.ceil(count / balancedRows));
	return grid.columns * grid.rows >= count ? {...grid, columns} : grid;
}

function gridWith(size: number, scale: Scale, words: PanelSize, room: PanelSize): GridLayout {
	const {width, height} = boardSize(size, scale);
	const boardRows = Math.max(0, Math.min(height, room.height - words.height - around.rows));
	const cell = {
		width: Math.max(width + around.columns, words.width + wordGap),
		height: boardRows + words.height + around.rows,
	};
	return {
		columns: Math.max(1, Math.floor(room.width / cell.width)),
		rows: Math.max(1, Math.floor(room.height / cell.height)),
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

type CaptionedBoard = {
	readonly queens: Queens;
	readonly caption: readonly string[];
};

type SmallBoardsProps = Pick<ScreenProps, 'room' | 'message'> & {
	readonly title: string;
	readonly about: string;
	readonly layout: GridLayout;
	readonly boards: readonly CaptionedBoard[];
	readonly current: number;
	readonly words: readonly string[];
};

export function SmallBoards({title, about, layout, boards, current, words, room, message}: SmallBoardsProps) {
	const {glyphs, text} = useDisplay();
	const {columns, rows, cell} = layout;
	const all = Math.ceil(boards.length / columns);
	const first = Math.max(0, Math.min(Math.floor(current / columns) - Math.floor(rows / 2), all - rows));
	const [start, end] = [first * columns, Math.min(boards.length, (first + rows) * columns)];
	const part = end - start < boards.length ? [text.listPart(start + 1, end, text.number(boards.length))] : [];
	const what = [styled(` ${title}`, 'strong')];
	const more = [about, ...part].flatMap((each) => [styled(` ${glyphs.dash} `, 'line'), styled(each)]);
	const shown = Array.from({length: Math.min(rows, all)}, (_, row) => (first + row) * columns);
	const said = message ?? words.find((each) => displayWidth(each) <= sentenceColumns(room.width)) ?? words.at(-1) ?? '';
	const saidRows = Math.min(sentenceRows, wrap(said, sentenceColumns(room.width)).length);
	return (
		<>
			<StyledText runs={runsWidth([...what, ...more]) < room.width ? [...what, ...more] : what} />
			<Box flexGrow={1} justifyContent="center" alignItems="center">
				<Box flexDirection="column" flexShrink={0}>
					{shown.map((start) => (
						<Box key={start} height={cell.height} flexShrink={0}>
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
			{/* A free line keeps the captions apart from the sentence. */}
			<Box height={sentenceRows} flexShrink={0} alignItems="flex-end">
				<Sentence words={said} columns={room.width} rows={saidRows} message={message} />
			</Box>
		</>
	);
}

type BoardCellProps = {readonly board: CaptionedBoard; readonly layout: GridLayout; readonly isCurrent: boolean};

function BoardCell({board, layout, isCurrent}: BoardCellProps) {
	const {glyphs} = useDisplay();
	const {queens, caption} = board;
	const {scale, boardRows, cell} = layout;
	const isFramed = isCurrent && glyphs.hasCrowns && hasColours();
	const frameColumns = boardSize(queens.length, scale).width + 2;
	const words = caption.map((each, index) =>
		isCurrent && index === caption.length - 1 ? `${glyphs.current} ${each}` : each,
	);
	const widest = Math.max(frameColumns, ...words.map(displayWidth));
	// The frame stands above the middle of the words: Ink rounds half cells of text and of boxes differently.
	const wordColumns = widest + ((widest - frameColumns) % 2);
	const side = (
		<Box flexDirection="column">
			<Lines lines={Array.from({length: boardRows}, () => [styled(isFramed ? glyphs.bar : ' ', 'frame')])} />
		</Box>
	);
	return (
		<Box width={cell.width} flexShrink={0} justifyContent="center">
			<Box flexDirection="column" alignItems="center" width={wordColumns} flexShrink={0}>
				<StyledText runs={[styled((isFramed ? glyphs.lower : ' ').repeat(frameColumns), 'frame')]} />
				<Box>
					{side}
					<Box flexDirection="column">
						<SmallBoard queens={queens} scale={scale} boardRows={boardRows} isCurrent={isCurrent} />
					</Box>
					{side}
				</Box>
				<Lines lines={words.map((each) => [styled(centred(each, wordColumns), isCurrent ? 'tab' : 'line')])} />
			</Box>
		</Box>
	);
}

type SmallBoardProps = Pick<GridLayout, 'scale' | 'boardRows'> & {
	readonly queens: Queens;
	readonly isCurrent: boolean;
};

export const SmallBoard = memo(function SmallBoard({queens, scale, boardRows, isCurrent}: SmallBoardProps) {
	const {glyphs} = useDisplay();
	const role = isCurrent ? 'chosen' : 'gallery';
	if (scale !== 'two-rows-a-line') {
		return <BareBoard queens={queens} square={scale} role={role} />;
	}

	const {light, figure} = palette().squares[role];
	const hasGround = glyphs.hasCrowns && hasColours();
	return Array.from({length: boardRows}, (_, line) => {
		const [upper, lower] = [queens[2 * line], queens[2 * line + 1]];
		const empty = hasGround ? ' ' : glyphs.neither;
		const runs = queens.map((__, column): Run => {
			const below = lower === column ? glyphs.lower : empty;
			const text = upper === column ? glyphs.upper : below;
			if (!hasGround) {
				return {text, bold: isCurrent};
			}

			// The last line of an odd board has only the upper half.
			const isHalf = lower === undefined;
			return isHalf
				? {text: glyphs.upper, color: upper === column ? figure : light}
				: {text, color: figure, backgroundColor: light};
		});
		return <StyledText key={line} runs={runs} />;
	});
});
