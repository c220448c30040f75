import {Text} from 'ink';
import {Bar} from '../../../components/bars.js';
import {useDisplay} from '../../../components/display.js';
import {unicodeGlyphs} from '../../../components/glyphs.js';
import {palette} from '../../../components/theme.js';
import {bodySize, type PanelSize} from '../../../components/window.js';
import type {Knowledge} from '../../../explorer/knowledge/knowledge.js';
import type {Model} from '../../../explorer/model.js';
import {closeRow, opened} from '../../../explorer/screen.js';
import type {MarkId} from '../../../text/en.js';
import {padEnd, padStart} from '../../../text/width.js';
import type {Overlay, ScreenProps} from '../../screen.js';
import {createScroll, insidePage, Page} from '../../scroll.js';
import {pendingSearchSpaces, searchSpacesOf} from './search-spaces.js';
import {gap, type SpaceColumns, type SpaceLine, type SpaceRow, spaceGroups, spaceLines} from './space-lines.js';

/** The lines with any glyphs: all are one cell wide, so the number of lines is the same. */
function linesIn({size, text}: Model, knowledge: Knowledge, inside: PanelSize): readonly SpaceLine[] {
	return spaceLines(size, knowledge, inside, {glyphs: unicodeGlyphs, text});
}

const scroll = createScroll('search-spaces', (model, knowledge) => {
	const inside = insidePage(bodySize(model));
	return {length: linesIn(model, knowledge, inside).length, height: inside.height};
});

/** Opens the overlay at its first line. */
export function openSearchSpaces(model: Model): Model {
	return opened(scroll.toStart(model), 'search-spaces');
}

/** Shows how much work each way to search is, from trying all boards to backtracking with all rules. */
export const searchSpacesOverlay: Overlay = {
	id: 'search-spaces',
	keys: [...scroll.keys, closeRow('w')],
	footer: () => ['scroll', 'size', 'close'],
	words: [
		'full-board',
		'any-squares',
		'one-a-row',
		'node',
		'test',
		'placement',
		'log-scale',
		'counting',
		'out-of-reach',
	],
	passes: ['size', 'screen', 'help', 'save', 'way-back'],
	pending: ({size}, knowledge) => pendingSearchSpaces(size, knowledge),
	Component: SearchSpacesPage,
	marks: marksOnSearchSpaces,
	speech({size, text}, knowledge, {glyphs}) {
		const groups = spaceGroups(size, searchSpacesOf(size, knowledge), knowledge, {glyphs, text});
		return Object.fromEntries(
			groups.flatMap(({id, rows}) => [
				[id, text.spoken.searchSpaceHeads[id]],
				...rows.map(({name, count, words: [whole], spokenFactor, reason: [, sentence]}, index) => [
					`${id} ${index}`,
					text.spoken.searchSpace(name, count === undefined ? undefined : whole, spokenFactor, sentence),
				]),
			]),
		);
	},
};

function SearchSpacesPage({model, knowledge, room}: ScreenProps) {
	const display = useDisplay();
	const inside = insidePage(room);
	const visible = scroll.visible(model, spaceLines(model.size, knowledge, inside, display), inside.height);
	return (
		<Page room={room} title={model.text.searchSpaces.title(model.size)} {...visible}>
			{(line, index) => <Line key={index} line={line} />}
		</Page>
	);
}

function Line({line}: {readonly line: SpaceLine}) {
	switch (line.type) {
		case 'words': {
			return <Text bold={line.isHead === true}>{line.words === '' ? ' ' : line.words}</Text>;
		}

		case 'reason': {
			return (
				<Text>
					<Text bold>{padStart(line.factor, line.indent)}</Text>
					{' '.repeat(gap)}
					{line.words}
				</Text>
			);
		}

		case 'space': {
			return <Space {...line} />;
		}
	}
}

/** A search space: its name, its count, its bar and, where there is a column for it, why it is smaller. */
function Space({row, columns}: {readonly row: SpaceRow; readonly columns: SpaceColumns}) {
	const {name, count, words, share, factor, reason} = row;
	const shown = words[columns.isRounded ? 1 : 0];
	return (
		<Text>
			{padEnd(name, columns.name)}
			<Text bold={count !== undefined}>{padStart(shown, gap + columns.count)}</Text>
			{columns.reason > 0 && (
				<>
					{' '.repeat(gap)}
					<Text bold>{padStart(factor, columns.factor)}</Text> {padEnd(reason[0], columns.reason)}
				</>
			)}
			{columns.bar > 0 && (
				<>
					{' '.repeat(gap)}
					<Bar share={share} width={columns.bar} colour={palette().accent} />
				</>
			)}
		</Text>
	);
}

/** The marks of the legend on the visible lines. */
function marksOnSearchSpaces(model: Model, knowledge: Knowledge, room: PanelSize): ReadonlySet<MarkId> {
	const inside = insidePage(room);
	const {lines, isAbove, isBelow} = scroll.visible(model, linesIn(model, knowledge, inside), inside.height);
	const spaces = lines.flatMap((line) => (line.type === 'space' ? [line] : []));
	const factors = lines.flatMap((line) => {
		if (line.type === 'reason') {
			return [line.factor];
		}

		return line.type === 'space' && line.columns.reason > 0 ? [line.row.factor] : [];
	});
	const hasFactor = (sign: string) => factors.some((factor) => factor.startsWith(sign));
	const marks: readonly (readonly [isShown: boolean, id: MarkId])[] = [
		[spaces.some(({row, columns}) => row.share > 0 && columns.bar > 0), 'log-bar'],
		[hasFactor(unicodeGlyphs.divided), 'fewer'],
		[hasFactor('x'), 'more'],
		[hasFactor(model.text.unknown), 'unknown-factor'],
		[isAbove || isBelow, 'hidden'],
	];
	return new Set(marks.flatMap(([isShown, id]) => (isShown ? [id] : [])));
}
