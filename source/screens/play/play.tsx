import {Box} from 'ink';
import {Board} from '../../components/board.js';
import {type BoardLayout, boardColumns, boardLayout, boardRows, boardSizeIn} from '../../components/board-size.js';
import {useDisplay} from '../../components/display.js';
import {borderColumns, Panel, panelRows, Section} from '../../components/panel.js';
import {Sentence, sentenceColumns} from '../../components/sentence.js';
import {isCompact, type PanelSize, sentenceRows} from '../../components/window.js';
import type {Model} from '../../explorer/model.js';
import type {Screen, ScreenProps} from '../screen.js';
import {attempt} from './attempt.js';
import {shownNumbers} from './numbers.js';
import {attemptSentence} from './sentences.js';
import {attemptRows} from './squares.js';

/** The narrowest panel with a board: its title has room. */
const leastWidth = 30;

/** The board in the middle, and one sentence about it. In a compact window it has no border; hosted, it has no sentence. */
export function Play({model, knowledge, room, message}: ScreenProps) {
	const {label} = useDisplay();
	const {size} = model;
	const {cursor} = attempt.of(model);
	const layout = layoutIn(model, room);
	const board = <Board rows={attemptRows(model, knowledge)} layout={layout} focus={cursor.row} />;
	return (
		<>
			<Box flexGrow={1} justifyContent="center" alignItems="center">
				{isCompact(model) ? (
					board
				) : (
					<Panel
						width={Math.max(leastWidth, boardColumns(size, layout.square) + borderColumns)}
						height={boardRows(size, layout) + panelRows}
					>
						<Section title={titleOf(model)} paddingX={0} isCentred>
							{board}
						</Section>
					</Panel>
				)}
			</Box>
			{!model.window.isPart && (
				<Sentence
					words={attemptSentence(model, knowledge, label, sentenceColumns(room.width), sentenceRows)}
					columns={room.width}
					rows={sentenceRows}
					message={message}
				/>
			)}
		</>
	);
}

/** The puzzle, if there is one, and what the numbers on the board count. */
export function titleOf(model: Model): string {
	const {play} = model.text;
	const {puzzle} = attempt.of(model);
	const shown = shownNumbers(model);
	return puzzle ? play.puzzle.title(puzzle.number, puzzle.given.length, shown) : play.title(shown);
}

function layoutIn(model: Model, {width, height}: PanelSize): BoardLayout {
	const border = isCompact(model) ? 0 : borderColumns;
	return boardLayout(model.size, width - border, height - (model.window.isPart ? 0 : sentenceRows) - border);
}

/** The panels that can be drawn alone. */
export const panels = {
	board: {
		sizeIn: ({size}, room) => boardSizeIn(size, room),
		Component({model, knowledge, room}) {
			const layout = boardLayout(model.size, room.width, room.height);
			return <Board rows={attemptRows(model, knowledge)} layout={layout} focus={attempt.of(model).cursor.row} />;
		},
	},
} satisfies Screen['panels'];
