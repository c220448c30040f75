import {drawFrame} from '../../app/draw.js';
import type {FrameProps} from '../../app/frame.js';
import {descriptionOf, titleOf} from '../title.js';
import {pictureOf} from './document.js';

/** A picture of what is on the screen, in all colours. */
export function stillOf({model, knowledge, screens, display}: FrameProps): string {
	const lines = drawFrame({model, knowledge, screens, display: {...display, hasColour: true, hasHues: true}}, 3);
	return pictureOf([lines], {
		title: titleOf(screens, model, knowledge, undefined),
		description: descriptionOf(screens, model, knowledge, display),
		columns: model.window.columns,
		speed: model.speed,
	});
}
