import {distinctImages} from '../explorer/images.js';
import {imagesLayout} from '../explorer/layout/images-layout.js';
import {insideOf, type PanelSize} from '../explorer/layout/panel-size.js';
import {type Model, type Overlay, placeOf} from '../explorer/model.js';
import {text} from '../text/en.js';
import type {Display} from './display.js';
import {imageLines} from './gallery.js';
import {growthLines} from './growth.js';
import {helpLines} from './help.js';
import {ladderLines} from './ladder.js';
import type {PanelContent} from './panel-content.js';

/** What lies over the screen as one panel. The menu and the prompt are none. */
type OverlayPanel = Exclude<Overlay, {type: 'menu' | 'prompt'}>;

export function overlayPanel(model: Model, overlay: OverlayPanel, panel: PanelSize, display: Display): PanelContent {
	const {size, screen, window} = model;
	const {glyphs} = display;
	const inside = insideOf(panel);
	switch (overlay.type) {
		case 'help': {
			const lines = helpLines(screen, glyphs).slice(overlay.scroll);
			const above = overlay.scroll > 0 ? glyphs.above : '';
			const below = lines.length > inside.height ? glyphs.below : '';
			return {title: `${text.panels.help} ${above}${below}`.trimEnd(), lines};
		}

		case 'ladder': {
			return {title: text.ladder.title(size), lines: ladderLines(model, inside, glyphs)};
		}

		case 'growth': {
			return {title: text.growth.title, lines: growthLines(model.growth, inside, glyphs)};
		}

		case 'images': {
			const images = distinctImages(model);
			const layout = imagesLayout(size, images.length, window);
			const title = text.imagesTitle(placeOf(model).solution, images.length);
			return {title, lines: imageLines(images, overlay.chosen, layout, display)};
		}
	}
}
