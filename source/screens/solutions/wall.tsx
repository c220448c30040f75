import {sentenceRows, useDisplay} from '../../components/display.js';
import {Sentence, sentenceColumns} from '../../components/sentence.js';
import {classLook, drawsBlocks, hasShades, palette} from '../../components/theme.js';
import {totalOf} from '../../explorer/knowledge.js';
import {fitting} from '../../text/width.js';
import type {ScreenProps} from '../screen.js';
import {classWords} from './images.js';
import {solutionPage, wallLayout} from './layout.js';
import {boardLines, Tiles} from './tiles.js';

/** All solutions in the colours of their symmetry classes; that of the current one is lit, and itself gold. */
export function Wall({model, knowledge, room, message}: ScreenProps) {
	const {glyphs, text} = useDisplay();
	const layout = wallLayout(model, knowledge, room);
	const {tile} = layout;
	const isDrawn = drawsBlocks(glyphs);
	const {entries, current, first, last, listed} = solutionPage(model, knowledge, layout.columns * layout.rows);
	const {queens = [], classNumber} = entries.find(({number}) => number === current) ?? {};
	const isWhole = last - first + 1 === listed;
	const name = text.solutionTitle(current, totalOf(knowledge.tape(model.size), 'solutions', text));
	const {chosen, squares} = palette();
	// A large board with a bright ground would glare, so it has bright queens.
	const isGlaring = tile.square.width > 1 && hasShades();
	const tiles = entries.map((entry) => {
		const isCurrent = entry.number === current;
		const isSibling = entry.classNumber === classNumber;
		const {quiet, lit} = classLook(entry.classNumber);
		const bright = isGlaring ? {...quiet, figure: lit.light} : lit;
		const gold = isGlaring ? {...quiet, figure: squares.solution.figure} : chosen;
		const look = isSibling ? bright : quiet;
		const sibling = isSibling && !isDrawn ? '*' : ' ';
		return {
			key: entry.number,
			mark: isCurrent ? glyphs.current : sibling,
			board: boardLines(entry.queens, tile, isCurrent ? gold : look, glyphs),
		};
	});
	const listTitle = text.listTitle(model.isFundamentalOnly);
	return (
		<>
			<Tiles
				title={[
					listed === undefined ? listTitle : text.joined.entry(listTitle, text.number(listed)),
					...(isWhole ? [] : [text.listPart(first, last)]),
					...classWords(model, knowledge),
				]}
				width={room.width}
				tiles={tiles}
				layout={layout}
			/>
			<Sentence
				words={fitting([text.joined.entry(name, queens.join(' ')), name], sentenceColumns(room.width))}
				columns={room.width}
				rows={sentenceRows}
				message={message}
			/>
		</>
	);
}
