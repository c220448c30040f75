import {Box} from 'ink';
import {BoardPanel} from '../../components/board.js';
import {boardLayout, columnsBeside} from '../../components/board-size.js';
import {type PanelSize, sentenceRows, useDisplay, windowLayout} from '../../components/display.js';
import {borderColumns, Panel, panelColumns, panelRows, Section} from '../../components/panel.js';
import {sentenceColumns} from '../../components/sentence.js';
import {type Line, Lines} from '../../components/styled-text.js';
import type {Knowledge} from '../../explorer/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {numbersOn} from '../../explorer/square-numbers.js';
import {fittingRows} from '../../text/wrap.js';
import {Compact, rowsBelow} from '../compact.js';
import {paragraph} from '../page.js';
import {playBoard} from '../play-board.js';
import type {ScreenProps, StageProps} from '../screen.js';
import {playRows, playSentence, sentencesAbout} from './scene.js';

/** The words of a conflict fit into this width, also with rows and columns of two digits. */
const leastSide = 32;
const usualSide = {usual: 44, most: 60};

/** The panel beside the board, or in a small window a sentence below it. */
export function Play(props: ScreenProps) {
	const {model, knowledge, room, message} = props;
	const {size} = model;
	const {label} = useDisplay();
	if (windowLayout(model) === 'compact') {
		const layout = boardLayout(size, room.width, room.height - sentenceRows);
		const words = playSentence(model, knowledge, label, sentenceColumns(room.width), rowsBelow(room, layout));
		return <Compact {...boardOf(model, knowledge)} layout={layout} room={room} words={words} message={message} />;
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
	const title = model.text.play.title(numbersOn(model));
	return {rows: playRows(model, knowledge), focus: playBoard.of(model).cursor.row, title};
}

/** A half for the queens, and one for a message about them or about the last key: so no section moves when words change. */
function SidePanel({model, knowledge, message, width, height}: Omit<ScreenProps, 'room'> & PanelSize) {
	const {glyphs, label} = useDisplay();
	const {text} = model;
	const {titles} = text.play;
	const {isSolved, state, left, conflicts, hint, why, next} = sentencesAbout(model, knowledge, label);
	const inside = width - panelColumns;
	const lines = (sentences: readonly string[], tone?: 'strong' | 'wrong' | 'right') =>
		sentences.flatMap((sentence) => paragraph(sentence, inside, tone));
	const rows = (height - panelRows) >> 1;
	const about: readonly (readonly [title: string, lines: readonly Line[]])[] = [
		['', lines(message === undefined ? [] : [message], 'strong')],
		[titles.hint, lines(hint, 'strong')],
		[titles.next, lines(next)],
		[titles.why, lines(why.length > 0 ? [fittingRows(text.joined.sentences(why), inside, rows)] : [])],
		[text.ruleTitle, lines([text.rule])],
	];
	const [title, said] = about.find(([, said]) => said.length > 0)!;
	return (
		<Panel width={width} height={height}>
			<Section title={isSolved ? `${glyphs.queen} ${titles.solved} ${glyphs.queen}` : titles.queens}>
				<Lines lines={[...lines([...state, ...left], isSolved ? 'right' : undefined), ...lines(conflicts, 'wrong')]} />
			</Section>
			<Section below title={title} height={rows}>
				<Lines lines={said} />
			</Section>
		</Panel>
	);
}
