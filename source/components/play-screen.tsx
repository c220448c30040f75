import {panelColumns, panelRows} from '../explorer/layout/panel-size.js';
import type {PlayLayout} from '../explorer/layout/play-layout.js';
import {attemptOf, type Model} from '../explorer/model.js';
import {attemptLines, attemptMarks} from '../panels/attempt.js';
import {boardLines} from '../panels/board.js';
import type {Display} from '../panels/display.js';
import {shown} from '../panels/marks.js';
import {text} from '../text/en.js';
import {Groups} from './groups.js';

export type PlayScreenProps = {readonly model: Model; readonly layout: PlayLayout; readonly display: Display};

/** Somebody's own try: the board, and what can be said about it. */
export function PlayScreen({model, layout, display}: PlayScreenProps) {
	const {size} = model;
	const {board, boardWidth, sideWidth, height} = layout;
	const attempt = attemptOf(model);
	const {queens, cursor} = attempt;
	const marks = shown(model, attemptMarks(size, attempt), queens);
	const lines = boardLines(size, board, cursor.row, marks, display, {cursor, breakpoints: []});
	const side = attemptLines(model, sideWidth - panelColumns, height - panelRows);
	const panels = [
		{width: boardWidth, height, title: text.panels.board, lines, isCentred: true},
		{width: sideWidth, height, title: text.play.title, lines: side},
	];
	return <Groups direction="rows" groups={[panels.filter(({width}) => width > 0)]} glyphs={display.glyphs} />;
}
