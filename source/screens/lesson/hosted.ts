import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {posed} from '../../explorer/prediction/asking.js';
import type {Question} from '../../explorer/prediction/question.js';
import {attackLines} from '../../explorer/step-keys.js';
import {program} from '../../explorer/tree-shown.js';
import type {Display} from '../../panels/display.js';
import type {Line} from '../../panels/line.js';
import {frameRows, type PanelSize} from '../../panels/panel-size.js';
import {emptyView, type View} from '../../panels/view.js';
import {currentOf, type Standing, standingQuestion} from './current.js';
import {leastLessonWindow} from './layout.js';
import {lesson} from './state.js';

/** The lines below the panels that say what the last step did. Others hold counters, which the lesson leaves out. */
const sentenceRows = 2;

/** The model as the screen in the smallest lesson gets it: without anything that answers the question of the lesson. */
export function hostedModel(model: Model, knowledge: Knowledge): Model {
	const {columns, rows} = leastLessonWindow;
	return hiding(model, standingQuestion(model, knowledge)?.hides, {width: columns, height: rows});
}

function hiding(model: Model, question: Question | undefined, {width, height}: PanelSize): Model {
	const hidden = question ? attackLines.with({...model, isAttackedShown: false}, {isShown: false}) : model;
	const isShown = currentOf(model)?.stage.right === 'program';
	return {
		...posed.with(program.with(hidden, {isShown}), {
			isElsewhere: true,
			question,
			isNextHidden: lesson.of(model).isDone,
		}),
		window: {columns: width, rows: height + frameRows, isPart: true},
	};
}

/** The panels of the screen in this size, and its sentence about the last step. Its panels get the rows of the lines below them, too. */
export function hostedView(
	{host, asking, isAsked}: Standing,
	model: Model,
	knowledge: Knowledge,
	{width, height}: PanelSize,
	display: Display,
): Pick<View, 'direction' | 'groups' | 'hosted'> & {readonly sentence: readonly Line[]} {
	const room = {width, height: height + (host.rowsBelow ?? 0)};
	const shown = hiding(model, isAsked ? asking?.hides : undefined, room);
	if (host.Component) {
		return {...emptyView, hosted: {screen: host.id, model: shown, room}, sentence: []};
	}

	const {direction, groups, below} = host.view?.(shown, knowledge, display) ?? emptyView;
	return {direction, groups, sentence: below.slice(0, sentenceRows)};
}
