import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {posed} from '../../explorer/prediction/asking.js';
import type {Question} from '../../explorer/prediction/question.js';
import {attackLines} from '../../explorer/step-keys.js';
import type {Display} from '../../panels/display.js';
import {type Line, line} from '../../panels/line.js';
import {frameRows, type PanelSize} from '../../panels/panel-size.js';
import {emptyView, type View} from '../../panels/view.js';
import {sentenceRows} from '../../panels/window.js';
import {wrap} from '../../text/wrap.js';
import {type Standing, standingQuestion} from './current.js';
import {leastLessonWindow} from './layout.js';
import {lesson} from './state.js';

/** The model as the screen in the smallest lesson gets it: without anything that answers the question of the lesson. */
export function hostedModel(model: Model, knowledge: Knowledge): Model {
	const {columns, rows} = leastLessonWindow;
	return hiding(model, standingQuestion(model, knowledge)?.hides, {width: columns, height: rows});
}

function hiding(model: Model, question: Question | undefined, {width, height}: PanelSize): Model {
	const hidden = question ? attackLines.with({...model, isAttackedShown: false}, {isShown: false}) : model;
	return {
		...posed.with(hidden, {isElsewhere: true, question, isNextHidden: lesson.of(model).isDone}),
		window: {columns: width, rows: height + frameRows, isPart: true},
	};
}

/** The panels of the screen in this size, and its sentence about the last step. */
export function hostedView(
	{host, asking, isAsked}: Standing,
	model: Model,
	knowledge: Knowledge,
	room: PanelSize,
	display: Display,
): Pick<View, 'direction' | 'groups' | 'hosted'> & {readonly sentence: readonly Line[]} {
	const shown = hiding(model, isAsked ? asking?.hides : undefined, room);
	if (host.Component) {
		const wordings = host.sentences?.(shown, knowledge).map((each) => wrap(each, room.width)) ?? [];
		const sentence = wordings.find(({length}) => length <= sentenceRows) ?? wordings.at(-1) ?? [];
		return {...emptyView, hosted: {screen: host.id, model: shown, room}, sentence: sentence.map((each) => line(each))};
	}

	const {direction, groups, below} = host.view?.(shown, knowledge, display) ?? emptyView;
	return {direction, groups, sentence: below.slice(0, sentenceRows)};
}
