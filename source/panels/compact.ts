import {pinsOf} from '../explorer/breakpoints.js';
import type {BoardLayout} from '../explorer/layout/board-layout.js';
import {compactSentenceRows} from '../explorer/layout/layout.js';
import type {Model} from '../explorer/model.js';
import {searchMoment, solutionMoment} from '../explorer/travel.js';
import {text} from '../text/en.js';
import {boardLines, focusOf} from './board.js';
import type {Display} from './display.js';
import {missing} from './found.js';
import {clip, type Line, line, wrap} from './line.js';
import {marksOf, queensOnly, shown} from './marks.js';
import {narration} from './progress.js';

/** All that fits in a small window: the board and a sentence. */
export function compactLines(model: Model, layout: BoardLayout, display: Display): Line[] {
	const {board, sentence} =
		model.screen === 'search' ? search(model, layout, display) : solution(model, layout, display);
	const wrapped = wrap(sentence, model.window.columns - 1).map((each) => line(` ${each}`, 'accent'));
	return [...board, ...wrapped.slice(0, compactSentenceRows)].map((each) => clip(each, model.window.columns));
}

function search(model: Model, layout: BoardLayout, display: Display) {
	const moment = searchMoment(model);
	return {
		board: boardLines(
			model.size,
			layout,
			focusOf(moment),
			shown(model, marksOf(model.size, moment), moment.queens),
			display,
			pinsOf(model),
		),
		sentence: narration(model, moment),
	};
}

function solution(model: Model, layout: BoardLayout, display: Display) {
	const moment = solutionMoment(model);
	const queens = moment?.queens ?? [];
	return {
		board: boardLines(model.size, layout, 0, shown(model, queensOnly(queens), queens), display),
		sentence: moment ? `${text.solutionNumber(moment.solutions)}: ${queens.join(' ')}` : missing(model),
	};
}
