import {Box} from 'ink';
import {Board, BoardPanel} from '../../components/board.js';
import {boardLayout, columnsBeside} from '../../components/board-size.js';
import {useDisplay} from '../../components/display.js';
import {borderColumns, panelRows} from '../../components/panel.js';
import {sentenceColumns} from '../../components/sentence.js';
import {windowLayout} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {Compact, compactRows, rowsBelow} from '../compact.js';
import {playBoard} from '../play-board.js';
import type {ScreenProps, StageProps} from '../screen.js';
import {SidePanel} from './panel.js';
import {playSentence} from './sentences.js';
import {playRows, shownNumbers} from './squares.js';

/** The words of a conflict fit into this width, also with rows and columns of two digits. */
const leastSide = 32;
const usualSide = {usual: 44, most: 60};

/** The panel beside the board, or in a small window a sentence below it. */
export function Play(props: ScreenProps) {
	const {model, knowledge, room, message} = props;
	const {size} = model;
	const {label} = useDisplay();
	if (windowLayout(model) === 'compact') {
		const layout = boardLayout(size, room.width, compactRows(room));
		const words = playSentence(model, knowledge, label, sentenceColumns(room.width), rowsBelow(room, layout));
		return (
			<Compact room={room} layout={layout} words={words} message={message}>
				<Board {...boardOf(model, knowledge)} layout={layout} />
			</Compact>
		);
	}

	const layout = boardLayout(size, room.width - borderColumns - leastSide, room.height - panelRows);
	const side = columnsBeside(size, layout.square, room.width, usualSide);
	return (
		<Box flexGrow={1}>
			<BoardPanel {...boardOf(model, knowledge)} layout={layout} width={room.width - side} height={room.height} />
			<SidePanel model={model} knowledge={knowledge} message={message} width={side} height={room.height} />
		</Box>
	);
}

export function PlayStage({model, knowledge, room}: StageProps) {
	return <BoardPanel {...boardOf(model, knowledge)} {...room} />;
}

function boardOf(model: Model, knowledge: Knowledge) {
	const title = model.text.play.title(shownNumbers(model));
	return {rows: playRows(model, knowledge), focus: playBoard.of(model).cursor.row, title};
}
