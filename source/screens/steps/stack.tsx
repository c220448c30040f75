import {Box} from 'ink';
import {Board, type BoardRow, type LastCall, visibleRows} from '../../components/board.js';
import {type CallsLayout, columnNumbers} from '../../components/board-size.js';
import {useDisplay} from '../../components/display.js';
import {StyledText, styled} from '../../components/styled-text.js';

export type StackBoard = {
	readonly rows: readonly BoardRow[];
	readonly last: LastCall | undefined;
	readonly layout: CallsLayout;
	readonly focus: number;
};

/** Below the numbers of the columns, and of the calls that are hidden above. */
export function Stack(board: StackBoard) {
	const {glyphs} = useDisplay();
	const hidden = hiddenAbove(board);
	const above = hidden > 0 ? ` ${glyphs.above} ${hidden}` : '';
	const numbers = numbersAbove(board.rows.length, board.layout);
	return (
		<Box flexDirection="column" flexShrink={0}>
			<StyledText runs={[styled(above + numbers.slice(above.length))]} />
			<Board {...board} />
		</Box>
	);
}

export function hiddenAbove({rows, layout, focus}: StackBoard): number {
	return visibleRows(rows.length, layout, focus).first;
}

export function numbersAbove(size: number, {calls, square}: CallsLayout): string {
	return ' '.repeat(calls.width) + columnNumbers(size, square);
}
