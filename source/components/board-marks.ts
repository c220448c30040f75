import type {MarkId} from '../text/en.js';
import {type BoardRow, visibleRows} from './board.js';
import type {BoardLayout} from './board-size.js';
import {fittingText, type Square} from './square.js';
import {palette} from './theme.js';

export type Marks = readonly (readonly [isShown: unknown, id: MarkId])[];

/**
 * The marks of the legend that are on a board with these rows. `focus` is the row that must be visible, and `marksOf` says what a
 * square means on this screen, from what is drawn there: its lines and, if it fits, its text.
 */
export function marksOnBoard(
	rows: readonly BoardRow[],
	layout: BoardLayout,
	focus: number,
	marksOf: (square: Square, lines: NonNullable<Square['lines']>, text: string | undefined) => Marks,
): ReadonlySet<MarkId> {
	const {width, height} = layout.square;
	const {first, end} = visibleRows(rows.length, layout, focus);
	const visible = rows.slice(first, end);
	const ofSquares = visible
		.flatMap(({squares}) => squares)
		.flatMap((square): Marks => {
			const {hasQueen, sign, attack, texts, hasCursor, hasBreakpoint} = square;
			const lines = texts && height === 1 ? [] : (square.lines ?? []);
			const text = texts && fittingText(texts, width);
			const isEmpty = lines.length === 0 && !hasQueen && !sign && !attack && !texts;
			// In a square of two or four lines, a column and a diagonal meet between two cells.
			const canCross = lines.includes('row') || height % 2 === 1;
			return [
				[hasQueen, 'queen'],
				...(sign === undefined || sign === 'attacker' ? [] : [[true, sign] as const]),
				[lines.length > 1 && canCross, 'crossing'],
				[texts && text === undefined, 'too-long'],
				[hasCursor, 'cursor'],
				[hasBreakpoint, 'breakpoint'],
				// Without colours, a dot shows where a square is.
				[isEmpty && palette().light === '', 'empty-square'],
				...marksOf(square, lines, text),
			];
		});
	const ofBoard: Marks = [
		[layout.rows < rows.length, 'hidden'],
		[visible.some((row) => row.hasCursor), 'row-cursor'],
		[visible.some((row) => row.hasBreakpoint), 'breakpoint'],
	];
	return new Set([...ofBoard, ...ofSquares].flatMap(([isShown, id]) => (isShown ? [id] : [])));
}
