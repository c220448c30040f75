import {Box} from 'ink';
import {memo} from 'react';
import {squareNumber} from '../text/numbers.js';
import {padEnd, padStart, type Wordings} from '../text/width.js';
import {type BoardLayout, boardColumns, boardLayout, columnNumbers, labelWidth, type SquareSize} from './board-size.js';
import {type Glyphs, type PanelSize, useDisplay} from './display.js';
import {borderColumns, Panel, panelColumns, panelRows, Section} from './panel.js';
import {type DrawnSquare, signLine, squareCells} from './square.js';
import {halfBlocks, type Line, Lines, type Run, runsWidth, StyledText, styled} from './styled-text.js';
import {palette} from './theme.js';

export type BoardRow = {readonly squares: readonly DrawnSquare[]; readonly call?: RowCall | undefined};

export type RowCall = {
	readonly state: 'waiting' | 'running' | 'returned';
	readonly column: number | undefined;
	readonly isWrong?: boolean;
};

export type BoardProps = {
	readonly rows: readonly BoardRow[];
	readonly layout: BoardLayout;
	readonly focus?: number | undefined;
	readonly last?: LastCall | undefined;
};

export type LastCall = RowCall & {readonly note: string};

export function Board({rows, layout, focus = 0, last}: BoardProps) {
	const size = rows.length;
	const {square, calls, hasNumbers} = layout;
	const {glyphs} = useDisplay();
	const {first, end} = visibleRows(size, layout, focus);
	const labelOf = (row: BoardRow, index: number) => {
		const below = index === end - 1 && end < size ? glyphs.below : ' ';
		const scroll = index === first && first > 0 ? glyphs.above : below;
		return calls ? callLabel(row.call, index, layout, glyphs) : numberLabel(index, size, square, {scroll, glyphs});
	};
	const hidden = calls && first > 0 ? ` ${glyphs.above} ${first}` : '';
	const numbers = padEnd(hidden, calls?.width ?? labelWidth(size)) + columnNumbers(size, square);
	return (
		<Box flexDirection="column" flexShrink={0} paddingRight={calls ? 0 : 1}>
			{hasNumbers && <StyledText runs={[styled(numbers, 'line')]} />}
			{rows.slice(first, end).map((row, index) => (
				<Row
					key={first + index}
					squares={row.squares}
					index={first + index}
					square={square}
					labels={labelOf(row, first + index)}
				/>
			))}
			{calls?.hasLast && (
				<StyledText runs={last ? [...callRuns(size, last, glyphs), styled(`  ${last.note}`, 'strong')] : []} />
			)}
		</Box>
	);
}

type BoardPanelProps = PanelSize &
	Pick<BoardProps, 'rows' | 'focus'> & {readonly title: Wordings; readonly layout?: BoardLayout};

/** A board in the middle of a panel, as large as it can be: where no row is free, the lower border has the numbers. */
export function BoardPanel({
	title,
	width,
	height,
	rows,
	focus,
	layout = boardLayout(rows.length, width - panelColumns, height - panelRows),
}: BoardPanelProps) {
	const size = rows.length;
	const left = labelWidth(size) + ((width - borderColumns - boardColumns(size, layout.square)) >> 1);
	return (
		<Panel
			width={width}
			height={height}
			ruler={layout.hasNumbers ? '' : ` ${' '.repeat(left)}${columnNumbers(size, layout.square)}`}
		>
			<Section title={title} paddingX={0} isCentred>
				<Board rows={rows} focus={focus} layout={layout} />
			</Section>
		</Panel>
	);
}

/** Of `size` rows those around the one in focus, if only `rows` have room. */
export function visibleRows(size: number, {rows}: Pick<BoardLayout, 'rows'>, focus: number) {
	const first = Math.max(0, Math.min(focus - (rows >> 1), size - rows));
	return {first, end: first + rows};
}

export type SquareAt = (row: number, column: number) => DrawnSquare | undefined;

export function rowsOf(size: number, squareAt: SquareAt, callAt?: (row: number) => RowCall | undefined) {
	const indices = Array.from({length: size}, (_, index) => index);
	return indices.map((row) => ({squares: indices.map((column) => squareAt(row, column) ?? {}), call: callAt?.(row)}));
}

