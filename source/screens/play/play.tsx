import {Box} from 'ink';
import {Board, boardPanel} from '../../components/board.js';
import {type BoardLayout, boardColumns, boardLayout, boardRows} from '../../components/board-size.js';
import {useDisplay} from '../../components/display.js';
import {borderColumns, Panel, panelRows, Section} from '../../components/panel.js';
import {Sentence, sentenceColumns} from '../../components/sentence.js';
import {layoutOf, type PanelSize, sentenceRows} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {playBoard} from '../play-board.js';
import type {Screen, ScreenProps} from '../screen.js';
import {SidePanel} from './panel.js';
import {playSentence} from './sentences.js';
import {playRows, shownNumbers} from './squares.js';

const leastWidth = 30;

/** A conflict of squares with two digits fits. */
const leastSide = 32;
const usualSide = 44;
const leastHeight = 21;
/** The smallest squares with drawn crowns: larger ones are worth less than the panel. */
const crownColumns = 5;

export function Play(props: ScreenProps) {
	const {model, knowledge, room, message} = props;
	const layout = layoutBeside(model, room);
	if (!layout) {
		return <BoardAndSentence {...props} />;
	}

	const side = Math.min(usualSide, room.width - boardColumns(model.size, layout.square) - borderColumns);
	return (
		<Box flexGrow={1}>
			<Panel width={room.width - side}>
				<Section title={titleOf(model)} paddingX={0} isCentred>
					<Board {...boardOf(model, knowledge)} layout={layout} />
				</Section>
			</Panel>
			<SidePanel model={model} knowledge={knowledge} message={message} width={side} height={room.height} />
		</Box>
	);
}

function layoutBeside(model: Model, room: PanelSize): BoardLayout | undefined {
	const {size} = model;
	const columns = room.width - borderColumns - leastSide;
	const beside = boardLayout(size, columns, room.height - panelRows);
	const isFree =
		beside.rows === size && beside.square.width >= Math.min(crownColumns, layoutIn(model, room).square.width);
	const hasRoom = boardColumns(size, beside.square) <= columns && room.height >= leastHeight;
	return isFree && hasRoom ? beside : undefined;
}

function BoardAndSentence({model, knowledge, room, message}: ScreenProps) {
	const {label} = useDisplay();
	const {size} = model;
	const layout = layoutIn(model, room);
	const board = <Board {...boardOf(model, knowledge)} layout={layout} />;
	return (
		<>
			<Box flexGrow={1} justifyContent="center" alignItems="center">
				{layoutOf(model) === 'compact' ? (
					board
				) : (
					<Panel
						width={Math.max(leastWidth, boardColumns(size, layout.square) + borderColumns)}
						height={boardRows(layout) + panelRows}
					>
						<Section title={titleOf(model)} paddingX={0} isCentred>
							{board}
						</Section>
					</Panel>
				)}
			</Box>
			<Sentence
				words={playSentence(model, knowledge, label, sentenceColumns(room.width), sentenceRows)}
				columns={room.width}
				rows={sentenceRows}
				message={message}
			/>
		</>
	);
}

export function titleOf(model: Model): string {
	const {play} = model.text;
	const {puzzle} = playBoard.of(model);
	const shown = shownNumbers(model);
	return puzzle ? play.puzzle.title(puzzle.number, puzzle.given.length, shown) : play.title(shown);
}

function layoutIn(model: Model, {width, height}: PanelSize): BoardLayout {
	const border = layoutOf(model) === 'compact' ? 0 : borderColumns;
	return boardLayout(model.size, width - border, height - sentenceRows - border);
}

export const panels = {board: {...boardPanel(boardOf), title: titleOf}} satisfies Screen['panels'];

function boardOf(model: Model, knowledge: Knowledge) {
	return {rows: playRows(model, knowledge), focus: playBoard.of(model).cursor.row};
}
