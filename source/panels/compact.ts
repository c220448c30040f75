import type {BoardLayout} from '../explorer/layout/board-layout.js';
import {compactSentenceRows} from '../explorer/layout/layout.js';
import type {Model} from '../explorer/model.js';
import type {Screen} from '../explorer/screen.js';
import {searchMoment, solutionMoment} from '../explorer/travel.js';
import {squaresOf} from '../solver/index.js';
import {text} from '../text/en.js';
import {attemptContent, attemptSentence} from './attempt.js';
import {boardLines} from './board.js';
import {boardContent} from './board-content.js';
import type {Display} from './display.js';
import {missing} from './found.js';
import {clip, type Line, line, wrap} from './line.js';
import {queensOnly, shown} from './marks.js';
import {narration, questionOf} from './progress.js';

/** All that fits in a small window: the board and a sentence. */
export function compactLines(model: Model, layout: BoardLayout, display: Display): Line[] {
	const {board, sentence} = contents[model.screen](model, layout, display);
	const wrapped = wrap(sentence, model.window.columns - 1).map((each) => line(` ${each}`, 'accent'));
	return [...board, ...wrapped.slice(0, compactSentenceRows)].map((each) => clip(each, model.window.columns));
}

type Content = (model: Model, layout: BoardLayout, display: Display) => {board: readonly Line[]; sentence: string};

const contents: Readonly<Record<Screen, Content>> = {solutions: solution, search, compare: search, play};

function search(model: Model, layout: BoardLayout, display: Display) {
	const moment = searchMoment(model);
	const sentence = questionOf(model) ?? narration(model, moment);
	return {board: boardContent(model, moment, layout, display).lines, sentence};
}

function solution(model: Model, layout: BoardLayout, display: Display) {
	const moment = solutionMoment(model);
	const queens = moment?.queens ?? [];
	return {
		board: boardLines(model.size, layout, 0, shown(model, queensOnly(queens), squaresOf(queens)), display),
		sentence: moment ? `${text.solutionNumber(moment.solutions)}: ${queens.join(' ')}` : missing(model),
	};
}

function play(model: Model, layout: BoardLayout, display: Display) {
	return {board: attemptContent(model, layout, display).lines, sentence: attemptSentence(model)};
}
