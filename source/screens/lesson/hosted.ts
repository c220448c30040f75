import {panelRows} from '../../components/panel.js';
import {frameRows, type PanelSize} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {posed} from '../../explorer/prediction/asking.js';
import {attackLines} from '../../explorer/step-controls.js';
import {standingQuestion} from './asking.js';
import {currentOf} from './current.js';
import {attemptOf, isDone} from './state.js';

/** Every task fits. */
export const leastLessonWindow = {columns: 80, rows: 24};

const usualScreenRows = 11;
const mostRows = 10 + panelRows;

type LessonLayout = {readonly lesson: PanelSize; readonly screen: PanelSize};

export function lessonLayout(model: Model, {width, height: all}: PanelSize): LessonLayout {
	const height = Math.min(mostRows, all - (currentOf(model)?.stage.rows ?? usualScreenRows));
	return {lesson: {width, height}, screen: {width, height: all - height}};
}

const leastRoom = {width: leastLessonWindow.columns, height: leastLessonWindow.rows - frameRows};

/** Without anything that answers the question of the lesson. */
export function hostedModel(model: Model, knowledge: Knowledge, room: PanelSize = leastRoom): Model {
	const {width, height} = lessonLayout(model, room).screen;
	const question = standingQuestion(model, knowledge)?.hides;
	// On a board to be filled by hand, numbers would say which squares are safe.
	const isByHand = currentOf(model)?.stage.screen === 'play';
	const plain: Model = question || isByHand ? {...model, numbers: 'none'} : model;
	const hidden = question ? attackLines.with(plain, {isShown: false}) : plain;
	return {
		...posed.with(hidden, {isElsewhere: true, question, isNextHidden: isDone(attemptOf(model))}),
		window: {columns: width, rows: height + frameRows, isPart: true},
	};
}
