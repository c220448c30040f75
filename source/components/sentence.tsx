import {Box, Text} from 'ink';
import {cells} from '../text/width.js';
import {wrap} from '../text/wrap.js';
import {palette} from './theme.js';

/** Longer lines are hard to read. */
const longestLine = 100;
/** The free columns at both sides of a sentence. */
const margin = 1;

/** The columns that a sentence has in a window of this width. */
export function sentenceColumns(columns: number): number {
	return Math.min(columns - 2 * margin, longestLine);
}

type SentenceProps = {
	/** One wording, or a long and a short one: the first that fits is shown. */
	readonly words: string | readonly string[];
	/** The columns of the window. */
	readonly columns: number;
	readonly rows: number;
	/** What the program says about the last key: it takes the place of the words. */
	readonly message?: string | undefined;
};

/** What is said about the screen: the first sentence, which is the fact, is bold. A message is in the accent colour. */
export function Sentence({words, columns, rows, message}: SentenceProps) {
	const width = sentenceColumns(columns);
	const wordings = typeof words === 'string' ? [words] : words;
	const fitting = wordings.find((each) => wrap(each, width).length <= rows) ?? wordings.at(-1) ?? '';
	const shown = message ?? fitting;
	const fact = firstSentence(shown);
	const lines = linesOf(shown, fact, width).slice(0, rows);
	let bold = fact;
	return (
		<Box flexDirection="column" height={rows} flexShrink={0} paddingX={margin}>
			{lines.map((line, index) => {
				const split = Math.min(line.length, bold.length);
				// The break between two lines replaces a space.
				bold = bold.slice(split).trimStart();
				return message === undefined ? (
					<Text key={index}>
						<Text bold>{line.slice(0, split)}</Text>
						{line.slice(split)}
					</Text>
				) : (
					<Text key={index} bold color={palette().accent}>
						{line}
					</Text>
				);
			})}
		</Box>
	);
}

/** Of two lines, the first is the fact, if both then fit: a break between sentences is the easiest to read. */
function linesOf(words: string, fact: string, width: number): readonly string[] {
	const lines = wrap(words, width);
	const apart = [fact, words.slice(fact.length).trimStart()];
	return lines.length === apart.length && apart.every((line) => cells(line) <= width) ? apart : lines;
}

function firstSentence(words: string): string {
	return /^.*?(?:[.!?](?= )|[。！？])/.exec(words)?.[0] ?? words;
}
