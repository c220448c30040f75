import {Box, Text} from 'ink';
import {memo} from 'react';
import type {Queens} from '../solver/index.js';
import {cells, padEnd, padStart} from '../text/width.js';
import {type BoardLayout, labelHeight, labelWidth, type SquareSize} from './board-size.js';
import {useClickable} from './clickable.js';
import {useDisplay} from './display.js';
import {centre, type Square, signLine, squareCells} from './square.js';
import {Pieces, run, StyledText} from './styled-text.js';
import {palette} from './theme.js';

/** The squares of a row, and what stands beside it. */
export type BoardRow = {
	readonly squares: readonly Square[];
	readonly hasCursor?: boolean;
	readonly hasBreakpoint?: boolean;
};

type BoardProps = {
	readonly rows: readonly BoardRow[];
	readonly layout: BoardLayout;
	/** The row that must be visible where only some rows are. */
	readonly focus?: number;
};

/** A board with its labels. A click on a square means it. */
export function Board({rows, layout, focus = 0}: BoardProps) {
	const size = rows.length;
	const {square} = layout;
	const {first, end} = visibleRows(size, layout, focus);
	const element = useClickable(({column, row}) => {
		const [left, above] = [column - labelWidth(size), row - labelHeight(size, square)];
		const isOnSquare = left >= 0 && left < size * square.width && above >= 0;
		return isOnSquare
			? {type: 'square', row: first + Math.floor(above / square.height), column: Math.floor(left / square.width)}
			: undefined;
	});
	return (
		<Box ref={element} flexDirection="column" flexShrink={0}>
			<ColumnLabels size={size} square={square} />
			{rows.slice(first, end).map((row, index) => (
				<Row
					key={first + index}
					row={row}
					index={first + index}
					size={size}
					square={square}
					scroll={scrollOf(first + index, first, end, size)}
				/>
			))}
		</Box>
	);
}

/** The first row that is visible, and the one after the last. */
export function visibleRows(size: number, {rows}: BoardLayout, focus: number): {first: number; end: number} {
	const first = Math.max(0, Math.min(focus - Math.floor(rows / 2), size - rows));
	return {first, end: first + rows};
}

/** The rows of a board, by what each square shows. */
export function rowsOf(
	size: number,
	squareAt: (row: number, column: number) => Square | undefined,
): readonly BoardRow[] {
	const indices = Array.from({length: size}, (_, index) => index);
	return indices.map((row) => ({squares: indices.map((column) => squareAt(row, column) ?? {})}));
}

type BareBoardProps = {readonly queens: Queens; readonly square: SquareSize; readonly isCurrent?: boolean};

/** A solution on a board without labels, which no click means. The squares of the queens are lit if it is current. */
export function BareBoard({queens, square, isCurrent = false}: BareBoardProps) {
	const queen: Square = {hasQueen: true, role: isCurrent ? 'solution' : undefined};
	const rows = rowsOf(queens.length, (row, column) => (queens[row] === column ? queen : undefined));
	return (
		<Box flexDirection="column" flexShrink={0}>
			{rows.map((row, index) => (
				<Row key={index} row={row} index={index} size={rows.length} square={square} scroll={undefined} isBare />
			))}
		</Box>
	);
}

/** Whether rows are hidden above the first or below the last visible one. */
function scrollOf(row: number, first: number, end: number, size: number): 'above' | 'below' | undefined {
	if (row === first && first > 0) {
		return 'above';
	}

	return row === end - 1 && end < size ? 'below' : undefined;
}

function ColumnLabels({size, square}: {readonly size: number; readonly square: SquareSize}) {
	const height = labelHeight(size, square);
	const lines = Array.from({length: height}, (_, part) =>
		Array.from({length: size}, (_, column) => {
			const label = String(column);
			const digits = height === 1 ? label : padStart(label, height).charAt(part);
			return centred(digits, square.width);
		}).join(''),
	);
	return <Text color={palette().line}>{lines.map((line) => ' '.repeat(labelWidth(size)) + line).join('\n')}</Text>;
}

type RowProps = {
	readonly row: BoardRow;
	readonly index: number;
	readonly size: number;
	readonly square: SquareSize;
	readonly scroll: 'above' | 'below' | undefined;
	readonly isBare?: boolean;
};

/** Drawn again only if something in it has changed. */
const Row = memo(
	function Row({row, index, size, square, scroll, isBare = false}: RowProps) {
		const {glyphs} = useDisplay();
		const signs = [...(row.hasCursor ? [glyphs.current] : []), ...(row.hasBreakpoint ? [glyphs.breakpoint] : [])];
		const [before = scroll ? glyphs[scroll] : ' ', after = ' '] = signs;
		const number = padStart(String(index), labelWidth(size) - 2);
		// A space takes no bytes for a style.
		const sign = (text: string) => run(text, text === ' ' ? undefined : 'accent');
		const label = [sign(before), run(number, 'line'), sign(after)];
		const squares = row.squares.map((each, column) =>
			squareCells(each, square, (index + column) % 2 === 0 ? 'light' : 'dark', glyphs),
		);
		return Array.from({length: square.height}, (_, line) => (
			<Text key={line}>
				{!isBare && <StyledText runs={line === signLine(square) ? label : [run(' '.repeat(labelWidth(size)))]} />}
				<Pieces pieces={squares.flatMap((each) => each[line] ?? [])} />
				{!isBare && ' '}
			</Text>
		));
	},
	(before, after) =>
		before.index === after.index &&
		before.size === after.size &&
		before.square.width === after.square.width &&
		before.scroll === after.scroll &&
		JSON.stringify(before.row) === JSON.stringify(after.row),
);

/** Centres the text in `width` cells; where it has no exact middle, left of it, as queens stand. */
function centred(text: string, width: number): string {
	const left = Math.max(0, centre(width) - centre(cells(text)));
	return padEnd(`${' '.repeat(left)}${text}`, width);
}
