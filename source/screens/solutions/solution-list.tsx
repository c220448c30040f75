import {Box, Text} from 'ink';
import {memo} from 'react';
import {useClickable} from '../../components/clickable.js';
import {useDisplay, type Writing} from '../../components/display.js';
import {Lit} from '../../components/lit.js';
import type {CatalogueEntry} from '../../explorer/knowledge/catalogue.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Model, placeOf} from '../../explorer/model.js';
import type {Text as Words} from '../../text/en.js';
import {cells, padEnd, padStart} from '../../text/width.js';
import {betweenColumns, type ListLayout, listedCount, spacing} from './layout.js';

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

/** The page of `count` entries with the current solution: of all solutions, or of the first of each class. */
export function solutionPage(model: Model, knowledge: Knowledge, count: number): SolutionPage {
	const {size, isFundamentalOnly} = model;
	const current = placeOf(model).solution;
	const entries = knowledge.catalogue(size).page(current, count, isFundamentalOnly);
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
		const clicked = entries[Math.floor(column / entry) * rows + row];
		return clicked && column < columns * entry ? {type: 'solution', number: clicked.number} : undefined;
	});
	const texts = entryTexts(entries, current, entry, display);
	const at = entries.findIndex(({number}) => number === current);
	return (
		<Box ref={element} flexDirection="column" flexShrink={0}>
			{Array.from({length: Math.min(rows, entries.length)}, (_, row) => {
				const isLit = at % rows === row;
				const line = Array.from({length: columns}, (__, column) => texts[column * rows + row] ?? '');
				const lit = Math.floor(at / rows);
				return (
					<ListRow
						key={row}
						before={line.slice(0, isLit ? lit : columns).join('')}
						lit={isLit ? (line[lit] ?? '') : ''}
						after={isLit ? line.slice(lit + 1).join('') : ''}
					/>
				);
			})}
		</Box>
	);
}

type ListRowProps = {readonly before: string; readonly lit: string; readonly after: string};

/** Drawn again only if something in it has changed. */
const ListRow = memo(function ListRow({before, lit, after}: ListRowProps) {
	return (
		<Text wrap="truncate">
			{before}
			{lit !== '' && <Lit isLit>{lit}</Lit>}
			{after}
		</Text>
	);
});

/** The entries in `width` cells each. Where there is room, they are spaced; where there is not, the last queens are left out. */
export function entryTexts(
	entries: readonly CatalogueEntry[],
	current: number,
	width: number,
	{glyphs, text}: Writing,
): readonly string[] {
	const {digits, whole} = entryWidths(entries, text);
	const before = width >= whole + spacing ? digits + spacing : digits;
	return entries.map(({number, queens}) => {
		const mark = number === current ? glyphs.current : ' ';
		const columns = cutNumbers(queens.join(' '), width - 1 - before - betweenColumns - 1, glyphs.openEnd);
		return padEnd(`${mark}${padStart(text.number(number), before)}${' '.repeat(betweenColumns)}${columns}`, width);
	});
}

/** Whether entries of `width` cells have no room for all queens. */
export function isCut(entries: readonly CatalogueEntry[], width: number, text: Words): boolean {
	return width < entryWidths(entries, text).whole;
}

/** The width of the longest number, and of the longest entry: a mark, number and queens, with free cells behind both. */
function entryWidths(
	entries: readonly CatalogueEntry[],
	text: Words,
): {readonly digits: number; readonly whole: number} {
	const digits = Math.max(0, ...entries.map(({number}) => cells(text.number(number))));
	const longest = Math.max(0, ...entries.map(({queens}) => queens.join(' ').length));
	return {digits, whole: 1 + digits + betweenColumns + longest + 1};
}

/** Cuts a text of numbers behind one of them, with a mark. */
function cutNumbers(text: string, width: number, mark: string): string {
	return text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1)).replace(/ \d*$/, ' ')}${mark}`;
}
