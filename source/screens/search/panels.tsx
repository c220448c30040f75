import {boardPanel, visibleRows} from '../../components/board.js';
import type {BoardLayout} from '../../components/board-size.js';
import {useDisplay, type Writing, writingOf} from '../../components/display.js';
import {Lines, styled} from '../../components/styled-text.js';
import type {PanelSize} from '../../components/window.js';
import {isFast} from '../../explorer/playback.js';
import type {SearchPanel} from '../../explorer/step-views.js';
import {shortest} from '../../text/width.js';
import type {LonePanel, Screen} from '../screen.js';
import {costWords, memoryLines} from '../steps/memory.js';
import {focusOf, loopColumn, stepRows} from '../steps/squares.js';
import type {StepSection} from '../steps/stack.js';
import {listingLines, programLines} from './program.js';
import {type SearchScene, sceneAt} from './scene.js';
import {treeBeside, treeTitle} from './tree-lines.js';

/** A section stands beside a `board`, or alone. */
export function sectionOf(
	scene: SearchScene,
	id: SearchPanel,
	room: PanelSize,
	writing: Writing,
	board?: BoardLayout,
): StepSection {
	const {text, glyphs} = writing;
	const {model, moment, variant, work, hidden} = scene;
	switch (id) {
		case 'program': {
			// The variant decides which attack was found.
			const asRun = {...moment, step: work.step};
			const ran = programLines(variant.listings[model.code], asRun, !hidden.nextLine, work);
			const lines = isFast(model) ? ran.map((line) => ({...line, state: undefined, isDeciding: false})) : ran;
			const titles = text.titles.program(moment.queens.length, loopColumn(moment));
			return {
				title: isFast(model) ? shortest(titles) : titles,
				lines: listingLines(lines, variant.id, model.code, room, glyphs),
			};
		}

		case 'memory': {
			if (isFast(model)) {
				return {title: text.titles.memory(variant.id), variant: variant.id, lines: [[styled(glyphs.openEnd)]]};
			}

			// Flags tell which squares are attacked; comparisons are of the last test.
			if (hidden.square && work.memory.type !== 'comparisons') {
				return {title: text.titles.memory(variant.id), lines: [[styled(text.prediction.hidden)]]};
			}

			const name = text.titles.memory();
			return {
				title: work.looks
					? text.titles.look(name, work.looks, work.checks)
					: [costWords(work, variant, moment, text, name)[0], name],
				variant: variant.id,
				lines: memoryLines(work, moment, room.width, writing),
			};
		}

		case 'tree': {
			const lines = Math.max(1, Math.floor((room.height - 1) / model.size));
			const rows = board
				? {...visibleRows(model.size, board, focusOf(moment)), linesOf: () => board.square.height}
				: {first: 0, end: model.size, linesOf: () => lines};
			return {title: treeTitle(scene, writing), lines: treeBeside(scene, room, rows, writing)};
		}
	}
}

function lone(id: SearchPanel): LonePanel {
	return {
		title: (model, knowledge) =>
			sectionOf(sceneAt(model, knowledge), id, {width: 0, height: 0}, writingOf(model)).title,
		Component({model, knowledge, room}) {
			return <Lines lines={sectionOf(sceneAt(model, knowledge), id, room, useDisplay()).lines} />;
		},
	};
}

export const panels = {
	board: boardPanel((model, knowledge, {square}) => {
		const scene = sceneAt(model, knowledge);
		return {rows: stepRows(scene, square), focus: focusOf(scene.moment)};
	}),
	program: lone('program'),
	memory: lone('memory'),
	tree: lone('tree'),
} satisfies Screen['panels'];
