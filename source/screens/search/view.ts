import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {searchMoment} from '../../explorer/navigation.js';
import {boardContent} from '../../panels/board-content.js';
import type {Display} from '../../panels/display.js';
import {explanationLines, explanationTitle} from '../../panels/memory.js';
import {fittingNarration, narrationLines} from '../../panels/narration.js';
import {insideOf} from '../../panels/panel-size.js';
import {timelineLine} from '../../panels/timeline.js';
import {ofHeight, type PanelContent, type View} from '../../panels/view.js';
import {compactView, isCompact} from '../../panels/window.js';
import {type Moment, variantOf} from '../../solver/index.js';
import {text} from '../../text/en.js';
import {cells} from '../../text/width.js';
import {counterLine} from './counters.js';
import {type SearchLayout, type SearchPanel, searchLayout} from './layout.js';
import {listingLines, listingTitle} from './listing.js';
import {askedSquare, questionOf} from './prediction.js';
import {stackAndShapeLines} from './shape.js';
import {callsAbove} from './stack.js';
import {tree, treeLines} from './tree.js';

/** Returns the view of one step: the panels, with a sentence, the counters and the timeline below. */
export function view(model: Model, knowledge: Knowledge, display: Display): View {
	const moment = searchMoment(model, knowledge);
	const question = questionOf(model, knowledge);
	const asked = askedSquare(model, knowledge);
	if (isCompact(model)) {
		const sentence = question ?? fittingNarration(model, knowledge, moment);
		return compactView(model, (board) => boardContent(model, moment, board, display, asked).lines, sentence);
	}

	const layout = searchLayout(model.size, model.window);
	return {
		direction: layout.direction,
		groups: layout.groups.map((group) =>
			group.map((panel) => ({...panel, ...panelContent(model, knowledge, moment, layout, panel, display)})),
		),
		below: [
			...ofHeight(narrationLines(model, knowledge, moment, layout.board, question), layout.narrationHeight),
			counterLine(model, knowledge, moment, display.glyphs),
			timelineLine(model, knowledge, moment, display.glyphs),
		],
	};
}

function panelContent(
	model: Model,
	knowledge: Knowledge,
	moment: Moment,
	{board, groups}: SearchLayout,
	panel: SearchPanel,
	display: Display,
): PanelContent {
	const {size} = model;
	const {glyphs} = display;
	const inside = insideOf(panel);
	const tape = knowledge.tape(size);
	const variant = variantOf(model.variant);
	const isTreeShown = tree.of(model).isShown;
	const treeContent = () => ({title: text.treeTitle, lines: treeLines(size, moment, tape, inside, glyphs)});
	switch (panel.id) {
		case 'board': {
			return boardContent(model, moment, board, display, askedSquare(model, knowledge));
		}

		case 'stack': {
			// The tree replaces the listing, or the stack if there is no listing.
			if (isTreeShown && !groups.flat().some(({id}) => id === 'listing')) {
				return treeContent();
			}

			const {hasShape, lines} = stackAndShapeLines(model, tape, moment, inside, glyphs);
			const titles = text.stackTitles(hasShape, callsAbove(moment, inside.height), glyphs.above);
			return {title: titles.find((title) => cells(title) < inside.width) ?? titles.at(-1) ?? '', lines};
		}

		case 'listing': {
			if (isTreeShown) {
				return treeContent();
			}

			const isNextShown = questionOf(model, knowledge) === undefined;
			return {
				title: listingTitle(variant, moment),
				lines: listingLines(variant, moment, inside, glyphs, isNextShown),
			};
		}

		case 'test': {
			return {
				title: explanationTitle(tape, variant, moment, inside.width),
				lines: explanationLines(size, variant, moment, inside, glyphs),
			};
		}
	}
}
