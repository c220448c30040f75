import {visibleRows} from '../../components/board.js';
import type {BoardLayout} from '../../components/board-size.js';
import {type Writing, writingOf} from '../../components/display.js';
import {borderColumns, panelColumns} from '../../components/panel.js';
import {styled} from '../../components/styled-text.js';
import type {PanelSize} from '../../components/window.js';
import {layoutOf} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {searchMoment} from '../../explorer/navigation.js';
import {workAt} from '../../explorer/work.js';
import {type Moment, memoryType, variantOf} from '../../solver/index.js';
import type {Screen} from '../screen.js';
import {compactBoard} from '../steps/layout.js';
import {bitColumns, costWords, memoryLines, memoryRows} from '../steps/memory.js';
import {type Counter, stepCounters} from '../steps/report.js';
import {focusOf, loopColumn} from '../steps/squares.js';
import type {StepSection} from '../steps/stack.js';
import {loneLines, stepPanels, stepScreen} from '../steps/step-screen.js';
import {layoutIn, type RightSection, views} from './layout.js';
import {nodesLines} from './nodes.js';
import {hiddenIn, prediction} from './prediction.js';
import {listingLines, programLines, programSize} from './program.js';
import {wordsAt} from './sentences.js';
import type {RowsBeside} from './tree/path-tree.js';
import {treeLines, treeTitle} from './tree/tree.js';

type Scene = ReturnType<typeof sceneOf>;

function sceneOf(model: Model, knowledge: Knowledge) {
	const moment = searchMoment(model, knowledge);
	const variant = variantOf(model.variant);
	const work = workAt(variant, moment);
	const hidden = hiddenIn(model, knowledge);
	const tape = knowledge.tape(model.size);
	return {model, tape, moment, variant, work, hidden, isFutureHidden: hidden.future};
}

export const searchStep = stepScreen((model, knowledge, room, writing) => {
	const scene = sceneOf(model, knowledge);
	const {moment, hidden} = scene;
	const isPredicting = prediction.of(model).isOn;
	if (layoutOf(model) === 'compact') {
		const board = compactBoard(model.size, room);
		const words = wordsAt(model, knowledge, moment, hidden, board);
		return {moment, hidden, words, shown: {type: 'compact', board, beside: []}};
	}

	const layout = layoutIn(model, room);
	const {board, left, right} = layout;
	// While a question stands, the key is an answer.
	const next = model.window.isPart || hidden.future ? undefined : views.next(model);
	const sectionOf = ({id, rows}: RightSection, width: number, beside?: BoardLayout): StepSection => ({
		...contentOf(scene, id, {width, height: rows}, writing, beside),
		rows,
		isFlush: id === 'program',
	});
	const memory: RightSection = {id: 'memory', rows: layout.below};
	return {
		moment,
		hidden,
		isPredicting,
		words: wordsAt(model, knowledge, moment, hidden, board),
		shown: {
			type: 'panels',
			layout,
			below: memory.rows > 0 ? sectionOf(memory, left - borderColumns - 1, board) : undefined,
			sections: (layout.views[views.shownIn(model)] ?? []).map((section, index) => {
				const width = right - (section.id === 'program' ? borderColumns : panelColumns);
				return sectionOf(section, width, section.id === 'tree' && index === 0 ? board : undefined);
			}),
			next: next && model.text.views[next],
			counters: countersOf(scene),
		},
	};
});

function contentOf(
	scene: Scene,
	id: RightSection['id'],
	room: PanelSize,
	writing: Writing,
	board?: BoardLayout,
): Omit<StepSection, 'rows'> {
	const {text, glyphs} = writing;
	const {model, moment, variant, work, hidden} = scene;
	switch (id) {
		case 'program': {
			// As the variant has run it: it decides which attack was found.
			const asRun = {...moment, step: work.step};
			const lines = programLines(variant.listings[model.code], asRun, !hidden.nextLine);
			// A lesson explains the program itself, and asks about what the notes say.
			const notes = model.window.isPart ? [] : (text.listingNotes[variant.id] ?? []);
			return {
				title: text.titles.program(moment.queens.length, loopColumn(moment)),
				lines: listingLines(lines, variant.id, model.code, room, notes, glyphs),
			};
		}

		case 'memory': {
			// Flags and masks tell which squares are attacked; comparisons are of the last test.
			if (hidden.square && memoryType(variant) !== 'comparisons') {
				return {title: text.titles.memory(variant.id), lines: [[styled(text.prediction.hidden)]]};
			}

			const titled = (name: string) => costWords(work, variant, moment, text, name);
			return {
				title: [
					...titled(text.titles.memory(variant.id)).slice(0, 1),
					...titled(text.titles.memory()),
					text.titles.memory(),
				],
				variant: variant.id,
				lines: memoryLines(work, variant, model.code, room, writing, board && bitColumns(board)),
			};
		}

		case 'nodes': {
			return {title: text.titles.nodes(), lines: nodesLines(scene, room, writing)};
		}

		case 'tree': {
			const beside = board && rowsBeside(board, moment);
			return {title: treeTitle(scene, text), lines: treeLines(scene, room, writing, beside)};
		}
	}
}

function rowsBeside(board: BoardLayout, moment: Moment): RowsBeside {
	const {height} = board.square;
	return {...visibleRows(moment.size, board, focusOf(moment)), line: (height - 1) >> 1, distance: height};
}

function countersOf({model, tape, moment, variant, hidden}: Scene): readonly Counter[] {
	const {text} = model;
	const {isOn, right, asked} = prediction.of(model);
	const checks = variant.checks(moment);
	const score = isOn && asked > 0 ? [text.prediction.scored(right, asked)] : [];
	return [
		...score,
		...stepCounters(tape, moment, text, hidden.future),
		{count: text.number(checks), name: text.counted.checks(checks)},
	];
}

export const panels = {
	...stepPanels(hiddenIn),
	program: lone('program', ({variant, code}) => programSize(variantOf(variant).listings[code])),
	memory: lone('memory', (_, {width}) => ({width, height: memoryRows})),
	tree: lone('tree'),
	nodes: lone('nodes', ({size}, {width}) => ({width, height: size + 1})),
} satisfies Screen['panels'];

function lone(id: RightSection['id'], sizeIn?: (model: Model, room: PanelSize) => PanelSize) {
	return {
		...loneLines(
			(model, knowledge, room, writing) => contentOf(sceneOf(model, knowledge), id, room, writing).lines,
			sizeIn,
		),
		title: (model: Model, knowledge: Knowledge) =>
			contentOf(sceneOf(model, knowledge), id, {width: 0, height: 0}, writingOf(model)).title,
	};
}
