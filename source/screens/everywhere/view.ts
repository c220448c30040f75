import type {ComponentType} from 'react';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {overlayOf, screenOf} from '../../explorer/screen.js';
import type {Display} from '../../panels/display.js';
import {insideOf} from '../../panels/panel-size.js';
import {emptyView, type View, wholePanel} from '../../panels/view.js';
import {bodySize} from '../../panels/window.js';
import type {ScreenProps, Screens} from '../screen.js';

/** Draws all between header and footer: of the overlay, if it has one, else of the screen, unless the overlay hides it. */
export function componentOf(screens: Screens, model: Model): ComponentType<ScreenProps> | undefined {
	const overlay = overlayOf(screens, model);
	const isHidden = overlay?.panel !== undefined;
	return overlay?.Component ?? (isHidden ? undefined : screenOf(screens, model).Component);
}

/** The same without components: the panel of the overlay, if it has one, else the view of the screen. */
export function viewOf(screens: Screens, model: Model, knowledge: Knowledge, display: Display): View {
	const size = bodySize(model);
	const panel = overlayOf(screens, model)?.panel?.(model, knowledge, insideOf(size), display);
	return panel ? wholePanel(size, panel) : (screenOf(screens, model).view?.(model, knowledge, display) ?? emptyView);
}
