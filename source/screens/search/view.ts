import type {Writing} from '../../components/display.js';
import {costWords, memoryLines, memoryRows} from '../../components/memory.js';
import {borderColumns, panelColumns} from '../../components/panel.js';
import {compactLayout, isCompactForSteps, stackColumns} from '../../components/step-layout.js';
import {type Counter, stepCounters} from '../../components/step-report.js';
import {type Line, run} from '../../components/styled-text.js';
import type {Questions} from '../../components/timeline.js';
import type {PanelSize} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {searchMoment} from '../../explorer/navigation.js';
import {posed} from '../../explorer/prediction/asking.js';
import type {Question} from '../../explorer/prediction/question.js';
import {type Work, workAt} from '../../explorer/work.js';
import {type Moment, memoryType, type Tape, type Variant, variantOf} from '../../solver/index.js';
import {fitting} from '../../text/width.js';
import type {Screen} from '../screen.js';
import {loneBoard, loneLines, type StepSection, stepScreen} from '../step-screen.js';
import {layoutIn, nextView, type RightSection, shownView} from './layout.js';
import {nodesLines} from './nodes.js';
import {hiddenFor, prediction} from './prediction.js';
import {listingLines, programLines, programSize, programValues} from './program.js';
import {wordsAt} from './sentences.js';
import {callsAt, hiddenCalls, stackLines} from './stack.js';
import {treeLines, treeSize} from './tree/tree.js';

/** What all panels show. */
type Scene = {
	readonly model: Model;
	readonly tape: Tape;
	readonly moment: Moment;
	readonly variant: Variant & {readonly id: Model['variant']};
	readonly work: Work;
	/** The question whose answer no panel may show. */
	readonly question: Question | undefined;
};

function sceneOf(model: Model, knowledge: Knowledge): Scene {
	const moment = searchMoment(model, knowledge);
	const variant = variantOf(model.variant);
	return {
		model,
		tape: knowledge.tape(model.size),
		moment,
		variant,
		work: workAt(variant, moment),
		question: hiddenFor(model, knowledge),
	};
}

/** One step of the search, as the current variant does it: board and stack, beside them one view, and what is said about it. */
export const searchStep = stepScreen((model, knowledge, room, writing) => {
	const scene = sceneOf(model, knowledge);
	const {moment, question} = scene;
	const between: Questions = prediction.of(model).isOn ? 'between' : 'none';
	const questions: Questions = question ? 'standing' : between;
	const parts = {moment, question, questions};
	if (isCompactForSteps(model)) {
		const {board, beside, height} = compactLayout(model.size, room, stackColumns(model.size));
		const width = Math.min(beside, Math.max(stackColumns(model.size), leastBeside));
		const lines = beside > 0 ? contentOf(scene, 'stack', {width, height}, writing).lines : [];
		const words = wordsAt(model, knowledge, moment, question, board);
		return {...parts, words, shown: {type: 'compact', board, height, beside: lines, width}};
	}

	const layout = layoutIn(model, room);
	const {left, right, below} = layout;
	const sections = layout.views[shownView(model, layout)] ?? [];
	// While a question stands, the key is an answer.
	const next = model.window.isPart || question ? undefined : nextView(model, layout, 1);
	return {
		...parts,
		words: wordsAt(model, knowledge, moment, question, layout.board),
		shown: {
			type: 'panels',
			layout,
			below: below > 0 ? sectionOf(scene, {id: 'stack', rows: below}, left - borderColumns - 1, writing) : undefined,
			sections: sections.map((section) =>
				sectionOf(scene, section, right - (section.id === 'program' ? borderColumns : panelColumns), writing),
			),
			next: next && model.text.views[next],
			counters: countersOf(scene),
		},
	};
});

/** What stands in place of a loop has room beside the board. */
const leastBeside = 24;

function sectionOf(scene: Scene, {id, rows}: RightSection, width: number, writing: Writing): StepSection {
	return {...contentOf(scene, id, {width, height: rows}, writing), rows, isFlush: id === 'program'};
}

/** The title and the lines of a section in a room of this size. */
function contentOf(
	scene: Scene,
	id: RightSection['id'],
	room: PanelSize,
	writing: Writing,
): Pick<StepSection, 'title' | 'lines'> {
	const {text, glyphs} = writing;
	const {model, tape, moment, variant, work, question} = scene;
	const isAsking = question !== undefined;
	switch (id) {
		case 'program': {
			const {row, column} = programValues(moment);
			const isNextShown = !isAsking && !posed.of(model).isNextHidden;
			// The program as the variant has run it: it decides which attack was found.
			const asRun = {...moment, step: work.step};
			const lines = programLines(variant.listings[model.code], asRun, isNextShown);
			// A lesson explains the program itself, and asks about what the notes say.
			const notes = model.window.isPart ? [] : (text.listingNotes[variant.id] ?? []);
			return {
				title: text.titles.program(row, column),
				lines: listingLines(lines, variant.id, model.code, room, notes, glyphs),
			};
		}

		case 'memory': {
			return {title: text.titles.memory(variant.id), lines: linesOfMemory(scene, room.width, writing)};
		}

		case 'nodes': {
			return {title: text.titles.nodes(), lines: nodesLines(tape, moment, isAsking, room, writing)};
		}

		case 'tree': {
			const {visited, all} = treeSize(tape, moment, isAsking);
			return {title: text.titles.tree(visited, all), lines: treeLines(tape, moment, isAsking, room, writing)};
		}

		case 'stack': {
			const calls = callsAt(model, tape, moment, question);
			return {
				title: text.titles.stack(hiddenCalls(calls, room.height), glyphs.above),
				lines: stackLines(calls, model.size, room, glyphs),
			};
		}
	}
}

function linesOfMemory(
	{model, moment, variant, work, question}: Scene,
	width: number,
	writing: Writing,
): readonly Line[] {
	// Flags and masks say which squares are attacked, comparisons are of the last test.
	if (question?.type === 'test' && memoryType(variant) !== 'comparisons') {
		return [[run(writing.text.prediction.hidden)]];
	}

	const cost = fitting(costWords(work, variant, moment, writing.text), width);
	return [...memoryLines(work, variant, model.code, width, writing), [run(cost)]];
}

function countersOf({model, tape, moment, variant, question}: Scene): readonly Counter[] {
	const {text} = model;
	const {isOn, right, asked} = prediction.of(model);
	const checks = variant.checks(moment);
	const score = isOn && asked > 0 && !posed.of(model).isElsewhere ? [text.prediction.scored(right, asked)] : [];
	return [
		...score,
		...stepCounters(tape, moment, text, question !== undefined),
		{count: text.number(checks), name: text.counted.checks(checks)},
	];
}

/** The panels that can be drawn alone. */
export const panels = {
	board: loneBoard(hiddenFor),
	// The stack has room for what stands in place of a loop. The last call finds all rows filled.
	stack: lone('stack', ({size}) => ({width: Math.max(stackColumns(size), 30), height: size + 1})),
	program: lone('program', ({variant, code}) => programSize(variantOf(variant).listings[code])),
	memory: lone('memory', (_, {width}) => ({width, height: memoryRows})),
	tree: lone('tree'),
} satisfies Screen['panels'];

function lone(id: RightSection['id'], sizeIn?: (model: Model, room: PanelSize) => PanelSize) {
	return loneLines(
		(model, knowledge, room, writing) => contentOf(sceneOf(model, knowledge), id, room, writing).lines,
		sizeIn,
	);
}
