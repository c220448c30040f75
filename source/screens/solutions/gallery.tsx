import {Box} from 'ink';
import {memo} from 'react';
import {useClickable} from '../../components/clickable.js';
import {useDisplay} from '../../components/display.js';
import {Sentence} from '../../components/sentence.js';
import {sentenceRows} from '../../components/window.js';
import type {CatalogueEntry} from '../../explorer/knowledge/catalogue.js';
import {countText, totalOf} from '../../explorer/total.js';
import type {ScreenProps} from '../screen.js';
import {galleryLayout} from './layout.js';
import {Grid, type GridLayout, Label, SmallBoard, Title} from './small-boards.js';
import {solutionPage} from './solution-list.js';

/** Small boards of the solutions, each with its number. */
export function Gallery({model, knowledge, room, message}: ScreenProps) {
	const {text} = model;
	const layout = galleryLayout(model, knowledge, room);
	const {entries, current, first, last, listed} = solutionPage(model, knowledge, layout);
	const at = entries.findIndex(({number}) => number === current);
	const queens = entries[at]?.queens ?? [];
	const total = totalOf(knowledge.tape(model.size), 'solutions', text);
	const name = text.solutionTitle(current, total);
	return (
		<>
			<Title
				what={text.listTitle(model.isFundamentalOnly)}
				about={text.listPart(first, last, countText(listed, text))}
				columns={room.width}
			/>
			<Grid
				layout={layout}
				boards={entries.map((entry) => (
					<Cell
						key={entry.number}
						entry={entry}
						isCurrent={entry.number === current}
						scale={layout.scale}
						boardRows={layout.boardRows}
						width={layout.cell.width}
					/>
				))}
				current={at}
			/>
			<Box height={sentenceRows} alignItems="flex-end">
				<Sentence
					words={[text.joined.entry(name, queens.join(' ')), name]}
					columns={room.width}
					rows={message === undefined ? 1 : sentenceRows}
					message={message}
				/>
			</Box>
		</>
	);
}

type CellProps = Pick<GridLayout, 'scale' | 'boardRows'> & {
	readonly entry: CatalogueEntry;
	readonly isCurrent: boolean;
	readonly width: number;
};

const Cell = memo(function Cell({entry: {number, queens}, isCurrent, scale, boardRows, width}: CellProps) {
	const {text} = useDisplay();
	const element = useClickable(() => ({type: 'solution', number}));
	return (
		<Box ref={element} flexDirection="column" width={width} flexShrink={0}>
			<SmallBoard queens={queens} scale={scale} boardRows={boardRows} isCurrent={isCurrent} />
			<Label words={text.number(number)} isCurrent={isCurrent} />
		</Box>
	);
});
