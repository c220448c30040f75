import {frameRows, type PanelSize} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {posed} from '../../explorer/prediction/asking.js';
import {attackLines} from '../../explorer/step-keys.js';
import {standingQuestion} from './current.js';
import {leastLessonWindow, lessonLayout} from './layout.js';
import {lesson} from './state.js';

/** Of the panels in the smallest lesson. */
const leastRoom = lessonLayout({width: leastLessonWindow.columns, height: leastLessonWindow.rows - frameRows}).screen;

/** The model as a screen in this room gets it: without anything that answers the question of the lesson. */
export function hostedModel(model: Model, knowledge: Knowledge, {width, height}: PanelSize = leastRoom): Model {
	const question = standingQuestion(model, knowledge)?.hides;
	const hidden = question ? attackLines.with({...model, isAttackedShown: false}, {isShown: false}) : model;
	return {
		...posed.with(hidden, {isElsewhere: true, question, isNextHidden: lesson.of(model).isDone}),
		window: {columns: width, rows: height + frameRows, isPart: true},
	};
}
