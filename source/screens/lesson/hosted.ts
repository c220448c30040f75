import {attackLines} from '../../explorer/attack-lines.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {posed} from '../../explorer/prediction/posed.js';
import type {Display} from '../../panels/display.js';
import type {Line} from '../../panels/line.js';
import {frameRows, type PanelSize} from '../../panels/panel-size.js';
import type {View} from '../../panels/view.js';
import type {Screen} from '../screen.js';
import {standingQuestion} from './current.js';

/** The lines below the panels that say what the last step did. Others hold counters, which the lesson leaves out. */
const sentenceRows = 2;

/** The model as the screen in the lesson gets it: without anything that answers the question of the lesson. */
export function hostedModel(model: Model, knowledge: Knowledge, {width, height}: PanelSize): Model {
	const asking = standingQuestion(model, knowledge);
	const hiding = asking ? attackLines.with({...model, isAttackedShown: false}, {isShown: false}) : model;
	return {
		...posed.with(hiding, {isElsewhere: true, question: asking?.hides}),
		window: {columns: width, rows: height + frameRows, isPart: true},
	};
}

/** The panels of a screen in this size, and its sentence about the last step. */
export function hostedView(
	host: Screen,
	model: Model,
	knowledge: Knowledge,
	size: PanelSize,
	display: Display,
): Pick<View, 'direction' | 'groups'> & {readonly sentence: readonly Line[]} {
	const inHeight = (height: number) => host.view(hostedModel(model, knowledge, {...size, height}), knowledge, display);
	// The panels get the rows of the lines below them, too.
	const {length} = inHeight(size.height).below;
	const {direction, groups, below} = inHeight(size.height + length);
	return {direction, groups, sentence: below.slice(0, sentenceRows)};
}
