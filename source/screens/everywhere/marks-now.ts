import {bodySize} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {overlayOf, screenOf} from '../../explorer/screen.js';
import type {MarkId} from '../../text/en.js';
import type {Screens} from '../screen.js';
import {isMark} from './mark-samples.js';

/** The marks on the screen, or on the overlay over it, in the order of the texts. */
export function marksNow(screens: Screens, model: Model, knowledge: Knowledge): readonly MarkId[] {
	const shown = overlayOf(screens, model) ?? screenOf(screens, model);
	const ids = shown.marks?.(model, knowledge, bodySize(model));
	return Object.keys(model.text.legend.marks)
		.filter(isMark)
		.filter((id) => ids?.has(id));
}
