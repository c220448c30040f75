import {Box} from 'ink';
import type {Wordings} from '../text/width.js';
import {firstSentence, fittingRows, wrap} from '../text/wrap.js';
import {type Line, Lines, styled} from './styled-text.js';

/** Longer lines are hard to read. */
const longestLine = 100;
const margin = 1;

export function sentenceColumns(columns: number): number {
	return Math.min(columns - 2 * margin, longestLine);
}

type SentenceProps = {
	readonly words: Wordings;
	readonly columns: number;
	readonly rows: number;
	readonly message?: string | undefined;
};

export function Sentence({words, columns, rows, message}: SentenceProps) {
	const width = sentenceColumns(columns);
	const lines =
		message === undefined
			? factLines(fittingRows(words, width, rows), width, rows)
			: wrap(fittingRows(message, width, rows), width).map((line) => [styled(line, 'strong')]);
	return (
		<Box flexDirection="column" height={rows} flexShrink={0} paddingX={margin}>
			<Lines lines={lines.slice(0, rows)} />
		</Box>
	);
}

/** The first sentence is strong. Without `rows`, in no more lines than it takes. */
export function factLines(words: string, width: number, rows?: number): readonly Line[] {
	const fact = firstSentence(words);
	const wrapped = wrap(words, width);
	// A break between sentences is the easiest to read, if both parts fit.
	const apart = [fact, words.slice(fact.length).trimStart()].flatMap((part) => wrap(part, width));
	const isApart = wrapped.length > 1 && fact !== words && apart.length <= (rows ?? wrapped.length);
	let end = 0;
	return (isApart ? apart : wrapped).map((line) => {
		// A break may have replaced a space.
		const start = words.indexOf(line, end);
		end = start + line.length;
		const split = Math.max(0, fact.length - start);
		return [styled(line.slice(0, split), 'strong'), styled(line.slice(split))];
	});
}
