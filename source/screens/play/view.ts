import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import type {Display} from '../../panels/display.js';
import {line} from '../../panels/line.js';
import {insideOf} from '../../panels/panel-size.js';
import type {PanelView, View} from '../../panels/view.js';
import {compactView, isCompact} from '../../panels/window.js';
import {text} from '../../text/en.js';
import {wrap} from '../../text/wrap.js';
import {attemptContent} from './board.js';
import {playLayout} from './layout.js';
import {attemptLines, attemptSentence} from './words.js';

/** Returns the view of the attempt: the board and, beside or below it, the text about it. */
export function view(model: Model, knowledge: Knowledge, display: Display): View {
	const sentence = attemptSentence(model, knowledge);
	if (isCompact(model)) {
		return compactView(model, (layout) => attemptContent(model, knowledge, layout, display).lines, sentence);
	}

	const {board, boardWidth, sideWidth, sentenceHeight, height} = playLayout(model.size, model.window);
	const side = {width: sideWidth, height};
	const panels: readonly PanelView[] = [
		{width: boardWidth, height, ...attemptContent(model, knowledge, board, display)},
		{...side, title: text.play.title, lines: attemptLines(model, knowledge, insideOf(side))},
	];
	const below = wrap(sentence, model.window.columns - 1).map((each) => line(` ${each}`, 'accent'));
	return {
		direction: 'rows',
		groups: [panels.filter(({width}) => width > 0)],
		below: below.slice(0, sentenceHeight),
	};
}
