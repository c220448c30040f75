import {Box} from 'ink';
import {Board, type BoardProps} from '../components/board.js';
import type {BoardLayout} from '../components/board-size.js';
import {type PanelSize, sentenceRows} from '../components/display.js';
import {Sentence, sentenceColumns} from '../components/sentence.js';
import type {Wordings} from '../text/width.js';

type CompactProps = BoardProps & {
	readonly room: PanelSize;
	readonly words: Wordings;
	readonly message: string | undefined;
};

/** In a small window a board and a sentence are the whole screen. */
export function Compact({room, words, message, ...board}: CompactProps) {
	const rows = rowsBelow(room, board.layout);
	return (
		<>
			<Box height={room.height - rows} flexShrink={0} justifyContent="center" alignItems="center">
				<Board {...board} />
			</Box>
			<Sentence words={words} columns={room.width} rows={rows} message={message} />
		</>
	);
}

/** In cells, with what lines leave free at their ends. */
const longestSentence = 240;

/** The rows of the sentence: it takes those that are free, as many as it can need. */
export function rowsOfSentence(width: number, free: number): number {
	return Math.max(sentenceRows, Math.min(free, Math.ceil(longestSentence / sentenceColumns(width))));
}

/** Below a board; the numbers stand above calls, too. */
export function rowsBelow({width, height}: PanelSize, {square, rows, hasNumbers, calls}: BoardLayout): number {
	return rowsOfSentence(width, height - rows * square.height - Number(hasNumbers) - Number(calls?.hasLast ?? false));
}
