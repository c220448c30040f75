import {Text} from 'ink';
import {useDisplay} from '../../components/display.js';
import {palette} from '../../components/theme.js';
import {cells, padEnd, padStart} from '../../text/width.js';
import type {ListedChapter} from './content.js';

/** A mark and the number before each title. */
const numberColumns = 2 + 2 + 1;

/** The width of the list in cells. */
export function listColumns(list: readonly ListedChapter[]): number {
	return numberColumns + Math.max(...list.map(({title}) => cells(title)));
}

/** All chapters, one a line, each with its mark. */
export function ChapterList({list}: {readonly list: readonly ListedChapter[]}) {
	const {glyphs} = useDisplay();
	const {accent} = palette();
	const marks = {current: glyphs.current, done: glyphs.safe, skipped: glyphs.skipped, open: ''};
	return list.map(({title, mark}, index) => (
		<Text key={title} bold={mark === 'current'}>
			<Text bold color={accent}>
				{padEnd(marks[mark], 2)}
			</Text>
			{`${padStart(String(index + 1), 2)} ${title}`}
		</Text>
	));
}
