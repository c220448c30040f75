import {Box} from 'ink';
import type {ReactNode} from 'react';
import {Sentence} from '../components/sentence.js';
import {type PanelSize, sentenceRows} from '../components/window.js';
import type {Wordings} from '../text/width.js';

type CompactProps = {
	readonly room: PanelSize;
	readonly words: Wordings;
	readonly message: string | undefined;
	readonly children: ReactNode;
};

/** In a small window a board and a sentence are the whole screen. */
export function Compact({room, words, message, children}: CompactProps) {
	return (
		<>
			<Box height={compactRows(room)} flexShrink={0} justifyContent="center" alignItems="center">
				{children}
			</Box>
			<Sentence words={words} columns={room.width} rows={sentenceRows} message={message} />
		</>
	);
}

export function compactRows({height}: PanelSize): number {
	return height - sentenceRows;
}