/** Without labels. */
export function BareRows({rows, square}: {readonly rows: readonly BoardRow[]; readonly square: SquareSize}) {
	return (
		<Box flexDirection="column" flexShrink={0}>
			{square.height < 1 ? (
				<HalfRows rows={rows} />
			) : (
				rows.map(({squares}, index) => <Row key={index} squares={squares} index={index} square={square} labels={[]} />)
			)}
		</Box>
	);
}

/** Without a cell for each square, colours alone tell what is on it. */
function HalfRows({rows}: {readonly rows: readonly BoardRow[]}) {
	const halfAt = (row: number, column: number) => {
		const {role = 'plain', hasQueen = false} = rows[row]!.squares[column]!;
		const {light, dark, figure} = palette().squares[role];
		const ground = (row + column) % 2 === 0 ? light : dark;
		return {colour: hasQueen && role !== 'attacker' ? figure : ground, isQueen: hasQueen};
	};
	return <Lines lines={halfBlocks(rows.length, rows.length, halfAt)} />;
}

type RowProps = {
	readonly squares: readonly DrawnSquare[];
	readonly index: number;
	readonly square: SquareSize;
	readonly labels: readonly Line[];
};

const Row = memo(
	function Row({squares, index, square, labels}: RowProps) {
		const {glyphs} = useDisplay();
		const drawn = squares.map((content, column) =>
			squareCells(content, square, (index + column) % 2 === 0 ? 'light' : 'dark', glyphs),
		);
		return Array.from({length: square.height}, (_, line) => (
			<StyledText key={line} runs={[...(labels[line] ?? []), ...drawn.flatMap((lines) => lines[line] ?? [])]} />
		));
	},
	(before, after) => JSON.stringify(before) === JSON.stringify(after),
);

function numberLabel(
	index: number,
	size: number,
	square: SquareSize,
	{scroll, glyphs}: {scroll: string; glyphs: Glyphs},
): readonly Line[] {
	// A space takes no bytes for a style.
	const sign = styled(scroll, scroll === ' ' ? undefined : 'accent');
	const label = [sign, styled(`${padStart(String(index), labelWidth(size) - 2)} `, 'line')];
	const blank = [styled(' '.repeat(labelWidth(size)))];
	return Array.from({length: square.height}, (_, line) => (line === signLine(square, glyphs) ? label : blank));
}

function callLabel(call: RowCall | undefined, index: number, {square, calls}: BoardLayout, glyphs: Glyphs) {
	const {width = 0, col: at} = calls ?? {};
	const lit = call?.isWrong ? 'wrong' : 'lit';
	const tone = call?.state === 'running' ? lit : 'line';
	const shown = callRuns(index, call, glyphs);
	const room = (at === 'beside' ? width - 1 : 2 * runsWidth(shown)) - runsWidth(shown) - 1;
	const whole = call?.column === undefined ? '' : `col ${squareNumber(call.column)}`;
	const col = whole.length > room ? whole.slice(0, room - 1) + glyphs.openEnd : whole;
	const beside = at === 'beside' && col !== '' ? [styled(` ${col}`, tone)] : [];
	const below = at === 'below' && col !== '' ? [styled(padEnd(` ${col}`, runsWidth(shown)), tone)] : [];
	const first = at === 'below' && call ? (square.height - 1) >> 1 : signLine(square, glyphs);
	return Array.from({length: square.height}, (_, line) => {
		const runs = {[first]: [...shown, ...beside], [first + 1]: below}[line] ?? [];
		return [...runs, styled(' '.repeat(width - runsWidth(runs)))];
	});
}

/** A row whose call has not begun has its number only. */
export function callRuns(row: number, call: RowCall | undefined, glyphs: Glyphs): readonly [sign: Run, name: Run] {
	const looks = {
		none: {sign: ' ', tone: 'line'},
		waiting: {sign: ' ', tone: undefined},
		running: {sign: glyphs.current, tone: 'lit'},
		returned: {sign: glyphs.returned, tone: 'returned'},
	} as const;
	const look = looks[call?.state ?? 'none'];
	const wrong = {sign: look === looks.running ? look.sign : glyphs.attacker, tone: 'wrong'} as const;
	const {sign, tone} = call?.isWrong ? wrong : look;
	const name = `place(${row})`;
	return [styled(sign, tone), styled(call ? name : name.replaceAll(/\D/g, ' '), tone)];
}
