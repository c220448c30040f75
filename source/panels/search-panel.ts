import {insideOf} from '../explorer/layout/panel-size.js';
import type {SearchLayout, SearchPanel} from '../explorer/layout/search-layout.js';
import type {Model} from '../explorer/model.js';
import {tapeOf} from '../explorer/tapes.js';
import {type Moment, variantOf} from '../solver/index.js';
import {text} from '../text/en.js';
import {boardContent} from './board-content.js';
import type {Display} from './display.js';
import {explanationLines, explanationTitle} from './explanation.js';
import {listingLines, listingTitle} from './listing.js';
import type {PanelContent} from './panel-content.js';
import {stackAndShapeLines} from './shape.js';
import {treeLines} from './tree.js';

/** What a panel of the search shows of one of its moments. */
export function searchPanel(
	model: Model,
	moment: Moment,
	{board, groups}: SearchLayout,
	panel: SearchPanel,
	display: Display,
): PanelContent {
	const {size} = model;
	const {glyphs} = display;
	const inside = insideOf(panel);
	const tape = tapeOf(size);
	const variant = variantOf(model.variant);
	const tree = () => ({title: text.treeTitle, lines: treeLines(size, moment, tape, inside, glyphs)});
	switch (panel.id) {
		case 'board': {
			return boardContent(model, moment, board, display);
		}

		case 'stack': {
			// Where there is no program the tree takes the place of the stack.
			if (model.isTreeShown && !groups.flat().some(({id}) => id === 'listing')) {
				return tree();
			}

			const {hasShape, lines} = stackAndShapeLines(model, moment, inside, glyphs);
			return {title: text.stackTitle(hasShape), lines};
		}

		case 'listing': {
			return model.isTreeShown
				? tree()
				: {title: listingTitle(variant, moment), lines: listingLines(variant, moment, inside.height, glyphs)};
		}

		case 'test': {
			return {
				title: explanationTitle(tape, variant, moment, inside.width),
				lines: explanationLines(size, variant, moment, inside, glyphs),
			};
		}
	}
}
