import {costHere, costUpTo} from '../../explorer/cost.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {searchMoment} from '../../explorer/navigation.js';
import {boardContent} from '../../panels/board/board-content.js';
import type {Display} from '../../panels/display.js';
import {fitting} from '../../panels/fitting.js';
import {explanationLines} from '../../panels/memory/memory.js';
import {fittingNarration, narrationLines, narrationRows} from '../../panels/narration.js';
import {insideOf, type PanelSize} from '../../panels/panel-size.js';
import {timelineLine} from '../../panels/timeline.js';
import {ofHeight, type PanelContent, type View} from '../../panels/view.js';
import {compactView, isCompact} from '../../panels/window.js';
import {type Moment, type Variant, variantOf} from '../../solver/index.js';
import {type CompareLayout, type ComparePanel, compareLayout} from './layout.js';
import {totalsLines} from './totals.js';

/** Returns the view of one step: board, totals and a panel for each variant, with a sentence and the timeline below. */
export function view(model: Model, knowledge: Knowledge, display: Display): View {
	const moment = searchMoment(model, knowledge);
	const wrong = knowledge.runs.disagreements(moment);
	if (isCompact(model)) {
		const sentence = fittingNarration(model, knowledge, moment, undefined, wrong);
		return compactView(model, (board) => boardContent(model, knowledge, moment, board, display).lines, sentence);
	}

	const layout = compareLayout(model.size, model.window, model.variant);
	return {
		direction: layout.direction,
		groups: layout.groups.map((group) =>
			group.map((panel) => ({...panel, ...panelContent(model, knowledge, moment, layout, panel, display)})),
		),
		below: [
			...ofHeight(narrationLines(model, knowledge, moment, layout.board, wrong), narrationRows),
			timelineLine(model, knowledge, moment, display.glyphs),
		],
	};
}

function panelContent(
	model: Model,
	knowledge: Knowledge,
	moment: Moment,
	{board}: CompareLayout,
	panel: ComparePanel,
	display: Display,
): PanelContent {
	if (panel.id === 'board') {
		return boardContent(model, knowledge, moment, board, display);
	}

	if (panel.id === 'totals') {
		return {title: display.text.compare.cost, lines: totalsLines(model, knowledge, moment, insideOf(panel))};
	}

	return variantContent(knowledge, moment, variantOf(panel.id), panel, display);
}

/** Returns what a variant keeps in memory and what it does with it in the last step. */
function variantContent(
	knowledge: Knowledge,
	moment: Moment,
	variant: Variant,
	panel: PanelSize,
	display: Display,
): PanelContent {
	const inside = insideOf(panel);
	const work = knowledge.runs.at(variant.id, moment);
	const here = costHere(work, variant);
	const titles = display.text.compare.variantTitles(variant.id, moment.step?.type, here, costUpTo(moment, variant));
	return {
		title: fitting([...titles, variant.id], inside.width),
		lines: explanationLines(work, inside, display),
	};
}
