import {bodySize} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {galleryLayout} from './gallery.js';
import {solutionsLayout} from './layout.js';
import {gallery} from './state.js';

/** How many solutions the list or the gallery shows at once, or 1 if the window has no room for the list. */
export function solutionsOnPage(model: Model, knowledge: Knowledge): number {
	const room = bodySize(model);
	const shown = gallery.of(model).isShown
		? galleryLayout(model, knowledge, room)
		: solutionsLayout(model, knowledge, room).list;
	return shown ? shown.columns * shown.rows : 1;
}

/** How many solutions stand side by side in the gallery, or 1 in the list. */
export function solutionsInRow(model: Model, knowledge: Knowledge): number {
	return gallery.of(model).isShown ? galleryLayout(model, knowledge, bodySize(model)).columns : 1;
}
