import {checksHere} from '../../explorer/cost.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {searchMoment} from '../../explorer/navigation.js';
import {boardContent} from '../../panels/board-content.js';
import type {Display} from '../../panels/display.js';
import type {Glyphs} from '../../panels/glyphs.js';
import {line} from '../../panels/line.js';
import {explanationLines} from '../../panels/memory.js';
import {fittingNarration, narrationLines} from '../../panels/narration.js';
import {insideOf, type PanelSize} from '../../panels/panel-size.js';
import {timelineLine} from '../../panels/timeline.js';
import {ofHeight, type PanelContent, type View} from '../../panels/view.js';
import {compactView, isCompact} from '../../panels/window.js';
import {type Moment, type Variant, variantOf} from '../../solver/index.js';
import {text} from '../../text/en.js';
import {type CompareLayout, type ComparePanel, compareLayout} from './layout.js';
import {totalsLines} from './totals.js';

/** Returns the view of one step: board, totals and a panel for each variant, with a sentence and the timeline below. */
export function view(model: Model, knowledge: Knowledge, display: Display): View {
	const moment = searchMoment(model, knowledge);
	if (isCompact(model)) {
		const sentence = fittingNarration(model, knowledge, moment);
		return compactView(model, (board) => boardContent(model, moment, board, display).lines, sentence);
	}

	const layout = compareLayout(model.size, model.window);
	return {
		direction: layout.direction,
		groups: layout.groups.map((group) =>
			group.map((panel) => ({...panel, ...panelContent(model, knowledge, moment, layout, panel, display)})),
		),
		below: [
			...ofHeight(narrationLines(model, knowledge, moment, layout.board), layout.narrationHeight),
			timelineLine(model, knowledge, moment, display.glyphs),
		],
	};
}

function panelContent(
	model: Model,
	knowledge: Knowledge,
	moment: Moment,
	{board, groups}: CompareLayout,
	panel: ComparePanel,
	display: Display,
): PanelContent {
	if (panel.id === 'board') {
		return boardContent(model, moment, board, display);
	}

	if (panel.id === 'totals') {
		return {title: text.compare.totals, lines: totalsLines(model, knowledge, moment, insideOf(panel).width)};
	}

	const hasTotals = groups.flat().some(({id}) => id === 'totals');
	return variantContent(model, knowledge, moment, variantOf(panel.id), panel, hasTotals, display.glyphs);
}

/** Returns what a variant keeps in memory and how it does the last test. */
function variantContent(
	{size}: Model,
	knowledge: Knowledge,
	moment: Moment,
	variant: Variant,
	panel: PanelSize,
	hasTotals: boolean,
	glyphs: Glyphs,
): PanelContent {
	const soFar = variant.checks(moment);
	const here = checksHere(knowledge.tape(size), moment, variant);
	const inside = insideOf(panel);
	const lines = explanationLines(size, variant, moment, inside, glyphs);
	const [full, short] = text.compare.variantTitles(variant.id, here, soFar);
	if (full.length <= inside.width) {
		return {title: full, lines};
	}

	// The short title lacks the checks so far. They stand below it, unless the totals panel shows them.
	const below = !hasTotals && lines.length < inside.height ? [line(text.compare.checksSoFar(soFar), 'dim')] : [];
	return {title: short, lines: [...below, ...lines]};
}
