import {Text} from 'ink';
import {panelColumns, panelRows} from '../explorer/layout/panel-size.js';
import type {PlayLayout} from '../explorer/layout/play-layout.js';
import {attemptOf, type Model} from '../explorer/model.js';
import {attemptLines, attemptMarks, attemptSentence} from '../panels/attempt.js';
import {boardLines} from '../panels/board.js';
import type {Display} from '../panels/display.js';
import {line, wrap} from '../panels/line.js';
import {shown} from '../panels/marks.js';
import {text} from '../text/en.js';
import {Groups} from './groups.js';
import {paint} from './theme.js';

export type PlayScreenProps = {readonly model: Model; readonly layout: PlayLayout; readonly display: Display};

/** Somebody's own try: the board, and what can be said about it. */
export function PlayScreen({model, layout, display}: PlayScreenProps) {
	const {size} = model;
	const {board, boardWidth, sideWidth, sentenceHeight, height} = layout;
	const attempt = attemptOf(model);
	const {queens, cursor} = attempt;
	const marks = shown(model, attemptMarks(size, attempt), queens);
	const lines = boardLines(size, board, cursor.row, marks, display, {cursor, breakpoints: []});
	const side = attemptLines(model, sideWidth - panelColumns, height - panelRows);
	const panels = [
		{width: boardWidth, height, title: text.panels.board, lines, isCentred: true},
		{width: sideWidth, height, title: text.play.title, lines: side},
	];
	const sentence = wrap(attemptSentence(model), model.window.columns - 1).map((each) => line(` ${each}`, 'accent'));
	return (
		<>
			<Groups direction="rows" groups={[panels.filter(({width}) => width > 0)]} glyphs={display.glyphs} />
			<Text>{sentence.slice(0, sentenceHeight).map(paint).join('\n')}</Text>
		</>
	);
}
