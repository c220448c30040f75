import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {screenOf} from '../../explorer/screen.js';
import type {Screens} from '../screen.js';

/** What is shown, in a few words: the screen, the size of the board and the place, at first that of the model. */
export function placeTitle(
	screens: Screens,
	model: Model,
	knowledge: Knowledge,
	place = screenOf(screens, model).where(model, knowledge),
): string {
	const {text, screen, size} = model;
	return text.placeTitle(text.screens[screen], size, place);
}
