import type {Knowledge} from '../explorer/knowledge/knowledge.js';
import type {Model} from '../explorer/model.js';
import type {Display} from '../panels/display.js';
import {placeTitle} from '../screens/everywhere/place-title.js';
import {statementsOf} from '../screens/everywhere/speech.js';
import type {Screens} from '../screens/screen.js';
import type {CountedRange} from './recordings.js';

/** What a recording shows, in a few words: where a model is, or what is passed from there on. */
export function titleOf(
	screens: Screens,
	model: Model,
	knowledge: Knowledge,
	covered: CountedRange | undefined,
): string {
	const isRange = covered?.last !== undefined && covered.last !== covered.first;
	const range = isRange ? model.text.pictureRange(covered.what, covered.first, covered.last) : undefined;
	return placeTitle(screens, model, knowledge, range);
}

/** What the frame of a model shows, as a screen reader says it. */
export function descriptionOf(screens: Screens, model: Model, knowledge: Knowledge, display: Display): string {
	return Object.values(statementsOf(screens, model, knowledge, display))
		.filter(Boolean)
		.join(' ');
}
