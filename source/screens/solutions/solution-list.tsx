import {Box, Text} from 'ink';
import {Fragment, memo} from 'react';
import {useClickable} from '../../components/clickable.js';
import {useDisplay, type Writing} from '../../components/display.js';
import {litStyle, palette} from '../../components/theme.js';
import type {CatalogueEntry} from '../../explorer/knowledge/catalogue.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Model, placeOf} from '../../explorer/model.js';
import type {Text as Words} from '../../text/en.js';
import {cells, padEnd, padStart} from '../../text/width.js';
import {type ListLayout, listedCount, listGap} from './layout.js';

/** The solutions on the page of the current one, and whether there are others before and after them. */
export type SolutionPage = {
	readonly entries: readonly CatalogueEntry[];
	/** The number of the current solution. */
	readonly current: number;
	/** The positions of the first and the last entry in the list, from 1. */
	readonly first: number;
	readonly last: number;
	readonly hasMoreBefore: boolean;
	readonly hasMoreAfter: boolean;
};

/** The page of `columns` by `rows` entries with the current solution: of all solutions, or of the first of each class. */
export function solutionPage(
	model: Model,
	knowledge: Knowledge,
	{columns, rows}: Pick<ListLayout, 'columns' | 'rows'>,
): SolutionPage {
	const {size, isFundamentalOnly} = model;
	const current = placeOf(model).solution;
	const entries = knowledge.catalogue(size).page(current, columns * rows, isFundamentalOnly);
	const position = (entry: CatalogueEntry | undefined) => (isFundamentalOnly ? entry?.classNumber : entry?.number) ?? 0;
	const [first, last] = [position(entries[0]), position(entries.at(-1))];
	const listed = listedCount(model, knowledge);
	return {entries, current, first, last, hasMoreBefore: first > 1, hasMoreAfter: listed === undefined || last < listed};
}

type SolutionListProps = {readonly page: SolutionPage; readonly layout: ListLayout};

/** Solutions from top to bottom, then in the next column. A click on one means it. */
export function SolutionList({page: {entries, current}, layout}: SolutionListProps) {
	const display = useDisplay();
	const {columns, rows, entry} = layout;
	const element = useClickable(({column, row}) => {
		const clicked = entries[Math.floor(column / (entry + listGap)) * rows + row];
		return clicked && column < columns * (entry + listGap) ? {type: 'solution', number: clicked.number} : undefined;
	});
	const texts = entryTexts(entries, current, entry, display);
	return (
		<Box ref={element} flexDirection="column" flexShrink={0}>
			{Array.from({length: Math.min(rows, entries.length)}, (_, row) => (
				<Text key={row} wrap="truncate">
					{texts
						.filter((__, index) => index % rows === row)
						.map((each, column) => (
							<Fragment key={column}>
								{column > 0 && ' '.repeat(listGap)}
								<Entry {...each} />
							</Fragment>
						))}
				</Text>
			))}
		</Box>
	);
}

/** An entry of the list: its mark and number, and its queens, filled with spaces. */
type EntryText = {readonly number: string; readonly queens: string; readonly isCurrent: boolean};

/** Drawn again only if something in it has changed. The number of a solution is grey, so that it does not look like a queen. */
const Entry = memo(function Entry({number, queens, isCurrent}: EntryText) {
	return (
		<Text {...(isCurrent && litStyle())}>
			{isCurrent ? number : <Text color={palette().line}>{number}</Text>}
			{queens}
		</Text>
	);
});

/** The entries in `width` cells each. Where there is room, two spaces stand behind the number; where there is not, the last queens are left out. */
export function entryTexts(
	entries: readonly CatalogueEntry[],
	current: number,
	width: number,
	{glyphs, text}: Writing,
): readonly EntryText[] {
	const {digits, whole} = entryWidths(entries, text);
	const between = width > whole ? 2 : 1;
	const room = width - 1 - digits - between;
	return entries.map(({number, queens}) => {
		const isCurrent = number === current;
		const mark = isCurrent ? glyphs.current : ' ';
		return {
			number: `${mark}${padStart(text.number(number), digits)}${' '.repeat(between)}`,
			queens: padEnd(cutNumbers(queens.join(' '), room, glyphs.openEnd), room),
			isCurrent,
		};
	});
}

/** Whether entries of `width` cells have no room for all queens. */
export function isCut(entries: readonly CatalogueEntry[], width: number, text: Words): boolean {
	return width < entryWidths(entries, text).whole;
}

/** The width of the longest number, and of the longest entry: a mark, number, a space and queens. */
function entryWidths(
	entries: readonly CatalogueEntry[],
	text: Words,
): {readonly digits: number; readonly whole: number} {
	const digits = Math.max(0, ...entries.map(({number}) => cells(text.number(number))));
	const longest = Math.max(0, ...entries.map(({queens}) => queens.join(' ').length));
	return {digits, whole: 1 + digits + 1 + longest};
}

/** Cuts a text of numbers behind one of them, with a mark. */
function cutNumbers(text: string, width: number, mark: string): string {
	return text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1)).replace(/ \d*$/, ' ')}${mark}`;
}
