import {Box} from 'ink';
import {type SquareSize, squareSizes} from '../../components/board-size.js';
import {crownOf} from '../../components/crowns.js';
import {type Glyphs, type PanelSize, useDisplay} from '../../components/display.js';
import {fittingParts, halfBlocks, type Line, runsWidth, StyledText, styled} from '../../components/styled-text.js';
import {type Colour, drawsBlocks, type TileLook} from '../../components/theme.js';
import type {Queens, Square} from '../../solver/board.js';
import {padEnd, padStart} from '../../text/width.js';

/** A board in small: with crowns, in half blocks or, where squares are smaller than half a cell, in Braille. */
type Tile = PanelSize & {readonly square: SquareSize};

export function boardTile(size: number, square: SquareSize): Tile {
	return {square, width: Math.ceil(size * square.width), height: Math.ceil(size * square.height)};
}

/** Without colours: the columns of the queens in a line. */
export function letterTile(size: number): Tile {
	return {square: {width: 1, height: 1}, width: size, height: 1};
}

export const titleRows = 1;

/** The sizes of squares, the largest first. */
export const tileSquares: readonly SquareSize[] = [
	...squareSizes.filter(hasCrown),
	...[3, 2, 1, 1 / 2].map((width) => ({width, height: width / 2})),
];

export function hasCrown({height}: SquareSize): boolean {
	return height >= 2;
}

export type GridLayout = ReturnType<typeof gridLayout>;

/**
 * The first tile of which `all` fit, else as many of the last one as do, each with a mark at its left and at least
 * `words` below. All cells together have the proportions of the room, and are spread over it as long as they do not look
 * lost.
 */
export function gridLayout(all: number, tiles: readonly Tile[], words: PanelSize, room: PanelSize) {
	const grids = tiles.map((tile) => {
		const cell = {width: Math.max(tile.width + 1, words.width), height: tile.height + words.height};
		return {tile, cell, columns: Math.floor(room.width / cell.width), rows: Math.floor(room.height / cell.height)};
	});
	const {tile, cell, ...fitting} = grids.find(({columns, rows}) => columns * rows >= all) ?? grids.at(-1)!;
	const most = {columns: Math.max(1, fitting.columns), rows: Math.max(1, fitting.rows)};
	const count = Math.min(all, most.columns * most.rows);
	const wanted = Math.round(Math.sqrt((count * cell.height * room.width) / (cell.width * Math.max(1, room.height))));
	const rows = Math.ceil(count / Math.max(Math.ceil(count / most.rows), Math.min(most.columns, wanted)));
	const columns = Math.ceil(count / rows);
	const spread = (cells: number, among: number, least: number) =>
		least + Math.max(0, Math.min(Math.floor((cells - among * least) / (among + 1)), least));
	return {
		tile,
		cell: {width: spread(room.width, columns, cell.width), height: spread(room.height, rows, cell.height)},
		columns,
		rows,
	};
}

type TileContent = {
	readonly key: number | string;
	readonly mark: string;
	readonly board: readonly Line[];
	readonly caption?: Line;
};

type TilesProps = {
	/** What does not fit is left out. */
	readonly title: readonly string[];
	/** Of the title, in cells. */
	readonly width: number;
	readonly tiles: readonly TileContent[];
	readonly layout: GridLayout;
};

/** A line of all tiles of a row is one element: one for each takes React and Ink much longer. */
export function Tiles({title, width, tiles, layout: {tile, cell, columns}}: TilesProps) {
	const {dash} = useDisplay().glyphs;
	const parts = title.map((part, index) =>
		index === 0 ? [styled(` ${part}`, 'strong')] : [styled(` ${dash} `, 'line'), styled(part)],
	);
	const rows = Array.from({length: Math.ceil(tiles.length / columns)}, (_, row) =>
		tiles.slice(row * columns, (row + 1) * columns),
	);
	const lineOf = ({mark, board, caption = []}: TileContent, lineOfCell: number): Line => {
		const line = lineOfCell - ((cell.height - tile.height - caption.length) >> 1);
		const words = caption[line - tile.height];
		const runs = words ? [words] : (board[line] ?? []);
		const free = cell.width - runsWidth(runs);
		const left = (free + 1) >> 1;
		return [{text: padStart(line === 0 ? mark : '', left), bold: true}, ...runs, {text: ' '.repeat(free - left)}];
	};
	return (
		<>
			<StyledText runs={fittingParts(parts, width - 1)} />
			<Box flexGrow={1} justifyContent="center" alignItems="center">
				<Box flexDirection="column" flexShrink={0}>
					{rows.map((row) =>
						Array.from({length: cell.height}, (_, line) => (
							<StyledText key={`${row[0]?.key} ${line}`} runs={row.flatMap((tile) => lineOf(tile, line))} />
						)),
					)}
				</Box>
			</Box>
		</>
	);
}

/** The colours of a board, and the square of a queen that has another one. */
type BoardLook = TileLook & {readonly lit?: Square & {readonly color: Colour}};

export function boardLines(queens: Queens, {square, width, height}: Tile, look: BoardLook, glyphs: Glyphs) {
	const isLit = (row: number, column: number) => row === look.lit?.row && column === look.lit.column;
	const groundOf = (row: number, column: number) => ((row + column) % 2 === 0 ? look.light : look.dark);
	const inkOf = (row: number, column: number) => (isLit(row, column) ? look.lit!.color : look.figure);
	const isDrawn = drawsBlocks(glyphs);
	const whole = {color: look.figure, backgroundColor: look.light};
	if (!isDrawn && square.width === 1) {
		// Digits, then letters.
		return [[{text: queens.map((column) => column.toString(36)).join(''), ...whole}]];
	}

	const lines = Array.from({length: height}, (_, line) => line);
	if (square.width < 1) {
		return lines.map((line): Line => [{text: brailleLine(queens, line), ...whole}]);
	}

	if (!isDrawn || hasCrown(square)) {
		const crown = crownOf(square.width);
		const letter = (row: number, column: number) => (isLit(row, column) ? 'Q' : 'q');
		return lines.map((line) => {
			const row = Math.floor(line / square.height);
			return queens.map((_, column) => {
				const empty = isDrawn ? '' : glyphs.untried;
				const figure = isDrawn ? crown[line % square.height]! : letter(row, column);
				const text = padEnd(queens[row] === column ? figure : empty, square.width);
				return {text, color: inkOf(row, column), backgroundColor: groundOf(row, column)};
			});
		});
	}

	return halfBlocks(width, width, (half, cell) => {
		const [row, column] = [Math.floor(half / square.width), Math.floor(cell / square.width)];
		const isQueen = queens[row] === column;
		return {colour: isQueen ? inkOf(row, column) : groundOf(row, column), isQueen};
	});
}

/** By row and column of a cell, as Unicode adds them up. */
const dots = [
	[0x01, 0x08],
	[0x02, 0x10],
	[0x04, 0x20],
	[0x40, 0x80],
];

function brailleLine(queens: Queens, line: number): string {
	const cells = Array.from({length: Math.ceil(queens.length / 2)}, () => 0x28_00);
	for (const [row, [left = 0, right = 0]] of dots.entries()) {
		const column = queens[4 * line + row];
		if (column !== undefined) {
			cells[column >> 1]! += column % 2 === 0 ? left : right;
		}
	}

	return String.fromCodePoint(...cells);
}
