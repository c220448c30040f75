import {type Model, placeNumber} from '../../explorer/model.js';
import {type ScreenTable, screenOf} from '../../explorer/screen.js';

/** Such as `queens-8-search-48`; an overlay has its own name. */
export function pictureName(screens: Pick<ScreenTable, 'screens'>, model: Model): string {
	const {size, screen, overlay} = model;
	const {counts} = screenOf(screens, model);
	const number = counts && placeNumber(model, counts);
	return ['queens', size, screen, number, overlay].filter((part) => part !== undefined).join('-');
}
