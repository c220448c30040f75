import type {BoardLayout} from '../../components/board-size.js';
import type {Writing} from '../../components/display.js';
import {memoryLines} from '../../components/memory.js';
import {panelColumns} from '../../components/panel.js';
import {compactLayout, isCompactForSteps, panelsIn, stepLayout} from '../../components/step-layout.js';
import {stepCounters} from '../../components/step-report.js';
import type {PanelSize} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {narrationWordings} from '../../explorer/narration.js';
import {searchMoment} from '../../explorer/navigation.js';
import {compareView} from '../../explorer/step-views.js';
import {costHere, costUpTo, workAt} from '../../explorer/work.js';
import {type Moment, type Variant, variants} from '../../solver/index.js';
import type {Screen} from '../screen.js';
import {loneBoard, loneLines, type StepSection, stepScreen} from '../step-screen.js';
import {costGroups, costLines, leastCosts} from './costs.js';
import {otherView} from './keys.js';
import {costsHere, tradeLines, tradesOf} from './trades.js';

/** What the three variants cost at one step of the search, and in the whole of it. */
export const compareStep = stepScreen((model, knowledge, room, writing) => {
	const {size, text} = model;
	const moment = searchMoment(model, knowledge);
	const wordsOn = (board: BoardLayout | undefined) => narrationWordings(model, knowledge, moment, board);
	if (isCompactForSteps(model)) {
		const {board, beside: width, height} = compactLayout(size, room, leastCosts);
		const costs = width > 0 ? costLines(costGroups(knowledge, moment), {width, height}, writing) : [];
		return {moment, words: wordsOn(undefined), shown: {type: 'compact', board, height, beside: costs, width}};
	}

	const layout = stepLayout(size, panelsIn(room));
	const {shown} = compareView.of(model);
	const inside = {width: layout.right - panelColumns, height: layout.height - 2};
	return {
		moment,
		words: wordsOn(layout.board),
		shown: {
			type: 'panels',
			layout,
			below: tradeSection(model, knowledge, moment, {width: layout.left - panelColumns, height: layout.below}),
			sections:
				shown === 'cost'
					? [costSection(knowledge, moment, inside, writing)]
					: memorySections(model, moment, inside, writing),
			next: text.compare.views[otherView(shown)],
			counters: stepCounters(knowledge.tape(size), moment, text),
		},
	};
});

/** What each variant saves and pays, and what this step costs; undefined where none of it has room. */
function tradeSection(
	{size, text}: Model,
	knowledge: Knowledge,
	moment: Moment,
	room: PanelSize,
): StepSection | undefined {
	const {step} = moment;
	const tape = knowledge.tape(size);
	const here = step && step.type !== 'solution' ? text.compare.here(step.type, costsHere(moment)) : [];
	const lines = tradeLines(tradesOf(tape, moment), here, room, text);
	const title = text.compare.against(tape.isDone, variants[0].id);
	return lines.length > 0 ? {title, lines, rows: lines.length} : undefined;
}

function costSection(knowledge: Knowledge, moment: Moment, room: PanelSize, writing: Writing): StepSection {
	const lines = costLines(costGroups(knowledge, moment), room, writing);
	return {title: writing.text.compare.cost, lines, rows: room.height};
}

/** The memories of all variants, below each other. */
function memorySections(
	{code, text}: Model,
	moment: Moment,
	{width, height}: PanelSize,
	writing: Writing,
): readonly StepSection[] {
	// Each but the first has a line with its title; the last one takes what is left.
	const rows = Math.floor((height + 1) / variants.length) - 1;
	return variants.map((variant, index) => ({
		title: memoryTitle(variant, moment, text),
		lines: memoryLines(workAt(variant, moment), variant, code, width, writing),
		rows: index < variants.length - 1 ? rows : height - (rows + 1) * index,
	}));
}

/** What the step and all steps so far have cost a variant. */
export function memoryTitle(variant: Variant, moment: Moment, text: Model['text']) {
	const here = costHere(workAt(variant, moment), variant);
	return text.costTitles(variant.id, moment.step?.type, here, costUpTo(moment, variant));
}

/** The panels that can be drawn alone. */
export const panels = {
	board: loneBoard(() => undefined),
	cost: loneLines((model, knowledge, room, writing) =>
		costLines(costGroups(knowledge, searchMoment(model, knowledge)), room, writing),
	),
} satisfies Screen['panels'];
