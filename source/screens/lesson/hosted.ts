import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {hiding, nothingHidden} from '../../explorer/prediction/question.js';
import type {Screen} from '../screen.js';
import {hiddenIn} from './asking.js';
import {currentOf} from './state.js';

export type Hosts = readonly Screen[];

/** The screen that the current task is about. */
export function hostOf(hosts: Hosts, model: Model): Screen | undefined {
	const screen = currentOf(model)?.stage.screen;
	return hosts.find(({id}) => id === screen);
}

/** The stage takes what is left. */
export const lessonRows = 10;

/** Without anything that answers the question of the lesson. */
export function hostedModel(model: Model, knowledge: Knowledge): Model {
	// On a board to be filled by hand, numbers would say which squares are safe.
	const isByHand = currentOf(model)?.stage.screen === 'play';
	const hidden = isByHand ? {...nothingHidden, future: true} : hiddenIn(model, knowledge);
	return hiding.with(hidden.future ? {...model, numbers: 'none'} : model, {hidden});
}
