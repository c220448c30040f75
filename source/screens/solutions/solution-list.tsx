import {Box} from 'ink';
import {useDisplay, type Writing} from '../../components/display.js';
import {type Line, Lines, styled} from '../../components/styled-text.js';
import type {CatalogueEntry} from '../../explorer/knowledge/catalogue.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Model, placeOf} from '../../explorer/model.js';
import {displayWidth, padEnd, padStart} from '../../text/width.js';
import {type ListLayout, listedCount, listGap} from './layout.js';

/** `largest`: the number that the list will end with. */
export type SolutionPage = ReturnType<typeof solutionPage> & {readonly largest?: number | undefined};

/** `first` and `last` are positions in the list, from 1. */
export function solutionPage(
	model: Model,
	knowledge: Knowledge,
	{columns, rows}: Pick<ListLayout, 'columns' | 'rows'>,
) {
	const {size, isFundamentalOnly} = model;
	const current = placeOf(model).solution;
	const entries = knowledge.catalogue(size).page(current, columns * rows, isFundamentalOnly);
	const position = (entry: CatalogueEntry | undefined) => (isFundamentalOnly ? entry?.classNumber : entry?.number) ?? 0;
	const [first, last] = [position(entries[0]), position(entries.at(-1))];
	return {entries, current, first, last, listed: listedCount(model, knowledge)};
}

type SolutionListProps = {readonly page: SolutionPage; readonly layout: ListLayout};

export function SolutionList({page, layout}: SolutionListProps) {
	const display = useDisplay();
	return (
		<Box flexDirection="column" flexShrink={0}>
			<Lines lines={listLines(page, layout, display)} />
		</Box>
	);
}

/**
 * Where there is room, two spaces stand behind the number; where there is not, the last queens are left out. The number
 * is grey, so that it does not look like a queen.
 */
export function listLines(
	{entries, current, largest}: SolutionPage,
	{rows, entry}: Pick<ListLayout, 'rows' | 'entry'>,
	{glyphs, text}: Writing,
): readonly Line[] {
	const digits = displayWidth(text.number(largest ?? entries.at(-1)?.number ?? 0));
	const longest = Math.max(0, ...entries.map(({queens}) => queens.join(' ').length));
	const between = 1 + digits + 1 + longest < entry ? 2 : 1;
	const room = entry - 1 - digits - between;
	const runsOf = ({number, queens}: CatalogueEntry): Line => {
		const [mark, tone] = number === current ? [glyphs.current, 'lit' as const] : [' ', undefined];
		const columns = cutNumbers(queens.join(' '), room, glyphs.openEnd);
		return [
			styled(mark, tone),
			styled(`${padStart(text.number(number), digits)}${' '.repeat(between)}`, tone ?? 'line'),
			styled(padEnd(columns, room), tone),
		];
	};
	return entries.slice(0, rows).map((_, row) => {
		const inRow = entries.filter((__, index) => index % rows === row);
		return inRow.flatMap((each, column) => [...(column > 0 ? [styled(' '.repeat(listGap))] : []), ...runsOf(each)]);
	});
}

function cutNumbers(text: string, width: number, mark: string): string {
	return text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1)).replace(/ \d*$/, ' ')}${mark}`;
}
