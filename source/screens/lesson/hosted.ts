import {frameRows, type PanelSize} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {hiding} from '../../explorer/prediction/asking.js';
import type {Screen} from '../screen.js';
import {hiddenIn} from './asking.js';
import {currentOf} from './state.js';

export type Hosts = readonly Screen[];

/** The screen that the current task shows. */
export function hostOf(hosts: Hosts, model: Model): Screen | undefined {
	const screen = currentOf(model)?.stage.screen;
	return hosts.find(({id}) => id === screen);
}

/** Every task fits. */
export const leastLessonWindow = {columns: 80, rows: 24};

/** The screen takes what is left. */
const lessonRows = 10;

type LessonLayout = {readonly lesson: PanelSize; readonly screen: PanelSize};

export function lessonLayout({width, height}: PanelSize): LessonLayout {
	return {lesson: {width, height: lessonRows}, screen: {width, height: height - lessonRows}};
}

const leastRoom = {width: leastLessonWindow.columns, height: leastLessonWindow.rows - frameRows};

/** Without anything that answers the question of the lesson. */
export function hostedModel(model: Model, knowledge: Knowledge, room: PanelSize = leastRoom): Model {
	const {width, height} = lessonLayout(room).screen;
	const hidden = hiddenIn(model, knowledge);
	// On a board to be filled by hand, numbers would say which squares are safe.
	const isByHand = currentOf(model)?.stage.screen === 'play';
	const plain: Model = hidden.future || isByHand ? {...model, numbers: 'none'} : model;
	return {
		...hiding.with(plain, {hidden}),
		window: {columns: width, rows: height + frameRows, isPart: true},
	};
}
