import type {BoardLayout} from '../../components/board-size.js';
import type {Writing} from '../../components/display.js';
import {borderColumns, panelColumns, panelRows} from '../../components/panel.js';
import {type PanelSize, sentenceRows} from '../../components/window.js';
import type {Model} from '../../explorer/model.js';
import {narration} from '../../explorer/narration.js';
import {searchMoment} from '../../explorer/navigation.js';
import {type CompareView, compareView} from '../../explorer/step-views.js';
import {workAt} from '../../explorer/work.js';
import {type Moment, type Variant, variants} from '../../solver/index.js';
import type {Screen} from '../screen.js';
import {compactLayout, isCompactForSteps, stepLayout} from '../steps/layout.js';
import {costWords, memoryLines, memoryRows} from '../steps/memory.js';
import {stepCounters} from '../steps/report.js';
import type {StepSection} from '../steps/stack.js';
import {loneBoard, loneLines, loneStack, stepScreen} from '../steps/step-screen.js';
import {costColumns, costGroups, costLines, costRows, hasBothViews, signsAndBars} from './costs.js';
import {tradeLines, tradesOf} from './trades.js';

export function otherView(view: CompareView): CompareView {
	return view === 'cost' ? 'memories' : 'cost';
}

export const compareStep = stepScreen((model, knowledge, room, writing) => {
	const {size, text} = model;
	const moment = searchMoment(model, knowledge);
	const wordsOn = (board: BoardLayout | undefined) => narration(model, knowledge, moment, board);
	if (isCompactForSteps(model)) {
		const groups = costGroups(knowledge, moment);
		const columns = costColumns(groups, writing);
		const {board, beside} = compactLayout(size, room, columns + signsAndBars, columns);
		const lines = costLines(groups, {width: beside, height: room.height - sentenceRows}, writing);
		return {moment, words: wordsOn(undefined), shown: {type: 'compact', board, beside: lines}};
	}

	const layout = stepLayout(model, room);
	const {shown} = compareView.of(model);
	const inside = {width: layout.right - panelColumns, height: layout.height - panelRows};
	const hasBoth = hasBothViews(room);
	const memoriesIn = {...inside, height: hasBoth ? inside.height - costRows - 1 : inside.height};
	const memories = memorySections(model, moment, memoriesIn, writing);
	const costRoom = {...inside, height: hasBoth ? costRows : inside.height};
	const costs: StepSection = {
		title: text.compare.cost,
		lines: costLines(costGroups(knowledge, moment), costRoom, writing),
		rows: costRoom.height,
	};
	const tape = knowledge.tape(size);
	const tradeRoom = {width: layout.left - borderColumns - 1, height: layout.below};
	const trades: StepSection = {
		title: text.compare.against(tape.isDone, variants[0].id),
		lines: tradeLines(tradesOf(tape, moment), tradeRoom, text),
		rows: layout.below,
	};
	return {
		moment,
		words: wordsOn(layout.board),
		shown: {
			type: 'panels',
			layout,
			below: layout.below > 0 ? trades : undefined,
			sections: [...(hasBoth || shown === 'memories' ? memories : []), ...(hasBoth || shown === 'cost' ? [costs] : [])],
			next: hasBoth ? undefined : text.compare.views[otherView(shown)],
			counters: stepCounters(tape, moment, text),
		},
	};
});

function memorySections(
	{code, text}: Model,
	moment: Moment,
	{width, height}: PanelSize,
	writing: Writing,
): readonly StepSection[] {
	const rows = Math.floor((height + 1) / variants.length) - 1;
	return variants.map((variant, index) => ({
		title: memoryTitle(variant, moment, text),
		variant: variant.id,
		lines: memoryLines(workAt(variant, moment), variant, code, {width, height: memoryRows - 1}, writing),
		rows: index < variants.length - 1 ? rows : height - (rows + 1) * index,
	}));
}

export function memoryTitle(variant: Variant, moment: Moment, text: Model['text']) {
	return costWords(workAt(variant, moment), variant, moment, text, variant.id);
}

export const panels = {
	board: loneBoard(() => undefined),
	stack: loneStack(() => undefined),
	cost: loneLines((model, knowledge, room, writing) =>
		costLines(costGroups(knowledge, searchMoment(model, knowledge)), room, writing),
	),
} satisfies Screen['panels'];
