import {visibleRows} from '../../components/board.js';
import type {BoardLayout} from '../../components/board-size.js';
import {type Writing, writingOf} from '../../components/display.js';
import {borderColumns, panelColumns, panelRows} from '../../components/panel.js';
import {runsWidth, styled} from '../../components/styled-text.js';
import type {PanelSize} from '../../components/window.js';
import {layoutOf} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {searchMoment} from '../../explorer/navigation.js';
import {isFast, momentToRead} from '../../explorer/playback.js';
import type {SearchView} from '../../explorer/step-views.js';
import {workAt} from '../../explorer/work.js';
import {memoryType, variantOf} from '../../solver/index.js';
import {shortest} from '../../text/width.js';
import type {Screen} from '../screen.js';
import {compactBoard} from '../steps/layout.js';
import {bitColumns, costWords, memoryLines, memoryRows} from '../steps/memory.js';
import {type Counter, stepCounters} from '../steps/report.js';
import {focusOf, loopColumn} from '../steps/squares.js';
import type {StepSection} from '../steps/stack.js';
import {loneLines, stepPanels, stepScreen} from '../steps/step-screen.js';
import {flameBelow, flameBeside, flameTitle} from './flame-lines.js';
import {codeRows, layoutIn, views} from './layout.js';
import {hiddenIn, prediction} from './prediction.js';
import {listingLines, programLines, programSize} from './program.js';
import {wordsAt} from './sentences.js';

type Scene = ReturnType<typeof sceneOf>;

function sceneOf(model: Model, knowledge: Knowledge) {
	const moment = searchMoment(model, knowledge);
	const variant = variantOf(model.variant);
	const work = workAt(variant, moment);
	const hidden = hiddenIn(model, knowledge);
	const tape = knowledge.tape(model.size);
	return {model, knowledge, tape, moment, variant, work, hidden};
}

export const searchStep = stepScreen((model, knowledge, room, writing) => {
	const scene = sceneOf(model, knowledge);
	const {moment, hidden} = scene;
	if (layoutOf(model) === 'compact') {
		const board = compactBoard(model.size, room);
		const words = wordsAt(model, knowledge, moment, hidden, board);
		return {moment, hidden, words, shown: {type: 'compact', board}};
	}

	const layout = layoutIn(model, room);
	const {board, left, right, below, height, sentence, flame} = layout;
	// While a question stands, the key is an answer.
	const next = hidden.future ? undefined : views.next(model);
	const id = flame > 0 ? 'program' : views.shownIn(model);
	const inside = {width: right - (id === 'program' ? borderColumns : panelColumns), height: height - panelRows};
	const hasMemory = id === 'program' && below === 0 && inside.height > codeRows + memoryRows;
	const firstRows = inside.height - (hasMemory ? memoryRows + 1 : 0);
	const memoryRoom = {width: left - borderColumns - 1, height: below};
	return {
		moment,
		hidden,
		words: wordsAt(model, knowledge, moment, hidden, board),
		shown: {
			type: 'panels',
			layout,
			below: below > 0 ? {...contentOf(scene, 'memory', memoryRoom, writing, board), rows: below} : undefined,
			sections: [
				{...contentOf(scene, id, {...inside, height: firstRows}, writing, board), isFlush: id === 'program'},
				...(hasMemory ? [contentOf(scene, 'memory', {width: right - panelColumns, height: memoryRows}, writing)] : []),
			].map((section, index) => ({...section, rows: index === 0 ? firstRows : memoryRows})),
			next: next && model.text.views[next],
			counters: countersOf(scene),
			rows: sentence,
			picture: flame > 0 ? flameBelow(scene, {width: room.width, height: flame}, writing) : [],
		},
	};
});

function contentOf(
	scene: Scene,
	id: SearchView,
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
			const ran = programLines(variant.listings[model.code], asRun, !hidden.nextLine);
			const lines = isFast(model) ? ran.map((line) => ({...line, state: undefined, isDeciding: false})) : ran;
			const titles = text.titles.program(moment.queens.length, loopColumn(moment));
			// A lesson, which shows it without the board, explains the program itself.
			const notes = board ? text.listingNotes[variant.id] : [];
			return {
				title: isFast(model) ? shortest(titles) : titles,
				lines: listingLines(lines, variant.id, model.code, room, notes, glyphs),
			};
		}

		case 'memory': {
			if (isFast(model)) {
				return {title: text.titles.memory(variant.id), variant: variant.id, lines: [[styled(glyphs.openEnd)]]};
			}

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

		case 'tree': {
			const lines = Math.max(1, Math.floor((room.height - 1) / model.size));
			const rows = board
				? {...visibleRows(model.size, board, focusOf(moment)), lines: board.square.height}
				: {first: 0, end: model.size, lines};
			return {title: flameTitle(scene, writing), lines: flameBeside(scene, room, rows, writing)};
		}
	}
}

function countersOf({model, knowledge, tape, moment: shown, variant, hidden}: Scene): readonly Counter[] {
	const {text} = model;
	const moment = momentToRead(model, knowledge, shown);
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
	tree: {
		...lone('tree'),
		...loneLines((model, knowledge, room, writing) => {
			const scene = sceneOf(model, knowledge);
			const below = flameBelow(scene, room, writing);
			return runsWidth(below[0]!) <= room.width ? below : contentOf(scene, 'tree', room, writing).lines;
		}),
	},
} satisfies Screen['panels'];

function lone(id: SearchView, sizeIn?: (model: Model, room: PanelSize) => PanelSize) {
	return {
		...loneLines(
			(model, knowledge, room, writing) => contentOf(sceneOf(model, knowledge), id, room, writing).lines,
			sizeIn,
		),
		title: (model: Model, knowledge: Knowledge) =>
			contentOf(sceneOf(model, knowledge), id, {width: 0, height: 0}, writingOf(model)).title,
	};
}
