import {type Model, placeNumber} from '../../explorer/model.js';
import {type ScreenTable, screenOf} from '../../explorer/screen.js';
import {createSlot} from '../../explorer/slot.js';
import type {Text} from '../../text/en.js';

type Outcome = (text: Text) => string;

/** What is said about the last picture: where it is, or why it could not be saved. */
export const saving = createSlot<{readonly outcome: Outcome}>('saving', {outcome: () => ''});

/** The name of a file for a picture of the screen, such as `queens-8-search-48`, or of what is shown over it. */
export function pictureName(screens: Pick<ScreenTable, 'screens'>, model: Model): string {
	const {size, screen, overlay} = model;
	const {counts} = screenOf(screens, model);
	const number = counts && placeNumber(model, counts);
	return ['queens', size, screen, number, overlay].filter((part) => part !== undefined).join('-');
}

/** The model after a picture has been saved, or not. */
export function saved(model: Model, outcome: Outcome): Model {
	return {...saving.with(model, {outcome}), notice: 'saved'};
}
