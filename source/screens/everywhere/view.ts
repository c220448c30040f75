import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {overlayOf, screenOf} from '../../explorer/screen.js';
import type {Display} from '../../panels/display.js';
import {insideOf} from '../../panels/panel-size.js';
import {type View, wholePanel} from '../../panels/view.js';
import {bodySize} from '../../panels/window.js';
import type {Screens} from '../screen.js';

/** What stands between header and footer: the panel of the overlay, if it has one, else the screen. */
export function viewOf(screens: Screens, model: Model, knowledge: Knowledge, display: Display): View {
	const size = bodySize(model);
	const panel = overlayOf(screens, model)?.panel?.(model, knowledge, insideOf(size), display);
	return panel ? wholePanel(size, panel) : screenOf(screens, model).view(model, knowledge, display);
}
