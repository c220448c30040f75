import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import type {Display} from '../../panels/display.js';
import {line} from '../../panels/line.js';
import {insideOf} from '../../panels/panel-size.js';
import type {PanelView, View} from '../../panels/view.js';
import {compactView, isCompact} from '../../panels/window.js';
import {wrap} from '../../text/wrap.js';
import {attemptBoard} from './board.js';
import {playLayout, sentenceRows} from './layout.js';
import {shownNumbers} from './numbers.js';
import {attemptLines} from './panel.js';
import {titleOf} from './puzzle/words.js';
import {attemptSentence} from './sentence.js';

/** Returns the view of the attempt: the board and, beside or below it, the text about it. */
export function view(model: Model, knowledge: Knowledge, display: Display): View {
	const {text} = display;
	const width = model.window.columns - 1;
	const sentence = attemptSentence(model, knowledge, display.label, width, sentenceRows);
	if (isCompact(model)) {
		return compactView(model, (layout) => attemptBoard(model, knowledge, layout, display), sentence);
	}

	const shown = shownNumbers(model);
	const {board, boardWidth, sideWidth, height} = playLayout(model.size, model.window, shown === 'solutions');
	const side = {width: sideWidth, height};
	const hasSide = sideWidth > 0;
	const boardPanel: PanelView = {
		width: boardWidth,
		height,
		title: hasSide ? text.panels.board : titleOf(model, text.play.boardTitles),
		lines: attemptBoard(model, knowledge, board, display),
		isCentred: true,
	};
	if (hasSide) {
		const lines = attemptLines(model, knowledge, insideOf(side), display);
		return {
			direction: 'rows',
			groups: [[boardPanel, {...side, title: titleOf(model, text.play.titles), lines}]],
			below: [],
		};
	}

	const below = wrap(sentence, width).map((each) => line(` ${each}`, 'accent'));
	return {direction: 'rows', groups: [[boardPanel]], below: [line(` ${text.rule}`, 'dim'), ...below]};
}
