import {Text} from 'ink';
import {panelColumns, panelRows} from '../explorer/layout/panel-size.js';
import type {PlayLayout} from '../explorer/layout/play-layout.js';
import type {Model} from '../explorer/model.js';
import {attemptContent, attemptLines, attemptSentence} from '../panels/attempt.js';
import type {Display} from '../panels/display.js';
import {line, wrap} from '../panels/line.js';
import {text} from '../text/en.js';
import {Groups} from './groups.js';
import {paint} from './theme.js';

export type PlayScreenProps = {readonly model: Model; readonly layout: PlayLayout; readonly display: Display};

/** Somebody's own try: the board, and what can be said about it. */
export function PlayScreen({model, layout, display}: PlayScreenProps) {
	const {board, boardWidth, sideWidth, sentenceHeight, height} = layout;
	const side = attemptLines(model, sideWidth - panelColumns, height - panelRows);
	const panels = [
		{width: boardWidth, height, ...attemptContent(model, board, display)},
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
