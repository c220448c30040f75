import {Box} from 'ink';
import {memo} from 'react';
import {useClickable} from '../../components/clickable.js';
import {useDisplay} from '../../components/display.js';
import {Sentence} from '../../components/sentence.js';
import {type PanelSize, sentenceRows} from '../../components/window.js';
import type {CatalogueEntry} from '../../explorer/knowledge/catalogue.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {countText, totalOf} from '../../explorer/total.js';
import {cells} from '../../text/width.js';
import type {ScreenProps} from '../screen.js';
import {listedCount} from './layout.js';
import {Grid, type GridLayout, gridLayout, Label, SmallBoard, Title} from './small-boards.js';
import {type SolutionPage, solutionPage} from './solution-list.js';

const titleRows = 1;
const gap = 3;

/** The grid of the gallery. Its cells have room for the solution numbers known so far. */
export function galleryLayout(model: Model, knowledge: Knowledge, {width, height}: PanelSize): GridLayout {
	const {text, size} = model;
	const listed = listedCount(model, knowledge) ?? Number.POSITIVE_INFINITY;
	const label = {width: 1 + cells(text.number(knowledge.tape(size).horizon.solutions)), height: 1};
	return gridLayout(size, listed, label, gap, {width: width - 2, height: height - titleRows - sentenceRows});
}

/** The page of the gallery with the current solution. */
function galleryPage(model: Model, knowledge: Knowledge, {columns, rows}: GridLayout): SolutionPage {
	return solutionPage(model, knowledge, columns * rows);
}

/** Small boards of the solutions, each with its number. */
export function Gallery({model, knowledge, room, message}: ScreenProps) {
	const {text} = model;
	const layout = galleryLayout(model, knowledge, room);
	const {entries, current, first, last} = galleryPage(model, knowledge, layout);
	const at = entries.findIndex(({number}) => number === current);
	const queens = entries[at]?.queens ?? [];
	const total = totalOf(knowledge.tape(model.size), 'solutions', text);
	const name = text.solutionTitle(current, total);
	const listed = countText(listedCount(model, knowledge), text);
	return (
		<>
			<Title
				what={text.listTitle(model.isFundamentalOnly)}
				about={text.listPart(first, last, listed)}
				columns={room.width}
			/>
			<Grid
				layout={layout}
				boards={entries.map((entry) => (
					<Cell key={entry.number} entry={entry} isCurrent={entry.number === current} {...layout} />
				))}
				current={at}
			/>
			<Box height={sentenceRows} alignItems="flex-end">
				<Sentence
					words={[text.joined.queensOf(name, queens), name]}
					columns={room.width}
					rows={message === undefined ? 1 : sentenceRows}
					message={message}
				/>
			</Box>
		</>
	);
}

type CellProps = {readonly entry: CatalogueEntry; readonly isCurrent: boolean} & Pick<
	GridLayout,
	'scale' | 'boardRows' | 'cell'
>;

/** Drawn again only if something in it has changed. */
const Cell = memo(
	function Cell({entry: {number, queens}, isCurrent, scale, boardRows, cell}: CellProps) {
		const {text} = useDisplay();
		const element = useClickable(() => ({type: 'solution', number}));
		return (
			<Box ref={element} flexDirection="column" width={cell.width} flexShrink={0}>
				<SmallBoard queens={queens} layout={{scale, boardRows}} isCurrent={isCurrent} />
				<Label words={text.number(number)} isCurrent={isCurrent} />
			</Box>
		);
	},
	(before, after) =>
		before.entry === after.entry &&
		before.isCurrent === after.isCurrent &&
		before.scale === after.scale &&
		before.boardRows === after.boardRows &&
		before.cell.width === after.cell.width,
);
