import type {BoardLayout} from '../../components/board-size.js';
import {panelColumns, panelRows} from '../../components/panel.js';
import {bodySize, type PanelSize, sentenceRows} from '../../components/window.js';
import type {Model} from '../../explorer/model.js';
import {narration} from '../../explorer/narration.js';
import {searchMoment} from '../../explorer/navigation.js';
import {nothingHidden} from '../../explorer/prediction/question.js';
import {compareView, compareViews} from '../../explorer/step-views.js';
import {workAt} from '../../explorer/work.js';
import {type Moment, type Variant, variants} from '../../solver/index.js';
import type {Screen} from '../screen.js';
import {compactLayout, isCompactForSteps, reportRows, stepLayout} from '../steps/layout.js';
import {costWords, memoryLines, memoryRows} from '../steps/memory.js';
import {stepCounters} from '../steps/report.js';
import type {StepSection} from '../steps/stack.js';
import {loneLines, stepPanels, stepScreen} from '../steps/step-screen.js';
import {stepViews} from '../steps/views.js';
import {costColumns, costGroups, costLines, costRows, onlySigns, signsAndBars} from './costs.js';

/** The costs stand below the memories where both have room. */
function hasBothViews({height}: PanelSize): boolean {
	return height - reportRows - panelRows >= variants.length * memoryRows + costRows;
}

export const views = stepViews(compareView, compareViews, (model) =>
	hasBothViews(bodySize(model)) ? ['memories'] : compareViews,
);

export const compareStep = stepScreen((model, knowledge, room, writing) => {
	const {size, text} = model;
	const moment = searchMoment(model, knowledge);
	const wordsOn = (board: BoardLayout | undefined) => narration(model, knowledge, moment, board);
	if (isCompactForSteps(model)) {
		const groups = costGroups(knowledge, moment);
		const columns = costColumns(groups, writing);
		const {board, beside} = compactLayout(size, room, [columns + signsAndBars, columns + onlySigns, columns]);
		const lines = costLines(groups, {width: beside, height: room.height - sentenceRows}, writing);
		return {moment, words: wordsOn(undefined), shown: {type: 'compact', board, beside: lines}};
	}

	const layout = stepLayout(model, room);
	const inside = {width: layout.right - panelColumns, height: layout.height - panelRows};
	const memories = variants.map((variant) => ({
		title: memoryTitle(variant, moment, text),
		variant: variant.id,
		lines: memoryLines(workAt(variant, moment), variant, model.code, {...inside, height: memoryRows - 1}, writing),
	}));
	const hasBoth = hasBothViews(room);
	const rows = hasBoth ? costRows : inside.height;
	const lines = costLines(costGroups(knowledge, moment), {...inside, height: rows}, writing);
	const costs: StepSection = {title: text.compare.cost, lines, rows};
	const next = views.next(model);
	const tape = knowledge.tape(size);
	return {
		moment,
		words: wordsOn(layout.board),
		shown: {
			type: 'panels',
			layout,
			below: undefined,
			sections: {memories: hasBoth ? [...memories, costs] : memories, cost: [costs]}[views.shownIn(model)],
			next: next && text.compare.views[next],
			counters: stepCounters(tape, moment, text),
		},
	};
});

export function memoryTitle(variant: Variant, moment: Moment, text: Model['text']) {
	return costWords(workAt(variant, moment), variant, moment, text);
}

export const panels = {
	...stepPanels(() => nothingHidden),
	cost: loneLines((model, knowledge, room, writing) =>
		costLines(costGroups(knowledge, searchMoment(model, knowledge)), room, writing),
	),
} satisfies Screen['panels'];
